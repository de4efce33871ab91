import { type ThemeName, themes } from '../src/themes';
import { reviewedWidths } from './toolbar';

type Mode = { readonly theme?: ThemeName; readonly viewport?: number; readonly disable?: true };

const names = Object.keys(themes) as readonly ThemeName[];

/** What Chromatic takes of every story: one picture a theme. Nothing here runs without Chromatic. */
export const themeModes: Readonly<Record<string, Mode>> = Object.fromEntries(names.map((theme) => [theme, { theme }]));

/** And of every composed page: one a theme and reviewed width, in place of those. */
export const pageModes: Readonly<Record<string, Mode>> = {
  ...Object.fromEntries(names.map((theme) => [theme, { disable: true }])),
  ...Object.fromEntries(
    names.flatMap((theme) => reviewedWidths.map((viewport) => [`${theme} ${viewport}`, { theme, viewport }])),
  ),
};
