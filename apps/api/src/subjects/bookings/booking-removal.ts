import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../ground/database/database';
import { bookings, dealerships } from '../../ground/database/schema';
import type { Removal } from '../../ground/removal/removal';

const toCome = (tx: Tx, of: SQL) =>
  tx.$count(bookings, and(of, ne(bookings.status, 'cancelled'), gt(bookings.starts_at, sql`now()`)));

/** What commands call a dealership; its id where it is not there. */
const slugOf = async (tx: Tx, id: string): Promise<string> => {
  const [row] = await tx.select({ slug: dealerships.slug }).from(dealerships).where(eq(dealerships.id, id));
  return row?.slug ?? id;
};

/** Test drives outlive the site that they were booked on, as their enquiries do: the dealer has promised them. */
const siteRemoval: Removal = {
  subject: 'site',
  tell: async (tx, id) => {
    const of = eq(bookings.website_id, id);
    return {
      stays: { 'test drives': await tx.$count(bookings, of), 'test drives that are to come': await toCome(tx, of) },
    };
  },
  remove: async () => undefined,
};

/** Those of a dealership stay with its enquiries. It cannot go while people are to come. */
const dealershipRemoval: Removal = {
  subject: 'dealership',
  tell: async (tx, id) => {
    const of = eq(bookings.dealership_id, id);
    const all = await tx.$count(bookings, of);
    const coming = await toCome(tx, of);
    return {
      stays: { 'test drives': all },
      keepsRow: all > 0,
      against:
        coming === 0
          ? []
          : [
              `${coming} ${coming === 1 ? 'test drive is' : 'test drives are'} to come. Cancel them, so that nobody comes for nothing: forecourt bookings list --dealership ${await slugOf(tx, id)}`,
            ],
    };
  },
  remove: async () => undefined,
};

export const bookingRemovals: readonly Removal[] = [siteRemoval, dealershipRemoval];
