import { type ThemeName, themes } from './shipped-themes';
import type { ThemeTokens } from './token-type';

/** From least to most of a variable typeface's axis: weight as CSS counts it, width per cent. */
export interface AxisRange {
  readonly min: number;
  readonly max: number;
}

export interface FaceRange {
  readonly weight: AxisRange;
  readonly width: AxisRange;
}

/** What nearly every word of a dealer's page is made of: there for the first paint. */
export const coreLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 $%&,-./:?()'’–·\u00a0";

/** Marks that nearly every page has somewhere, with the accents of makes and bodies (Citroën, coupé). */
export const coreMarks = '!"#*+;=@[]_|‘“”—…•©®°²½×éë';

const around = (values: readonly number[]): AxisRange => ({ min: Math.min(...values), max: Math.max(...values) });

type Voice = { readonly weight: string; readonly width: string };

const rangeOf = ({ type, weight }: ThemeTokens, beyondScale: readonly Voice[] = []): FaceRange => {
  const voices = [...Object.values(type), ...beyondScale];
  return {
    weight: around([...voices.map((voice) => Number(voice.weight)), ...Object.values(weight).map(Number)]),
    width: around(voices.map(({ width }) => Number.parseFloat(width))),
  };
};

/** Voices that parts of a template use beside the scale of its theme. */
const beyondScale: Readonly<Partial<Record<ThemeName, readonly Voice[]>>> = {
  // The title of the cinematic hero.
  marque: [{ weight: '300', width: '125%' }],
};

/** The weights and widths of everything that a theme of the design system says: what its typefaces are cut at. */
export const themeRanges: Readonly<Record<ThemeName, FaceRange>> = {
  metro: rangeOf(themes.metro, beyondScale.metro),
  marque: rangeOf(themes.marque, beyondScale.marque),
  yard: rangeOf(themes.yard, beyondScale.yard),
};

const holds = (outer: AxisRange, inner: AxisRange): boolean => outer.min <= inner.min && inner.max <= outer.max;

/** Whether the typefaces that are cut for a theme of the design system have every weight and width of this one. */
export const typefacesReach = (cutFor: ThemeName, theme: ThemeTokens): boolean => {
  const said = rangeOf(theme);
  const cut = themeRanges[cutFor];
  return holds(cut.weight, said.weight) && holds(cut.width, said.width);
};

const within = (value: number, { min, max }: AxisRange): number => Math.min(max, Math.max(min, value));

/** The part of a theme's range that a typeface has. */
export const fontRange = (wanted: FaceRange, font: FaceRange): FaceRange => ({
  weight: { min: within(wanted.weight.min, font.weight), max: within(wanted.weight.max, font.weight) },
  width: { min: within(wanted.width.min, font.width), max: within(wanted.width.max, font.width) },
});
