import type { PublicSite } from '@forecourt/config/public-site';
import { locationPhone } from '@forecourt/domain/location';
import type { Json } from './json-ld';

/** The dealer and its places as schema.org's AutoDealer (SEO-01). */
export const dealerData = (site: Pick<PublicSite, 'name' | 'canonicalOrigin' | 'locations' | 'content'>): Json => ({
  '@context': 'https://schema.org',
  '@type': 'AutoDealer',
  name: site.name,
  url: site.canonicalOrigin,
  description: site.content.tagline,
  department: site.locations.map((location) => {
    const phone = locationPhone(location, null);
    return {
      '@type': 'AutoDealer',
      name: location.name,
      ...(phone === null ? {} : { telephone: phone }),
      address: {
        '@type': 'PostalAddress',
        streetAddress: location.address.street,
        addressLocality: location.address.city,
        addressRegion: location.address.state,
        postalCode: location.address.postcode,
        addressCountry: 'AU',
      },
    };
  }),
});
