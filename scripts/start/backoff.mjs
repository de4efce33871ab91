// @ts-check

const FIRST = 500;
const LONGEST = 30_000;
/** Milliseconds after which a program counts as having run well: its earlier failures are forgotten. */
const STEADY = 60_000;

/**
 * Counts the failures of a program that keeps ending and says how long to wait before the next try.
 * @param {{ failures: number }} before
 * @param {number} ranFor milliseconds
 * @returns {{ failures: number, delay: number }} delay in milliseconds
 */
export const nextTry = ({ failures }, ranFor) => {
  const counted = ranFor >= STEADY ? 0 : failures;
  return { failures: counted + 1, delay: Math.min(FIRST * 2 ** counted, LONGEST) };
};
