import type { RotatedSecret } from '@forecourt/api-contract/service';
import { asc, eq } from 'drizzle-orm';
import { isUuid } from '../../../ground/cli/is-uuid';
import type { Db } from '../../../ground/database/database';
import { consentProofs, savedSearches, shopperConsents, shoppers } from '../../../ground/database/schema';
import { openUnsubscribeToken } from '../../alerts';

/** What an account has agreed to, or had before it was deleted. */
export interface ConsentProof {
  readonly site: string;
  readonly purpose: string;
  readonly wording: string;
  readonly given_at: Date;
  readonly withdrawn_at: Date | null;
  /** Null while there is the account. */
  readonly account_ended_at: Date | null;
}

/**
 * The account that somebody names by its id, or by a link to unsubscribe from a message that they complain of; null for
 * none of ours, and for a link of a search that is gone.
 */
export const accountNamed = async (
  db: Pick<Db, 'select'>,
  secret: RotatedSecret,
  named: string,
): Promise<string | null> => {
  if (isUuid(named)) return named;
  const token = URL.canParse(named) ? new URL(named).searchParams.get('token') : named;
  const ended = openUnsubscribeToken(secret, token ?? '');
  if (ended === null) return null;
  if (ended.what !== 'search') return ended.shopperId;
  const [search] = await db
    .select({ shopper: savedSearches.shopper_id })
    .from(savedSearches)
    .where(eq(savedSearches.id, ended.searchId));
  return search?.shopper ?? null;
};

/** The consents of an account, the oldest first, whether it is still there or gone. */
export const readProofs = async (db: Pick<Db, 'select'>, accountId: string): Promise<readonly ConsentProof[]> => {
  const held = await db
    .select({
      site: shoppers.website_id,
      purpose: shopperConsents.purpose,
      wording: shopperConsents.wording,
      given_at: shopperConsents.given_at,
      withdrawn_at: shopperConsents.withdrawn_at,
    })
    .from(shopperConsents)
    .innerJoin(shoppers, eq(shoppers.id, shopperConsents.shopper_id))
    .where(eq(shopperConsents.shopper_id, accountId))
    .orderBy(asc(shopperConsents.given_at));
  const kept = await db
    .select({
      site: consentProofs.website_id,
      purpose: consentProofs.purpose,
      wording: consentProofs.wording,
      given_at: consentProofs.given_at,
      withdrawn_at: consentProofs.withdrawn_at,
      account_ended_at: consentProofs.account_ended_at,
    })
    .from(consentProofs)
    .where(eq(consentProofs.account_id, accountId))
    .orderBy(asc(consentProofs.given_at));
  return [...held.map((one) => ({ ...one, account_ended_at: null })), ...kept];
};
