import type { ReviewQuery, ShownReview } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { calendarDateIn } from '@forecourt/domain/calendar';
import {
  isPlaceMeant,
  type ReviewedPlace,
  type ReviewSummary,
  reviewDates,
  shownReviews,
  summaryOfEach,
} from '@forecourt/domain/review';
import { and, desc, eq, gt, gte, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { type ReviewRow, reviewSummaries, reviews } from '../../ground/database/schema';
import { siteDealerships } from '../sites';
import { placeTimeZone } from './place-time-zone';
import { heldSince } from './review-age';

interface ReviewContext {
  readonly db: Db;
  readonly site: SiteDocument;
  readonly now: Date;
}

/** The dealerships of a site, and whether a place is one that it shows: a visible location, or a dealership itself. */
const placesOf = async ({ db, site }: ReviewContext) => {
  const dealerships = await siteDealerships(db, site);
  const listed = new Set(site.locations.map(({ id }) => id));
  const shown = new Set(
    dealerships.flatMap(({ locations }) =>
      locations.filter(({ id, visible }) => visible && listed.has(id)).map(({ id }) => id),
    ),
  );
  const isShown = ({ location_id }: Pick<ReviewedPlace, 'location_id'>) =>
    location_id === null || shown.has(location_id);
  return { dealerships, ids: dealerships.map(({ id }) => id), isShown };
};

/** Google's average and count of all reviews of a place, while they may be stored; empty without an answer. */
const fetchedSummaries = async (db: Db, ids: readonly string[], now: Date): Promise<readonly ReviewSummary[]> => {
  const { dealership_id, location_id, source, average_rating, count, url, fetched_at } = reviewSummaries;
  return db
    .select({ dealership_id, location_id, source, average_rating, count, url })
    .from(reviewSummaries)
    .where(and(inArray(dealership_id, [...ids]), gt(fetched_at, heldSince(now))))
    .orderBy(reviewSummaries.id);
};

/** Averages and counts of what was imported. */
const countedSummaries = (db: Db, ids: readonly string[]): Promise<readonly ReviewSummary[]> => {
  const { dealership_id, location_id, source, rating } = reviews;
  return db
    .select({
      ...{ dealership_id, location_id, source },
      average_rating: sql<number | null>`avg(${rating})::float8`,
      count: sql<number>`count(*)::int`,
      url: sql<string | null>`null::text`,
    })
    .from(reviews)
    .where(and(inArray(dealership_id, [...ids]), ne(source, 'google')))
    .groupBy(dealership_id, location_id, source)
    .orderBy(dealership_id, location_id, source);
};

/** One summary for each place of a site that has reviews: see `placeSummary` of domain for which (REVW-03). */
export const siteReviewSummaries = async (context: ReviewContext): Promise<readonly ReviewSummary[]> => {
  const { db, now } = context;
  const { ids, isShown } = await placesOf(context);
  const all = [...(await fetchedSummaries(db, ids, now)), ...(await countedSummaries(db, ids))];
  return summaryOfEach(all.filter(isShown));
};

const placeKey = ({ dealership_id, location_id }: ReviewedPlace): string =>
  JSON.stringify([dealership_id, location_id]);

/**
 * Rows that may stand beside each other: invented ones only at places that have no others; and none twice, since a file
 * may hold what Google has given as well.
 */
const withoutRepeats = (rows: readonly ReviewRow[], real: ReadonlySet<string>): readonly ReviewRow[] => {
  const seen = new Set<string>();
  return rows.filter((row) => {
    if (row.source === 'demonstration' && real.has(placeKey(row))) return false;
    const key = JSON.stringify([placeKey(row), row.author.toLowerCase(), row.written_on, row.rating]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** Reviews that a site may show, of the places that are meant, the newest first (REVW-02). */
export const siteReviews = async (
  context: ReviewContext,
  { place, minimumRating, quantity }: ReviewQuery,
): Promise<readonly ShownReview[]> => {
  const { db, now } = context;
  const { dealerships, isShown } = await placesOf(context);
  const summaries = await siteReviewSummaries(context);
  const meant = summaries.filter((summary) => isShown(summary) && isPlaceMeant(summary, place, dealerships));
  if (meant.length === 0) return [];
  const real = new Set(meant.filter(({ source }) => source !== 'demonstration').map(placeKey));
  const { dealership_id, location_id, written_on, rating } = reviews;
  const rows = await db
    .select()
    .from(reviews)
    .where(
      and(
        gte(rating, minimumRating),
        or(
          ...meant.map((one) =>
            and(
              eq(dealership_id, one.dealership_id),
              one.location_id === null ? sql`${location_id} is null` : eq(location_id, one.location_id),
            ),
          ),
        ),
      ),
    )
    .orderBy(desc(written_on), desc(reviews.id))
    // Repeats and what is invented fall out.
    .limit(quantity * 3 + 20);
  const shown = withoutRepeats(rows, real).flatMap(
    ({ id, author, author_url, written_on: day, source_id: _sourceId, ...row }): ShownReview[] => {
      const dealership = dealerships.find((one) => one.id === row.dealership_id);
      if (dealership === undefined) return [];
      const today = calendarDateIn(placeTimeZone(dealership, row.location_id), now);
      return [
        {
          ...row,
          id: String(id),
          customer_name: author,
          author_url,
          ...reviewDates(day, today),
        },
      ];
    },
  );
  return shownReviews(shown, { minimumRating, quantity });
};
