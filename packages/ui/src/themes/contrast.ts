/** A colour that cannot be read as `#rgb` or `#rrggbb`. */
export class ColorFormatError extends Error {
  readonly code = 'COLOR_FORMAT';

  readonly value: string;

  constructor(value: string) {
    super(`"${value}" is not a colour we can measure. Write it as #rrggbb, for example #007a3d.`);
    this.name = 'ColorFormatError';
    this.value = value;
  }
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Whether the value is written as `#rgb` or `#rrggbb`. */
export const isHexColor = (value: string): boolean => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value);

/** Red, green and blue, 0 to 255. Throws {@link ColorFormatError}. */
export const parseHexColor = (value: string): Rgb => {
  if (!isHexColor(value)) throw new ColorFormatError(value);
  const digits = value.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (start: number) => Number.parseInt(full.slice(start, start + 2), 16);
  return [channel(0), channel(2), channel(4)];
};

/** `#rrggbb` from channels 0 to 255; rounds and clamps. */
export const formatHexColor = (rgb: Rgb): string =>
  `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `share` of `over` (0 to 1) painted on `under`, per channel. */
export const mixColors = (under: string, over: string, share: number): string => {
  const [ur, ug, ub] = parseHexColor(under);
  const [or, og, ob] = parseHexColor(over);
  const blend = (low: number, high: number) => low + (high - low) * share;
  return formatHexColor([blend(ur, or), blend(ug, og), blend(ub, ob)]);
};

/** Relative luminance, 0 to 1 (WCAG 2.2, "relative luminance"). */
export const relativeLuminance = (value: string): number => {
  const linear = (channel: number) => {
    const s = channel / 255;
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = parseHexColor(value);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/**
 * Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). The order of the two does not matter.
 * Throws {@link ColorFormatError} when either is not `#rgb` or `#rrggbb`.
 */
export const contrastRatio = (one: string, other: string): number => {
  const first = relativeLuminance(one);
  const second = relativeLuminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};
