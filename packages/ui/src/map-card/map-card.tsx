import type { ReactNode } from 'react';
import { LinkButton } from '../button/link-button';
import { AddressLines } from '../location-card/location-parts';
import * as styles from './map-card.css';

export type MapCardProps = {
  readonly title: string;
  readonly addressLines: readonly string[];
  /** Opens the way there in a map; left out where the place is not known. */
  readonly directionsHref?: string;
  readonly directionsLabel?: string;
  /** `HoursTable`. */
  readonly hours?: ReactNode;
  /** A photo of the place or a map; fills its part. Without one the words have the whole width. */
  readonly picture?: ReactNode;
  /** A quiet box, a ruled panel, or a column with the picture across it. */
  readonly layout?: keyof typeof styles.layouts;
  /** Under the address: open or closed, phone. */
  readonly children?: ReactNode;
};

/** The way there leads on, but is not what the page is for. */
const wayKinds: Record<keyof typeof styles.layouts, 'ink' | 'outlined'> = {
  box: 'ink',
  panel: 'outlined',
  column: 'outlined',
};

/** Where it is: address, hours, the way there, and a picture or a map beside them. */
export const MapCard = ({
  title,
  addressLines,
  directionsHref,
  directionsLabel = 'Get Directions',
  hours,
  picture,
  layout = 'box',
  children,
}: MapCardProps) => (
  <div className={styles.layouts[layout]}>
    <div className={styles.words}>
      <h3 className={styles.title}>{title}</h3>
      <AddressLines lines={addressLines} />
      {children}
    </div>
    {hours !== undefined && (
      <div data-part="hours" className={styles.hours}>
        {hours}
      </div>
    )}
    {directionsHref !== undefined && (
      <div className={styles.way}>
        <LinkButton
          href={directionsHref}
          kind={wayKinds[layout]}
          size="small"
          icon="map-pin"
          target="_blank"
          rel="noopener"
        >
          {directionsLabel}
        </LinkButton>
      </div>
    )}
    {picture !== undefined && (
      <div data-part="picture" className={styles.picture}>
        {picture}
      </div>
    )}
  </div>
);
