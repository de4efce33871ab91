import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { savedSearches, shopperConsents, shoppers } from '../../ground/database/schema';
import { alertPurpose } from './alert-purpose';
import type { Ended } from './unsubscribe-token';

/** What a link is about, for its page. */
export type Subject =
  /** An account or a search that is gone: nothing more is sent of it. */
  | { readonly kind: 'gone' }
  /** Another site's. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'all'; readonly by: 'email' | 'sms' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'search'; readonly name: string };

/** What a link is about on a site. */
export const unsubscribeSubject = async (db: Pick<Db, 'select'>, websiteId: string, ended: Ended): Promise<Subject> => {
  if (ended.what !== 'search') {
    const [shopper] = await db.select().from(shoppers).where(eq(shoppers.id, ended.shopperId));
    if (shopper === undefined) return { kind: 'gone' };
    if (shopper.website_id !== websiteId) return { kind: 'elsewhere' };
    return ended.what === 'all' ? { kind: 'all', by: ended.by } : { kind: 'saved' };
  }
  const [search] = await db.select().from(savedSearches).where(eq(savedSearches.id, ended.searchId));
  if (search === undefined) return { kind: 'gone' };
  return search.website_id === websiteId ? { kind: 'search', name: search.name } : { kind: 'elsewhere' };
};

const endAll = async (tx: Tx, { by, shopperId }: Extract<Ended, { what: 'all' }>, now: Date): Promise<void> => {
  await tx
    .update(shopperConsents)
    .set({ withdrawn_at: now })
    .where(
      and(
        eq(shopperConsents.shopper_id, shopperId),
        eq(shopperConsents.purpose, alertPurpose(by)),
        isNull(shopperConsents.withdrawn_at),
      ),
    );
  await tx
    .update(savedSearches)
    .set({ frequency: 'off' })
    .where(and(eq(savedSearches.shopper_id, shopperId), eq(savedSearches.channel, by)));
  await tx
    .update(shoppers)
    .set({ saved_frequency: 'off' })
    .where(and(eq(shoppers.id, shopperId), eq(shoppers.saved_channel, by)));
};

/** Ends what a link says, and nothing else. */
const end = async (tx: Tx, ended: Ended, now: Date): Promise<void> => {
  if (ended.what === 'all') await endAll(tx, ended, now);
  if (ended.what === 'saved')
    await tx.update(shoppers).set({ saved_frequency: 'off' }).where(eq(shoppers.id, ended.shopperId));
  if (ended.what === 'search')
    await tx.update(savedSearches).set({ frequency: 'off' }).where(eq(savedSearches.id, ended.searchId));
};

/**
 * Ends what a link says, on its own site: all alerts by a channel, with the consent to them, those of saved vehicles, or
 * those of one search. Done twice it changes nothing more; messages that wait are withdrawn when they would go.
 */
export const unsubscribe = (
  db: Db,
  { websiteId, ended, now }: { readonly websiteId: string; readonly ended: Ended; readonly now: Date },
): Promise<Subject> =>
  db.transaction(async (tx) => {
    const subject = await unsubscribeSubject(tx, websiteId, ended);
    if (subject.kind === 'gone' || subject.kind === 'elsewhere') return subject;
    await end(tx, ended, now);
    return subject;
  });
