import { describe, expect, test } from '@jest/globals';
import { emailAddress, emailKey } from '@/lib/mail/email-address';

const of = (length: number) => 'a'.repeat(length);

describe('an e-mail address', () => {
  test.each([
    ['  meera@example.org\n', 'meera@example.org'],
    ['Meera.Iyer+Stars@EXAMPLE.Org', 'Meera.Iyer+Stars@example.org'],
    ["o'neil_{x}#1@mail.example.co.uk", "o'neil_{x}#1@mail.example.co.uk"],
    // RFC 3492 and UTS 46: the forms that domain registries publish.
    ['info@bücher.example', 'info@xn--bcher-kva.example'],
    ['info@BÜCHER.example', 'info@xn--bcher-kva.example'],
    ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
    ['a@उदाहरण.परीक्षा', 'a@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'],
    [`${of(64)}@example.org`, `${of(64)}@example.org`],
    [`a@${`${of(61)}.`.repeat(4)}com`, `a@${`${of(61)}.`.repeat(4)}com`],
  ])('%j is kept as %j', (typed, kept) => {
    expect(emailAddress.parse(typed)).toBe(kept);
  });

  test.each([
    '',
    ' ',
    'meera',
    'meera@',
    '@example.org',
    'meera@example',
    'meera@localhost',
    'meera@@example.org',
    'a@b@example.org',
    '.meera@example.org',
    'meera.@example.org',
    'me..era@example.org',
    'meera@example..org',
    'meera@.example.org',
    'meera@example.org.',
    'meera@-example.org',
    'meera@example-.org',
    'meera@example.o',
    'meera@example.123',
    'meera@127.0.0.1',
    'meera@[127.0.0.1]',
    'meera@1.2',
    'meera@example.org:25',
    'meera@example.org/x',
    'meera@example.org?x',
    'meera@exa%6dple.org',
    'me era@example.org',
    '"me era"@example.org',
    'Meera <meera@example.org>',
    'meera@example.org, other@example.org',
    'meera@example.org;other@example.org',
    'meera@example.org\r\nBcc: other@example.org',
    'meera\r\nBcc: other@example.org',
    'meera@example.org\u2028Bcc',
    'почта@example.org',
    `${of(65)}@example.org`,
    `meera@${of(64)}.org`,
    `a@${`${of(61)}.`.repeat(4)}commm`,
  ])('%j is refused', (typed) => {
    expect(emailAddress.safeParse(typed).success).toBe(false);
  });

  test('is refused at once where it is as long as a body may be', () => {
    const startedAt = performance.now();
    const letters = Array.from({ length: 20_000 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    expect(emailAddress.safeParse(`meera@${letters.join('')}.example`).success).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(400);
  });

  test.each([
    [undefined, 'is required'],
    [null, 'must be text'],
    [7, 'must be text'],
    [['a@example.org'], 'must be text'],
    ['x', 'must be an e-mail address'],
  ])('%j is told that it %s', (typed, message) => {
    const { error } = emailAddress.safeParse(typed);
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('is the same mailbox in capitals, and another with another tag', () => {
    expect(emailKey('Meera+A@example.org')).toBe(emailKey('meera+a@example.org'));
    expect(emailKey('meera+a@example.org')).not.toBe(emailKey('meera+b@example.org'));
  });
});
