/** Seeded random numbers (mulberry32), so that the demo stock is the same on every machine. */
export function createRandom(/** @type {number} */ seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (/** @type {number} */ min, /** @type {number} */ max) => min + next() * (max - min);
  const integer = (/** @type {number} */ min, /** @type {number} */ max) => Math.floor(between(min, max + 1));
  /** @template T @param {readonly T[]} list @returns {T} */
  const pick = (list) => list[Math.floor(next() * list.length)];
  const chance = (/** @type {number} */ probability) => next() < probability;
  /** @template T @param {readonly T[]} list @param {number} count @returns {T[]} */
  const sample = (list, count) => {
    const rest = [...list];
    const out = [];
    while (out.length < count && rest.length > 0) out.push(rest.splice(Math.floor(next() * rest.length), 1)[0]);
    return out;
  };
  return { next, between, integer, pick, chance, sample };
}
