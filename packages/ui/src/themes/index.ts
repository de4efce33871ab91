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
export { typefacesReach } from './core-faces';
export { type FontName, fontStacks } from './fonts';
export { marque } from './marque';
export { metro } from './metro';
export { tokenName } from './names';
export { readThemeColors, type ThemeColorsRead } from './read-theme-colors';
export { isThemeName, type ThemeName, themes } from './shipped-themes';
export type { ColorRole, ThemeColors, ThemeTokens } from './token-type';
export type { TypeStyle } from './type-tokens';
export { yard } from './yard';
