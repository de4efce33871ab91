import type { ReviewSource } from '@forecourt/domain/review';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { dealerships, reviewSummaries, reviews } from '../../ground/database/schema';
import { recordChange } from '../../ground/spine/record-change';

/** Which reviews to list; all by default. */
export interface ReviewChoice {
  /** Slug of a dealership. */
  readonly dealership?: string;
  /** Id of a location. */
  readonly location?: string;
  readonly source?: ReviewSource;
  /** Number of one review. */
  readonly id?: string;
}

const meant = (
  table: typeof reviews | typeof reviewSummaries,
  { dealership, location, source }: ReviewChoice,
): SQL | undefined =>
  and(
    dealership === undefined ? undefined : eq(dealerships.slug, dealership),
    location === undefined ? undefined : eq(table.location_id, location),
    source === undefined ? undefined : eq(table.source, source),
  );

/** Most reviews that are listed. */
const mostListed = 500;

/** Reviews as they are held, the newest first, and what is known of each place. */
export const listReviews = async (db: Db, choice: ReviewChoice) => {
  const listed = await db
    .select({
      ...{ id: reviews.id, dealership: dealerships.slug, location: reviews.location_id, source: reviews.source },
      ...{ source_id: reviews.source_id, author: reviews.author, rating: reviews.rating, text: reviews.text },
      ...{ written_on: reviews.written_on, url: reviews.url },
    })
    .from(reviews)
    .innerJoin(dealerships, eq(dealerships.id, reviews.dealership_id))
    .where(meant(reviews, choice))
    .orderBy(desc(reviews.written_on), desc(reviews.id))
    .limit(mostListed);
  const fetched = await db
    .select({
      ...{ dealership: dealerships.slug, location: reviewSummaries.location_id, source: reviewSummaries.source },
      ...{ average_rating: reviewSummaries.average_rating, count: reviewSummaries.count },
      ...{ fetched_at: reviewSummaries.fetched_at, last_error: reviewSummaries.last_error },
    })
    .from(reviewSummaries)
    .innerJoin(dealerships, eq(dealerships.id, reviewSummaries.dealership_id))
    .where(meant(reviewSummaries, choice))
    .orderBy(reviewSummaries.id);
  const counted = await db
    .select({
      ...{ dealership: dealerships.slug, location: reviews.location_id, source: reviews.source },
      average_rating: sql<number | null>`avg(${reviews.rating})::float8`,
      count: sql<number>`count(*)::int`,
      fetched_at: sql<Date | null>`null::timestamptz`,
      last_error: sql<string | null>`null::text`,
    })
    .from(reviews)
    .innerJoin(dealerships, eq(dealerships.id, reviews.dealership_id))
    .where(and(meant(reviews, choice), sql`${reviews.source} <> 'google'`))
    .groupBy(dealerships.slug, reviews.location_id, reviews.source)
    .orderBy(dealerships.slug, reviews.location_id, reviews.source);
  return { places: [...fetched, ...counted], reviews: listed };
};

/**
 * Takes reviews away, and what their source said of a place whose reviews all go. Google's are fetched again while its
 * dealership has a key.
 * @returns how many
 */
export const removeReviews = (db: Db, choice: ReviewChoice): Promise<number> =>
  db.transaction(async (tx) => {
    const dealership = choice.dealership;
    const ofDealership = (column: typeof reviews.dealership_id | typeof reviewSummaries.dealership_id) =>
      dealership === undefined ? undefined : sql`${column} in (select id from dealerships where slug = ${dealership})`;
    const { location, source, id } = choice;
    const number = id === undefined ? undefined : Number(id.replace(/^#/, ''));
    if (number !== undefined && !Number.isSafeInteger(number)) return 0;
    const removed = await tx
      .delete(reviews)
      .where(
        and(
          ofDealership(reviews.dealership_id),
          location === undefined ? undefined : eq(reviews.location_id, location),
          source === undefined ? undefined : eq(reviews.source, source),
          number === undefined ? undefined : eq(reviews.id, number),
        ),
      )
      .returning({ dealership_id: reviews.dealership_id });
    const places =
      number === undefined
        ? await tx
            .delete(reviewSummaries)
            .where(
              and(
                ofDealership(reviewSummaries.dealership_id),
                location === undefined ? undefined : eq(reviewSummaries.location_id, location),
                source === undefined ? undefined : eq(reviewSummaries.source, source),
              ),
            )
            .returning({ dealership_id: reviewSummaries.dealership_id })
        : [];
    const touched = new Set([...removed, ...places].map(({ dealership_id }) => dealership_id));
    await recordChange(
      tx,
      [...touched].map((dealershipId) => ({ kind: 'reviews' as const, dealershipId })),
    );
    return removed.length;
  });
