import { VehicleLocationLine } from '@forecourt/ui/vehicle-purchase-panel';
import { OpenNow } from '../../site/places/open-now';
import type { TimedLocation } from '../../site/places/timed-location';
import { VehiclePhone, type VehiclePhoneProps } from './contact/vehicle-phone';

export interface ContactSectionProps {
  readonly phone: VehiclePhoneProps;
  /** Who sells it and where it stands; null where that is not known. */
  readonly place: {
    readonly name: string;
    readonly hours: TimedLocation;
    /** Of a privately held vehicle: where that is (LOC-06). */
    readonly ownersPlace: string | undefined;
    /** Leads to the place, further down. */
    readonly href: string;
  } | null;
}

/** Whom to call about the vehicle, and where it stands (SIDE-01, SIDE-03). */
export const ContactSection = ({ phone, place }: ContactSectionProps) => (
  <>
    <VehiclePhone {...phone} />
    {place !== null &&
      (place.ownersPlace === undefined ? (
        <VehicleLocationLine name={place.name} detail={<OpenNow location={place.hours} />} href={place.href} />
      ) : (
        <VehicleLocationLine
          name={place.ownersPlace}
          detail={`With its owner, sold by ${place.name}`}
          href={place.href}
          linkLabel="Where it is"
        />
      ))}
  </>
);
