import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { Vehicle } from '@forecourt/domain/vehicle';

/**
 * Where a group shows the rest of what the dealer of this vehicle has; null on a site of one dealer, where that is every
 * search. Source: spec section 2, "See more from this dealer".
 */
export const moreFromDealer = (
  site: Pick<PublicSite, 'dealerships' | 'search'>,
  { dealership_slug }: Pick<Vehicle, 'dealership_slug'>,
): string | null =>
  site.dealerships.length > 1 && site.dealerships.some(({ slug }) => slug === dealership_slug)
    ? hrefs(site).search({ dealership_slug: [dealership_slug] })
    : null;
