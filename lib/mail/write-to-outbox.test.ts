import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import type { Mail } from '@/lib/mail/mail';
import { writeToOutbox } from '@/lib/mail/write-to-outbox';

const MAIL: Mail = {
  to: 'meera+stars@example.org',
  subject: 'Tonight’s Moon: पूर्णिमा',
  html: `<p>Śravaṇa ${'and a line that goes on '.repeat(60)}</p>`,
  text: 'Plain words.\n',
  idempotencyKey: 'one/two',
};
const ENVELOPE = {
  from: 'Chandra <daily@chandra.example>',
  host: 'chandra.example',
  date: new Date('2026-11-21T06:15:00.123Z'),
};

let folder: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), 'chandra-mail-')), 'outbox');
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

const write = (mail: Partial<Mail> = {}, date = ENVELOPE.date) =>
  writeToOutbox({ ...MAIL, ...mail }, { folder, envelope: { ...ENVELOPE, date } });

async function only() {
  const [name = '', ...rest] = await readdir(folder);
  expect(rest).toEqual([]);
  return readFile(path.join(folder, name), 'utf8');
}

describe('the outbox', () => {
  test('keeps a mail that a mail reader reads as it was written', async () => {
    await write({ headers: { 'List-Unsubscribe': '<https://chandra.example/u?token=1>' } });
    const mail = await PostalMime.parse(await only());
    expect(mail.from).toMatchObject({ name: 'Chandra', address: 'daily@chandra.example' });
    expect(mail.to).toMatchObject([{ name: '', address: 'meera+stars@example.org' }]);
    expect(mail.subject).toBe(MAIL.subject);
    expect(mail.html?.trim()).toBe(MAIL.html);
    expect(mail.text?.trimEnd()).toBe(MAIL.text.trimEnd());
    expect(mail.date).toBe('2026-11-21T06:15:00.000Z');
    expect(mail.messageId).toMatch(/^<[0-9a-f]{32}@chandra\.example>$/);
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
      '<https://chandra.example/u?token=1>',
    );
  });

  test('writes parts as 7bit or quoted-printable, in lines that every server takes', async () => {
    await write();
    const source = await only();
    expect(source.match(/^Content-Transfer-Encoding: .+$/gm)).toEqual([
      'Content-Transfer-Encoding: 7bit',
      'Content-Transfer-Encoding: quoted-printable',
    ]);
    expect(source).toMatch(/^[\x20-\x7e\t\r\n]+$/);
    expect(source.split('\r\n').every((line) => line.length <= 76 && !line.includes('\n'))).toBe(true);
  });

  test('lists files in the order of time, for the server’s user alone', async () => {
    await write({ idempotencyKey: 'b' }, new Date('2026-11-21T09:00:00.010Z'));
    await write({ idempotencyKey: 'a' }, new Date('2026-11-21T10:00:00.000Z'));
    await write({ idempotencyKey: 'c' }, new Date('2026-11-21T09:00:00.009Z'));
    const names = (await readdir(folder)).sort();
    expect(names.map((name) => name.slice(0, 20))).toEqual([
      '20261121T090000.009Z',
      '20261121T090000.010Z',
      '20261121T100000.000Z',
    ]);
    expect((await stat(path.join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600);
  });

  test('gives every attempt at a mail the same name, and every mail its own', async () => {
    await write();
    await write();
    await write({ idempotencyKey: 'another' });
    expect(await readdir(folder)).toHaveLength(2);
  });

  test('lets nothing of a mail into its headers', async () => {
    await write({
      subject: 'Hello\r\nBcc: victim@example.org',
      to: 'a@example.org\r\nBcc: victim@example.org',
    });
    const source = await only();
    expect(source.slice(0, source.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc/im);
  });

  test('leaves no half of a mail when it cannot be written', async () => {
    await writeFile(folder, 'not a folder');
    await expect(write()).rejects.toMatchObject({ code: 'EEXIST' });
  });
});
