import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontStacks, isThemeName, type ThemeTokens, typefacesReach } from '@forecourt/ui/themes';

const textOf = (app: string, file: string): string =>
  existsSync(join(app, file)) ? readFileSync(join(app, file), 'utf8') : '';

/** Themes of the design system whose cut typefaces a file names. */
const cutsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/@forecourt\/ui\/typefaces\/([a-z]+)[.-]/g)].map(([, name = '']) => name)),
];

/**
 * What is wrong with the typefaces of a template app, or null. Nothing fails by itself without them: pages would be shown
 * in a stand-in.
 * @param app its folder, with `fonts.css`, whose typefaces pages use, and `typefaces.ts`, whose files they ask for first
 */
export const typefaceFault = (app: string, theme: ThemeTokens): string | null => {
  // What a theme has beyond the typefaces of the design system is its own business.
  const stacks: readonly string[] = Object.values(fontStacks);
  if (theme.font.body === fontStacks.system || !stacks.includes(theme.font.body)) return null;
  const sheet = textOf(app, 'fonts.css');
  if (!/@import|@font-face/.test(sheet)) return `fonts.css of ${app} names no typeface, and its theme has one.`;
  const cuts = cutsIn(sheet);
  const [cut] = cuts;
  if (cut === undefined) return null;
  const early = cutsIn(textOf(app, 'typefaces.ts'));
  if (cuts.length > 1 || early.length !== 1 || early[0] !== cut)
    return `fonts.css of ${app} has the typefaces of ${cuts.join(' and ')}, typefaces.ts those of ${early.join(' and ') || 'no theme'}: name one theme in both.`;
  if (!isThemeName(cut) || !typefacesReach(cut, theme))
    return `The typefaces of ${cut} do not have every weight and width that the theme of ${app} says: name those of another theme in fonts.css and typefaces.ts.`;
  return null;
};
