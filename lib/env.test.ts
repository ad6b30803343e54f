import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ENV_NAMES, EnvError, parseEnv, siteUrl } from '@/lib/env';

describe('parseEnv', () => {
  it('needs nothing set', () => {
    const env = parseEnv({});
    expect(env).toMatchObject({
      PORT: 3000,
      HOST: '0.0.0.0',
      DATA_DIR: './.data',
      SCRIPTURES_KEY: 'demo',
      MAIL_RATE: 2,
      JOBS: 'inline',
    });
    expect(siteUrl(env)).toBe('http://localhost:3000');
  });

  it('takes a blank variable for an unset one, as a copied .env.example has them', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 });
    expect(parseEnv({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
  });

  it('names every malformed variable at once, in one line, and shows no value', () => {
    const read = () =>
      parseEnv({
        PORT: 'eighty',
        DATABASE_URL: 'mysql://user:hunter2@db/x',
        CHANDRA_NOW: 'yesterday',
        TRUSTED_PROXIES: '10.0.0.0/99',
      });
    expect(read).toThrow(EnvError);
    try {
      read();
    } catch (error) {
      const { message } = error as EnvError;
      for (const name of ['PORT', 'DATABASE_URL', 'CHANDRA_NOW', 'TRUSTED_PROXIES'])
        expect(message).toContain(name);
      expect(message).not.toContain('\n');
      expect(message).not.toContain('hunter2');
    }
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['NEXT_PUBLIC_SITE_URL', 'chandra.example'],
    ['MAIL_RATE', '0'],
    ['COOKIE_SECRETS', 'short'],
    ['RATE_LIMITS', 'maybe'],
    ['PROFILE_LIST', 'everyone'],
    ['ADMIN_EMAIL', 'nobody'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name);
  });

  it('reads lists and instants', () => {
    const env = parseEnv({
      COOKIE_SECRETS: `${'a'.repeat(32)}, ${'b'.repeat(32)}`,
      TRUSTED_PROXIES: '10.0.0.0/8,::1',
      CHANDRA_NOW: '2026-11-21T05:30:00+05:30',
      NEXT_PUBLIC_SITE_URL: 'https://chandra.example/',
    });
    expect(env.COOKIE_SECRETS).toHaveLength(2);
    expect(env.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1']);
    expect(env.CHANDRA_NOW?.toISOString()).toBe('2026-11-21T00:00:00.000Z');
    expect(siteUrl(env)).toBe('https://chandra.example');
  });

  it('is explained in .env.example, variable by variable', () => {
    const example = readFileSync('.env.example', 'utf8').split('\n');
    const named = example.flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);
    expect([...named].sort()).toEqual([...ENV_NAMES].sort());
    for (const name of named) {
      const line = example.findIndex((text) => text.startsWith(`${name}=`));
      expect(`${name}: ${example[line - 1]}`).toMatch(/: (# \w|[A-Z_]+=)/);
    }
    parseEnv(
      Object.fromEntries(
        example.flatMap((text) =>
          text.startsWith('#') || !text.includes('=') ? [] : [text.split(/=(.*)/s).slice(0, 2)],
        ),
      ),
    );
  });
});
