import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Icon } from '../icon/icon';
import * as styles from './rating.css';
import { reviewCount } from './review-count';

/** Five stars and the number of reviews beside them. Source: REVW-01. */
export const Rating = ({
  rating,
  fills,
  count,
  kind,
}: {
  /** Average, 0 to 5. */
  readonly rating: number;
  /** How much of each of the five stars is filled, 0 to 1, as the rule of the domain says. */
  readonly fills: readonly number[];
  /** How many reviews it is the average of. */
  readonly count?: number;
  /** Whose reviews they are: "Google Maps", "demonstration". */
  readonly kind?: string;
}) => (
  <span className={styles.rating}>
    <span className={styles.stars} role="img" aria-label={`Rated ${rating.toFixed(1)} out of 5`}>
      {fills.map((fill, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the five stars never change places
        <span key={index} className={styles.star}>
          <Icon name="star" size="small" />
          {fill > 0 && (
            <span className={styles.part} style={{ ...assignInlineVars({ [styles.fill]: `${fill * 100}%` }) }}>
              <Icon name="star" size="small" filled />
            </span>
          )}
        </span>
      ))}
    </span>
    <b aria-hidden="true">{rating.toFixed(1)}</b>
    {count !== undefined && <span className={styles.count}>{reviewCount(count, kind)}</span>}
  </span>
);
