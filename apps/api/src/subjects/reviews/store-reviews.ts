import type { ReviewSource } from '@forecourt/domain/review';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../ground/database/database';
import { reviewSummaries, reviews } from '../../ground/database/schema';
import type { SourceReview } from './review-port';

/** What is reviewed and where. */
export interface ReviewPlace {
  readonly dealership_id: string;
  /** Null: the dealership itself. */
  readonly location_id: string | null;
  readonly source: ReviewSource;
}

/** A place in a query of either table. */
export const atPlace = (
  table: typeof reviews | typeof reviewSummaries,
  { dealership_id, location_id, source }: ReviewPlace,
): SQL | undefined =>
  and(
    eq(table.dealership_id, dealership_id),
    location_id === null ? isNull(table.location_id) : eq(table.location_id, location_id),
    eq(table.source, source),
  );

const fields = ['author', 'author_url', 'rating', 'text', 'written_on', 'url', 'image'] as const;

/** Reviews held of a place, by their ids at the source. */
export const heldReviews = async (
  db: Pick<Db, 'select'>,
  place: ReviewPlace,
): Promise<ReadonlyMap<string, SourceReview>> => {
  const rows = await db.select().from(reviews).where(atPlace(reviews, place));
  return new Map(rows.map((row) => [row.source_id, row]));
};

/** Rows of one INSERT: far below PostgreSQL's limit of 65,535 parameters. */
const batch = 1_000;

/** Whether two reviews with the same id have the same content. */
export const saysTheSame = (one: SourceReview, other: SourceReview): boolean =>
  fields.every((field) => one[field] === other[field]);

/** Puts reviews of a place in or in the place of those with the same ids. The caller records the change. */
export const putReviews = async (tx: Tx, place: ReviewPlace, given: readonly SourceReview[]): Promise<void> => {
  for (let start = 0; start < given.length; start += batch) {
    await tx
      .insert(reviews)
      .values(
        given
          .slice(start, start + batch)
          .map(({ source_id, author, author_url, rating, text, written_on, url, image }) => ({
            ...{ ...place, source_id, author, author_url, rating, text, written_on, url, image },
          })),
      )
      .onConflictDoUpdate({
        target: [reviews.dealership_id, reviews.location_id, reviews.source, reviews.source_id],
        set: Object.fromEntries(fields.map((field) => [field, sql.raw(`excluded.${field}`)])),
      });
  }
};

/** A source's average and count of all reviews of a place. */
export interface SaidSummary {
  readonly average_rating: number | null;
  readonly count: number;
  readonly url: string | null;
}

/** The summary that is held of a place; null without one. */
export const heldSummary = async (db: Pick<Db, 'select'>, place: ReviewPlace): Promise<SaidSummary | null> => {
  const { average_rating, count, url } = reviewSummaries;
  const [row] = await db
    .select({ average_rating, count, url })
    .from(reviewSummaries)
    .where(atPlace(reviewSummaries, place));
  return row ?? null;
};

/** Puts the summary of a place in, or in the place of the one held; with how its source was asked, where it is asked. */
export const putSummary = async (
  tx: Tx,
  place: ReviewPlace,
  values: Partial<Omit<typeof reviewSummaries.$inferInsert, 'id' | keyof ReviewPlace>>,
): Promise<void> => {
  await tx
    .insert(reviewSummaries)
    .values({ ...place, ...values })
    .onConflictDoUpdate({
      target: [reviewSummaries.dealership_id, reviewSummaries.location_id, reviewSummaries.source],
      set: values,
    });
};
