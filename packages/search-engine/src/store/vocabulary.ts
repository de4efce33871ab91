import { matchWord } from '../text/typos';
import { PostingList } from './posting-list';

/** Distinct search words whose matches are remembered. */
const REMEMBERED_WORDS = 2000;

/** Words of the index that a search word matches, in parallel arrays. */
export interface TokenMatches {
  readonly tokens: number[];
  readonly typos: number[];
  readonly exact: boolean[];
  /** Words of the vocabulary already compared; later ones are compared on the next use. */
  compared: number;
}

/** Every word of the searchable attributes, and where each occurs. */
export class Vocabulary {
  readonly words: string[] = [];
  /** Facet values that hold the word, as dictionary codes. */
  readonly codes: number[][] = [];
  /** Records whose text attribute holds the word: `texts[attribute][token]`. */
  readonly texts: (PostingList | undefined)[][];
  private readonly byWord = new Map<string, number>();
  /** By token, the record that had it last. */
  private seenIn = new Uint32Array(1024);
  private record = 0;
  private letters = new Uint32Array(1024);
  private readonly remembered = new Map<string, TokenMatches>();

  constructor(textAttributes: number) {
    this.texts = Array.from({ length: textAttributes }, () => []);
  }

  token(word: string): number {
    const known = this.byWord.get(word);
    if (known !== undefined) return known;
    const token = this.words.length;
    this.byWord.set(word, token);
    this.words.push(word);
    this.codes.push([]);
    if (token === this.letters.length) {
      const wider = new Uint32Array(token * 2);
      wider.set(this.letters);
      this.letters = wider;
    }
    this.letters[token] = letterSet(word);
    return token;
  }

  /** Forgets which words `newToken` has seen. */
  beginRecord(): void {
    this.record++;
  }

  /** The token of a word, or -1 when it was asked for since `beginRecord`. */
  newToken(word: string): number {
    const token = this.token(word);
    if (token >= this.seenIn.length) {
      const wider = new Uint32Array(token * 2);
      wider.set(this.seenIn);
      this.seenIn = wider;
    }
    if (this.seenIn[token] === this.record) return -1;
    this.seenIn[token] = this.record;
    return token;
  }

  post(attribute: number, token: number, ordinal: number): void {
    const lists = this.texts[attribute]!;
    let list = lists[token];
    if (!list) {
      list = new PostingList();
      lists[token] = list;
    }
    list.append(ordinal);
  }

  /** Words that match `word`, least recently used forgotten first. */
  matches(word: string, prefix: boolean, allowance: number): TokenMatches {
    const key = `${prefix ? '*' : '='}${allowance}${word}`;
    const known = this.remembered.get(key);
    const matches = known ?? { tokens: [], typos: [], exact: [], compared: 0 };
    if (known) this.remembered.delete(key);
    else if (this.remembered.size >= REMEMBERED_WORDS) {
      const oldest = this.remembered.keys().next().value;
      if (oldest !== undefined) this.remembered.delete(oldest);
    }
    this.remembered.set(key, matches);
    this.compareNew(matches, word, prefix, allowance);
    return matches;
  }

  private compareNew(matches: TokenMatches, word: string, prefix: boolean, allowance: number): void {
    const { words, letters } = this;
    const wanted = letterSet(word);
    for (let token = matches.compared; token < words.length; token++) {
      // Each typo brings in or takes away at most one kind of letter: a cheap refusal of nearly every word.
      if (bitCount(wanted & ~letters[token]!) > allowance) continue;
      if (!prefix && bitCount(letters[token]! & ~wanted) > allowance) continue;
      const match = matchWord(word, words[token]!, prefix, allowance);
      if (!match) continue;
      matches.tokens.push(token);
      matches.typos.push(match.typos);
      matches.exact.push(match.exact);
    }
    matches.compared = words.length;
  }
}

/** The kinds of characters in a word, folded onto 32 bits. */
function letterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) & 31);
  return set >>> 0;
}

function bitCount(value: number): number {
  let word = value;
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
