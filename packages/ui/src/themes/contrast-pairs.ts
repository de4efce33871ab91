import { contrastRatio, isHexColor } from './contrast';
import { tokenName } from './names';
import type { ColorRole, ThemeTokens } from './token-type';

/** Foreground role, background role, smallest ratio allowed between them. */
export type ContrastPair = readonly [foreground: ColorRole, background: ColorRole, minimum: number];

const text = 4.5;
const outline = 3;

/**
 * The pairs that a dealer's brand tokens touch (SITE-07). Text needs 4.5:1, outlines and marks 3:1 (WCAG 2.2,
 * 1.4.3 and 1.4.11).
 */
export const contrastPairs: readonly ContrastPair[] = [
  ['onBrand', 'brand', text],
  ['onBrand', 'brandHover', text],
  ['onBrandQuiet', 'brand', text],
  ['brandText', 'page', text],
  ['brandText', 'surface', text],
  ['brandText', 'raised', text],
  ['brandText', 'stageWall', outline],
  ['brandText', 'brandSoft', text],
  ['text', 'brandSoft', text],
  ['textQuiet', 'brandSoft', text],
  ['brandEdge', 'page', outline],
  ['brandEdge', 'surface', outline],
  ['brandOnNight', 'night', text],
  ['brandOnNight', 'nightRaised', text],
  ['onAction', 'action', text],
  ['onAction', 'actionHover', text],
  ['actionEdge', 'page', outline],
  ['actionEdge', 'surface', outline],
  ['onActionOnNight', 'actionOnNight', text],
  ['onActionOnNight', 'actionHoverOnNight', text],
  ['actionOnNight', 'night', outline],
  ['selected', 'page', outline],
  ['selected', 'surface', outline],
  ['onSelected', 'selected', outline],
  ['focusOnNight', 'night', outline],
];

/** The pairs that only a theme decides; a theme that fails one fails the tests. */
export const themeContrastPairs: readonly ContrastPair[] = [
  ...(['page', 'surface', 'raised', 'sunk', 'stageWall'] as const).flatMap((ground): ContrastPair[] => [
    ['text', ground, text],
    ['textOnStage', ground, text],
  ]),
  ...(['page', 'surface', 'raised', 'sunk'] as const).flatMap((ground): ContrastPair[] => [
    ['textQuiet', ground, text],
    ['textFaint', ground, text],
    ['danger', ground, text],
    ['positive', ground, text],
    ['caution', ground, text],
    ['focus', ground, outline],
  ]),
  ...(['page', 'surface', 'raised'] as const).map((ground): ContrastPair => ['lineControl', ground, outline]),
  ['text', 'stageFloor', text],
  ['textOnStage', 'stageFloor', text],
  ['positive', 'positiveSoft', text],
  ['text', 'positiveSoft', text],
  ['caution', 'cautionSoft', text],
  ['text', 'cautionSoft', text],
  ['danger', 'dangerSoft', text],
  ['text', 'dangerSoft', text],
  ['onDanger', 'danger', text],
  ['onDanger', 'dangerHover', text],
  ['onInk', 'ink', text],
  ['onInk', 'inkHover', text],
  ...(['night', 'nightRaised'] as const).flatMap((ground): ContrastPair[] => [
    ['onNight', ground, text],
    ['onNightQuiet', ground, text],
    ['positiveOnNight', ground, text],
    ['dangerOnNight', ground, text],
    ['nightLineControl', ground, outline],
  ]),
  ['star', 'page', outline],
];

/** A pair that falls short, in the words and numbers a person needs to mend it. */
export type ContrastFailure = {
  readonly foreground: ColorRole;
  readonly background: ColorRole;
  readonly foregroundColor: string;
  readonly backgroundColor: string;
  /** Ratio found, cut to two decimals so that 4.499 is never shown as 4.5; `undefined` if a colour cannot be read. */
  readonly ratio: number | undefined;
  readonly minimum: number;
  readonly message: string;
};

/** The colours of a theme, with references to other colours followed to their `#rrggbb`. */
export const resolveColors = (color: ThemeTokens['color']): Record<ColorRole, string> => {
  const byName = new Map(Object.entries(color).map(([role, value]) => [`var(${tokenName(['color', role])})`, value]));
  const follow = (value: string, steps: number): string => {
    const next = byName.get(value);
    return next === undefined || steps === 0 ? value : follow(next, steps - 1);
  };
  return Object.fromEntries(Object.entries(color).map(([role, value]) => [role, follow(value, byName.size)])) as Record<
    ColorRole,
    string
  >;
};

/** Every pair that falls short of its minimum; empty when all is well. */
export const contrastFailures = (
  color: ThemeTokens['color'],
  pairs: readonly ContrastPair[] = contrastPairs,
): readonly ContrastFailure[] => {
  const resolved = resolveColors(color);
  return pairs.flatMap(([foreground, background, minimum]): ContrastFailure[] => {
    const foregroundColor = resolved[foreground];
    const backgroundColor = resolved[background];
    const pair = { foreground, background, foregroundColor, backgroundColor, minimum };
    const unreadable = [foregroundColor, backgroundColor].find((value) => !isHexColor(value));
    if (unreadable !== undefined) {
      const message = `"${unreadable}" (${foreground} on ${background}) is not a colour we can measure. Write it as #rrggbb.`;
      return [{ ...pair, ratio: undefined, message }];
    }
    const exact = contrastRatio(foregroundColor, backgroundColor);
    if (exact >= minimum) return [];
    const ratio = Math.floor(exact * 100) / 100;
    const message = `${foreground} ${foregroundColor} on ${background} ${backgroundColor} has a contrast of ${ratio}:1 and needs ${minimum}:1. Make one lighter or the other darker.`;
    return [{ ...pair, ratio, message }];
  });
};
