import { type JoinedSummary, type ReviewSource, starFills } from '@forecourt/domain/review';

/** What reviews of a source are called, for who must say whose they are; reviews alone where that need not be said. */
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

/** An average with its stars, and how many reviews of which kind it is of (REVW-01). */
export const reviewRating = ({ average, count, sources }: Pick<JoinedSummary, 'average' | 'count' | 'sources'>) => {
  const kind = kindOf(sources);
  return { rating: average, fills: starFills(average), count, ...(kind === null ? {} : { kind }) };
};
