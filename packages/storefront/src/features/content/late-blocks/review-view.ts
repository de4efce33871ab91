import type { ShownReview } from '@forecourt/api-contract';
import { type JoinedSummary, starFills } from '@forecourt/domain/review';
import type { ReviewListItem } from '@forecourt/ui/review-card';

const google = 'Google Maps';

/** A review as a card says it. Google's lead to who wrote them and to where they stand, as its terms ask. */
export const listedReview = ({
  id,
  customer_name,
  author_url,
  rating,
  text,
  review_date_in_words,
  source,
  url,
}: ShownReview): ReviewListItem => ({
  key: id,
  author: customer_name,
  ...(author_url === null ? {} : { authorHref: author_url }),
  rating,
  fills: starFills(rating),
  text,
  date: review_date_in_words,
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

/**
 * What a reader must know of what is shown: that some are invented, and by what they were chosen. An average of all beside
 * the best of them alone would mislead.
 */
export const reviewNotes = (
  { sources }: Pick<JoinedSummary, 'sources'>,
  { minimumRating, shown }: { readonly minimumRating: number; readonly shown: number },
): { readonly warning?: string; readonly small?: string } => ({
  ...(sources.includes('demonstration')
    ? {
        warning:
          'These reviews are a demonstration. They were written for this website of an invented dealer; no customer wrote them.',
      }
    : {}),
  ...(shown === 0
    ? { small: `No review with ${starWords(minimumRating)} yet. The average is of all reviews.` }
    : {
        small: `${minimumRating <= 1 ? 'The newest reviews' : `The newest reviews with ${starWords(minimumRating)}`}. The average is of all reviews.`,
      }),
});
