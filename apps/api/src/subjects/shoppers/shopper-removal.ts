import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { messages, shopperConsents, shoppers, signIns } from '../../ground/database/schema';
import { eraseAll } from '../../ground/erasure/erasure';
import { removeSent } from '../../ground/messages/about';
import type { Removal, RemovalPlace } from '../../ground/removal/removal';

const batch = 500;

/** Takes a batch of sign-ins with what was texted for them. @returns whether there may be more */
const endSignIns = async (tx: Tx, websiteId: string, { outbox }: RemovalPlace): Promise<boolean> => {
  const found = await tx.select({ id: signIns.id }).from(signIns).where(eq(signIns.website_id, websiteId)).limit(batch);
  const ids = found.map(({ id }) => id);
  await removeSent(tx, outbox, 'sign-in', ids);
  await tx.delete(messages).where(and(eq(messages.subject_kind, 'sign-in'), inArray(messages.subject_id, ids)));
  await tx.delete(signIns).where(inArray(signIns.id, ids));
  return ids.length === batch;
};

/** Takes a batch of accounts with all that any subject has of them, and what was sent to them. */
const endAccounts = async (tx: Tx, websiteId: string, { outbox, erasures }: RemovalPlace): Promise<boolean> => {
  const found = await tx
    .select({ id: shoppers.id })
    .from(shoppers)
    .where(eq(shoppers.website_id, websiteId))
    .limit(batch)
    .for('update');
  const ids = found.map(({ id }) => id);
  await removeSent(tx, outbox, 'shopper', ids);
  await eraseAll(erasures, tx, 'shopper', ids);
  return ids.length === batch;
};

/**
 * Shoppers go with their site, and what they kept there with them; once it is gone nobody could erase them. Their
 * enquiries stay with the dealership.
 */
export const shopperRemoval: Removal = {
  subject: 'site',
  tell: async (tx, id) => ({
    goes: { 'accounts of shoppers': await tx.$count(shoppers, eq(shoppers.website_id, id)) },
    stays: {
      'consents of its shoppers, to be proven': await tx.$count(
        shopperConsents,
        inArray(
          shopperConsents.shopper_id,
          tx.select({ id: shoppers.id }).from(shoppers).where(eq(shoppers.website_id, id)),
        ),
      ),
    },
  }),
  remove: async (tx, id, place) => {
    while (await endSignIns(tx, id, place));
    while (await endAccounts(tx, id, place));
  },
};
