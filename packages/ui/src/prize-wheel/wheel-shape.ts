/** Radius of the wheel in the units of its drawing, whose middle is 0 0. */
export const wheelRadius = 94;
/** Whole turns before it comes to rest. */
const turns = 5;
/** Most characters of a segment's words that have room along its radius. */
const longestWords = 20;

const at = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`;
};

/** The middle of a segment in degrees, clockwise from the top of a wheel that has not been turned. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) * 360) / count;

/** The outline of a segment, all of one width, clockwise from the top. */
export const outlineOf = (index: number, count: number): string => {
  const [from, to] = [(index * 360) / count, ((index + 1) * 360) / count];
  const arc = `A ${wheelRadius} ${wheelRadius} 0 ${to - from > 180 ? 1 : 0} 1`;
  return `M 0 0 L ${at(from, wheelRadius)} ${arc} ${at(to, wheelRadius)} Z`;
};

/** How far the wheel is turned, in degrees, when a segment is under its sign; not at all for one that it has not. */
export const turnTo = (index: number, count: number): number => (index < 0 ? 0 : turns * 360 - middleOf(index, count));

/** The words of a segment as far as there is room, cut at a word where one fits. */
export const wheelWords = (words: string): string => {
  if (words.length <= longestWords) return words;
  const cut = words.slice(0, longestWords - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > longestWords / 2 ? end : undefined).trimEnd()}…`;
};
