/** A set of ordinals, one bit each, 32 to a word. */
export type Bitset = Uint32Array<ArrayBuffer>;

/** Words needed for `count` ordinals. */
export function wordsFor(count: number): number {
  return (count + 31) >>> 5;
}

export function hasBit(bits: Bitset, ordinal: number): boolean {
  return ((bits[ordinal >>> 5]! >>> (ordinal & 31)) & 1) === 1;
}

export function setBit(bits: Bitset, ordinal: number): void {
  bits[ordinal >>> 5]! |= 1 << (ordinal & 31);
}

export function clearBit(bits: Bitset, ordinal: number): void {
  bits[ordinal >>> 5]! &= ~(1 << (ordinal & 31));
}

/** Number of ordinals that are in both sets, over the first `words` words. */
export function countCommon(left: Bitset, right: Bitset, words: number): number {
  let total = 0;
  for (let at = 0; at < words; at++) {
    const word = left[at]! & right[at]!;
    if (word !== 0) total += bitsOf(word);
  }
  return total;
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * The words of a set that are looked at, ascending: those that have a bit of a set which it is within. A site's records
 * are in few words of an index of many sites.
 */
export type Places = readonly number[];

/** Number of ordinals in the set, whose words stand at `places`. */
export function countAt(bits: Bitset, places: Places): number {
  let total = 0;
  for (let place = 0; place < places.length; place++) total += bitsOf(bits[places[place]!]!);
  return total;
}

/** Writes the ordinals of the set, whose words stand at `places`, into `out` in ascending order and returns how many. */
export function listOrdinals(bits: Bitset, places: Places, out: Uint32Array): number {
  let count = 0;
  for (let place = 0; place < places.length; place++) {
    const at = places[place]!;
    let word = bits[at]!;
    const base = at << 5;
    while (word !== 0) {
      const lowest = word & -word;
      out[count++] = base + 31 - Math.clz32(lowest);
      word ^= lowest;
    }
  }
  return count;
}

/** Every word from one up to another. */
export function placesBetween(from: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - from) }, (_, place) => from + place);
}

/** The same set with room for `words` words. */
export function widen(bits: Bitset, words: number): Bitset {
  const wider = new Uint32Array(words);
  wider.set(bits);
  return wider;
}
