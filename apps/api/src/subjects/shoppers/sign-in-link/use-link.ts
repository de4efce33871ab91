import { and, eq, isNull } from 'drizzle-orm';
import { shoppers, signInLinks } from '../../../ground/database/schema';
import { type Refusal, refusal, type ShopperWrite } from '../../../ground/http/shopper-write';
import { beginSession, endSession } from '../sessions/sessions';
import { linksRefused } from './has-links';
import { findOpenLink } from './open-links';

/** What whoever opens a link that signs nobody in any more is told. */
export const linkOverWords =
  'This link has been used already, or its 15 minutes are over. You can have a new one sent, or sign in by a code.';

const linkOver = (): Refusal => refusal(410, 'link_over', linkOverWords);

/** A link that was pressed, by whom. */
export interface PressedLink {
  /** Of its token; null for a token that is none of ours. */
  readonly id: string | null;
  /** The session that the browser had before: it ends. */
  readonly before: string | null;
  readonly userAgent: string | undefined;
}

/**
 * Signs in by a link: on its site, once, within its time, in whatever browser it is opened. The other links of the shopper
 * end with it.
 */
export const useLink = async (
  { context: { db, websiteId, now }, site }: Pick<ShopperWrite, 'context' | 'site'>,
  { id, before, userAgent }: PressedLink,
): Promise<Refusal | { readonly session: string; readonly to: string }> => {
  const none = linksRefused(site);
  if (none !== null) return none;
  const named = id === null ? null : { id, websiteId };
  const found = named === null ? null : await findOpenLink(db, named, now);
  if (named === null || found === null) return linkOver();
  const { shopperId } = found;
  return db.transaction(async (tx) => {
    // The shopper first, as whoever erases them does: two that are pressed at once come one after the other.
    await tx.select({ id: shoppers.id }).from(shoppers).where(eq(shoppers.id, shopperId)).for('update');
    const link = await findOpenLink(tx, named, now);
    if (link === null) return linkOver();
    await tx
      .update(signInLinks)
      .set({ used_at: now })
      .where(and(eq(signInLinks.shopper_id, shopperId), isNull(signInLinks.used_at)));
    await tx.update(shoppers).set({ signed_in_at: now }).where(eq(shoppers.id, shopperId));
    if (before !== null) await endSession(tx, { websiteId, token: before, now });
    return { session: await beginSession(tx, { shopperId, websiteId, userAgent, now }), to: link.redirect };
  });
};
