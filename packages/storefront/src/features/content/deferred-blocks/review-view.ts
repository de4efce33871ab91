import type { ShownReview } from '@forecourt/api-contract';
import { type JoinedSummary, starFills } from '@forecourt/domain/review';
import type { ReviewListItem } from '@forecourt/ui/review-card';

const google = 'Google Maps';

/** Pixels that an author's picture is asked for with: twice what it is drawn at. */
const faceSize = { width: 80, height: 80 } as const;

/**
 * A review as its card shows it. Google's reviews link to their authors and to the review itself, as its terms demand.
 */
export const listedReview = ({
  id,
  customer_name,
  author_url,
  rating,
  text,
  review_date_in_words,
  source,
  url,
  image,
}: ShownReview): ReviewListItem => ({
  key: id,
  author: customer_name,
  ...(author_url === null ? {} : { authorHref: author_url }),
  rating,
  fills: starFills(rating),
  text,
  date: review_date_in_words,
  ...(image === null ? {} : { image: { src: image, alt: '', ...faceSize } }),
  ...(source === 'google' ? { source: { label: google, ...(url === null ? {} : { href: url }) } } : {}),
  ...(source === 'import' && url !== null ? { source: { label: 'Source', href: url } } : {}),
  ...(source === 'demonstration' ? { source: { label: 'Demonstration' } } : {}),
});

/** Where all of the reviews are read. */
export const reviewsLink = ({ url, sources }: Pick<JoinedSummary, 'url' | 'sources'>) =>
  url === null
    ? {}
    : { link: { label: sources.includes('google') ? `Read them on ${google}` : 'Read all of them', href: url } };

const starWords = (stars: number): string => (stars === 5 ? '5 stars' : `${stars} stars or more`);

const invented =
  'These reviews are a demonstration. They were written for this website of an invented dealer; no customer wrote them.';
const ofAll = 'The average is of all reviews.';

/** By what reviews were chosen. An average of all beside the best of them alone, in silence, would mislead. */
const chosenBy = (minimumRating: number, shown: number | null): string | undefined => {
  // No note when the reviews could not be read.
  if (shown === null) return undefined;
  if (minimumRating <= 1) return shown === 0 ? undefined : `The newest first. ${ofAll}`;
  return shown === 0
    ? `No review with ${starWords(minimumRating)} yet. ${ofAll}`
    : `Reviews with ${starWords(minimumRating)}, the newest first. ${ofAll}`;
};

/** What a reader must know of what is shown: that some are invented, and by what they were chosen. */
export const reviewNotes = (
  { sources }: Pick<JoinedSummary, 'sources'>,
  { minimumRating, shown }: { readonly minimumRating: number; readonly shown: number | null },
): { readonly warning?: string; readonly small?: string } => {
  const small = chosenBy(minimumRating, shown);
  return {
    ...(sources.includes('demonstration') ? { warning: invented } : {}),
    ...(small === undefined ? {} : { small }),
  };
};
