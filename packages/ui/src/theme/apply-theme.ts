import { globalStyle } from '@vanilla-extract/css';
import type { ThemeTokens } from '../themes/token-type';
import { scope } from './scopes.css';
import { themeVariables } from './theme-variables';

/** Fills the token contract, in a `.css.ts` file. An app without such files takes `themeSheet`. */
export const applyTheme = (theme: ThemeTokens, root = ':root'): void => {
  const { root: tokens, scopes } = themeVariables(theme);
  globalStyle(root, { vars: tokens });
  globalStyle(`${root} .${scope}`, { vars: scopes });
};
