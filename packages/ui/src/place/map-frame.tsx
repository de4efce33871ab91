import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import type { LocationProps } from '../location-card/location';
import { AddressLines, LocationWays } from '../location-card/location-parts';
import * as parts from '../location-card/location-parts.css';
import * as styles from './map-frame.css';

export type MapFrameProps = {
  /** Across the page, or beside a list that is longer. */
  readonly shape?: keyof typeof styles.shapes;
  /** Whether only scripts fill it: then there is no frame without them. */
  readonly needsScripts?: boolean;
  /** The map, a picture of it, or words in its place. */
  readonly children?: ReactNode;
};

/** Room for a map, which fills it. Source: LOC-02. */
export const MapFrame = ({ shape = 'wide', needsScripts = false, children }: MapFrameProps) => (
  <div className={classNames(styles.shapes[shape], needsScripts && styles.live)}>{children}</div>
);

/** Where a place is and the way there: stands in the frame until the map has come, and without scripts. */
export const MapWords = ({
  name,
  addressLines,
  directionsHref,
}: Pick<LocationProps, 'name' | 'addressLines' | 'directionsHref'>) => (
  <div className={styles.words}>
    <p className={parts.name}>{name}</p>
    <AddressLines lines={addressLines} />
    {directionsHref !== undefined && <LocationWays name={name} directionsHref={directionsHref} />}
  </div>
);
