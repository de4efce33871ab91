import { slugify } from '../slug/slug';
import { type ItemType, itemTypes } from '../vehicle/vocabulary';
import { findMake } from './makes';
import { type BrandKind, brandKinds, type DealerBrand } from './manufacturer';

/** Vehicles in stock by make, for each kind of vehicle that there is. */
export type MakesInStock = Readonly<Partial<Record<ItemType, Readonly<Record<string, number>>>>>;

/** A brand of a dealer with the number of its vehicles in stock. */
export interface SiteBrand extends Omit<DealerBrand, 'kind'> {
  /** What it sells here, with the vehicles in stock of each kind; never empty. */
  readonly kinds: readonly { readonly kind: BrandKind; readonly count: number }[];
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
    description: '',
    logo: null,
    path: null,
  };
};

/** What a brand without stock sells here: the first kind of its make that the site has, else the make's first. */
const kindByName = ({ name }: Pick<DealerBrand, 'name'>, sold: readonly BrandKind[]): BrandKind => {
  const kinds = findMake(name)?.kinds ?? [];
  return kinds.find((kind) => sold.includes(kind)) ?? kinds[0] ?? sold[0] ?? 'car';
};

/**
 * The brands of a site (BRND-01): those that the dealer names, in its order; where it names none, the makes in stock by
 * name. No other brand has a page there. A brand whose kind the dealer does not name sells what is in stock of it.
 */
export const siteBrands = (named: readonly DealerBrand[], inStock: MakesInStock): readonly SiteBrand[] => {
  const stock = itemTypes.flatMap((kind) =>
    Object.entries(inStock[kind] ?? {})
      .filter(([make, count]) => slugify(make) !== '' && count > 0)
      .map(([make, count]) => ({ kind, make, count })),
  );
  const sold = itemTypes.filter((kind) => stock.some((one) => one.kind === kind));
  const withStock = ({ kind, ...brand }: DealerBrand, make: string | null): SiteBrand => {
    const own = stock.filter((one) => one.make === make);
    const count = own.reduce((sum, one) => sum + one.count, 0);
    const kinds = own.map((one) => ({ kind: one.kind, count: one.count }));
    const named = kind ?? (kinds.length === 0 ? kindByName(brand, sold) : null);
    return { ...brand, kinds: named === null ? kinds : [{ kind: named, count }], make, count };
  };
  if (named.length === 0)
    return [...new Set(stock.map(({ make }) => make))]
      .map((make) => withStock(ofStock(make), make))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en-AU'));
  return named.map((brand) => {
    const own = stock.find(({ make }) => brand.kind !== 'group' && isMakeOf(make, brand));
    return withStock(brand, own?.make ?? null);
  });
};

/**
 * Brands by what they sell, in the order of {@link brandKinds}, each with what is in stock of that kind; kinds without
 * any are left out, and a brand of two kinds stands under both (BRND-01).
 */
export const brandsByKind = <Brand extends Pick<SiteBrand, 'kinds'>>(
  brands: readonly Brand[],
): readonly { readonly kind: BrandKind; readonly brands: readonly (Brand & { readonly count: number })[] }[] =>
  brandKinds
    .map((kind) => ({
      kind,
      brands: brands.flatMap((brand) =>
        brand.kinds.filter((one) => one.kind === kind).map(({ count }) => ({ ...brand, count })),
      ),
    }))
    .filter((group) => group.brands.length > 0);
