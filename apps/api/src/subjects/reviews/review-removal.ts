import { eq } from 'drizzle-orm';
import { reviewSummaries, reviews } from '../../ground/database/schema';
import type { Removal } from '../../ground/removal/removal';

/** Reviews of a dealership and its locations go with it, and so does what their sources said of all of them. */
export const reviewRemoval: Removal = {
  subject: 'dealership',
  tell: async (tx, id) => ({ goes: { reviews: await tx.$count(reviews, eq(reviews.dealership_id, id)) } }),
  remove: async (tx, id) => {
    await tx.delete(reviews).where(eq(reviews.dealership_id, id));
    await tx.delete(reviewSummaries).where(eq(reviewSummaries.dealership_id, id));
  },
};
