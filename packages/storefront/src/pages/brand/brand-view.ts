import type { SiteOffer } from '@forecourt/api-contract';
import type { Location } from '@forecourt/domain/location';
import type { SiteBrand } from '@forecourt/domain/makes';
import { slugify } from '@forecourt/domain/slug';

const isBrand = (written: string, { slug, name }: Pick<SiteBrand, 'slug' | 'name'>): boolean =>
  slugify(written) === slug || slugify(written) === slugify(name);

/** The offers of a brand. */
export const brandOffers = (offers: readonly SiteOffer[], brand: SiteBrand): readonly SiteOffer[] =>
  offers.filter(({ manufacturer }) => manufacturer !== null && isBrand(manufacturer, brand));

/**
 * The locations that sell a brand: those that say so, else those that have it in stock. One that sells other makes by its
 * own account and none of this one is none of them.
 * @param inStock Names of locations that vehicles of the brand stand at.
 */
export const brandLocations = (
  locations: readonly Location[],
  brand: SiteBrand,
  inStock: readonly string[],
): readonly Location[] =>
  locations
    .filter(({ location_type }) => location_type === 'sales')
    .filter(({ name, manufacturers }) =>
      manufacturers.length === 0 ? inStock.includes(name) : manufacturers.some((make) => isBrand(make, brand)),
    );
