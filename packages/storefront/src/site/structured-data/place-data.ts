import type { PublicSite } from '@forecourt/config/public-site';
import { clockOfDay } from '@forecourt/domain/calendar';
import { type Location, locationPhone, type Place } from '@forecourt/domain/location';
import { dayMinutes, type OpenPeriod, specialDays, weekPeriods } from '@forecourt/domain/opening-hours';
import type { Json } from './json-ld';

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/**
 * When a stretch opens and closes. Round the clock is 00:00 to 23:59, for 00:00 to 00:00 means closed; a close on the
 * next day is before the open, as readers of schema.org expect it.
 */
const clocks = ({ open, close }: OpenPeriod) => ({
  opens: clockOfDay(open),
  closes: open === 0 && close === dayMinutes ? '23:59' : clockOfDay(close),
});

const hoursData = ({ contact_detail }: Location): readonly Json[] =>
  weekPeriods(contact_detail.opening_hours).map(({ weekday, ...period }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${dayNames[weekday]}`,
    ...clocks(period),
  }));

/** Dates with hours of their own, each of its stretches; a closed one opens and closes at 00:00. */
const specialHoursData = (location: Location): readonly Json[] =>
  specialDays(location).flatMap(({ date, isOpen, periods }) =>
    (isOpen ? periods.map(clocks) : [{ opens: '00:00', closes: '00:00' }]).map((span) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      ...span,
    })),
  );

const locationData = (location: Location, type: string): { readonly [key: string]: Json } => {
  const special = specialHoursData(location);
  const phone = locationPhone(location, null);
  const { street, city, state, postcode, lat, long } = location.address;
  return {
    '@type': type,
    name: location.name,
    ...(phone === null ? {} : { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: postcode,
      addressCountry: 'AU',
    },
    ...(lat === null || long === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: long } }),
    openingHoursSpecification: hoursData(location),
    ...(special.length === 0 ? {} : { specialOpeningHoursSpecification: special }),
  };
};

const typeOf = { sales: 'AutoDealer', service: 'AutoRepair', parts: 'AutoPartsStore' } as const;

/** A place with its departments and hours, as a part of other data. */
export const placePart = (place: Place): { readonly [key: string]: Json } => {
  const { lead, departments } = place;
  const others = departments.filter((department) => department !== lead);
  return {
    ...locationData(lead, 'AutoDealer'),
    name: place.name,
    ...(others.length === 0
      ? {}
      : { department: others.map((location) => locationData(location, typeOf[location.location_type])) }),
  };
};

/** A place with its departments and hours as schema.org's AutoDealer (SEO-01). */
export const placeData = (
  { canonicalOrigin }: Pick<PublicSite, 'canonicalOrigin'>,
  place: Place,
  path: string,
): Json => ({
  '@context': 'https://schema.org',
  ...placePart(place),
  url: new URL(path, canonicalOrigin).href,
  ...(place.lead.image === null ? {} : { image: new URL(place.lead.image.url, canonicalOrigin).href }),
});
