import { isIP } from 'node:net';
import { type Env, readEnv, siteUrl } from '@/lib/env';

/** The host that mails name as theirs: the site's. */
export function mailHost(env: Env = readEnv()): string {
  return new URL(siteUrl(env)).hostname;
}

/** The From of every mail: MAIL_FROM, else one at the site's host. */
export function sender(env: Env = readEnv()): string {
  if (env.MAIL_FROM !== undefined) return env.MAIL_FROM;
  const host = mailHost(env);
  const literal = isIP(host) === 4 ? `[${host}]` : host.replace(/^\[/, '[IPv6:');
  return `Chandra <daily@${literal}>`;
}
