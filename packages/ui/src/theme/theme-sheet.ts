import { brandTokenNames } from '../themes/brand';
import type { ThemeTokens } from '../themes/token-type';
import { themeVariables, type Variables } from './theme-variables';

export interface ThemeSheet {
  /** The theme's own style sheet: what its rules need of its tokens. */
  readonly theme: string;
  /** The given sheets, in their order, with the values of what never changes written into their rules. */
  readonly sheets: readonly string[];
}

/** What a sheet sets, or looks up with something in its place. */
const open = /(--fc-[a-z0-9-]{1,64})[:,]/g;
const mentioned = /--fc-[a-z0-9-]{1,64}/g;
const used = /var\((--fc-[a-z0-9-]{1,64})\)/g;

const block = (selector: string, variables: Variables): string => {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`;
};

const without = (variables: Variables, names: ReadonlySet<string>): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !names.has(name)));

const usedBy = (value: string): readonly string[] => [...value.matchAll(used)].map(([, name = '']) => name);

/** The tokens that have one value everywhere: no brand sets them, no sheet does, nor what they follow. */
const settledTokens = (
  tokens: Variables,
  sheets: readonly string[],
  others: readonly string[],
): ReadonlySet<string> => {
  const changing = new Set([
    ...brandTokenNames,
    ...sheets.flatMap((sheet) => [...sheet.matchAll(open)].map(([, name = '']) => name)),
    ...others.flatMap((sheet) => [...sheet.matchAll(mentioned)].map(([name]) => name)),
  ]);
  for (let before = -1; before !== changing.size; ) {
    before = changing.size;
    for (const [name, value] of Object.entries(tokens))
      if (usedBy(value).some((other) => changing.has(other) || tokens[other] === undefined)) changing.add(name);
  }
  return new Set(Object.keys(tokens).filter((name) => !changing.has(name)));
};

/**
 * A theme as style sheets, for an app that knows all sheets of its pages. Two thirds of the tokens never change while a
 * page is open: their values are written into the rules, which are shorter so, and cost a browser no look-up. Those that
 * a brand sets, or a rule of the sheets, stay variables of the root and of the scopes.
 * @param scope The class of the places whose colours are re-mapped.
 * @param sheets Every style sheet of every page, as minified: one that is missing could set a token whose value is written in. Null
 *   where they are not known, as in development: then every token is a variable.
 * @param others Sheets that stay as they are: what they name stays a variable.
 */
export const themeSheet = (
  theme: ThemeTokens,
  scope: string,
  sheets: readonly string[] | null,
  others: readonly string[] = [],
): ThemeSheet => {
  const { root, scopes } = themeVariables(theme);
  const settled = sheets === null ? new Set<string>() : settledTokens(root, sheets, others);
  const write = (css: string): string =>
    css.replace(used, (use, name: string) => (settled.has(name) ? write(root[name] ?? use) : use));
  return {
    theme: write(`${block(':root', without(root, settled))}${block(`:root .${scope}`, without(scopes, settled))}`),
    sheets: (sheets ?? []).map(write),
  };
};
