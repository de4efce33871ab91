import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocument } from '@forecourt/config/site-document';
import { clockOfDay, localTime } from '@forecourt/domain/calendar';
import { type DriveSlot, driveSlotAt } from '@forecourt/domain/test-drive';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { HomeAddress } from '../../ground/database/schema';
import type { SentBody } from '../../ground/http/shopper-write';
import { bodyFromForm, type LeadFault } from '../leads';
import type { Geocoder } from '../places';
import { type DrivePlace, drivePlaces } from './drive-places';
import { canBeDriven, drivenVehicle } from './drive-vehicle';
import { readHome } from './home-address';
import { readInstant } from './read-instant';

type Fields = Readonly<Record<string, unknown>>;

/** What was asked for beside the fields of the enquiry, each as far as it could be read. */
export interface AskedDrive {
  readonly place: DrivePlace | null;
  /** The instant that was asked for; null where none was, or none that can be read. */
  readonly startsAt: Date | null;
  /** The time that begins there; null where the place offers none, or not any more. */
  readonly slot: DriveSlot | null;
  readonly atHome: HomeAddress | null;
  readonly faults: readonly LeadFault[];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isTicked = (value: unknown): boolean => value === true || value === 'on' || value === 'true' || value === '1';

/** A booking as a script sends it, also of a plain form; empty for what cannot be read. */
export const sentBooking = ({ isPlain, form, json }: SentBody): Fields =>
  isPlain
    ? { ...bodyFromForm(form), slot: form.get('slot'), come_to_you: form.get('come_to_you') }
    : isFields(json)
      ? json
      : {};

/** What was typed into the fields of the enquiry. */
const userDataOf = (body: Fields): Fields => (isFields(body.userData) ? body.userData : {});

/** The id of the vehicle that is asked for; null for none, and for what is none. */
export const carIdOf = ({ car_id }: Fields): string | null =>
  typeof car_id === 'string' && /^\d{1,18}$/.test(car_id) ? car_id : null;

/** The e-mail address as it was typed; empty for none. */
export const emailOf = (body: Fields): string => textOf(userDataOf(body).email).trim().toLowerCase();

const soldFault: LeadFault = {
  path: 'car_id',
  message:
    'This vehicle is not on sale any more. Please choose another one, or come without one: we find you one like it.',
};

/** Reads where and when, by the rules of the site. */
export const readDrive = async (
  body: Fields,
  {
    site,
    dealerships,
    vehicle,
    isGone,
    geocode,
    now,
  }: {
    readonly site: SiteDocument;
    readonly dealerships: readonly Dealership[];
    /** The vehicle that is asked for, where the site shows it. */
    readonly vehicle: Vehicle | null;
    /** A vehicle is asked for that the site does not show any more. */
    readonly isGone: boolean;
    readonly geocode: Geocoder;
    readonly now: Date;
  },
): Promise<AskedDrive> => {
  const userData = userDataOf(body);
  const places = drivePlaces(site, dealerships, vehicle);
  const chosen = places.find(({ location }) => location.id === userData.location);
  // Nobody has to choose where there is no choice.
  const place = chosen ?? (places.length === 1 && textOf(userData.location) === '' ? places[0] : undefined) ?? null;
  const startsAt = readInstant(body.slot);
  const slot = place === null || startsAt === null ? null : driveSlotAt(place.location, site.testDrive, startsAt, now);
  const typedHome = {
    wanted: isTicked(body.come_to_you),
    address: textOf(userData.home_address),
    postcode: textOf(userData.postcode),
  };
  const home = place === null ? null : await readHome(typedHome, site.testDrive, place.location, geocode);
  const atHome = home !== null && 'address' in home ? home : null;
  const isSold = isGone || (vehicle !== null && !canBeDriven(drivenVehicle(vehicle, site, now)));
  return {
    place,
    startsAt,
    slot,
    atHome,
    faults: [
      ...(isSold ? [soldFault] : []),
      ...(place === null
        ? [{ path: 'userData.location', message: 'Please choose where you would like to drive.' }]
        : []),
      ...(startsAt === null ? [{ path: 'slot', message: 'Please choose a time.' }] : []),
      ...(Array.isArray(home) ? home : []),
    ],
  };
};

/** Stands in for day and time where none could be read: the fault of the slot says so already. */
const anyTime = { preferred_date: '2000-01-01', preferred_time: '00:00' };

/**
 * The enquiry of a test drive, as `POST /api/leads` would be sent it: of its category, finished, with the day and the time of
 * its slot by the clock of its place, and for whoever answers there.
 */
export const enquiryOf = (body: Fields, { place, startsAt }: Pick<AskedDrive, 'place' | 'startsAt'>): Fields => {
  const clock = place === null || startsAt === null ? null : localTime(place.location.time_zone, startsAt);
  const userData = userDataOf(body);
  return {
    ...body,
    category: 'test-drive',
    form_completed: true,
    lead_id: null,
    dealership_slug: place?.dealership.slug ?? body.dealership_slug ?? null,
    userData: {
      ...userData,
      location: place?.location.id ?? textOf(userData.location),
      dealership: place?.dealership.slug ?? textOf(userData.dealership),
      // What is not asked for is no part of the enquiry.
      home_address: isTicked(body.come_to_you) ? textOf(userData.home_address) : '',
      ...(clock === null
        ? anyTime
        : {
            preferred_date: clock.date,
            preferred_time: clockOfDay(clock.minutes),
          }),
    },
  };
};
