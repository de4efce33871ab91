import { and, eq } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { type ShopperRow, shoppers } from '../../ground/database/schema';
import { type Refusal, refusal, type ShopperWrite } from '../../ground/http/shopper-write';
import { foreignNumber } from './own-number';

/** The shopper of an id on a site; null when there is none any more. */
export const findShopper = async (
  db: Pick<Db, 'select'>,
  websiteId: string,
  id: string,
): Promise<ShopperRow | null> => {
  const [shopper] = await db
    .select()
    .from(shoppers)
    .where(and(eq(shoppers.id, id), eq(shoppers.website_id, websiteId)));
  return shopper ?? null;
};

/** A site without accounts takes nothing of theirs (SITE-04). */
export const noAccounts = (): Refusal => refusal(404, 'no_accounts', 'This site has no accounts to sign in to.');

/** Why somebody must sign in first. */
export const signInFirst = (): Refusal =>
  refusal(403, 'signed_out', 'You are not signed in any more. Please sign in and try again.');

/**
 * The signed-in shopper who sends a write: what changes an account begins with this. A refusal where the site has no
 * accounts, where nobody is signed in, or where the write names the number of somebody else.
 */
export const writingShopper = async ({
  site,
  sent,
  context: { actor, db, websiteId },
}: Pick<ShopperWrite, 'site' | 'sent' | 'context'>): Promise<ShopperRow | Refusal> => {
  if (!site.flags.auth) return noAccounts();
  const shopper = actor.kind === 'shopper' ? await findShopper(db, websiteId, actor.id) : null;
  return shopper === null ? signInFirst() : (foreignNumber(sent, shopper.phone) ?? shopper);
};

/** Whether {@link writingShopper} refused. */
export const isRefused = (one: ShopperRow | Refusal): one is Refusal => 'kind' in one;
