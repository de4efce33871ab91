import { hrefs } from '@forecourt/config/hrefs';
import type { SiteDocument } from '@forecourt/config/site-document';
import { siteShows } from '@forecourt/config/stock-source';
import { leadReference } from '@forecourt/domain/lead';
import { addressLine, type Location, locationPhone } from '@forecourt/domain/location';
import { type HoursRow, openingHoursTable, upcomingSpecialHours } from '@forecourt/domain/opening-hours';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { primaryImage } from '@forecourt/domain/vehicle-images';

/** What a receipt is made of. Nothing in it was typed into the form, but for the address that it goes to. */
export interface ReceiptSubject {
  readonly leadId: string;
  readonly site: SiteDocument;
  /** Origin of the site's canonical host. */
  readonly origin: string;
  readonly vehicle: Vehicle | null;
  readonly location: Location | null;
  readonly now: Date;
}

/** The content of a receipt, for its text and its HTML alike. */
export interface Receipt {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly vehicle: {
    readonly name: string;
    readonly stock: string;
    readonly href: string | null;
    /** Address of its first picture, at twice the pixels it is shown at. */
    readonly picture: string | null;
  } | null;
  readonly reference: string;
  /** How soon the dealer answers, in its own words. */
  readonly answer: string | null;
  readonly place: {
    readonly name: string;
    readonly address: string;
    readonly phone: string | null;
    readonly email: string | null;
    readonly hours: readonly Pick<HoursRow, 'label' | 'hours'>[];
  } | null;
  readonly site: { readonly name: string; readonly href: string };
  /** Why it came, for whom it does not concern. */
  readonly reason: string;
}

/** A stored picture is asked for at the size of a mail; one from elsewhere comes as it is. */
const pictureOf = (vehicle: Vehicle, origin: string): string | null => {
  const address = primaryImage(vehicle);
  if (address === null) return null;
  const url = new URL(address, origin);
  if (url.pathname.startsWith('/media/')) url.search = '?w=1080';
  return url.href;
};

const vehicleOf = ({ site, origin, vehicle }: ReceiptSubject): Receipt['vehicle'] => {
  if (vehicle === null) return null;
  const shown = siteShows(site, vehicle);
  return {
    name: vehicle.name,
    stock: vehicle.stocknum,
    href: shown ? `${origin}${hrefs(site).vehicle(vehicle)}` : null,
    picture: shown ? pictureOf(vehicle, origin) : null,
  };
};

const placeOf = ({ location, vehicle, now }: ReceiptSubject): Receipt['place'] =>
  location === null
    ? null
    : {
        name: location.name,
        address: addressLine(location.address),
        phone: locationPhone(location, vehicle?.car_type ?? null),
        email: location.email,
        hours: [
          ...openingHoursTable(location.contact_detail.opening_hours),
          ...upcomingSpecialHours(location, now),
        ].map(({ label, hours }) => ({ label, hours })),
      };

/** The words of a receipt. No word of the sender's stands in them: nobody can have a dealer write to a stranger. */
export const receiptOf = (about: ReceiptSubject): Receipt => {
  const { site, origin, leadId } = about;
  const vehicle = vehicleOf(about);
  return {
    subject: vehicle === null ? `${site.name} has your enquiry` : `${site.name} has your enquiry: ${vehicle.name}`,
    title: 'We have your enquiry.',
    text: `${site.name} will be in touch. There is nothing more for you to do.`,
    vehicle,
    reference: leadReference(leadId),
    answer: site.enquiry.replyTime ?? null,
    place: placeOf(about),
    site: { name: site.name, href: `${origin}/` },
    reason: `This was sent because an enquiry to ${site.name} gave this email address. If it was not yours, somebody mistyped theirs: you are on no list, and nothing more is sent.`,
  };
};
