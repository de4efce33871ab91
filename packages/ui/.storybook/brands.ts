import type { BrandTokens } from '../src/themes';

/** A dealer that exists only here: what its site document would say under `brand` (SITE-07). */
export type SampleBrand = {
  /** As the toolbar shows it. */
  readonly title: string;
  readonly tokens: BrandTokens;
};

/**
 * Brands to look at a component under, by their name in the toolbar. `none` is the theme's own. The two others are
 * far from every theme and from each other: a dark plum with hard corners, a light teal with round ones and another
 * typeface.
 */
export const brands = {
  none: { title: 'No dealer’s brand', tokens: {} },
  wombat: { title: 'Wombat & Daughters', tokens: { brand: '#7a1f4b', radius: 'none' } },
  pelican: { title: 'Pelican Point Motors', tokens: { brand: '#4fc3b8', radius: 'large', font: 'system' } },
} as const satisfies Record<string, SampleBrand>;

export type BrandName = keyof typeof brands;

/** The brand of that name; the theme's own where the toolbar holds a name that is gone. */
export const brandTokens = (name: unknown): BrandTokens =>
  Object.entries(brands).find(([known]) => known === name)?.[1].tokens ?? {};
