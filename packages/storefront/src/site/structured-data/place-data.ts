import type { PublicSite } from '@forecourt/config/public-site';
import { type Location, locationPhone, type Place } from '@forecourt/domain/location';
import type { Json } from './json-ld';

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const hoursData = ({ contact_detail }: Location): readonly Json[] =>
  contact_detail.opening_hours.flatMap(({ weekday, status, open, close }) =>
    status === 'Open' && open !== null && close !== null
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${dayNames[weekday]}`,
            opens: open,
            closes: close,
          },
        ]
      : [],
  );

const locationData = (location: Location, type: string): { readonly [key: string]: Json } => {
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
