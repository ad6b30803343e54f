/**
 * The only module that reads `process.env`. Every variable is optional; a malformed one stops the start, and all
 * problems are named at once. `.env.example` explains each.
 *
 * The whole object is handed to zod, so Next cannot inline `NEXT_PUBLIC_*` at build time: they are read when the
 * server starts.
 */
import { isIP } from 'node:net';
import { z } from 'zod';

const blankIsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((value) => blankIsUnset(value) ?? fallback, schema);

const httpUrl = z
  .string()
  .refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value), 'must be an http or https address')
  .transform((value) => value.replace(/\/+$/, ''));

const postgresUrl = z
  .string()
  .refine(
    (value) => /^postgres(ql)?:\/\//i.test(value) && URL.canParse(value),
    'must be a postgresql:// address',
  );

const commaList = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const addressOrBlock = (value: string) => {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

const envSchema = z.object({
  PORT: withDefault(
    z.coerce.number('must be a whole number').int('must be a whole number').min(0).max(65535),
    3000,
  ),
  HOST: withDefault(z.string(), '0.0.0.0'),
  NEXT_PUBLIC_SITE_URL: optional(httpUrl),
  DATABASE_URL: optional(postgresUrl),
  DATA_DIR: withDefault(z.string(), './.data'),
  RESEND_API_KEY: optional(z.string()),
  RESEND_BASE_URL: optional(httpUrl),
  RESEND_WEBHOOK_SECRET: optional(z.string()),
  MAIL_RATE: withDefault(z.coerce.number('must be a number').positive('must be above 0'), 2),
  MAIL_FROM: optional(z.string().includes('@', { message: 'must contain an e-mail address' })),
  ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(httpUrl),
  OPENAI_MODEL: optional(z.string()),
  ADMIN_API_KEY: optional(z.string()),
  COOKIE_SECRETS: optional(
    commaList.refine(
      (secrets) => secrets.length > 0,
      'must be a comma-separated list of secrets, newest first',
    ),
  ),
  NEXT_PUBLIC_API_KEY: withDefault(
    z.string().regex(/^[!-~]{1,200}$/, 'must be 1-200 printable ASCII characters without spaces'),
    'chandra-web',
  ),
  SCRIPTURES_KEY: withDefault(z.string(), 'demo'),
  PROFILE_LIST: optional(z.enum(['own', 'shared'], 'must be own or shared')),
  POLICY_WIDGET_ID: optional(z.string()),
  GEOCODER_URL: optional(httpUrl),
  TRUSTED_PROXIES: withDefault(
    commaList.refine(
      (list) => list.every(addressOrBlock),
      'must be a comma-separated list of IP addresses or CIDR blocks',
    ),
    '',
  ),
  JOBS: withDefault(z.enum(['inline', 'off'], 'must be inline or off'), 'inline'),
  RATE_LIMITS: withDefault(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  CHANDRA_NOW: optional(
    z
      .union(
        [z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })],
        'must be an ISO instant such as 2026-11-21T06:00:00Z',
      )
      .transform((value) => new Date(value)),
  ),
  LOG_LEVEL: withDefault(
    z.enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be a log level such as info',
    ),
    'info',
  ),
});

export type Env = z.output<typeof envSchema>;

/** Every variable there is. */
export const ENV_NAMES = Object.keys(envSchema.shape);

/** A malformed environment. `message` is one line naming every variable at fault, and never shows a value. */
export class EnvError extends Error {
  constructor(problems: string[]) {
    super(`Malformed environment: ${problems.join('; ')}. See .env.example.`);
    this.name = 'EnvError';
  }
}

/** Parses an environment. Throws {@link EnvError} naming every malformed variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = envSchema.safeParse(source);
  if (result.success) return result.data;
  throw new EnvError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
}

const SHORTEST_SOUND_ADMIN_KEY = 16;
const SHORTEST_SOUND_COOKIE_SECRET = 32;

/** What is allowed and unwise, for the log: one sentence that names every such variable and shows no value. */
export function envWarning({
  ADMIN_API_KEY,
  COOKIE_SECRETS,
}: Pick<Env, 'ADMIN_API_KEY' | 'COOKIE_SECRETS'>): string | undefined {
  const shorter = (values: readonly string[] | undefined, least: number) =>
    values?.some((value) => value.length < least) ?? false;
  const faults = [
    ...(shorter(ADMIN_API_KEY === undefined ? undefined : [ADMIN_API_KEY], SHORTEST_SOUND_ADMIN_KEY)
      ? [`ADMIN_API_KEY (under ${SHORTEST_SOUND_ADMIN_KEY} characters)`]
      : []),
    ...(shorter(COOKIE_SECRETS, SHORTEST_SOUND_COOKIE_SECRET)
      ? [`COOKIE_SECRETS (under ${SHORTEST_SOUND_COOKIE_SECRET} characters)`]
      : []),
  ];
  return faults.length === 0 ? undefined : `Short enough to be guessed: ${faults.join(' and ')}`;
}

const KEY = Symbol.for('chandra.env');
const holder = globalThis as { [KEY]?: Env };

/**
 * The process's environment, parsed once. Kept on `globalThis` because the server and the pages each evaluate this
 * module, and between the two Next loads `.env` files into `process.env`: what the server read first holds for all.
 */
export function readEnv(): Env {
  holder[KEY] ??= parseEnv(process.env);
  return holder[KEY];
}

/** The public address of the site, without a trailing slash. */
export function siteUrl(env: Env = readEnv()): string {
  return env.NEXT_PUBLIC_SITE_URL ?? `http://localhost:${env.PORT}`;
}
