import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { Location } from '@forecourt/domain/location';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { Alert } from '@forecourt/ui/alert';
import { LinkButton } from '@forecourt/ui/button';
import { placeCall } from '../../site/places/place-call';
import * as styles from './order-page.css';
import { orderWords as words } from './order-words';

/** Why a vehicle can be neither reserved nor bought now, and what can be done instead. */
export const ShutPurchase = ({
  site,
  vehicle,
  location,
  standing,
}: {
  readonly site: PublicSite;
  readonly vehicle: Vehicle;
  readonly location: Location | null;
  readonly standing: keyof typeof words.shut;
}) => {
  const { title, text } = words.shut[standing];
  const to = hrefs(site);
  const call = placeCall(location, vehicle.car_type);
  return (
    <div className={styles.parts}>
      <Alert tone="caution" title={title}>
        <p>{text}</p>
      </Alert>
      <div className={styles.ways}>
        <LinkButton href={to.enquire(vehicle)}>{words.enquire}</LinkButton>
        {call !== null && (
          <LinkButton href={call.href} kind="outlined" icon="phone">
            {words.call(call.label)}
          </LinkButton>
        )}
      </div>
    </div>
  );
};
