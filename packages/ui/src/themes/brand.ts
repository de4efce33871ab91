import { contrastRatio, isHexColor, mixColors } from './contrast';
import { type ContrastFailure, contrastFailures, resolveColors } from './contrast-pairs';
import { type FontName, fontStacks } from './fonts';
import { tokenName } from './names';
import type { ThemeColors, ThemeTokens } from './token-type';

/** Colour roles that a dealer may set, `#rrggbb` each. */
export const brandColorRoles = [
  'brand',
  'brandHover',
  'brandSoft',
  'brandEdge',
  'onBrand',
  'onBrandQuiet',
  'brandText',
  'brandOnNight',
  'action',
  'actionHover',
  'actionEdge',
  'onAction',
] as const;

export type BrandColorRole = (typeof brandColorRoles)[number];

/** Corners a dealer may choose: every radius of the theme moves together. */
export const brandRadii = {
  none: { tag: '0px', check: '0px', control: '0px', card: '0px', panel: '0px', stage: '0px' },
  small: { tag: '2px', check: '2px', control: '4px', card: '6px', panel: '8px', stage: '12px' },
  medium: { tag: '4px', check: '4px', control: '8px', card: '12px', panel: '16px', stage: '20px' },
  large: { tag: '8px', check: '6px', control: '12px', card: '20px', panel: '24px', stage: '32px' },
} as const satisfies Record<string, Omit<ThemeTokens['radius'], 'pill'>>;

export type BrandRadius = keyof typeof brandRadii;

/**
 * What one dealer may change of its template at run time (SITE-07). All optional; colours left out are derived
 * from `brand` by {@link completeBrand}, or stay the theme's when `brand` is left out too.
 */
export type BrandTokens = { readonly [Role in BrandColorRole]?: string } & {
  readonly radius?: BrandRadius;
  readonly font?: FontName;
};

type BrandColors = { readonly [Role in BrandColorRole]?: string };

const steps = Array.from({ length: 21 }, (_, step) => step / 20);

/** The colour nearest to `start`, on its way to `end`, that keeps `minimum` against every ground; `end` at worst. */
const towards = (start: string, end: string, grounds: readonly string[], minimum: number): string =>
  steps
    .map((share) => mixColors(start, end, share))
    .find((candidate) => grounds.every((ground) => contrastRatio(candidate, ground) >= minimum)) ?? end;

const better = (ground: string, one: string, other: string): string =>
  contrastRatio(ground, one) >= contrastRatio(ground, other) ? one : other;

/**
 * The colours a dealer set, with those it left out derived from `brand`, so that a dealer with one colour gets a
 * whole and readable set. Values that cannot be read are passed through for {@link brandContrastFailures} to name.
 */
export const completeBrand = (theme: ThemeColors, brand: BrandTokens): BrandColors => {
  const given = Object.fromEntries(
    brandColorRoles.flatMap((role) => (brand[role] === undefined ? [] : [[role, brand[role]]])),
  ) as BrandColors;
  const main = given.brand;
  if (main === undefined || !isHexColor(main)) return given;

  const color = resolveColors(theme.color);
  const white = '#ffffff';
  const onBrand = given.onBrand ?? better(main, white, color.ink);
  const brandSoft = given.brandSoft ?? mixColors(color.surface, main, 0.1);
  // Away from the text that stands on it, so that hovering never lowers the contrast.
  const awayFrom = isHexColor(onBrand) && contrastRatio(onBrand, white) < 2 ? '#000000' : white;
  const grounds = [color.page, color.surface, color.raised, brandSoft].filter(isHexColor);
  return {
    brandHover: mixColors(main, awayFrom, 0.18),
    brandSoft,
    brandEdge: towards(main, color.text, [color.page, color.surface], 3),
    onBrand,
    onBrandQuiet: onBrand,
    brandText: towards(main, color.text, grounds, 4.5),
    brandOnNight: towards(main, color.onNight, [color.night, color.nightRaised], 4.5),
    ...given,
  };
};

/** A theme's colours under a dealer's brand. */
export const brandedColors = (theme: ThemeColors, brand: BrandTokens): ThemeTokens['color'] => ({
  ...theme.color,
  ...completeBrand(theme, brand),
});

/** The pairs that fall short when this dealer has this theme; a document with any is refused (SITE-07). */
export const brandContrastFailures = (theme: ThemeColors, brand: BrandTokens): readonly ContrastFailure[] =>
  contrastFailures(brandedColors(theme, brand));

/** The CSS variables that a brand may set. */
export const brandTokenNames: readonly string[] = [
  ...brandColorRoles.map((role) => tokenName(['color', role])),
  ...Object.keys(brandRadii.none).map((radius) => tokenName(['radius', radius])),
  tokenName(['font', 'body']),
];

/**
 * The dealer's tokens as CSS variables, for `<html style={brandVariables(theme, brand)}>`. Plain data: safe on the
 * server and in a cached page, no rebuild.
 */
export const brandVariables = (theme: ThemeTokens, brand: BrandTokens): Record<string, string> => {
  const radii = brand.radius === undefined ? {} : brandRadii[brand.radius];
  const font: Record<string, string> = brand.font === undefined ? {} : { body: fontStacks[brand.font] };
  const group = (name: keyof ThemeTokens, values: Record<string, string>) =>
    Object.entries(values).map(([key, value]) => [tokenName([name, key]), value]);
  return Object.fromEntries([
    ...group('color', completeBrand(theme, brand)),
    ...group('radius', radii),
    ...group('font', font),
  ]);
};
