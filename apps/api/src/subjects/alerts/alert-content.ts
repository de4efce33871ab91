import { addressLine, type Location, locationPhone } from '@forecourt/domain/location';
import { oneLine } from '@forecourt/domain/typed-text';
import { formatDollars, type ShownPrice } from '@forecourt/domain/vehicle-price';
import type { SearchRecord } from '@forecourt/search/record';
import type { AlertReason } from '../../ground/database/schema';
import { mostOfSearch } from './most-of-search';

/** Most vehicles that a message names; the rest stand behind a link. */
export const mostNamed = 20;

/** A vehicle that is told of. */
export interface ToldVehicle {
  readonly record: Pick<SearchRecord, 'name' | 'path' | 'shown_price' | 'primary_image_url' | 'available'>;
  readonly reason: AlertReason;
  /** Cents asked before, of a lower price. */
  readonly priceBefore: number | null;
}

/** What was found by one search, or of the vehicles that the shopper has saved. */
export interface ToldGroup {
  /** Null: what the shopper has saved. */
  readonly search: { readonly id: string; readonly name: string; readonly path: string } | null;
  readonly vehicles: readonly ToldVehicle[];
}

/** What a message is made of. */
export interface AlertSubject {
  readonly groups: readonly ToldGroup[];
  readonly siteName: string;
  /** Origin of the site's canonical host. */
  readonly origin: string;
  /** The first location that the site shows: who writes, and where they are found (Spam Act 2003, section 17). */
  readonly location: Location | null;
  /** Paths of the account page: searches, and saved vehicles. */
  readonly manage: { readonly searches: string; readonly saved: string };
  /** Addresses that end alerts without signing in: all by this channel, those of a search, and those of what is saved. */
  readonly stop: { readonly all: string; readonly search: (id: string) => string; readonly saved: string };
}

/** A vehicle as it is told. */
export interface ContentVehicle {
  readonly name: string;
  readonly href: string;
  /** Address of its picture at twice the pixels it is shown at; null where it has none. */
  readonly picture: string | null;
  /** Why it is told: `New`, `Lower price`, `Reserved` or `Sold`. */
  readonly label: string;
  /** What is asked, as the site shows it; null where it shows no price. */
  readonly price: string | null;
  readonly was: string | null;
  /** The list price, where the offer price is what is asked: `Drive away $18,990`; else null. */
  readonly list: string | null;
}

export interface ContentGroup {
  readonly title: string;
  readonly vehicles: readonly ContentVehicle[];
  /** All of it at the site. */
  readonly all: { readonly words: string; readonly href: string };
  /** Ends the alerts of the search, or of what the shopper has saved. */
  readonly stop: { readonly words: string; readonly href: string };
}

/** The content of a message, for its text and its HTML alike. */
export interface AlertContent {
  readonly subject: string;
  readonly title: string;
  readonly groups: readonly ContentGroup[];
  readonly site: { readonly name: string; readonly href: string };
  /** Who writes: name, address, telephone and licence of the dealer, a line each. */
  readonly sender: readonly string[];
  readonly reason: string;
  readonly manage: string;
  readonly stop: string;
}

const counted = (count: number, one: string, more: string): string => (count === 1 ? one : `${count} ${more}`);

/** How many there are of each reason, in words: `2 new vehicles, a lower price`. */
export const reasonsInWords = (reasons: readonly AlertReason[]): string => {
  const of = (reason: AlertReason) => reasons.filter((one) => one === reason).length;
  const [fresh, lower, selling] = [of('new-match'), of('lower-price'), of('selling')];
  return [
    ...(fresh === 0
      ? []
      : [counted(fresh, 'a new vehicle', fresh < mostOfSearch ? 'new vehicles' : 'or more new vehicles')]),
    ...(lower === 0 ? [] : [counted(lower, 'a lower price', 'lower prices')]),
    ...(selling === 0 ? [] : [counted(selling, 'a saved vehicle reserved or sold', 'saved vehicles reserved or sold')]),
  ].join(', ');
};

const labelOf = ({ reason, record: { available } }: ToldVehicle): string => {
  if (reason === 'new-match') return 'New';
  if (reason === 'lower-price') return 'Lower price';
  return available ? 'Reserved' : 'Sold';
};

/** What is asked first, by the name that cards give an offer price, and the list price after it (PRICE-01, -04). */
const priceWords = (price: ShownPrice): Pick<ContentVehicle, 'price' | 'list'> => {
  if (price.kind === 'none') return { price: null, list: null };
  if (price.kind !== 'amount') return { price: price.label, list: null };
  const { offer, priceType } = price;
  const amount = formatDollars(price.amount);
  return offer === null
    ? { price: priceType === null ? amount : `${amount} ${priceType.label}`, list: null }
    : { price: `Offer price ${formatDollars(offer)}`, list: `${priceType?.label ?? 'Price'} ${amount}` };
};

/** The price before: beside an offer price only what was asked before it, for the former list price is that of the other. */
const wasOf = ({ reason, priceBefore, record: { shown_price: price } }: ToldVehicle): string | null => {
  if (price.kind !== 'amount') return null;
  const former = price.offer === null ? price.was : null;
  const was = reason === 'lower-price' && priceBefore !== null ? priceBefore / 100 : former;
  return was === null ? null : formatDollars(was);
};

/** A stored picture is asked for at the size of a mail; one from elsewhere comes as it is. */
const pictureOf = (address: string, origin: string): string | null => {
  if (address === '' || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.pathname.startsWith('/media/')) url.search = '?w=240';
  return url.href;
};

const vehicleOf = (told: ToldVehicle, origin: string): ContentVehicle => ({
  name: oneLine(told.record.name),
  href: `${origin}${told.record.path}`,
  picture: pictureOf(told.record.primary_image_url, origin),
  label: labelOf(told),
  ...priceWords(told.record.shown_price),
  was: wasOf(told),
});

const groupOf = ({ search, vehicles }: ToldGroup, room: number, about: AlertSubject): ContentGroup => {
  const { origin, manage, stop } = about;
  const named = vehicles.slice(0, room);
  const more = vehicles.length - named.length;
  const all = search === null ? 'See your saved vehicles' : 'See all results of this search';
  return {
    title: search === null ? 'Your saved vehicles' : oneLine(search.name),
    vehicles: named.map((told) => vehicleOf(told, origin)),
    all: {
      words: more === 0 ? all : `${more} more: ${all.toLowerCase()}`,
      href: `${origin}${search === null ? manage.saved : search.path}`,
    },
    stop:
      search === null
        ? { words: 'No more alerts of saved vehicles', href: stop.saved }
        : { words: 'No more alerts of this search', href: stop.search(search.id) },
  };
};

const senderOf = ({ siteName, location }: AlertSubject): readonly string[] => {
  if (location === null) return [siteName];
  const phone = locationPhone(location, null);
  const { dealer_license_number: licence } = location;
  return [
    siteName,
    ...[location.name, addressLine(location.address)].filter((line) => line !== '' && line !== siteName),
    ...(phone === null ? [] : [`Phone: ${phone}`]),
    ...(licence === null || licence === '' ? [] : [`Dealer licence ${licence}`]),
  ];
};

const subjectOf = ({ groups, siteName }: AlertSubject): string => {
  const told = groups.flatMap(({ vehicles }) => vehicles);
  const [only] = told;
  const words =
    told.length === 1 && only !== undefined
      ? `${labelOf(only).toLowerCase()}, ${oneLine(only.record.name)}`
      : reasonsInWords(told.map(({ reason }) => reason));
  return `${siteName}: ${words}`;
};

/** The words of a message. At most twenty vehicles are named, those of the first groups first. Pure. */
export const alertContent = (about: AlertSubject): AlertContent => {
  const { groups, siteName, origin, manage, stop } = about;
  let room = mostNamed;
  const written = groups.map((group) => {
    const content = groupOf(group, room, about);
    room -= content.vehicles.length;
    return content;
  });
  return {
    subject: subjectOf(about),
    title: 'News on your saved searches and vehicles',
    groups: written,
    site: { name: siteName, href: `${origin}/` },
    sender: senderOf(about),
    reason: `You get this because you asked ${siteName} for alerts about your saved searches and vehicles. Prices and vehicles may have changed since it was sent.`,
    manage: `${origin}${manage.searches}`,
    stop: stop.all,
  };
};
