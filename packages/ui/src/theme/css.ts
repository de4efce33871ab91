/**
 * The face for style files of other packages: tokens plus the few rules that everyone shares. Import it from
 * `*.css.ts` files only.
 */
export { applyTheme } from './apply-theme';
export { layers, vars } from './contract.css';
export { bare, media, move, storefront, template, type, ui } from './rules';
export { brandScope, nightScope } from './scopes.css';
