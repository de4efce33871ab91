import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '../env/env';
import { writeWhole } from '../files/whole-file';
import type { MailPort } from './mail';
import type { SmsPort } from './sms';

/** Where messages go while neither SMTP nor an SMS provider is set: a folder that the CLI reads. */
export const outboxFolder = (env: Pick<Env, 'dataDir'>): string => join(env.dataDir, 'outbox');

/** How a message stands in the outbox: a mail, or the text of an SMS. */
const endings = ['eml', 'sms'] as const;

const fileOf = (folder: string, messageId: string, ending: (typeof endings)[number]): string =>
  join(folder, `${createHash('sha256').update(messageId).digest('hex').slice(0, 24)}.${ending}`);

/** One draft a message: what a killed process left of it, with all that is personal, the next try takes away. */
const draftOf = (path: string): string => `${path}.draft`;

/**
 * Writes mail as `.eml` files below `folder`, where `forecourt leads show` finds them: what a site without SMTP uses.
 * Only their owner may read them. A message sent again has the same file, so a repeat is one message.
 */
export const outboxMail = (folder: string): MailPort => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (message) => {
      const { message: bytes } = await transport.sendMail(message);
      const path = fileOf(folder, message.messageId, 'eml');
      const whole = Buffer.isBuffer(bytes) ? bytes : Buffer.from(String(bytes));
      await writeWhole(path, whole, { draft: draftOf(path), personal: true });
    },
  };
};

/** Writes SMS as `.sms` files, number and text, where {@link outboxMail} writes mail and as safely. */
export const outboxSms = (folder: string): SmsPort => ({
  send: async ({ messageId, to, text }) => {
    const path = fileOf(folder, messageId, 'sms');
    await writeWhole(path, Buffer.from(`To: ${to}\n\n${text}\n`), { draft: draftOf(path), personal: true });
  },
});

/** A message as it stands in the outbox; null where it went another way, or has not gone yet. */
export const readFromOutbox = async (folder: string, messageId: string): Promise<string | null> => {
  for (const ending of endings) {
    const found = await readFile(fileOf(folder, messageId, ending), 'utf8').catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    });
    if (found !== null) return found;
  }
  return null;
};

/** Takes a message out of the outbox, with what a killed process left of it; does no harm where none is. */
export const removeFromOutbox = async (folder: string, messageId: string): Promise<void> => {
  for (const ending of endings) {
    const path = fileOf(folder, messageId, ending);
    await rm(path, { force: true });
    await rm(draftOf(path), { force: true });
  }
};
