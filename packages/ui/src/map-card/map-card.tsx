import type { ReactNode } from 'react';
import { LinkButton } from '../button/link-button';
import * as styles from './map-card.css';

/** Where it is: address, the way there, and a map or a picture beside it. */
export const MapCard = ({
  title,
  addressLines,
  directionsHref,
  directionsLabel = 'Get Directions',
  picture,
  children,
}: {
  readonly title: string;
  readonly addressLines: readonly string[];
  /** Opens the way there in a map; left out where the place is not known. */
  readonly directionsHref?: string;
  readonly directionsLabel?: string;
  /** A map or a photo; fills its half. */
  readonly picture?: ReactNode;
  /** Hours, phone. */
  readonly children?: ReactNode;
}) => (
  <div className={styles.card}>
    <div className={styles.text}>
      <h3 className={styles.title}>{title}</h3>
      <address className={styles.address}>
        {addressLines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </address>
      {children}
      {directionsHref !== undefined && (
        <LinkButton href={directionsHref} kind="ink" size="small" icon="map-pin" target="_blank" rel="noopener">
          {directionsLabel}
        </LinkButton>
      )}
    </div>
    {picture !== undefined && <div className={styles.picture}>{picture}</div>}
  </div>
);
