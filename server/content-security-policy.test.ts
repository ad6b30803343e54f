import { describe, expect, test } from '@jest/globals';
import { inlineScriptHashes, pagePolicy } from '@/server/content-security-policy';

/** The example of the W3C's Content Security Policy Level 2, §7.17.2: `alert('Hello, world.');`. */
const HELLO = "alert('Hello, world.');";
const HELLO_HASH = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

describe('inlineScriptHashes', () => {
  test('hashes an inline script as the standard does', () => {
    expect(inlineScriptHashes(`<p>a</p><script>${HELLO}</script>`)).toEqual([HELLO_HASH]);
  });

  test.each([
    ['module', '<script type="module">'],
    ['a JavaScript type', "<script type='text/javascript' id=a>"],
    ['a bare type', '<script type=text/javascript>'],
    ['an empty type', '<script type="">'],
    ['capitals', '<SCRIPT TYPE="Module">'],
    ['a data attribute that ends in src', '<script data-src="x">'],
  ])('counts %s', (_, tag) => {
    expect(inlineScriptHashes(`${tag}${HELLO}</script >`)).toEqual([HELLO_HASH]);
  });

  test.each([
    ['a script with an address', '<script src="/a.js">'],
    ['one with a bare address', '<script async src=/a.js>'],
    ['structured data', '<script type="application/ld+json">'],
    ['other data', '<script id="data" type="application/json">'],
    ['a template', '<script type="text/x-template">'],
  ])('leaves out %s', (_, tag) => {
    expect(inlineScriptHashes(`${tag}${HELLO}</script>`)).toEqual([]);
  });

  test('names one that comes twice once, and reads line ends as a browser does', () => {
    const windows = '<script>a\r\nb\rc</script>';
    const unix = '<script>a\nb\nc</script>';
    expect(inlineScriptHashes(windows + unix)).toHaveLength(1);
  });
});

test('pagePolicy allows no inline script beyond the hashes', () => {
  const policy = pagePolicy(`<script>${HELLO}</script>`);
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
  expect(scripts).toBe(`script-src 'self' ${HELLO_HASH}`);
});

test('pagePolicy admits frames of the hosts named, and changes nothing else', () => {
  const plain = pagePolicy('<p>a</p>').split('; ');
  const framed = pagePolicy('<p>a</p>', ['https://frames.example']).split('; ');
  expect(plain.some((part) => part.startsWith('frame-src'))).toBe(false);
  expect(framed.filter((part) => !plain.includes(part))).toEqual(["frame-src 'self' https://frames.example"]);
  expect(plain.filter((part) => !framed.includes(part))).toEqual([]);
});
