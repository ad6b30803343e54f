/** What counts as an e-mail address, and when two are the same. */
import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** The longest that SMTP carries (RFC 5321 §4.5.3.1): 64 octets before the @, 254 in all. */
const LONGEST_ADDRESS = 254;

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const TOP_LABEL = '[a-z][a-z0-9-]{0,61}[a-z0-9]';

/**
 * Dot-atom at a host name with a dot in it, in ASCII: what every mail service delivers. Quoted local parts, comments,
 * address literals and local parts in other scripts are lawful and refused; none of them can smuggle in a header.
 */
const ADDRESS = new RegExp(`^(?=.{1,64}@)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP_LABEL}$`);

/** A host name before its conversion: letters of any script. Other ASCII would be read as a port, a path or an escape. */
const HOST = /^[A-Za-z0-9.\-\u0080-\u{10ffff}]+$/u;

/**
 * The address with its domain in lower case and in ASCII (`bücher.example` is `xn--bcher-kva.example`); unchanged where that
 * fails. What is too long already stays as it is: the conversion takes a second for a label of 20,000 letters.
 */
function withPlainDomain(text: string): string {
  if (text.length > LONGEST_ADDRESS) return text;
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  const plain = at > 0 && HOST.test(domain) ? domainToASCII(domain) : '';
  return plain === '' ? text : `${text.slice(0, at)}@${plain}`;
}

/**
 * An address as somebody typed it, trimmed, its domain lower-cased and in ASCII. What stands before the @ is kept,
 * capitals and plus-tags included, since only its own server may say what they mean.
 */
export const emailAddress = z
  .string({ error: ({ input }) => (input === undefined ? 'is required' : 'must be text') })
  .trim()
  .overwrite(withPlainDomain)
  .pipe(
    z
      .email({ pattern: ADDRESS, error: 'must be an e-mail address' })
      .max(LONGEST_ADDRESS, `must have at most ${LONGEST_ADDRESS} characters`),
  )
  .meta({ format: 'email', example: 'meera@example.org' });

/** What is equal for two spellings of one mailbox: in practice no mail service tells capitals apart. */
export function emailKey(address: string): string {
  return address.toLowerCase();
}
