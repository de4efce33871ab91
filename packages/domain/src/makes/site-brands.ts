import { slugify } from '../slug/slug';
import { findMake } from './makes';
import { type BrandKind, brandKinds, type DealerBrand } from './manufacturer';

/** A brand of a dealer with the number of its vehicles in stock. */
export interface SiteBrand extends DealerBrand {
  /** The make as written in stock; null without vehicles in stock. */
  readonly make: string | null;
  /** Vehicles in stock. */
  readonly count: number;
}

const isMakeOf = (make: string, brand: Pick<DealerBrand, 'slug' | 'name'>): boolean => {
  const slug = slugify(make);
  return slug === brand.slug || slug === slugify(brand.name) || findMake(make)?.slug === brand.slug;
};

/** A brand made from a make in stock that the dealer has not described. */
const ofStock = (make: string): DealerBrand => {
  const known = findMake(make);
  return {
    slug: known?.slug ?? slugify(make),
    name: known?.name ?? make,
    kind: known?.kinds[0] ?? 'car',
    description: '',
    logo: null,
    path: null,
  };
};

/**
 * The brands of a site (BRND-01): those that the dealer names, in its order; where it names none, the makes in stock by
 * name. No other brand has a page there.
 * @param inStock Vehicles by make.
 */
export const siteBrands = (
  named: readonly DealerBrand[],
  inStock: Readonly<Record<string, number>>,
): readonly SiteBrand[] => {
  const makes = Object.entries(inStock).filter(([make, count]) => slugify(make) !== '' && count > 0);
  if (named.length === 0) {
    return makes
      .map(([make, count]) => ({ ...ofStock(make), make, count }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en-AU'));
  }
  return named.map((brand) => {
    const [make = null, count = 0] = makes.find(([name]) => brand.kind !== 'group' && isMakeOf(name, brand)) ?? [];
    return { ...brand, make, count };
  });
};

/** Brands by what they sell, in the order of {@link brandKinds}; kinds without any are left out (BRND-01). */
export const brandsByKind = <Brand extends Pick<DealerBrand, 'kind'>>(
  brands: readonly Brand[],
): readonly { readonly kind: BrandKind; readonly brands: readonly Brand[] }[] =>
  brandKinds
    .map((kind) => ({ kind, brands: brands.filter((brand) => brand.kind === kind) }))
    .filter((group) => group.brands.length > 0);
