import { type Bitset, type Places, placesBetween, setBit, widen, wordsFor } from '../store/bitset';
import type { IndexStore } from '../store/index-store';
import { type PostingList, scratch } from '../store/posting-list';
import { decimal } from '../text/decimal';
import type { Clause, FacetTerm, Filter, NumericTerm } from './filter';

/**
 * A set of records that stays true through changes: a record never moves and its ordinal never gets another, so only
 * the ordinals given out since need be looked at. Whether they are live is not told.
 */
export interface GrowingSet {
  bits: Bitset;
  /** Ordinals below this have been looked at. */
  count: number;
}

/** Sets of records by facet clause, for one store. */
export type ClauseCache = Map<string, GrowingSet>;

const REMEMBERED_CLAUSES = 256;

export const emptySet = (): GrowingSet => ({ bits: new Uint32Array(0), count: 0 });

/** Looks at the ordinals given out since: `add` fills the words of `bits` from the given one on, which are empty. */
export function grow(store: IndexStore, set: GrowingSet, add: (bits: Bitset, from: number) => void): Bitset {
  if (set.count === store.count) return set.bits;
  const from = set.count >>> 5;
  if (set.bits.length < store.words) set.bits = widen(set.bits, wordsFor(store.capacity));
  set.bits.fill(0, from);
  add(set.bits, from);
  set.count = store.count;
  return set.bits;
}

/**
 * Keeps in `matching` only the records that satisfy the filter; its words stand at `places`. Facet clauses first: they
 * are cheaper.
 */
export function applyFilter(
  store: IndexStore,
  filter: Filter,
  matching: Bitset,
  places: Places,
  cache: ClauseCache,
): void {
  for (const clause of filter) {
    if (clause.kind === 'facet') keepCommon(matching, facetClauseBits(store, clause, cache), places);
  }
  for (const clause of filter) if (clause.kind === 'numeric') keepNumeric(store, clause.terms, matching, places);
}

/**
 * Puts the records that satisfy a filter into `bits`, whose words from the given one on are empty, dead ones too. Returns
 * those of these words that have some. Where the filter names one value that few records have, such as a site, no others
 * are looked at and nothing of it is remembered: the sites of an index are more than can be kept in mind.
 */
export function keepFilter(
  store: IndexStore,
  filter: Filter,
  bits: Bitset,
  from: number,
  cache: ClauseCache,
): readonly number[] {
  const rare = filter.find((clause) => rareValue(store, clause) !== undefined);
  const postings = rare && rareValue(store, rare);
  let places: number[];
  if (postings === undefined) {
    places = placesBetween(from, store.words);
    bits.fill(-1, from, store.words);
  } else {
    places = [];
    const ordinals = scratch(postings.length);
    const count = postings.read(ordinals);
    for (let at = 0; at < count; at++) {
      const word = ordinals[at]! >>> 5;
      if (word < from) continue;
      setBit(bits, ordinals[at]!);
      if (places.at(-1) !== word) places.push(word);
    }
  }
  applyFilter(
    store,
    filter.filter((clause) => clause !== rare),
    bits,
    places,
    cache,
  );
  return places.filter((at) => bits[at] !== 0);
}

/** The records of the one value that a clause names, when they are few. */
function rareValue(store: IndexStore, clause: Clause): PostingList | undefined {
  const only = clause.kind === 'facet' && clause.terms.length === 1 && !clause.terms[0]!.negated && clause.terms[0];
  const facet = only ? store.settings.facetByName.get(only.attribute) : undefined;
  if (!only || facet === undefined) return undefined;
  const [code, another] = store.dictionary.findAnyCase(facet.id, only.value);
  if (code === undefined || another !== undefined) return undefined;
  return store.dictionary.denseBits(code, store.capacity) === undefined ? store.dictionary.postings[code] : undefined;
}

function keepCommon(bits: Bitset, other: Bitset, places: Places): void {
  for (let place = 0; place < places.length; place++) bits[places[place]!]! &= other[places[place]!]!;
}

function facetClauseBits(store: IndexStore, clause: Clause & { kind: 'facet' }, cache: ClauseCache): Bitset {
  const only = clause.terms.length === 1 && !clause.terms[0]!.negated ? clause.terms[0] : undefined;
  const direct = only && singleDenseValue(store, only);
  if (direct) return direct;
  let known = cache.get(clause.key);
  if (!known) {
    known = emptySet();
    if (cache.size >= REMEMBERED_CLAUSES) cache.clear();
    cache.set(clause.key, known);
  }
  return grow(store, known, (bits, from) => {
    for (const term of clause.terms) addTerm(store, term, bits, from);
  });
}

function singleDenseValue(store: IndexStore, term: FacetTerm): Bitset | undefined {
  const facet = store.settings.facetByName.get(term.attribute);
  const codes = facet ? store.dictionary.findAnyCase(facet.id, term.value) : [];
  return codes.length === 1 ? store.dictionary.denseBits(codes[0]!, store.capacity) : undefined;
}

function addTerm(store: IndexStore, term: FacetTerm, bits: Bitset, from: number): void {
  if (!term.negated) {
    addValue(store, term, bits, from);
    return;
  }
  const without: Bitset = new Uint32Array(bits.length);
  addValue(store, term, without, from);
  for (let at = from; at < bits.length; at++) bits[at]! |= ~without[at]!;
}

function addValue(store: IndexStore, term: FacetTerm, bits: Bitset, from: number): void {
  const facet = store.settings.facetByName.get(term.attribute);
  if (!facet) {
    addEqualNumber(store, term, bits, from);
    return;
  }
  for (const code of store.dictionary.findAnyCase(facet.id, term.value)) {
    const dense = store.dictionary.denseBits(code, store.capacity);
    if (dense) for (let at = from; at < store.words; at++) bits[at]! |= dense[at]!;
    else store.dictionary.postings[code]!.addTo(bits);
  }
  const keyed = store.keyedValues[facet.id]?.withText(term.value.toLowerCase()) ?? [];
  for (const ordinal of keyed) if (ordinal >= from << 5) setBit(bits, ordinal);
}

// `seats:5` on an attribute that is a number and no facet means the number.
function addEqualNumber(store: IndexStore, term: FacetTerm, bits: Bitset, from: number): void {
  const column = store.settings.numberByName.get(term.attribute);
  const value = decimal(term.value);
  if (column === undefined || value === undefined) return;
  const numbers = store.numbers[column]!;
  for (let ordinal = from << 5; ordinal < store.count; ordinal++) if (numbers[ordinal] === value) setBit(bits, ordinal);
}

function keepNumeric(store: IndexStore, terms: readonly NumericTerm[], matching: Bitset, places: Places): void {
  const only = terms.length === 1 ? terms[0] : undefined;
  const column = only && !only.outside && !only.negated ? store.settings.numberByName.get(only.attribute) : undefined;
  if (only && column !== undefined) {
    keepBetween(store.numbers[column]!, only.low, only.high, matching, places);
    return;
  }
  const tests = terms.map((term) => numericTest(store, term));
  for (const at of places) {
    let rest = matching[at]!;
    while (rest !== 0) {
      const lowest = rest & -rest;
      const ordinal = (at << 5) + 31 - Math.clz32(lowest);
      if (!tests.some((test) => test(ordinal))) matching[at]! &= ~lowest;
      rest ^= lowest;
    }
  }
}

function keepBetween(numbers: Float64Array, low: number, high: number, matching: Bitset, places: Places): void {
  for (let place = 0; place < places.length; place++) {
    const at = places[place]!;
    let kept = matching[at]!;
    let rest = kept;
    while (rest !== 0) {
      const lowest = rest & -rest;
      const value = numbers[(at << 5) + 31 - Math.clz32(lowest)]!;
      // Written so that NaN, a record without the number, is dropped.
      if (!(value >= low && value <= high)) kept ^= lowest;
      rest ^= lowest;
    }
    matching[at] = kept;
  }
}

function numericTest(store: IndexStore, term: NumericTerm): (ordinal: number) => boolean {
  const column = store.settings.numberByName.get(term.attribute);
  if (column === undefined) return () => term.negated;
  const numbers = store.numbers[column]!;
  return (ordinal) => numberHolds(term, numbers[ordinal]!);
}

/** Whether a numeric condition holds for a record's number, NaN for none. */
export function numberHolds(term: NumericTerm, value: number): boolean {
  const holds = !Number.isNaN(value) && (value >= term.low && value <= term.high) !== term.outside;
  return holds !== term.negated;
}
