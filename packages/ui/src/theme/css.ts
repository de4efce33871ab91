/**
 * The face for style files of other packages: tokens plus the few rules that everyone shares. Import it from
 * `*.css.ts` files and from what writes style sheets.
 */
export { applyTheme } from './apply-theme';
export { layers, vars } from './contract.css';
export { bare, media, move, storefront, template, type, ui } from './rules';
export { brandScope, nightScope, scope } from './scopes.css';
export { type ThemeSheet, themeSheet } from './theme-sheet';
