// @ts-check

/** How much longer than at rest an enquiry of another dealer may take, the slowest one too, and how much more memory a flood. */
const mostTimes = 3;
const mostMemory = 1.3;

/** @typedef {{ readonly median: number, readonly slowest: number, readonly count: number }} Figures */

/** The median, the slowest and the number of some times. @param {readonly number[]} times @returns {Figures} */
export const figuresOf = (times) => {
  const sorted = times.toSorted((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, slowest: sorted.at(-1) ?? 0, count: sorted.length };
};

/**
 * Whether a flood was paid for by whoever sent it: enquiries of another dealer in milliseconds, memory of the API in MB,
 * each at rest and at its worst meanwhile. Nothing is quick or little by itself: what counts is what it was before.
 * @param {{ readonly before: Figures, readonly meanwhile: Figures, readonly atRest: number, readonly highest: number }} flood
 * @returns {readonly string[]} what does not hold
 */
export const floodFaults = ({ before, meanwhile, atRest, highest }) => [
  ...(meanwhile.count === 0 ? ['nobody enquired meanwhile'] : []),
  ...(meanwhile.median > before.median * mostTimes ? [`enquiries take more than ${mostTimes} times as long`] : []),
  ...(meanwhile.slowest > before.slowest * mostTimes
    ? [`the slowest enquiry takes more than ${mostTimes} times the slowest at rest`]
    : []),
  ...(highest > atRest * mostMemory ? [`the API takes more than ${mostMemory} times its memory at rest`] : []),
];
