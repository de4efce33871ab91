import { and, eq, inArray, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Tx } from '../database/database';
import { messages } from '../database/schema';
import { removeFromOutbox } from './outbox';

/** Whether a message is about a subject: its kind, and its id or the column that has it. */
export const isAbout = (kind: string, id: string | SQLWrapper): SQL | undefined =>
  and(eq(messages.subject_kind, kind), eq(messages.subject_id, id));

/** Takes what was sent about these subjects out of the outbox, where it went there. */
export const removeSent = async (tx: Tx, outbox: string, kind: string, ids: readonly string[]): Promise<void> => {
  const sent = await tx
    .select({ message_id: messages.message_id })
    .from(messages)
    .where(and(eq(messages.subject_kind, kind), inArray(messages.subject_id, [...ids])));
  for (const { message_id } of sent) await removeFromOutbox(outbox, message_id);
};
