import { tokenName } from '../themes/names';
import type { ThemeTokens } from '../themes/token-type';

type Branch = { readonly [key: string]: string | Branch };

/** Values by CSS variable, such as `--fc-space-3`. */
export type Variables = Readonly<Record<string, string>>;

const flatten = (
  branch: Branch,
  path: readonly string[] = [],
): readonly (readonly [path: readonly string[], string])[] =>
  Object.entries(branch).flatMap(([key, value]) => {
    const at = [...path, key];
    return typeof value === 'string' ? [[at, value] as const] : flatten(value, at);
  });

/**
 * What a theme declares: every token, and those other than colours whose value follows another token. A browser
 * resolves `var()` where a variable is declared, so the followers are declared again inside night and brand scopes,
 * where the colours are others.
 */
export const themeVariables = (theme: ThemeTokens): { readonly root: Variables; readonly scopes: Variables } => {
  const tokens = flatten(theme);
  const named = (list: typeof tokens): Variables =>
    Object.fromEntries(list.map(([path, value]) => [tokenName(path), value]));
  return {
    root: named(tokens),
    scopes: named(tokens.filter(([[group], value]) => group !== 'color' && value.includes('var('))),
  };
};
