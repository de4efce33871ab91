import type { ConsentRecord } from '@forecourt/api-contract';
import { alertChannels, alertPurposes } from '@forecourt/domain/shopper';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../../ground/database/database';
import { savedSearches, shopperConsents, shoppers } from '../../../ground/database/schema';
import type { Refusal } from '../../../ground/http/shopper-write';
import { recordGone } from '../record-gone';

/** What a shopper has agreed to, with what they took back, the newest first. */
export const consentsOf = async (db: Pick<Db, 'select'>, shopperId: string): Promise<readonly ConsentRecord[]> => {
  const rows = await db
    .select()
    .from(shopperConsents)
    .where(eq(shopperConsents.shopper_id, shopperId))
    .orderBy(desc(shopperConsents.given_at), desc(shopperConsents.id));
  return rows.map(({ id, purpose, wording, given_at, withdrawn_at }) => ({
    id,
    purpose,
    wording,
    given_at: given_at.toISOString(),
    withdrawn_at: withdrawn_at?.toISOString() ?? null,
  }));
};

/** Stores that a shopper agrees to something, in the words that they saw. */
export const giveConsent = async (
  tx: Tx,
  given: { readonly shopperId: string; readonly purpose: string; readonly wording: string; readonly now: Date },
): Promise<void> => {
  const { shopperId, purpose, wording, now } = given;
  await tx
    .insert(shopperConsents)
    .values({ id: uuidv7(), shopper_id: shopperId, purpose, wording, given_at: now, withdrawn_at: null });
};

/**
 * Takes a consent back: it stays in the history with its end, and nothing rests on it any more. Alerts by its channel are
 * off at once.
 */
export const withdrawConsent = (
  db: Db,
  { shopperId, id, now }: { readonly shopperId: string; readonly id: string; readonly now: Date },
): Promise<Refusal | Record<never, never>> =>
  db.transaction(async (tx) => {
    const own = and(eq(shopperConsents.id, id), eq(shopperConsents.shopper_id, shopperId));
    const [consent] = await tx.select().from(shopperConsents).where(own).for('update');
    if (consent === undefined) return recordGone();
    const { purpose } = consent;
    await tx
      .update(shopperConsents)
      .set({ withdrawn_at: now })
      .where(
        and(
          eq(shopperConsents.shopper_id, shopperId),
          eq(shopperConsents.purpose, purpose),
          isNull(shopperConsents.withdrawn_at),
        ),
      );
    const channel = alertChannels.find((one) => alertPurposes[one] === purpose);
    if (channel === undefined) return {};
    await tx
      .update(savedSearches)
      .set({ frequency: 'off' })
      .where(and(eq(savedSearches.shopper_id, shopperId), eq(savedSearches.channel, channel)));
    await tx
      .update(shoppers)
      .set({ saved_frequency: 'off' })
      .where(and(eq(shoppers.id, shopperId), eq(shoppers.saved_channel, channel)));
    return {};
  });
