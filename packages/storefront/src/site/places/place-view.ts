import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import {
  departmentName,
  departmentsLine,
  filterLocations,
  type Location,
  type LocationFilter,
  type Place,
  placeAnchor,
  placesOf,
} from '@forecourt/domain/location';
import { openingHoursTable } from '@forecourt/domain/opening-hours';
import { locationSummary, type ReviewSummary, starFills } from '@forecourt/domain/review';
import type { HoursRow } from '@forecourt/ui/hours-table';
import type { LocationPhone, LocationProps } from '@forecourt/ui/location-card';
import { addressLines, directionsHref, licences } from './place';
import { placeCall } from './place-call';
import { reviewRating } from './review-rating';

/** What of a site decides where its places have their pages. */
export type PlacedSite = Pick<PublicSite, 'locations' | 'routes' | 'search'>;

/** The places of a site that a filter asks for, each with those of its departments that it asks for (LOC-01). */
export const sitePlaces = ({ locations }: Pick<PublicSite, 'locations'>, filter: LocationFilter = 'all') =>
  placesOf(filterLocations(locations, filter));

/** Whether places have pages of their own, and not one contact page for all (ROUTE-06). */
export const havePages = ({ routes }: Pick<PublicSite, 'routes'>): boolean => routes.location !== '/contact';

/** The numbers of a place: one alone by itself, several under their departments; none twice. */
export const placePhones = ({ departments }: Pick<Place, 'departments'>): readonly LocationPhone[] => {
  const numbers = departments.flatMap((location) => {
    const phone = placeCall(location, null);
    return phone === null ? [] : [{ ...phone, department: departmentName(location) }];
  });
  const different = numbers.filter(({ href }, at) => numbers.findIndex((number) => number.href === href) === at);
  return different.length === 1 ? different.map(({ label, href }) => ({ label, href })) : different;
};

/** The usual hours of a department, a line for each run of days. Today's line is marked in the browser. */
export const hoursRows = (location: Pick<Location, 'contact_detail'>): readonly HoursRow[] =>
  openingHoursTable(location.contact_detail.opening_hours).map(({ label, hours }) => ({ day: label, hours }));

/** Licence numbers of a place, none twice. */
export const placeLicences = ({ departments }: Pick<Place, 'departments'>): readonly string[] => [
  ...new Set(departments.flatMap(licences)),
];

/**
 * The average of a place's reviews as stars: of those that are held of its departments, else what the dealer's document
 * says of the location that leads it; nothing where neither is there (REVW-01, REVW-03).
 */
export const placeRating = (
  { departments, lead }: Pick<Place, 'departments' | 'lead'>,
  summaries: readonly ReviewSummary[],
) => {
  const held = locationSummary(
    summaries,
    departments.map(({ id }) => id),
  );
  if (held !== null) return { rating: reviewRating(held) };
  const { average_rating, review_count } = lead;
  return average_rating === null || review_count === 0
    ? {}
    : { rating: { rating: average_rating, fills: starFills(average_rating), count: review_count } };
};

/** A place as a card or a row says it, without what changes by the minute (LOC-02). */
export const placeView = (
  site: PlacedSite,
  place: Place,
  summaries: readonly ReviewSummary[],
): Omit<LocationProps, 'status' | 'special' | 'contact'> & {
  readonly id: string;
  readonly phones: readonly LocationPhone[];
} => {
  const { lead } = place;
  const departments = departmentsLine(place);
  return {
    id: placeAnchor(place),
    name: place.name,
    ...(havePages(site) ? { href: hrefs(site).location(lead) } : {}),
    ...(departments === null ? {} : { departments }),
    addressLines: addressLines(lead.address),
    ...placeRating(place, summaries),
    phones: placePhones(place),
    hours: hoursRows(lead),
    licences: placeLicences(place),
    directionsHref: directionsHref({ address: lead.address, name: place.name }),
  };
};
