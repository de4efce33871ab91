import { Alert } from '@forecourt/ui/alert';
import * as styles from './location-banner.css';
import type { VehicleElsewhere } from './vehicle-elsewhere';

/** Says over the place of a vehicle, which has Get Directions, that it is not where the dealer mostly is (VDP-04). */
export const LocationBanner = ({ city, mainCity }: VehicleElsewhere) => (
  <div className={styles.banner}>
    <Alert title={`This vehicle is in ${city}`}>
      <p>Our main location is in {mainCity}.</p>
    </Alert>
  </div>
);
