import type { MouseEvent } from 'react';
import { Icon } from '../icon/icon';
import { UiLink } from '../ui-provider/ui-link';
import * as styles from './results-more.css';

export type ResultsMoreProps = {
  /** The list it ends: `grid` is two or three across, `wide` two. */
  readonly layout: keyof typeof styles.places;
  /** "301 more cars". */
  readonly title: string;
  /** "Next page". */
  readonly label: string;
  readonly href: string;
  readonly onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/**
 * The last place of a list of cards that ends in the middle of a row: on to the next page. It is not drawn where the
 * row is full, so it never stands alone. An `<li>`: the last child of its `VehicleCardList`.
 */
export const ResultsMore = ({ layout, title, label, href, onPress }: ResultsMoreProps) => (
  <li className={styles.places[layout]}>
    <UiLink href={href} rel="next" className={styles.link} {...(onPress === undefined ? {} : { onClick: onPress })}>
      <span className={styles.title}>{title}</span>
      <span className={styles.onward}>
        {label}
        <Icon name="arrow-right" size="small" />
      </span>
    </UiLink>
  </li>
);
