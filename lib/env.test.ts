import { readFileSync } from 'node:fs';
import { describe, expect, it, jest } from '@jest/globals';
import { ENV_NAMES, EnvError, envWarning, parseEnv, readEnv, siteUrl } from '@/lib/env';

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
    ['MAIL_RATE', 'Infinity'],
    ['COOKIE_SECRETS', ' , '],
    ['NEXT_PUBLIC_API_KEY', 'two words'],
    ['NEXT_PUBLIC_API_KEY', 'schlüssel'],
    ['NEXT_PUBLIC_API_KEY', 'x'.repeat(201)],
    ['CHANDRA_NOW', '2026-11-21T06:00'],
    ['RATE_LIMITS', 'maybe'],
    ['PROFILE_LIST', 'everyone'],
    ['ADMIN_EMAIL', 'nobody'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name);
  });

  it.each([
    ['ADMIN_API_KEY', 'k', 'k'],
    ['COOKIE_SECRETS', 'new, old', ['new', 'old']],
    ['MAIL_RATE', '100000', 100_000],
    ['MAIL_RATE', '0.5', 0.5],
    ['NEXT_PUBLIC_API_KEY', 'pk_live/a+b=:~!', 'pk_live/a+b=:~!'],
    ['NEXT_PUBLIC_API_KEY', 'x'.repeat(200), 'x'.repeat(200)],
    ['CHANDRA_NOW', '2026-11-21T06:00Z', new Date('2026-11-21T06:00:00Z')],
    ['CHANDRA_NOW', '2026-11-21T11:45+05:45', new Date('2026-11-21T06:00:00Z')],
  ])('takes %s=%s', (name, value, read) => {
    expect(parseEnv({ [name]: value })).toHaveProperty(name, read);
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

describe('envWarning', () => {
  const warningOf = (source: Record<string, string>) => envWarning(parseEnv(source));

  it('says nothing of what is unset or long enough', () => {
    expect(warningOf({})).toBeUndefined();
    const sound = { ADMIN_API_KEY: 'a'.repeat(16), COOKIE_SECRETS: `${'b'.repeat(32)},${'c'.repeat(32)}` };
    expect(warningOf(sound)).toBeUndefined();
  });

  it('names each short key in one line, and shows no value', () => {
    const admin = 'hunter2-hunter2';
    expect(warningOf({ ADMIN_API_KEY: admin })).toMatch(/ADMIN_API_KEY/);
    const cookies = `${'b'.repeat(32)},${'c'.repeat(31)}`;
    expect(warningOf({ COOKIE_SECRETS: cookies })).toMatch(/COOKIE_SECRETS/);
    const both = warningOf({ ADMIN_API_KEY: admin, COOKIE_SECRETS: cookies });
    expect(both).toMatch(/^[^\n]*ADMIN_API_KEY[^\n]*COOKIE_SECRETS[^\n]*$/);
    expect(both).not.toMatch(/hunter2|ccc/);
  });
});

describe('readEnv', () => {
  it('holds what was read first, in whichever copy of this module', async () => {
    const first = readEnv();
    process.env.SCRIPTURES_KEY = 'set-later';
    try {
      jest.resetModules();
      const copy = await import('@/lib/env');
      expect(copy.readEnv).not.toBe(readEnv);
      expect(copy.readEnv()).toBe(first);
    } finally {
      delete process.env.SCRIPTURES_KEY;
    }
  });
});
