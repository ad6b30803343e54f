import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SetupError } from '@/lib/db/setup-error';
import { log } from '@/lib/log';
import { loadSecrets } from '@/lib/secrets';

const UNSET = { ADMIN_API_KEY: undefined, COOKIE_SECRETS: undefined };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chandra-secrets-'));
  jest.spyOn(log(), 'info').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('secrets', () => {
  it('are made once and then kept', () => {
    const data = join(folder, 'not/yet/there');
    const first = loadSecrets({ ...UNSET, DATA_DIR: data });
    expect(loadSecrets({ ...UNSET, DATA_DIR: data })).toEqual(first);
    expect(first.adminApiKey).not.toBe(first.cookieSecrets[0]);
    expect(first.adminApiKey.length).toBeGreaterThanOrEqual(32);
    expect(readdirSync(data).sort()).toEqual(['admin-api-key', 'cookie-secrets']);
  });

  it('are readable by nobody else', () => {
    loadSecrets({ ...UNSET, DATA_DIR: folder });
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  it('have their place in the log, and not their value', () => {
    const { adminApiKey } = loadSecrets({ ...UNSET, DATA_DIR: folder });
    const logged = JSON.stringify(jest.mocked(log().info).mock.calls);
    expect(logged).toContain(join(folder, 'admin-api-key'));
    expect(logged).not.toContain(adminApiKey);
  });

  it('come from the environment where it has them, and nothing is written', () => {
    const env = {
      ADMIN_API_KEY: 'k'.repeat(16),
      COOKIE_SECRETS: ['n'.repeat(32), 'o'.repeat(32)],
      DATA_DIR: folder,
    };
    expect(loadSecrets(env)).toEqual({ adminApiKey: env.ADMIN_API_KEY, cookieSecrets: env.COOKIE_SECRETS });
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(['', 'short', `${'n'.repeat(32)},`])('are not used when damaged: "%s"', (damaged) => {
    writeFileSync(join(folder, 'cookie-secrets'), damaged);
    const load = () => loadSecrets({ ...UNSET, DATA_DIR: folder });
    expect(load).toThrow(SetupError);
    expect(load).toThrow(/cookie-secrets is damaged: remove it [^\n]*$/);
    expect(readFileSync(join(folder, 'cookie-secrets'), 'utf8')).toBe(damaged);
  });

  it('that cannot be kept are told in one line', () => {
    mkdirSync(join(folder, 'admin-api-key'));
    const load = () => loadSecrets({ ...UNSET, DATA_DIR: folder });
    expect(load).toThrow(SetupError);
    expect(load).toThrow(/admin-api-key cannot be read or written \(EISDIR\); [^\n]*DATA_DIR[^\n]*$/);
  });
});
