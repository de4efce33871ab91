import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { tokenName } from '../themes/names';
import type { ThemeTokens } from '../themes/token-type';
import { vars } from './contract.css';
import { scope } from './scopes.css';

type Branch = { readonly [key: string]: string | Branch };

/** The tokens other than colours whose value follows another token, by their CSS variable. */
const followers = (branch: Branch, path: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(
    Object.entries(branch).flatMap(([key, value]): [string, string][] => {
      const at = [...path, key];
      if (typeof value !== 'string') return Object.entries(followers(value, at));
      return value.includes('var(') && at[0] !== 'color' ? [[tokenName(at), value]] : [];
    }),
  );

/**
 * Fills the token contract. A template calls it once, in a `.css.ts` file: `applyTheme(metro)`. A browser resolves
 * `var()` where a variable is declared, so the tokens that follow a colour are declared again inside night and
 * brand scopes, where the colours are others.
 */
export const applyTheme = (theme: ThemeTokens, root = ':root'): void => {
  createGlobalTheme(root, vars, theme);
  globalStyle(`${root} .${scope}`, { vars: followers(theme) });
};
