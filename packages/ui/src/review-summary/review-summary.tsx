import { Rating } from '../rating/rating';
import { reviewCount } from '../rating/review-count';
import { TextLink } from '../text-link/text-link';
import * as styles from './review-summary.css';

export type ReviewSummaryProps = {
  /** Average, 0 to 5. */
  readonly rating: number;
  /** How much of each of the five stars is filled, 0 to 1, as the rule of the domain says. */
  readonly fills: readonly number[];
  /** How many reviews it is the average of. */
  readonly count: number;
  /** Whose reviews they are: "Google Maps", "demonstration". */
  readonly kind?: string;
  /** What follows the count: "across five locations". */
  readonly words?: string;
  readonly link?: { readonly label: string; readonly href: string };
};

/** The average of all reviews in large figures, with its stars and how many there are. Source: REVW-01. */
export const ReviewSummary = ({ rating, fills, count, kind, words, link }: ReviewSummaryProps) => (
  <div className={styles.summary}>
    <p className={styles.average} aria-hidden="true">
      {rating.toFixed(1)}
    </p>
    <Rating rating={rating} fills={fills} />
    <p className={styles.words}>
      {reviewCount(count, kind)}
      {words !== undefined && ` ${words}`}
    </p>
    {link !== undefined && <TextLink href={link.href}>{link.label}</TextLink>}
  </div>
);
