import { letterSet, lettersBeyond, matchWord } from '../text/typos';
import { tokensOfProse } from '../text/words';
import { widen } from './bitset';
import { BytePool } from './byte-pool';
import { PostingList } from './posting-list';
import { HASH_START, hashed, WordTable } from './word-table';

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
  /** Facet values that hold the word, as dictionary codes. */
  readonly codes: number[][] = [];
  /** Records whose text attribute holds the word: `texts[attribute][token]`. */
  readonly texts: (PostingList | undefined)[][];
  private readonly table = new WordTable();
  private readonly pool = new BytePool();
  /** By token, the record that had it last. */
  private seenIn = new Uint32Array(1024);
  private record = 0;
  private letters = new Uint32Array(1024);
  private readonly remembered = new Map<string, TokenMatches>();

  constructor(textAttributes: number) {
    this.texts = Array.from({ length: textAttributes }, () => []);
  }

  get words(): readonly string[] {
    return this.table.words;
  }

  token(word: string): number {
    return this.known(this.table.token(word));
  }

  /** Forgets which words `addProse` has seen. */
  beginRecord(): void {
    this.record++;
  }

  /** Adds to `found` the tokens of running text that were not seen since `beginRecord`. */
  addProse(text: string, found: number[]): void {
    if (prose.length < text.length * 3) prose = Buffer.allocUnsafeSlow(text.length * 6);
    const size = prose.write(text, 'utf8');
    if (size === text.length) this.addAsciiProse(size, found);
    else for (const word of tokensOfProse(text)) this.take(this.token(word), found);
  }

  // The same as tokensOfProse by bytes, without copying words: descriptions are most of the text of an index.
  private addAsciiProse(size: number, found: number[]): void {
    const text = prose;
    let previousStart = 0;
    let previousEnd = -2;
    for (let at = 0; at < size; at++) {
      const start = at;
      let hash = HASH_START;
      for (let lower = LOWER[text[at]!]!; lower !== 0 && at < size; lower = LOWER[text[++at]!]!) {
        text[at] = lower;
        hash = hashed(hash, lower);
      }
      if (at === start) continue;
      this.take(this.known(this.table.tokenAt(text, start, at, hash)), found);
      if (start - previousEnd === 1 && !isSpaceCode(text[previousEnd]!)) {
        const joined = text.toString('latin1', previousStart, previousEnd) + text.toString('latin1', start, at);
        this.take(this.token(joined), found);
      }
      previousStart = start;
      previousEnd = at;
    }
  }

  post(attribute: number, token: number, ordinal: number): void {
    const lists = this.texts[attribute]!;
    let list = lists[token];
    if (!list) {
      list = new PostingList(this.pool);
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

  private take(token: number, found: number[]): void {
    if (this.seenIn[token] === this.record) return;
    this.seenIn[token] = this.record;
    found.push(token);
  }

  // Makes room for what is kept of a token that may be new.
  private known(token: number): number {
    if (token < this.codes.length) return token;
    this.codes.push([]);
    if (token === this.letters.length) {
      this.letters = widen(this.letters, token * 2);
      this.seenIn = widen(this.seenIn, token * 2);
    }
    this.letters[token] = letterSet(this.table.words[token]!);
    return token;
  }

  private compareNew(matches: TokenMatches, word: string, prefix: boolean, allowance: number): void {
    const { words, letters } = this;
    const wanted = letterSet(word);
    for (let token = matches.compared; token < words.length; token++) {
      // Each typo brings in or takes away at most one kind of letter: a cheap refusal of nearly every word.
      if (lettersBeyond(wanted, letters[token]!) > allowance) continue;
      if (!prefix && lettersBeyond(letters[token]!, wanted) > allowance) continue;
      const match = matchWord(word, words[token]!, prefix, allowance);
      if (!match) continue;
      matches.tokens.push(token);
      matches.typos.push(match.typos);
      matches.exact.push(match.exact);
    }
    matches.compared = words.length;
  }
}

/** By byte the letter or digit in lower case; 0 where a word ends. */
const LOWER = Uint8Array.from({ length: 256 }, (_, code) => {
  const lower = code >= 65 && code <= 90 ? code + 32 : code;
  return (lower >= 97 && lower <= 122) || (lower >= 48 && lower <= 57) ? lower : 0;
});

/** The text being read, as bytes; the words become lower case in it. */
let prose = Buffer.allocUnsafeSlow(8192);

function isSpaceCode(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}
