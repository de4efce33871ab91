import type { FacetAttribute } from '../settings/compiled-settings';
import { type Bitset, setBit, widen, wordsFor } from './bitset';
import { BytePool } from './byte-pool';
import { PostingList } from './posting-list';

/** A bitset pays once a value is on one record in this many. */
const DENSE_ONE_IN = 64;

const LIKELY_PLACES = 1 << 13;

/**
 * Every facet value of an index as a small number, the code. Codes are shared by all facets, so that one array of
 * counters serves them all; code 0 means "no value".
 */
export class FacetDictionary {
  readonly attributeOf: number[] = [-1];
  readonly valueOf: string[] = [''];
  private readonly pool = new BytePool();
  readonly postings: PostingList[] = [new PostingList(this.pool)];
  /** Codes of each facet in order of first use. */
  readonly codesOf: number[][];
  /** Facets that some record has several values of; their counts come from bitsets. */
  readonly isList: boolean[];
  private readonly byValue: Map<string, number>[];
  private readonly byLowerCase: Map<string, number[]>[];
  /** The code last found at each place of `likelyPlace`. */
  private readonly likely = new Uint32Array(LIKELY_PLACES);
  private readonly dense: (Bitset | undefined)[] = [undefined];
  private readonly jsonKeys: (Uint8Array | undefined)[] = [undefined];
  private readonly sorted: number[][];
  private readonly alphabetical: number[] = [0];

  constructor(facets: readonly FacetAttribute[]) {
    this.codesOf = facets.map(() => []);
    this.isList = facets.map(() => false);
    this.byValue = facets.map(() => new Map());
    this.byLowerCase = facets.map(() => new Map());
    this.sorted = facets.map(() => []);
  }

  /** One more than the highest code. */
  get size(): number {
    return this.valueOf.length;
  }

  find(attribute: number, value: string): number | undefined {
    // A text that has just been read has no hash yet, and hashing it costs more than comparing it with a likely one.
    const place = likelyPlace(attribute, value);
    const likely = this.likely[place]!;
    if (this.attributeOf[likely] === attribute && this.valueOf[likely] === value) return likely;
    const code = this.byValue[attribute]!.get(value);
    if (code !== undefined) this.likely[place] = code;
    return code;
  }

  /** Codes of the values that equal `value` in any letter case, as facet filters compare. */
  findAnyCase(attribute: number, value: string): readonly number[] {
    return this.byLowerCase[attribute]!.get(value.toLowerCase()) ?? [];
  }

  add(attribute: number, value: string): number {
    const code = this.valueOf.length;
    this.attributeOf.push(attribute);
    this.valueOf.push(value);
    this.postings.push(new PostingList(this.pool));
    this.dense.push(undefined);
    this.jsonKeys.push(undefined);
    this.alphabetical.push(0);
    this.codesOf[attribute]!.push(code);
    this.byValue[attribute]!.set(value, code);
    const lower = value.toLowerCase();
    const same = this.byLowerCase[attribute]!.get(lower);
    if (same) same.push(code);
    else this.byLowerCase[attribute]!.set(lower, [code]);
    return code;
  }

  /** Notes that the newest record carries the code. */
  post(code: number, ordinal: number): void {
    this.postings[code]!.append(ordinal);
    const bits = this.dense[code];
    if (!bits) return;
    if (bits.length <= ordinal >>> 5) this.dense[code] = widen(bits, wordsFor(ordinal + 1) * 2);
    setBit(this.dense[code]!, ordinal);
  }

  /** The records of a common value as a set, built on first use; undefined for a rare one (use its posting list). */
  denseBits(code: number, capacity: number): Bitset | undefined {
    const known = this.dense[code];
    const words = wordsFor(capacity);
    if (known) {
      if (known.length < words) this.dense[code] = widen(known, words);
      return this.dense[code];
    }
    const postings = this.postings[code]!;
    if (postings.length * DENSE_ONE_IN < capacity) return undefined;
    const bits: Bitset = new Uint32Array(words);
    postings.addTo(bits);
    this.dense[code] = bits;
    return bits;
  }

  /** The value as a JSON object key with its colon, in UTF-8. */
  jsonKey(code: number): Uint8Array {
    let key = this.jsonKeys[code];
    if (key === undefined) {
      key = Buffer.from(`${JSON.stringify(this.valueOf[code])}:`);
      this.jsonKeys[code] = key;
    }
    return key;
  }

  /** Place of every code of the facet in the alphabet of its values, indexed by code. */
  alphabeticalRanks(attribute: number): readonly number[] {
    const codes = this.codesOf[attribute]!;
    const sorted = this.sorted[attribute]!;
    if (sorted.length !== codes.length) {
      for (let at = sorted.length; at < codes.length; at++) sorted.push(codes[at]!);
      // Nearly sorted already: the sort only merges the new values in.
      sorted.sort((left, right) => (this.valueOf[left]! < this.valueOf[right]! ? -1 : 1));
      sorted.forEach((code, rank) => {
        this.alphabetical[code] = rank;
      });
    }
    return this.alphabetical;
  }

  codeAtRank(attribute: number, rank: number): number {
    return this.sorted[attribute]![rank]!;
  }
}

/** A place for a facet value by its length and five of its characters: mostly another one for each common value. */
function likelyPlace(attribute: number, value: string): number {
  const last = value.length - 1;
  let mixed = Math.imul(attribute + 1, 0x9e3779b1) ^ value.length;
  for (let quarter = 0; quarter <= 4; quarter++) {
    mixed = Math.imul(mixed ^ value.charCodeAt((last * quarter) >> 2), 0x01000193);
  }
  return (mixed ^ (mixed >>> 15)) & (LIKELY_PLACES - 1);
}
