/**
 * Widths in pixels in which the platform makes pictures, smallest first: what a layout asks for is rounded up to one of
 * them, so that a picture is made in few sizes. Source: MEDI-01.
 */
export const mediaWidths = [96, 160, 240, 320, 480, 640, 800, 1080, 1440, 1920] as const;

/** The served width for a wished one: the next larger, else the largest. */
export const servedWidth = (wished: number): number => mediaWidths.find((width) => width >= wished) ?? 1920;

/** Quality of 1 to 100 when none is asked for (spec section 7). */
export const defaultQuality = 75;
