import { decimal } from '../protocol/parameter-values';
import { type Bitset, setBit, wordsFor } from '../store/bitset';
import type { IndexStore } from '../store/index-store';
import type { Clause, FacetTerm, Filter, NumericTerm } from './filter';

/** Sets of records by facet clause, valid until the store changes. */
export type ClauseCache = Map<string, Bitset>;

const REMEMBERED_CLAUSES = 256;

/** Keeps in `matching` only the records that satisfy the filter. Facet clauses first: they are cheaper. */
export function applyFilter(store: IndexStore, filter: Filter, matching: Bitset, cache: ClauseCache): void {
  for (const clause of filter) {
    if (clause.kind === 'facet') keepCommon(matching, facetClauseBits(store, clause, cache), store.words);
  }
  for (const clause of filter) if (clause.kind === 'numeric') keepNumeric(store, clause.terms, matching);
}

/** Keeps in `bits` only what is also in `other`. */
export function keepCommon(bits: Bitset, other: Bitset, words: number): void {
  for (let at = 0; at < words; at++) bits[at]! &= other[at]!;
}

function facetClauseBits(store: IndexStore, clause: Clause & { kind: 'facet' }, cache: ClauseCache): Bitset {
  const only = clause.terms.length === 1 && !clause.terms[0]!.negated ? clause.terms[0] : undefined;
  const direct = only && singleDenseValue(store, only);
  if (direct) return direct;
  const known = cache.get(clause.key);
  if (known) return known;
  const bits: Bitset = new Uint32Array(wordsFor(store.capacity));
  for (const term of clause.terms) addTerm(store, term, bits);
  if (cache.size >= REMEMBERED_CLAUSES) cache.clear();
  cache.set(clause.key, bits);
  return bits;
}

function singleDenseValue(store: IndexStore, term: FacetTerm): Bitset | undefined {
  const facet = store.settings.facetByName.get(term.attribute);
  const codes = facet ? store.dictionary.findAnyCase(facet.id, term.value) : [];
  return codes.length === 1 ? store.dictionary.denseBits(codes[0]!, store.capacity) : undefined;
}

function addTerm(store: IndexStore, term: FacetTerm, bits: Bitset): void {
  if (!term.negated) {
    addValue(store, term, bits);
    return;
  }
  const without: Bitset = new Uint32Array(bits.length);
  addValue(store, term, without);
  for (let at = 0; at < bits.length; at++) bits[at]! |= ~without[at]!;
}

function addValue(store: IndexStore, term: FacetTerm, bits: Bitset): void {
  const facet = store.settings.facetByName.get(term.attribute);
  if (!facet) {
    addEqualNumber(store, term, bits);
    return;
  }
  for (const code of store.dictionary.findAnyCase(facet.id, term.value)) {
    const dense = store.dictionary.denseBits(code, store.capacity);
    if (dense) for (let at = 0; at < store.words; at++) bits[at]! |= dense[at]!;
    else store.dictionary.postings[code]!.addTo(bits);
  }
}

// `seats:5` on an attribute that is a number and no facet means the number.
function addEqualNumber(store: IndexStore, term: FacetTerm, bits: Bitset): void {
  const column = store.settings.numberByName.get(term.attribute);
  const value = decimal(term.value);
  if (column === undefined || value === undefined) return;
  const numbers = store.numbers[column]!;
  for (let ordinal = 0; ordinal < store.count; ordinal++) if (numbers[ordinal] === value) setBit(bits, ordinal);
}

function keepNumeric(store: IndexStore, terms: readonly NumericTerm[], matching: Bitset): void {
  const only = terms.length === 1 ? terms[0] : undefined;
  const column = only && !only.outside && !only.negated ? store.settings.numberByName.get(only.attribute) : undefined;
  if (only && column !== undefined) {
    keepBetween(store.numbers[column]!, only.low, only.high, matching, store.words);
    return;
  }
  const tests = terms.map((term) => numericTest(store, term));
  for (let at = 0; at < store.words; at++) {
    let rest = matching[at]!;
    while (rest !== 0) {
      const lowest = rest & -rest;
      const ordinal = (at << 5) + 31 - Math.clz32(lowest);
      if (!tests.some((test) => test(ordinal))) matching[at]! &= ~lowest;
      rest ^= lowest;
    }
  }
}

function keepBetween(numbers: Float64Array, low: number, high: number, matching: Bitset, words: number): void {
  for (let at = 0; at < words; at++) {
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
  return (ordinal) => {
    const value = numbers[ordinal]!;
    const holds = !Number.isNaN(value) && (value >= term.low && value <= term.high) !== term.outside;
    return holds !== term.negated;
  };
}
