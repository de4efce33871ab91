/** A length at one width of the window, in the unit it is written in. */
export type Length = { readonly value: number; readonly unit: 'px' | 'rem' };

const pixelsOfRem = 16;

const exact = (value: number): number => Math.round(value * 10_000) / 10_000;

/** `1.25rem`, `-8px` or a bare `0`; undefined for what is no length of these units. */
export const readLength = (text: string): Length | undefined => {
  const [, value, unit] = /^(-?(?:\d+(?:\.\d+)?|\.\d+))(px|rem)$/.exec(text) ?? [];
  if (value !== undefined && (unit === 'px' || unit === 'rem')) return { value: Number(value), unit };
  return text === '0' ? { value: 0, unit: 'px' } : undefined;
};

/** `0.42rem + 3.4vw`, or one of the two, in rem. */
const sumInRem = (text: string, width: number): number | undefined => {
  const parts = text.split(' + ').map((part) => {
    const [, value, unit] = /^(-?(?:\d+(?:\.\d+)?|\.\d+))(rem|vw)$/.exec(part) ?? [];
    if (value === undefined) return undefined;
    return unit === 'rem' ? Number(value) : (Number(value) * width) / 100 / pixelsOfRem;
  });
  return parts.reduce((sum, part) => (sum === undefined || part === undefined ? undefined : sum + part), 0);
};

/**
 * What `clamp(2.5rem, 1.55rem + 3.4vw, 4.75rem)` comes to, in rem; undefined for anything else.
 * @param width of the window, in pixels
 */
export const readFluidLength = (text: string, width: number): Length | undefined => {
  const [, least, grows, most] = /^clamp\(([^,]+), ([^,]+), ([^,]+)\)$/.exec(text) ?? [];
  if (least === undefined || grows === undefined || most === undefined) return undefined;
  const low = readLength(least);
  const high = readLength(most);
  const between = sumInRem(grows, width);
  if (low?.unit !== 'rem' || high?.unit !== 'rem' || between === undefined) return undefined;
  return { value: exact(Math.min(Math.max(low.value, between), high.value)), unit: 'rem' };
};

/** A share of a length, such as the tracking of a size: `0.02` of `2rem`. */
export const shareOf = ({ value, unit }: Length, share: number): Length => ({ value: exact(value * share), unit });
