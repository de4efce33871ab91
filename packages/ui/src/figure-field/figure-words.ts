/** The ends that a figure must lie between, and how they are called: `the highest`, `your highest price`. */
export type FigureEnds = {
  readonly min: number;
  readonly max: number;
  readonly lowest?: string;
  readonly highest?: string;
};

/**
 * The message about a figure that could not stay as typed: `Lowered to $40,000, your highest price.`, `Rounded to
 * $12,000.` A figure that is still below the lowest was not raised: `Set to $0.`, and a fault stands beside it.
 * Undefined where the figure stayed.
 */
export const movedWords = (
  wanted: number,
  got: number,
  words: (figure: number) => string,
  { min, max, lowest = 'the lowest', highest = 'the highest' }: FigureEnds,
): string | undefined => {
  if (got === wanted) return undefined;
  if (got < min) return `Set to ${words(got)}.`;
  if (wanted < min) return `Raised to ${words(got)}, ${lowest}.`;
  if (wanted > max) return `Lowered to ${words(got)}, ${highest}.`;
  return `Rounded to ${words(got)}.`;
};

/** A figure to show what is meant: the one in force, else one in reach. */
export const exampleFigure = (figure: number | undefined, max: number): number =>
  figure !== undefined && figure > 0 ? figure : Math.min(25_000, max);

/** What is wrong with text that holds no figure, or more than one: `Enter a figure, such as 25,000.` */
export const unreadableWords = (example: string): string => `Enter a figure, such as ${example}.`;
