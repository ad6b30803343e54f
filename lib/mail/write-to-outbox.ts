import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { composeMessage, type Envelope, mailName } from '@/lib/mail/compose-message';
import type { Mail } from '@/lib/mail/mail';

/** Mails hold tokens: they are for the server's user alone. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

export interface Outbox {
  /** Made when it is missing. */
  readonly folder: string;
  readonly envelope: Envelope;
}

/**
 * Keeps a mail as the file `<instant>-<name>.eml`: in the order of their names the files stand in the order of time.
 * Whoever lists the folder sees a mail whole or not at all, also after a power cut.
 */
export async function writeToOutbox(mail: Mail, { folder, envelope }: Outbox): Promise<void> {
  const message = await composeMessage(mail, envelope);
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
  const draft = path.join(folder, `.${randomUUID()}.draft`);
  try {
    await writeThrough(draft, message);
    await rename(draft, path.join(folder, `${fileTime(envelope.date)}-${mailName(mail)}.eml`));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** `20261121T061500.123Z`: sorts by time, and every file system takes it. */
function fileTime(date: Date): string {
  return date.toISOString().replaceAll(/[-:]/g, '');
}

async function writeThrough(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'wx', OWNER_ONLY.file);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
