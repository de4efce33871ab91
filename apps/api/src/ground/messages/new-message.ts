import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../database/database';
import { messages } from '../database/schema';
import type { Destination } from '../database/schema/shapes/destination';
import type { MessageKind } from './message-template';

/** Puts a message into the queue as part of a transaction, to be taken after so many milliseconds. */
export type EnqueueMessage = (
  tx: Tx,
  message: { readonly id: string; readonly priority: number },
  afterMs?: number,
) => Promise<void>;

/**
 * Message-ID of a message, in the domain of its sender. It is stored with the message and so the same for every try:
 * a receiver drops a repeat.
 */
export const messageIdOf = (id: string, mailFrom: string): string =>
  `<${id}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`;

/** What making a message takes. */
export interface MessageMaker {
  /** Puts it into the queue as part of the transaction. */
  readonly enqueue: EnqueueMessage;
  /** Address that mail comes from. */
  readonly mailFrom: string;
}

/** Makes a message with its job, as part of the transaction of what it is about (LEAD-02); its id. */
export const insertMessage = async (
  tx: Tx,
  { enqueue, mailFrom }: MessageMaker,
  message: {
    readonly kind: MessageKind;
    readonly destination: Destination;
    /** Id of what it is about, of the kind's `subject`. */
    readonly subjectId: string;
    readonly now: Date;
    /** Milliseconds to wait before the first try. */
    readonly afterMs?: number;
    /** Nobody is to have it yet: it waits, without a job, until somebody lets it go. */
    readonly isHeld?: boolean;
  },
): Promise<string> => {
  const { kind, destination, subjectId, now, afterMs = 0, isHeld = false } = message;
  const id = uuidv7();
  await tx.insert(messages).values({
    id,
    template: kind.name,
    subject_kind: kind.subject,
    subject_id: subjectId,
    // For the release before.
    lead_id: kind.subject === 'lead' ? subjectId : null,
    destination,
    message_id: messageIdOf(id, mailFrom),
    status: isHeld ? 'held' : 'pending',
    next_attempt_at: isHeld ? null : new Date(now.getTime() + afterMs),
    created_at: now,
  });
  if (!isHeld) await enqueue(tx, { id, priority: kind.priority }, afterMs);
  return id;
};
