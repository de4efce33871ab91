import { Alert, TextLink } from '@forecourt/ui';
import * as styles from './location-banner.css';
import type { VehicleElsewhere } from './vehicle-elsewhere';

/** Says that a vehicle is not where the dealer mostly is, and the way to it (VDP-04). */
export const LocationBanner = ({ city, mainCity, directionsHref }: VehicleElsewhere) => (
  <div className={styles.banner}>
    <Alert title={`This vehicle is in ${city}`}>
      <p>Our main location is in {mainCity}.</p>
      <TextLink href={directionsHref} target="_blank" rel="noopener">
        Get Directions
      </TextLink>
    </Alert>
  </div>
);
