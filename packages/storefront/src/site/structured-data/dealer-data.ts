import type { PublicSite } from '@forecourt/config/public-site';
import { placesOf } from '@forecourt/domain/location';
import type { Json } from './json-ld';
import { placePart } from './place-data';

/** The dealer and its places, with their departments and hours, as schema.org's AutoDealer (SEO-01). */
export const dealerData = (site: Pick<PublicSite, 'name' | 'canonicalOrigin' | 'locations' | 'content'>): Json => ({
  '@context': 'https://schema.org',
  '@type': 'AutoDealer',
  name: site.name,
  url: site.canonicalOrigin,
  description: site.content.tagline,
  department: placesOf(site.locations).map(placePart),
});
