import type { Highlighter, SearchTerm } from '../text/highlight';
import { letterSet, typoAllowance } from '../text/typos';
import { wordsOf } from '../text/words';
import type { TextOptions } from './search-query';

/** A search text read into words, and into the terms that can satisfy each word. */
export interface SearchTerms {
  readonly words: readonly string[];
  readonly terms: readonly SearchTerm[];
  /** What highlights have found of these terms so far (text/highlight.ts). */
  readonly met: Highlighter['met'];
  /** All words written as one, for identifiers such as "AB-1234-X". */
  readonly joined: string;
  /** Whether the last word, and so `joined`, may be a beginning. */
  readonly prefixLast: boolean;
}

/**
 * Words of a search text that are looked for; those after them are left out, as Algolia leaves out what is too long.
 * Nobody types so many, and each costs a look at every record, with its neighbour a second one.
 */
const MOST_WORDS = 24;

/** Shorter pairs are compared whole: "c h" is no beginning of every word in ch. */
const SHORTEST_PAIR_PREFIX = 4;

const noWords: ReadonlySet<string> = new Set();

/**
 * Each word is a term; it is found with typos unless it is one of `exactWords`. Each pair of neighbours written as one is
 * a term without typos, which stands for both ("rav 4" finds RAV4). Empty when the text holds no word.
 */
export function searchTerms(
  text: string,
  options: TextOptions,
  exactWords: ReadonlySet<string> = noWords,
): SearchTerms {
  const words = wordsOf(text)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
  const last = words.length - 1;
  const mayBegin = (place: number) => options.prefix === 'all' || (options.prefix === 'last' && place === last);
  const terms: SearchTerm[] = words.map((word, place) => ({
    word,
    prefix: mayBegin(place),
    allowance: options.typos && !exactWords.has(word) ? typoAllowance(word) : 0,
    letters: letterSet(word),
    stands: [place],
  }));
  for (let place = 0; place < last; place++) {
    const pair = words[place]! + words[place + 1]!;
    terms.push({
      word: pair,
      prefix: mayBegin(place + 1) && pair.length >= SHORTEST_PAIR_PREFIX,
      allowance: 0,
      letters: letterSet(pair),
      stands: [place, place + 1],
    });
  }
  return { words, terms, met: new Map(), joined: words.join(''), prefixLast: mayBegin(last) };
}
