// @ts-check
import { isChanged } from './seeded-fault.mjs';

/** @typedef {import('./seeded-fault.mjs').HunkLine} HunkLine */

/** The lines of a patch cannot be found in today's file, or not told from others. */
export class LostLineError extends Error {}

/** @param {readonly HunkLine[]} lines */
const before = (lines) => lines.filter(({ sign }) => sign !== '+').map(({ text }) => text);

/** @param {readonly HunkLine[]} lines */
const after = (lines) => lines.filter(({ sign }) => sign !== '-').map(({ text }) => text);

/** Where lines stand in a file, one after the other. @param {readonly string[]} file @param {readonly string[]} wanted */
const placesOf = (file, wanted) =>
  file.flatMap((_, at) => (wanted.every((line, offset) => file[at + offset] === line) ? [at] : []));

/** How many pairs are the same, up to the first that differ. @param {readonly string[]} one @param {readonly string[]} other */
const agreement = (one, other) => {
  const end = one.findIndex((line, at) => line !== other[at]);
  return end < 0 ? one.length : end;
};

/**
 * A hunk without the context around its change, and that context apart: nearest lines first. Where nothing is taken out,
 * the lines right beside the change belong to it, since nothing else says where it goes.
 * @param {readonly HunkLine[]} hunk
 */
const partsOf = (hunk) => {
  const first = hunk.findIndex(isChanged);
  const last = hunk.findLastIndex(isChanged);
  const margin = hunk.some(({ sign }) => sign === '-') ? 0 : 1;
  const [from, to] = [Math.max(0, first - margin), last + 1 + margin];
  return {
    core: hunk.slice(from, to),
    above: before(hunk.slice(0, from)).toReversed(),
    below: before(hunk.slice(to)),
  };
};

/** @param {readonly string[]} file @param {readonly HunkLine[]} hunk @returns {string[]} */
const applyHunk = (file, hunk) => {
  const { core, above, below } = partsOf(hunk);
  const wanted = before(core);
  const scored = placesOf(file, wanted).map((at) => ({
    at,
    score: agreement(above, file.slice(0, at).toReversed()) + agreement(below, file.slice(at + wanted.length)),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  const [place, another] = scored.filter(({ score }) => score === best);
  const shown = `"${wanted.join('\n').trim()}"`;
  if (place === undefined) throw new LostLineError(`the line is not there any more: ${shown}`);
  if (another !== undefined)
    throw new LostLineError(`the line stands there several times, in the same company: ${shown}`);
  return [...file.slice(0, place.at), ...after(core), ...file.slice(place.at + wanted.length)];
};

/**
 * A text with the change of a patch in it. Lines are found by themselves wherever they have moved to; those around them
 * only tell one from another.
 * @param {string} text
 * @param {readonly (readonly HunkLine[])[]} hunks
 * @throws {LostLineError}
 */
export const applyHunks = (text, hunks) => {
  /** @type {string[]} */
  let lines = text.split('\n');
  for (const hunk of hunks) lines = applyHunk(lines, hunk);
  return lines.join('\n');
};
