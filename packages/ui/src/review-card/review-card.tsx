import type { Picture } from '../page-picture/picture';
import { Rating } from '../rating/rating';
import { FoldedText } from '../show-more/folded-text';
import { UiImage } from '../ui-provider/ui-image';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './review-card.css';

export type ReviewCardProps = {
  readonly author: string;
  /** The author's page where it was written; some sources ask that it be led to. */
  readonly authorHref?: string;
  /** The author's picture; decoration, so its words stay empty. */
  readonly image?: Picture | null;
  /** 0 to 5. */
  readonly rating: number;
  /** How much of each of the five stars is filled, 0 to 1, as the rule of the domain says. */
  readonly fills: readonly number[];
  /** `null` where the author gave stars alone (REVW-02). */
  readonly text: string | null;
  /** "3 weeks ago", "14/11/2026". */
  readonly date?: string;
  /** Where it was written: "Google". With an address it leads there. */
  readonly source?: { readonly label: string; readonly href?: string };
  /** What the dealer answered. */
  readonly reply?: { readonly author: string; readonly text: string };
  /** Characters of a long review shown at first. */
  readonly limit?: number;
  /** Stands where a review has no words. */
  readonly emptyText?: string;
};

const Source = ({ source: { label, href } }: { readonly source: NonNullable<ReviewCardProps['source']> }) =>
  href === undefined ? label : <UiLink href={href}>{label}</UiLink>;

/** One buyer's review, with stars, name and date. Source: REVW-01, REVW-02. */
export const ReviewCard = ({
  author,
  authorHref,
  image = null,
  rating,
  fills,
  text,
  date,
  source,
  reply,
  limit = 240,
  emptyText = 'Rated without words.',
}: ReviewCardProps) => {
  const words = text?.trim() ?? '';
  return (
    <figure className={styles.card}>
      <Rating rating={rating} fills={fills} />
      {words === '' ? (
        <p className={styles.none}>{emptyText}</p>
      ) : (
        <blockquote className={styles.text}>
          <FoldedText text={words} limit={limit} name={`review by ${author}`} />
        </blockquote>
      )}
      <figcaption className={styles.author}>
        {image !== null && <UiImage {...image} className={styles.face} />}
        <span>
          {authorHref === undefined ? (
            <span className={styles.name}>{author}</span>
          ) : (
            <UiLink href={authorHref} className={styles.name}>
              {author}
            </UiLink>
          )}
          {date !== undefined && <>, {date}</>}
          {source !== undefined && (
            <>
              {', '}
              <Source source={source} />
            </>
          )}
        </span>
      </figcaption>
      {reply !== undefined && (
        <div className={styles.reply}>
          <p className={styles.name}>{reply.author}</p>
          <FoldedText text={reply.text} limit={limit} name={`reply to ${author}`} />
        </div>
      )}
    </figure>
  );
};
