import { letterSet, lettersBeyond, matchWord } from '../text/typos';
import type { WordTerm } from './condition';

interface Term extends WordTerm {
  readonly key: string;
  uses: number;
}

/** Terms that nothing uses any more are given to others when there are so many of them, and a quarter of all. */
const MOST_UNUSED = 1000;

/** When so many terms came since, a word is compared anew with those that are like it; and when so many, all words are. */
const MANY = 50;
const MOST_CAME = 10_000;

/**
 * The words that queries search for, as numbers, and which of them each word of a record meets. What a record's word
 * meets is found once and then kept up as terms come.
 */
export class TermBook {
  private readonly numbers = new Map<string, number>();
  private readonly terms: Term[] = [];
  /** By term its letters, which refuse nearly every word without a look at the term. */
  private letters = new Uint32Array(64);
  /** Terms that a word must equal. */
  private readonly equal = new Map<string, number>();
  /** The others by first letter. Another first letter counts as a typo of its own, so few terms are met by one. */
  private readonly byFirst = new Map<number, number[]>();
  /** Terms with two typos, which words with another first letter may meet, by first and by second letter. */
  private readonly farByFirst = new Map<number, number[]>();
  private readonly farBySecond = new Map<number, number[]>();
  private unused: number[] = [];
  private free: number[] = [];
  /** Terms in the order in which they came since words of records were last forgotten. */
  private came: number[] = [];
  /** By token the terms that its word meets, and how many of those that came it was compared with. */
  private met: (number[] | undefined)[] = [];
  private compared: number[] = [];

  /** One more than the highest number. */
  get size(): number {
    return this.terms.length;
  }

  /** The number of a term, given on first sight, with one more use. */
  take({ word, prefix, allowance }: WordTerm): number {
    const key = `${prefix ? '*' : '='}${allowance}${word}`;
    const known = this.numbers.get(key);
    if (known !== undefined) {
      this.terms[known]!.uses++;
      return known;
    }
    const number = this.free.pop() ?? this.terms.length;
    this.terms[number] = { key, word, prefix, allowance, uses: 1 };
    if (number >= this.letters.length) {
      const longer = new Uint32Array(number * 2);
      longer.set(this.letters);
      this.letters = longer;
    }
    this.letters[number] = letterSet(word);
    this.numbers.set(key, number);
    if (isEqualOnly(this.terms[number])) this.equal.set(word, number);
    else for (const list of this.listsOf(this.terms[number])) list.push(number);
    this.came.push(number);
    if (this.came.length > MOST_CAME) this.forget();
    return number;
  }

  /** Takes a use of a term back. */
  leave(number: number): void {
    const term = this.terms[number]!;
    if (--term.uses > 0) return;
    this.numbers.delete(term.key);
    if (isEqualOnly(term)) this.equal.delete(term.word);
    else for (const list of this.listsOf(term)) withdraw(list, number);
    this.unused.push(number);
    if (this.unused.length < Math.max(MOST_UNUSED, this.terms.length / 4)) return;
    // What is kept of the words of records still names them.
    this.forget();
    this.free = this.free.concat(this.unused);
    this.unused = [];
  }

  /** The terms that a word of a record meets, perhaps some among them that nothing uses any more. */
  metBy(token: number, word: string): readonly number[] {
    const { came } = this;
    const known = this.met[token];
    const from = this.compared[token] ?? 0;
    if (known && from === came.length) return known;
    const met = known && came.length - from < MANY ? known : this.meet(word);
    if (met === known) {
      const letters = letterSet(word);
      for (let at = from; at < came.length; at++) if (this.meets(came[at]!, word, letters)) met.push(came[at]!);
    }
    this.met[token] = met;
    this.compared[token] = came.length;
    return met;
  }

  /** Forgets the words of records: their tokens may mean others from now on. */
  forget(): void {
    this.came = [];
    this.met = [];
    this.compared = [];
  }

  private meet(word: string): number[] {
    const letters = letterSet(word);
    const found = new Set<number>();
    const equal = this.equal.get(word);
    if (equal !== undefined) found.add(equal);
    const [first, second] = [word.charCodeAt(0), word.charCodeAt(1)];
    // One typo that makes another first letter leaves one of the first two letters in its place or moves it by one.
    const far = [this.farBySecond.get(first), this.farBySecond.get(second), this.farByFirst.get(second)];
    for (const list of [this.byFirst.get(first), ...far]) {
      for (const number of list ?? []) if (this.meets(number, word, letters)) found.add(number);
    }
    return [...found];
  }

  // The cheap refusals come first, as in the engine's vocabulary.
  private meets(number: number, word: string, letters: number): boolean {
    const own = this.letters[number]!;
    if (lettersBeyond(own, letters) > MOST_TYPOS) return false;
    const term = this.terms[number]!;
    if (lettersBeyond(own, letters) > term.allowance) return false;
    if (!term.prefix && lettersBeyond(letters, own) > term.allowance) return false;
    return matchWord(term.word, word, term.prefix, term.allowance) !== undefined;
  }

  private listsOf({ word, allowance }: Term): number[][] {
    const [first, second] = [word.charCodeAt(0), word.charCodeAt(1)];
    const near = listAt(this.byFirst, first);
    return allowance > 1 ? [near, listAt(this.farByFirst, first), listAt(this.farBySecond, second)] : [near];
  }
}

const MOST_TYPOS = 2;

function isEqualOnly({ prefix, allowance }: WordTerm): boolean {
  return !prefix && allowance === 0;
}

function listAt(lists: Map<number, number[]>, key: number): number[] {
  const known = lists.get(key) ?? [];
  lists.set(key, known);
  return known;
}

function withdraw(list: number[], item: number): void {
  const last = list.pop()!;
  if (last !== item) list[list.indexOf(item)] = last;
}
