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
    let word = left[at]! & right[at]!;
    if (word === 0) continue;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    total += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
}

/** Writes the ordinals of the set into `out` in ascending order and returns how many. */
export function listOrdinals(bits: Bitset, words: number, out: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < words; at++) {
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

/** The same set with room for `words` words. */
export function widen(bits: Bitset, words: number): Bitset {
  const wider = new Uint32Array(words);
  wider.set(bits);
  return wider;
}
