import { marque } from './marque';
import { metro } from './metro';
import type { ThemeTokens } from './token-type';
import { yard } from './yard';

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

/** The weights and widths of everything that a theme says. */
export const themeRanges = {
  metro: rangeOf(metro),
  // The title of the cinematic hero.
  marque: rangeOf(marque, [{ weight: '300', width: '125%' }]),
  yard: rangeOf(yard),
} as const satisfies Record<string, FaceRange>;

const within = (value: number, { min, max }: AxisRange): number => Math.min(max, Math.max(min, value));

/** The part of a theme's range that a typeface has. */
export const fontRange = (wanted: FaceRange, font: FaceRange): FaceRange => ({
  weight: { min: within(wanted.weight.min, font.weight), max: within(wanted.weight.max, font.weight) },
  width: { min: within(wanted.width.min, font.width), max: within(wanted.width.max, font.width) },
});
