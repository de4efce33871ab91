import { marque } from './marque';
import { metro } from './metro';
import type { ThemeTokens } from './token-type';
import { yard } from './yard';

export {
  type BrandColorRole,
  type BrandRadius,
  type BrandTokens,
  brandColorRoles,
  brandContrastFailures,
  brandedColors,
  brandRadii,
  brandVariables,
  completeBrand,
} from './brand';
export { ColorFormatError, contrastRatio, isHexColor, relativeLuminance } from './contrast';
export {
  type ContrastFailure,
  type ContrastPair,
  contrastFailures,
  contrastPairs,
  resolveColors,
  themeContrastPairs,
} from './contrast-pairs';
export { type FontName, fontStacks } from './fonts';
export { tokenName } from './names';
export type { ColorRole, ThemeTokens } from './token-type';
export type { TypeStyle } from './type-tokens';
export { marque, metro, yard };

/** The themes by name, for places that choose one from data. */
export const themes = { metro, marque, yard } as const satisfies Record<string, ThemeTokens>;

export type ThemeName = keyof typeof themes;
