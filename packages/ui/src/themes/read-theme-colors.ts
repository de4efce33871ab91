import { isHexColor } from './contrast';
import { contrastFailures, contrastPairs, resolveColors, themeContrastPairs } from './contrast-pairs';
import { metro } from './metro';
import type { ColorRole, ThemeColors } from './token-type';

/** The colours of a theme as somebody else tells them. */
export interface ThemeColorsRead {
  /** Every role of this version: those that are not told are Metro's, as in a theme of before they came. */
  readonly theme: ThemeColors;
  /** The roles that were not told. */
  readonly missing: readonly ColorRole[];
  /** Roles that are no colours, and pairs that nobody could read, in words; none where all is well. */
  readonly faults: readonly string[];
}

/** The one role that may be whatever CSS takes; no pair and no mail has it. */
const free: ReadonlySet<ColorRole> = new Set(['scrim']);

/** What stands where a colour belongs: it would get into the style of mails, which take no references. */
const strangeColors = (color: ThemeColors['color']): readonly string[] =>
  Object.entries(resolveColors(color))
    .filter(([role, value]) => !free.has(role as ColorRole) && !isHexColor(value))
    .map(([role, value]) => `${role} is "${value}". Write it as #rrggbb, or as a reference to a role that is.`);

const roles = Object.keys(metro.color) as readonly ColorRole[];

/**
 * Reads the colours of a theme that is not in this package, such as that of a template app elsewhere, by the same rule
 * as our own: every role but the scrim is a colour, and every pair keeps its contrast. Roles that this version does not know are left out.
 * @param given by role, `#rrggbb` or a reference to another role (`var(--fc-color-brand)`)
 */
export const readThemeColors = (given: Readonly<Record<string, string>>): ThemeColorsRead => {
  const missing = roles.filter((role) => !Object.hasOwn(given, role));
  const color = Object.fromEntries(
    roles.map((role) => [role, given[role] ?? metro.color[role]]),
  ) as ThemeColors['color'];
  const unreadable = contrastFailures(color, [...contrastPairs, ...themeContrastPairs])
    // Those without a ratio are said by the role that is no colour, once and not for each pair.
    .filter(({ ratio }) => ratio !== undefined)
    .map(({ message }) => message);
  return { theme: { color }, missing, faults: [...strangeColors(color), ...unreadable] };
};
