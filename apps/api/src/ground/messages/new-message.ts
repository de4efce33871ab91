import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../database/database';
import { messages } from '../database/schema';
import type { Destination } from '../database/schema/shapes/destination';
import type { MessageKind } from './message-template';

/** A message that waits to be taken. */
export interface QueuedMessage {
  readonly id: string;
  readonly priority: number;
  /** Milliseconds before it may be taken; none by default. */
  readonly afterMs?: number;
}

/** Puts messages into the queue as part of a transaction. */
export type EnqueueMessage = (tx: Tx, ...queued: readonly QueuedMessage[]) => Promise<void>;

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

/** A message that is to be made. */
export interface NewMessage {
  readonly kind: MessageKind;
  readonly destination: Destination;
  /** Id of what it is about, of the kind's `subject`. */
  readonly subjectId: string;
  readonly now: Date;
  /** Milliseconds to wait before the first try. */
  readonly afterMs?: number;
  /** Nobody is to have it yet: it waits, without a job, until somebody lets it go. */
  readonly isHeld?: boolean;
}

const rowOf = ({ kind, destination, subjectId, now, afterMs = 0, isHeld = false }: NewMessage, mailFrom: string) => {
  const id = uuidv7();
  return {
    id,
    template: kind.name,
    subject_kind: kind.subject,
    subject_id: subjectId,
    // For the release before.
    lead_id: kind.subject === 'lead' ? subjectId : null,
    destination,
    message_id: messageIdOf(id, mailFrom),
    status: isHeld ? ('held' as const) : ('pending' as const),
    next_attempt_at: isHeld ? null : new Date(now.getTime() + afterMs),
    created_at: now,
  };
};

/** Makes messages with their jobs, as part of the transaction of what they are about (LEAD-02); their ids, in order. */
export const insertMessages = async (
  tx: Tx,
  { enqueue, mailFrom }: MessageMaker,
  made: readonly NewMessage[],
): Promise<readonly string[]> => {
  if (made.length === 0) return [];
  const rows = made.map((message) => rowOf(message, mailFrom));
  await tx.insert(messages).values(rows);
  const queued = rows.flatMap(({ id }, at) => {
    const message = made[at];
    if (message === undefined || message.isHeld === true) return [];
    return [{ id, priority: message.kind.priority, afterMs: message.afterMs ?? 0 }];
  });
  if (queued.length > 0) await enqueue(tx, ...queued);
  return rows.map(({ id }) => id);
};

/** Makes one message with its job, as part of the transaction of what it is about (LEAD-02); its id. */
export const insertMessage = async (tx: Tx, maker: MessageMaker, message: NewMessage): Promise<string> => {
  const [id] = await insertMessages(tx, maker, [message]);
  if (id === undefined) throw new Error('The message was not made.');
  return id;
};
