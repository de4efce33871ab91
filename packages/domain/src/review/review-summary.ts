import * as z from 'zod';
import { foreignIdSchema } from '../vehicle/vocabulary-schemas';

/**
 * Where reviews come from: Google, as fetched; a file that the dealer imports; or a file of invented reviews, by which a
 * fictional dealer shows how the page looks. In the order in which one place believes them: see {@link placeSummary}.
 */
export const reviewSources = ['google', 'import', 'demonstration'] as const;
export const reviewSourceSchema = z.enum(reviewSources);
export type ReviewSource = z.infer<typeof reviewSourceSchema>;

/** What is reviewed: a location of a dealership, or the dealership itself where `location_id` is null. */
export const reviewedPlaceSchema = z.object({
  dealership_id: foreignIdSchema,
  location_id: foreignIdSchema.nullable(),
});
export type ReviewedPlace = z.infer<typeof reviewedPlaceSchema>;

/** All reviews of a place in one source: their average, 1 to 5, how many they are, and where they are read. */
export const reviewSummarySchema = reviewedPlaceSchema.extend({
  source: reviewSourceSchema,
  /** Null where nobody has rated. */
  average_rating: z.number().min(0).max(5).nullable(),
  count: z.number().int().nonnegative(),
  url: z.string().nullable(),
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

/** The reviews of several places, or of one, taken together. */
export interface JoinedSummary {
  /** 1 to 5, to one decimal: the shown figure and the filled stars use the same value. */
  readonly average: number;
  /** Above 0. */
  readonly count: number;
  /** The sources that count, in the order of `reviewSources`. */
  readonly sources: readonly ReviewSource[];
  /** Where all of them are read; null where they stand at several addresses, or at none. */
  readonly url: string | null;
}

const rank = ({ source }: ReviewSummary): number => reviewSources.indexOf(source);

const hasReviews = ({ average_rating, count }: ReviewSummary): boolean => average_rating !== null && count > 0;

/**
 * The one summary that a place goes by of those that its sources give: Google's, else that of imported reviews, else that
 * of demonstration. Never their sum: a file may hold reviews that Google counts as well. Null where nobody has rated.
 */
export const placeSummary = (summaries: readonly ReviewSummary[]): ReviewSummary | null =>
  summaries.filter(hasReviews).toSorted((one, other) => rank(one) - rank(other))[0] ?? null;

const keyOf = ({ dealership_id, location_id }: ReviewedPlace): string => JSON.stringify([dealership_id, location_id]);

/** One summary for each place, as {@link placeSummary} chooses it, in the order in which places are first named. */
export const summaryOfEach = (summaries: readonly ReviewSummary[]): readonly ReviewSummary[] => {
  const places = new Map<string, ReviewSummary[]>();
  for (const summary of summaries) {
    const held = places.get(keyOf(summary));
    if (held === undefined) places.set(keyOf(summary), [summary]);
    else held.push(summary);
  }
  return [...places.values()].flatMap((ofPlace) => placeSummary(ofPlace) ?? []);
};

/**
 * Summaries of different places as one (REVW-03): the counts add up, and each average weighs as many reviews as it has.
 * Null where nobody has rated any of them.
 */
export const joinedSummary = (summaries: readonly ReviewSummary[]): JoinedSummary | null => {
  const counted = summaryOfEach(summaries);
  const count = counted.reduce((sum, summary) => sum + summary.count, 0);
  if (count === 0) return null;
  const stars = counted.reduce((sum, { average_rating, count: reviews }) => sum + (average_rating ?? 0) * reviews, 0);
  const [first, ...others] = counted;
  return {
    average: Math.round((stars / count) * 10) / 10,
    count,
    sources: reviewSources.filter((source) => counted.some((summary) => summary.source === source)),
    url: others.length === 0 ? (first?.url ?? null) : null,
  };
};

/** The reviews of one location, or of the locations that are one place; nothing of its dealership's own. */
export const locationSummary = (
  summaries: readonly ReviewSummary[],
  locationIds: readonly string[],
): JoinedSummary | null =>
  joinedSummary(summaries.filter(({ location_id }) => location_id !== null && locationIds.includes(location_id)));

/**
 * Whether a place is meant by a word: the id of a location, or the id or slug of a dealership, which means its locations
 * too. Without a word every place is.
 */
export const isPlaceMeant = (
  { dealership_id, location_id }: ReviewedPlace,
  word: string | undefined,
  dealerships: readonly { readonly id: string; readonly slug: string }[],
): boolean =>
  word === undefined ||
  word === location_id ||
  word === dealership_id ||
  dealerships.some(({ id, slug }) => id === dealership_id && slug === word);
