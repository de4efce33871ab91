import { brandPath } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { type BrandKind, brandKinds, brandsByKind, type SiteBrand } from '@forecourt/domain/makes';
import { formatCount } from '@forecourt/search/results';
import type { BrandTileProps } from '@forecourt/ui/brand-tile';

/** What shoppers read on pages of brands. */
export const brandWords = {
  title: 'Our brands',
  counter: 'Sales this Month',
  none: 'There is nothing in stock at the moment. Ask us what is on its way.',
  kinds: {
    car: 'Cars',
    motorcycle: 'Motorcycles',
    truck: 'Trucks',
    caravan: 'Caravans',
    group: 'Our group',
  } satisfies Readonly<Record<BrandKind, string>>,
} as const;

/** The box for a logo in pixels: the size of the logo itself is not known. */
const markSize = { width: 240, height: 96 } as const;

/** A brand as a tile: its page or fixed path (ROUTE-07), its number in stock and the dealer's description. */
export const brandTile = ({
  name,
  count,
  description,
  logo,
  ...brand
}: Omit<SiteBrand, 'kinds' | 'make'>): BrandTileProps => ({
  name,
  href: brandPath(brand),
  ...(count === 0 ? {} : { note: `${formatCount(count)} in stock` }),
  ...(description === '' ? {} : { text: description }),
  logo: logo?.url == null ? null : { src: logo.url, alt: '', ...markSize },
});

/** Each brand once, those of one kind together, with its number in stock of every kind. */
export const brandTiles = (brands: readonly SiteBrand[]): readonly BrandTileProps[] =>
  brandKinds.flatMap((first) => brands.filter(({ kinds: [own] }) => own?.kind === first)).map(brandTile);

/** Brands under what they sell, one of two kinds under both (BRND-01). */
export const brandGroups = (brands: readonly SiteBrand[]) =>
  brandsByKind(brands).map(({ kind, brands: of }) => ({
    kind,
    title: brandWords.kinds[kind],
    tiles: of.map(brandTile),
  }));

/** The figures of the stats banner, each with a plus: `50+ locations` (BRND-01). */
export const bannerFigures = ({
  statsBanner,
}: Pick<PublicSite, 'statsBanner'>): readonly { readonly figure: string; readonly label: string }[] =>
  statsBanner === null
    ? []
    : [
        { figure: `${formatCount(statsBanner.locations)}+`, label: 'locations' },
        { figure: `${formatCount(statsBanner.brands)}+`, label: 'brands' },
        { figure: `${formatCount(statsBanner.years)}+`, label: 'years' },
      ];
