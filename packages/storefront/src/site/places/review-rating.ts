import { type JoinedSummary, type ReviewSource, starFills } from '@forecourt/domain/review';

/** The name of a source that must be shown beside its reviews; null for a source that need not be named. */
const kinds: Readonly<Record<ReviewSource, string | null>> = {
  google: 'Google Maps',
  import: null,
  demonstration: 'demonstration',
};

/** What reviews of these sources are called together. What is invented is said to be, whatever stands beside it. */
const kindOf = (sources: readonly ReviewSource[]): string | null => {
  if (sources.includes('demonstration')) return kinds.demonstration;
  const [only, ...others] = sources;
  return only === undefined || others.length > 0 ? null : kinds[only];
};

/** An average with its stars, the number of reviews and the name of their source (REVW-01). */
export const reviewRating = ({ average, count, sources }: Pick<JoinedSummary, 'average' | 'count' | 'sources'>) => {
  const kind = kindOf(sources);
  return { rating: average, fills: starFills(average), count, ...(kind === null ? {} : { kind }) };
};
