// @ts-check

/**
 * An import of one file by another.
 * @typedef {{ from: string, to: string }} Import
 */

/** Tests may look anywhere, and so may what only tests import. */
const isTest = (/** @type {string} */ file) => /\.(test|stories)\.tsx?$/.test(file);

/**
 * The folder directly below `base` that a file stands in; null for files elsewhere or directly in `base`.
 * @param {string} base
 * @param {string} file
 */
const roomOf = (base, file) => {
  if (!file.startsWith(`${base}/`)) return null;
  const [room, inside] = file.slice(base.length + 1).split('/');
  return inside === undefined || room === undefined ? null : room;
};

/**
 * Every import from one room of a folder into another, by the rooms. Type imports count: who reads one room has to read
 * the other.
 * @param {string} base a folder whose direct subfolders are its rooms, such as `apps/api/src/ground`
 * @param {readonly Import[]} imports
 * @returns {Map<string, Map<string, Import>>}
 */
const arrowsOf = (base, imports) => {
  /** @type {Map<string, Map<string, Import>>} */
  const arrows = new Map();
  for (const one of imports) {
    const [from, to] = [roomOf(base, one.from), roomOf(base, one.to)];
    if (from === null || to === null || from === to || isTest(one.from)) continue;
    const known = arrows.get(from) ?? new Map();
    if (!known.has(to)) known.set(to, one);
    arrows.set(from, known);
  }
  return arrows;
};

/**
 * The shortest way from a room back to itself; null when there is none.
 * @param {Map<string, Map<string, Import>>} arrows
 * @param {string} start
 * @returns {Import[] | null}
 */
const wayBack = (arrows, start) => {
  /** @type {{ room: string, way: Import[] }[]} */
  const waiting = [{ room: start, way: [] }];
  const seen = new Set();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    for (const [room, one] of arrows.get(next.room) ?? []) {
      const way = [...next.way, one];
      if (room === start) return way;
      if (seen.has(room)) continue;
      seen.add(room);
      waiting.push({ room, way });
    }
  }
  return null;
};

/**
 * Rooms of a folder that import each other in a circle, each circle once, as the imports that make it.
 * @param {string} base a folder whose direct subfolders are its rooms
 * @param {readonly Import[]} imports of all files
 * @returns {readonly (readonly Import[])[]}
 */
export const roomCircles = (base, imports) => {
  const arrows = arrowsOf(base, imports);
  const told = new Set();
  return [...arrows.keys()].sort().flatMap((start) => {
    const way = told.has(start) ? null : wayBack(arrows, start);
    if (way === null) return [];
    for (const { from } of way) told.add(roomOf(base, from));
    return [way];
  });
};
