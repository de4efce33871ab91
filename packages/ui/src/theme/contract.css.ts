import { createGlobalThemeContract, globalLayer } from '@vanilla-extract/css';
import { metro } from '../themes/metro';
import { tokenName } from '../themes/names';
import type { ThemeTokens } from '../themes/token-type';

const shape: ThemeTokens = metro;

/**
 * The token contract: `vars.color.brand` is `var(--fc-color-brand)`. A template fills it once with
 * `createGlobalTheme(':root', vars, theme)`; a dealer's tokens override single variables on `<html style>`.
 * The names are stable: they are public API.
 */
export const vars = createGlobalThemeContract(shape, (_value, path) => tokenName(path).slice(2));

/** CSS layers in order of strength: a template beats the storefront, the storefront beats the design system. */
export const layers = {
  ui: globalLayer('ui'),
  storefront: globalLayer('storefront'),
  template: globalLayer('template'),
};
