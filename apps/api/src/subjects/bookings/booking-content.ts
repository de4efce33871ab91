import { hrefs } from '@forecourt/config/hrefs';
import type { SiteDocument } from '@forecourt/config/site-document';
import { siteShows } from '@forecourt/config/stock-source';
import { leadReference } from '@forecourt/domain/lead';
import type { Location } from '@forecourt/domain/location';
import { daysAway } from '@forecourt/domain/test-drive';
import { type Vehicle, vehicleName } from '@forecourt/domain/vehicle';
import type { BookingRow } from '../../ground/database/schema';
import { bookedTime } from './booking-view';
import { placeView } from './drive-places';

/** What a message to a shopper is for. */
export type BookingOccasion = 'standing' | 'reminder' | 'sold' | 'reserved';

/** What a message about a test drive is made of. */
export interface BookingSubject {
  readonly booking: BookingRow;
  readonly site: SiteDocument;
  /** Origin of the site's canonical host. */
  readonly origin: string;
  readonly location: Location;
  readonly vehicle: Vehicle | null;
  /** Path of the page where it is changed and cancelled. */
  readonly path: string;
  readonly now: Date;
}

/** A message about a test drive, for its text and its HTML alike. No word of a shopper stands in it. */
export interface BookingContent {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly facts: readonly { readonly label: string; readonly value: string; readonly href: string | null }[];
  /** What to bring; empty where there is nothing to come to. */
  readonly bring: readonly string[];
  /** Where it is changed and cancelled, or looked at. */
  readonly manage: { readonly words: string; readonly href: string };
  readonly site: { readonly name: string; readonly href: string };
  readonly reason: string;
}

const standing = ({ booking, site }: BookingSubject): readonly [subject: string, title: string, text: string] => {
  if (booking.status === 'cancelled')
    return [
      'Your test drive is cancelled',
      'Your test drive is cancelled.',
      'You need not do anything. Your calendar takes the entry out if you accept the file with this mail.',
    ];
  if (booking.status === 'waiting')
    return [
      'Your time for a test drive is held',
      'Your time is held.',
      `${site.name} confirms your test drive by mail. Until then nobody else gets your time.`,
    ];
  const isMoved = booking.timed_at > booking.created_at;
  return isMoved
    ? ['Your test drive has a new time', 'Your test drive has a new time.', 'See you then.']
    : ['Your test drive is booked', 'Your test drive is booked.', 'See you then.'];
};

const wordsOf = (
  about: BookingSubject,
  occasion: BookingOccasion,
): readonly [subject: string, title: string, text: string] => {
  const { booking, site, location, vehicle, now } = about;
  const name = vehicle === null ? 'vehicle' : vehicleName(vehicle);
  switch (occasion) {
    case 'standing':
      return standing(about);
    case 'reminder': {
      const when = daysAway(location.time_zone, booking.starts_at, now);
      return [`Your test drive is ${when}`, `Your test drive is ${when}.`, 'We look forward to seeing you.'];
    }
    case 'sold':
      return [
        `The ${name} has been sold`,
        `The ${name} has been sold.`,
        `Somebody else has bought it since you booked. Your time at ${site.name} is still yours: come and drive one like it, or cancel below.`,
      ];
    case 'reserved':
      return [
        `The ${name} has been reserved`,
        `The ${name} has been reserved by somebody else.`,
        `Your time at ${site.name} is still yours. Should the other buyer not take it, it is free again; you can also come and drive one like it, or cancel below.`,
      ];
  }
};

const factsOf = ({ booking, site, origin, location, vehicle }: BookingSubject): BookingContent['facts'] => {
  const time = bookedTime(booking, location.time_zone);
  const place = placeView(location, vehicle?.car_type ?? null);
  const home = booking.at_home;
  const shown = vehicle !== null && siteShows(site, vehicle);
  return [
    { label: 'When', value: `${time.day}, ${time.time} to ${time.until} (${time.clock})`, href: null },
    home === null
      ? { label: 'Where', value: `${place.name}, ${place.address}`, href: null }
      : { label: 'Where', value: `We come to ${home.address}, ${home.postcode}`, href: null },
    ...(home === null ? [{ label: 'Directions', value: place.directions, href: place.directions }] : []),
    ...(vehicle === null
      ? []
      : [
          {
            label: 'Vehicle',
            value: `${vehicleName(vehicle)} (stock ${vehicle.stocknum})`,
            href: shown ? `${origin}${hrefs(site).vehicle(vehicle)}` : null,
          },
        ]),
    ...(place.phone === null ? [] : [{ label: 'Phone', value: place.phone, href: null }]),
    { label: 'Reference', value: leadReference(booking.lead_id), href: null },
  ];
};

/** The words of a message to a shopper. */
export const bookingContent = (about: BookingSubject, occasion: BookingOccasion): BookingContent => {
  const { booking, site, origin } = about;
  const [subject, title, text] = wordsOf(about, occasion);
  const isOver = booking.status === 'cancelled';
  return {
    subject: `${subject}: ${site.name}`,
    title,
    text,
    facts: factsOf(about),
    bring: isOver ? [] : site.testDrive.bring,
    manage: {
      words: isOver ? 'See your booking' : 'Change or cancel',
      href: `${origin}${about.path}`,
    },
    site: { name: site.name, href: `${origin}/` },
    reason: `This was sent because a test drive at ${site.name} was booked with this address. If it was not you, somebody mistyped theirs: you are on no list.`,
  };
};
