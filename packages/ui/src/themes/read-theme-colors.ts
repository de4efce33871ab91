import { contrastFailures, contrastPairs, themeContrastPairs } from './contrast-pairs';
import { metro } from './metro';
import type { ColorRole, ThemeColors } from './token-type';

/** The colours of a theme as somebody else tells them. */
export interface ThemeColorsRead {
  /** Every role of this version: those that are not told are Metro's, as in a theme of before they came. */
  readonly theme: ThemeColors;
  /** The roles that were not told. */
  readonly missing: readonly ColorRole[];
  /** Pairs that nobody could read, and colours that cannot be measured, in words; none where all is well. */
  readonly faults: readonly string[];
}

const roles = Object.keys(metro.color) as readonly ColorRole[];

/**
 * Reads the colours of a theme that is not in this package, such as that of a template app elsewhere, by the same rule
 * as our own: every pair keeps its contrast. Roles that this version does not know are left out.
 * @param given by role, `#rrggbb` or a reference to another role (`var(--fc-color-brand)`)
 */
export const readThemeColors = (given: Readonly<Record<string, string>>): ThemeColorsRead => {
  const missing = roles.filter((role) => !Object.hasOwn(given, role));
  const color = Object.fromEntries(
    roles.map((role) => [role, given[role] ?? metro.color[role]]),
  ) as ThemeColors['color'];
  const faults = contrastFailures(color, [...contrastPairs, ...themeContrastPairs]).map(({ message }) => message);
  return { theme: { color }, missing, faults };
};
