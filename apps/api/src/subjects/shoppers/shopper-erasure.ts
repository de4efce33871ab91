import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { consentProofs, messages, shopperConsents, shoppers, signIns } from '../../ground/database/schema';
import type { Erasure } from '../../ground/erasure/erasure';
import { forgetKeysOf } from '../../ground/idempotency/idempotency';

/** Ids of the sign-ins that numbers of these shoppers have, under way or over, until they are cleared away. */
export const signInsOf = async (db: Pick<Db, 'select'>, ids: readonly string[]): Promise<readonly string[]> => {
  const found = await db
    .select({ id: signIns.id })
    .from(signIns)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(shoppers)
          .where(
            and(
              inArray(shoppers.id, [...ids]),
              eq(shoppers.phone, signIns.phone),
              eq(shoppers.website_id, signIns.website_id),
            ),
          ),
      ),
    );
  return found.map(({ id }) => id);
};

/** Keeps what was agreed to, and when it ended. */
const keepProofs = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  const given = await tx
    .select({
      id: shopperConsents.id,
      account_id: shopperConsents.shopper_id,
      website_id: shoppers.website_id,
      purpose: shopperConsents.purpose,
      wording: shopperConsents.wording,
      given_at: shopperConsents.given_at,
      withdrawn_at: shopperConsents.withdrawn_at,
    })
    .from(shopperConsents)
    .innerJoin(shoppers, eq(shoppers.id, shopperConsents.shopper_id))
    .where(inArray(shopperConsents.shopper_id, [...ids]));
  if (given.length > 0) await tx.insert(consentProofs).values(given);
};

/**
 * The account itself: sessions, saved vehicles and searches, own vehicles and consents go with its row, of which the proof
 * stays without a name; sign-ins of its number, and the record of what was sent to it, by themselves.
 */
export const shopperErasure: Erasure = {
  subject: 'shopper',
  erase: async (tx, ids) => {
    const codes = await signInsOf(tx, ids);
    await tx
      .delete(messages)
      .where(
        or(
          and(eq(messages.subject_kind, 'shopper'), inArray(messages.subject_id, [...ids])),
          and(eq(messages.subject_kind, 'sign-in'), inArray(messages.subject_id, [...codes])),
        ),
      );
    await tx.delete(signIns).where(inArray(signIns.id, [...codes]));
    await keepProofs(tx, ids);
    await tx.delete(shoppers).where(inArray(shoppers.id, [...ids]));
    await forgetKeysOf(tx, 'shopper', ids);
  },
};
