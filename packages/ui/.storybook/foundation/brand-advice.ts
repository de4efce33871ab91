import {
  type BrandColorRole,
  type BrandTokens,
  brandColorRoles,
  brandedColors,
  type ColorRole,
  type ContrastFailure,
  contrastRatio,
  isHexColor,
  resolveColors,
  type ThemeTokens,
  tokenName,
} from '../../src/themes';

/** The roles that a field stands for in every document; the others may be set too and follow where they are not. */
export const firstRoles = [
  'brand',
  'onBrand',
  'brandText',
  'action',
  'onAction',
] as const satisfies readonly BrandColorRole[];

const isBrandRole = (role: ColorRole): role is BrandColorRole => brandColorRoles.some((known) => known === role);

/** The role that a role refers to in this theme, if a dealer may set it: a pair is mended there. */
const settable = (theme: ThemeTokens, role: ColorRole): BrandColorRole | undefined => {
  if (isBrandRole(role)) return role;
  const value = theme.color[role];
  const followed = (Object.keys(theme.color) as ColorRole[]).find(
    (other) => value === `var(${tokenName(['color', other])})`,
  );
  return followed === undefined ? undefined : settable(theme, followed);
};

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const hex = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const full = (color: string): string =>
  color.length === 4 ? `#${[...color.slice(1)].map((d) => d + d).join('')}` : color;

/** `color` on its way to black or white, at the first step that keeps `minimum` against the ground; null if none does. */
const nearest = (color: string, ground: string, minimum: number): string | null => {
  const ways = ['#000000', '#ffffff'].flatMap((end) => {
    for (let step = 1; step <= 50; step += 1) {
      const from = channels(full(color));
      const mixed = hex(channels(end).map((value, at) => (from[at] ?? 0) + (value - (from[at] ?? 0)) * (step / 50)));
      if (contrastRatio(mixed, ground) >= minimum) return [{ mixed, step }];
    }
    return [];
  });
  return ways.sort((one, other) => one.step - other.step)[0]?.mixed ?? null;
};

/**
 * What would mend a failing pair: the nearest colour that is enough, for the side a dealer can set; or to leave a role
 * out, so that it is derived. A sentence to print under the pair.
 */
export const adviceFor = (theme: ThemeTokens, brand: BrandTokens, failure: ContrastFailure): string => {
  if (failure.ratio === undefined) {
    const role = [failure.foreground, failure.background].find((name) => {
      const color = resolveColors(brandedColors(theme, brand))[name];
      return !isHexColor(color);
    });
    return `Write ${role ?? failure.foreground} as #rrggbb, for example #007a3d.`;
  }
  const front = settable(theme, failure.foreground);
  const back = settable(theme, failure.background);
  const given = [front, back].find((role) => role !== undefined && role !== 'brand' && brand[role] !== undefined);
  const frontColor = front && nearest(failure.foregroundColor, failure.backgroundColor, failure.minimum);
  const backColor = back && nearest(failure.backgroundColor, failure.foregroundColor, failure.minimum);
  const options = [
    ...(frontColor ? [`${front} ${frontColor}`] : []),
    ...(backColor && back !== front ? [`${back} ${backColor}`] : []),
  ];
  const derived =
    given === undefined || brand.brand === undefined ? '' : ` Or leave ${given} out: it is derived from brand.`;
  return options.length === 0 ? 'Choose a darker or lighter brand.' : `Try ${options.join(' or ')}.${derived}`;
};
