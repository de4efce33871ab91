import { type Bitset, type Places, wordsFor } from '../store/bitset';
import type { IndexStore } from '../store/index-store';
import { type PostingList, scratch } from '../store/posting-list';
import type { SearchTerms } from './search-terms';

/**
 * Text relevance of a record in one number, lower is better: typos above everything, then the weight of the attribute,
 * then how many words are not exact; each summed over the words of the search text. A search has at most 24
 * words, so no sum overflows its bits.
 */
export function textCost(typos: number, rank: number, exact: boolean): number {
  return typos * 2 ** 21 + rank * 2 ** 9 + (exact ? 0 : 1);
}

/** The typos in a cost: they rank before the distance from a point. */
export function typosOf(score: number): number {
  return score >>> 21;
}

/** The rest of a cost without its typos: attribute and exactness, which rank after the distance. */
export function costAfterTypos(score: number): number {
  return score & (2 ** 21 - 1);
}

/** The number of words in a cost that did not match exactly. */
export function inexactWordsOf(score: number): number {
  return score & (2 ** 9 - 1);
}

/** Records that hold every word, among those that were looked at. */
export interface TextMatch {
  readonly bits: Bitset;
  /** Sum of costs by ordinal; meaningful for the records in `bits`. */
  readonly score: Uint32Array;
}

/** Where a word occurs, by cost: facet values, posting lists of text attributes, records by identifier. */
interface Sources {
  readonly cost: number;
  readonly codes: number[];
  readonly lists: PostingList[];
  readonly ordinals: number[];
}

/**
 * Finds the records among `within`, whose words stand at `places`, that hold every word of the search text.
 * @param score room for a number by ordinal, whatever is in it.
 */
export function matchText(
  store: IndexStore,
  search: SearchTerms,
  attributes: readonly string[] | undefined,
  within: Bitset,
  places: Places,
  score: Uint32Array,
): TextMatch {
  let matching: Bitset = within;
  for (let place = 0; place < search.words.length; place++) {
    // Whatever is found has the first word, which sets its cost; the others add to it.
    const word: FoundWord = {
      matching,
      found: new Uint32Array(wordsFor(store.capacity)),
      places,
      score,
      isFirst: place === 0,
    };
    for (const sources of sourcesOf(store, search, place, attributes)) {
      for (const code of sources.codes) {
        const dense = store.dictionary.denseBits(code, store.capacity);
        if (dense) takeDense(word, dense, sources.cost);
        else takeList(word, store.dictionary.postings[code]!, sources.cost);
      }
      for (const list of sources.lists) takeList(word, list, sources.cost);
      for (const ordinal of sources.ordinals) take(word, ordinal, sources.cost);
    }
    matching = word.found;
  }
  return { bits: matching, score };
}

/** What is being found of one word of the search text. */
interface FoundWord {
  /** Records that hold the words before. */
  readonly matching: Bitset;
  readonly places: Places;
  readonly found: Bitset;
  readonly score: Uint32Array;
  readonly isFirst: boolean;
}

function sourcesOf(
  store: IndexStore,
  search: SearchTerms,
  place: number,
  attributes: readonly string[] | undefined,
): Sources[] {
  const { vocabulary, dictionary, settings } = store;
  const allowed = (name: string) => attributes === undefined || attributes.includes(name);
  const facetAllowed = settings.facets.map((facet) => facet.rank >= 0 && allowed(facet.name));
  const byCost = new Map<number, Sources>();
  const at = (cost: number) => {
    let sources = byCost.get(cost);
    if (!sources) {
      sources = { cost, codes: [], lists: [], ordinals: [] };
      byCost.set(cost, sources);
    }
    return sources;
  };

  for (const term of search.terms) {
    if (!term.stands.includes(place)) continue;
    const matches = vocabulary.matches(term.word, term.prefix, term.allowance);
    matches.tokens.forEach((token, index) => {
      const typos = matches.typos[index]!;
      const exact = matches.exact[index]!;
      for (const code of vocabulary.codes[token]!) {
        const attribute = dictionary.attributeOf[code]!;
        if (facetAllowed[attribute]) at(textCost(typos, settings.facets[attribute]!.rank, exact)).codes.push(code);
      }
      settings.texts.forEach((text, attribute) => {
        const list = vocabulary.texts[attribute]![token];
        if (list && allowed(text.name)) at(textCost(typos, text.rank, exact)).lists.push(list);
      });
    });
  }

  const word = search.words[place]!;
  const single = search.terms[place]!;
  settings.identifiers.forEach(({ name }, index) => {
    if (!allowed(name)) return;
    const table = store.identifiers[index]!;
    const exactly = (ordinal: number) => at(textCost(0, 0, true)).ordinals.push(ordinal);
    const beginning = (ordinal: number) => at(textCost(0, 0, false)).ordinals.push(ordinal);
    table.forEqual(word, exactly);
    if (single.prefix) table.forBeginning(word, beginning);
    if (search.words.length > 1) {
      table.forEqual(search.joined, exactly);
      if (search.prefixLast) table.forBeginning(search.joined, beginning);
    }
  });
  return [...byCost.values()].sort((left, right) => left.cost - right.cost);
}

function takeDense({ matching, places, found, score, isFirst }: FoundWord, bits: Bitset, cost: number): void {
  for (let place = 0; place < places.length; place++) {
    const at = places[place]!;
    let added = bits[at]! & matching[at]! & ~found[at]!;
    if (added === 0) continue;
    found[at]! |= added;
    const base = at << 5;
    while (added !== 0) {
      const lowest = added & -added;
      const ordinal = base + 31 - Math.clz32(lowest);
      score[ordinal] = isFirst ? cost : score[ordinal]! + cost;
      added ^= lowest;
    }
  }
}

function takeList(word: FoundWord, list: PostingList, cost: number): void {
  const ordinals = scratch(list.length);
  const length = list.read(ordinals);
  for (let at = 0; at < length; at++) take(word, ordinals[at]!, cost);
}

function take({ matching, found, score, isFirst }: FoundWord, ordinal: number, cost: number): void {
  const at = ordinal >>> 5;
  const bit = 1 << (ordinal & 31);
  if ((matching[at]! & bit) === 0 || (found[at]! & bit) !== 0) return;
  found[at]! |= bit;
  score[ordinal] = isFirst ? cost : score[ordinal]! + cost;
}
