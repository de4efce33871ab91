import type { ReactNode } from 'react';
import type { LocationProps } from '../location-card/location';
import { AddressLines, LocationWays } from '../location-card/location-parts';
import * as parts from '../location-card/location-parts.css';
import * as styles from './map-frame.css';

/** Room for a map, which fills it. Source: LOC-02. */
export const MapFrame = ({
  shape = 'wide',
  children,
}: {
  readonly shape?: keyof typeof styles.shapes;
  /** The map, a picture of it, or words in its place. */
  readonly children: ReactNode;
}) => <div className={styles.shapes[shape]}>{children}</div>;

/** A place in words. */
export type MapWordsPlace = Pick<LocationProps, 'name' | 'addressLines' | 'directionsHref'>;

/** Where places are and the ways there: stands in the frame until the map has come, and without scripts. */
export const MapWords = ({ places }: { readonly places: readonly MapWordsPlace[] }) => (
  <div className={styles.words}>
    {places.map(({ name, addressLines, directionsHref }) => (
      <div key={name}>
        <p className={parts.name}>{name}</p>
        <AddressLines lines={addressLines} />
        {directionsHref !== undefined && <LocationWays name={name} directionsHref={directionsHref} />}
      </div>
    ))}
  </div>
);
