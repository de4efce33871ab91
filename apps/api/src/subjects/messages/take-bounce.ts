import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { messageAttempts, messages } from '../../ground/database/schema';
import { type Bounce, readBounce } from './read-bounce';

/** What became of something that came back, and of which message. */
export type TakenBounce =
  | { readonly kind: 'marked'; readonly ids: readonly string[]; readonly code: string }
  | { readonly kind: 'known-already' | 'not-ours' | 'delayed' | 'arrived' | 'no-report' };

/** What stands as the outcome of a message that came back, such as `bounced_5.1.1`. */
const codeOf = ({ status }: Bounce): string => `bounced_${status ?? 'unknown'}`.slice(0, 40);

/**
 * Takes what a mail server sent back after it had taken a mail: the message has failed from then on, as if it had been
 * refused at once. Twice is once. What is no report, or of no mail of ours, changes nothing.
 * @param raw a whole mail, as it came to the address that mails are sent from
 */
export const takeBounce = async (
  { db, now }: { readonly db: Db; readonly now: Date },
  raw: Uint8Array,
): Promise<TakenBounce> => {
  const bounce = await readBounce(raw);
  if (bounce === null) return { kind: 'no-report' };
  if (bounce.action !== 'failed') return { kind: bounce.action === 'delayed' ? 'delayed' : 'arrived' };
  const code = codeOf(bounce);
  const named = inArray(messages.message_id, [...bounce.messageIds]);
  return db.transaction(async (tx): Promise<TakenBounce> => {
    const marked = await tx
      .update(messages)
      .set({ status: 'failed', last_error: code, delivered_at: null })
      .where(
        and(
          named,
          eq(messages.status, 'delivered'),
          sql`(${messages.destination} ->> 'kind' = 'email' or ${messages.destination} ->> 'by' = 'email')`,
        ),
      )
      .returning({ id: messages.id });
    if (marked.length > 0) {
      const attempts = marked.map(({ id }) => ({ message: id, at: now, outcome: code, duration_ms: 0 }));
      await tx.insert(messageAttempts).values(attempts);
      return { kind: 'marked', ids: marked.map(({ id }) => id), code };
    }
    const [known] = await tx.select({ id: messages.id }).from(messages).where(named).limit(1);
    return { kind: known === undefined ? 'not-ours' : 'known-already' };
  });
};
