import { keyOf, type RankKey } from './rank-keys';

/** Fewer ordinals than this are sorted by comparison: counting digits would cost more. */
const FEWEST_COUNTED = 2048;

const DIGIT_BITS = 16;
const DIGITS = 1 << DIGIT_BITS;

/**
 * Sorts ordinals in place. Many are sorted digit by digit, from the least important to the most (radix sort): a few
 * steps for each ordinal and key, however many there are.
 * @param keys the most important first.
 * @param isBefore the whole order: the keys, and what decides where all of them are equal.
 */
export function sortOrdinals(
  ordinals: Uint32Array,
  keys: readonly RankKey[],
  isBefore: (left: number, right: number) => boolean,
): void {
  const compare = (left: number, right: number) => (isBefore(left, right) ? -1 : isBefore(right, left) ? 1 : 0);
  if (ordinals.length < FEWEST_COUNTED) {
    ordinals.sort(compare);
    return;
  }
  const sort = new DigitSort(ordinals);
  for (const key of keys.toReversed()) sort.by(key);
  ordinals.set(sort.ordinals);
  sortEqual(ordinals, keys, compare);
}

/** Ordinals on their way into an order: sorted by each key in turn, equal ones left as they were. */
class DigitSort {
  ordinals: Uint32Array;
  /** For each place the bits of its key, as whole numbers that order as the key does. */
  private low: Uint32Array;
  private high: Uint32Array;
  private nextOrdinals: Uint32Array;
  private nextLow: Uint32Array;
  private nextHigh: Uint32Array;
  private readonly starts = new Uint32Array(DIGITS);

  constructor(ordinals: Uint32Array) {
    const { length } = ordinals;
    this.ordinals = ordinals.slice();
    this.low = new Uint32Array(length);
    this.high = new Uint32Array(length);
    this.nextOrdinals = new Uint32Array(length);
    this.nextLow = new Uint32Array(length);
    this.nextHigh = new Uint32Array(length);
  }

  by(key: RankKey): void {
    this.read(key);
    for (const shift of [0, DIGIT_BITS]) this.pass('low', shift);
    for (const shift of [0, DIGIT_BITS]) this.pass('high', shift);
  }

  // The bits of doubles order as the doubles do once the sign is turned, and in negative ones every bit.
  private read(key: RankKey): void {
    const { ordinals, low, high } = this;
    for (let place = 0; place < ordinals.length; place++) {
      // Zero has one form.
      double[0] = keyOf(key, ordinals[place]!) + 0;
      const upper = doubleWords[HIGH_WORD]!;
      const turned = upper >>> 31 === 1 ? 0xffffffff : 0;
      low[place] = doubleWords[1 - HIGH_WORD]! ^ turned;
      high[place] = upper ^ (turned | 0x80000000);
    }
  }

  private pass(word: 'low' | 'high', shift: number): void {
    const { ordinals, low, high, nextOrdinals, nextLow, nextHigh, starts } = this;
    const { length } = ordinals;
    const words = word === 'low' ? low : high;
    starts.fill(0);
    for (let place = 0; place < length; place++) starts[(words[place]! >>> shift) & (DIGITS - 1)]!++;
    // The digit is the same in all of them.
    if (starts[(words[0]! >>> shift) & (DIGITS - 1)] === length) return;
    let start = 0;
    for (let digit = 0; digit < DIGITS; digit++) {
      const count = starts[digit]!;
      starts[digit] = start;
      start += count;
    }
    for (let place = 0; place < length; place++) {
      const to = starts[(words[place]! >>> shift) & (DIGITS - 1)]!++;
      nextOrdinals[to] = ordinals[place]!;
      nextLow[to] = low[place]!;
      nextHigh[to] = high[place]!;
    }
    [this.ordinals, this.nextOrdinals] = [nextOrdinals, ordinals];
    [this.low, this.nextLow] = [nextLow, low];
    [this.high, this.nextHigh] = [nextHigh, high];
  }
}

const double = new Float64Array(1);
const doubleWords = new Uint32Array(double.buffer);
/** Which half of a double has its sign, on this machine. */
const HIGH_WORD = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? 1 : 0;

// What no key tells apart stands together: hashes of objectIDs that are equal, and old forms of one record.
function sortEqual(
  ordinals: Uint32Array,
  keys: readonly RankKey[],
  compare: (left: number, right: number) => number,
): void {
  const isEqual = (left: number, right: number) =>
    keys.every((key) => keyOf(key, ordinals[left]!) === keyOf(key, ordinals[right]!));
  const tie = keys.at(-1)!;
  for (let start = 0; start < ordinals.length - 1; start++) {
    let end = start + 1;
    while (
      end < ordinals.length &&
      tie.values[ordinals[start]!] === tie.values[ordinals[end]!] &&
      isEqual(start, end)
    ) {
      end++;
    }
    if (end === start + 1) continue;
    ordinals.subarray(start, end).sort(compare);
    start = end - 1;
  }
}
