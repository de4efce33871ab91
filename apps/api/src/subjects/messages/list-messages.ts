import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { type MessageRow, messages } from '../../ground/database/schema';

/** How messages may stand. */
export const messageStatuses = ['pending', 'held', 'delivered', 'failed', 'replaced', 'withdrawn'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Which messages are listed; null means all. */
export interface MessageFilter {
  /** Name of the kind, such as `sign-in-code`. */
  readonly kind: string | null;
  readonly status: MessageStatus | null;
  readonly most: number;
}

/** The latest messages, the newest first. */
export const listMessages = (db: Db, { kind, status, most }: MessageFilter): Promise<readonly MessageRow[]> => {
  const wanted: readonly (SQL | undefined)[] = [
    kind === null ? undefined : eq(messages.template, kind),
    status === null ? undefined : eq(messages.status, status),
  ];
  return db
    .select()
    .from(messages)
    .where(and(...wanted))
    .orderBy(desc(messages.created_at), desc(messages.id))
    .limit(most);
};

/** By which way a message goes; a shopper's own address stands with what the message is about. */
export const wayOf = ({ destination }: Pick<MessageRow, 'destination'>): string => {
  if (destination.kind === 'shopper') return `${destination.by} to a shopper`;
  return destination.kind === 'email' ? `email to ${destination.to.join(', ')}` : 'webhook';
};
