import { setOwn } from '../record/record-fields';
import { letterSet, lettersBeyond, matchWord, type WordMatch } from './typos';
import { joins, type Word, wordsOf } from './words';

/** One way to match part of the search text: a word of it, or two or more of its words written as one. */
export interface SearchTerm {
  readonly word: string;
  /** It may be the beginning of a longer word. */
  readonly prefix: boolean;
  /** Typos forgiven. */
  readonly allowance: number;
  /** Its letters (`letterSet`): most words lack some of them, and cannot match. */
  readonly letters: number;
  /** Search words that it stands for, as places in the search text. */
  readonly stands: readonly number[];
}

/** A term that a word of a text meets; it may be a mere beginning of the word. */
interface Meeting {
  readonly term: SearchTerm;
  readonly begins: boolean;
}

/** What a highlight marks, and with what. */
export interface Highlighter {
  /** Words of the search text, folded. */
  readonly words: readonly string[];
  readonly terms: readonly SearchTerm[];
  /**
   * The terms that a word, or a pair of words as `left right`, meets: the same ones stand in many texts. Begins empty
   * and fills by itself.
   */
  readonly met: Map<string, readonly Meeting[]>;
  readonly preTag: string;
  readonly postTag: string;
}

/** Algolia's highlight of one value. */
export interface HighlightedValue {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
}

/** The `_highlightResult` of a hit for the named attributes: nested and listed as the record is. */
export function highlightRecord(
  record: Readonly<Record<string, unknown>>,
  names: readonly string[],
  highlighter: Highlighter | undefined,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  markRecord(result, record, names, (text) => highlightText(text, highlighter));
  return result;
}

/** Puts what `mark` makes of each text of the named attributes (`*`: all of them) into `result`, at its place. */
export function markRecord(
  result: Record<string, unknown>,
  record: Readonly<Record<string, unknown>>,
  names: readonly string[],
  mark: (text: string) => unknown,
): void {
  const wanted = names.includes('*') ? Object.keys(record).filter((name) => name !== 'objectID') : names;
  for (const name of wanted) {
    const path = Object.hasOwn(record, name) ? [name] : name.split('.');
    place(result, record, path, mark);
  }
}

function place(
  result: Record<string, unknown>,
  record: Readonly<Record<string, unknown>>,
  path: readonly string[],
  mark: (text: string) => unknown,
): void {
  const [name, ...rest] = path;
  if (name === undefined || !Object.hasOwn(record, name)) return;
  const value = record[name];
  if (rest.length === 0) {
    const marked = markAny(value, mark);
    if (marked !== undefined) setOwn(result, name, marked);
    return;
  }
  if (!isObject(value)) return;
  const known = Object.hasOwn(result, name) ? result[name] : undefined;
  const inner = isObject(known) ? known : {};
  place(inner, value, rest, mark);
  if (Object.keys(inner).length > 0) setOwn(result, name, inner);
}

function markAny(value: unknown, mark: (text: string) => unknown): unknown {
  if (typeof value === 'string') return mark(value);
  if (typeof value === 'number') return mark(String(value));
  if (Array.isArray(value)) return value.map((item) => markAny(item, mark)).filter((item) => item !== undefined);
  if (!isObject(value)) return undefined;
  const inner: Record<string, unknown> = {};
  for (const name of Object.keys(value)) place(inner, value, [name], mark);
  return inner;
}

/** Marks the words of one text. Without a highlighter (no search text) nothing matches. */
export function highlightText(text: string, highlighter: Highlighter | undefined): HighlightedValue {
  const { marks, matched } = marksOf(text, highlighter);
  if (!highlighter || marks.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  return {
    value: applyMarks(text, marks, highlighter),
    matchLevel: matchLevelOf(matched, highlighter),
    fullyHighlighted: marks.length === 1 && marks[0]!.start === 0 && marks[0]!.end === text.length,
    matchedWords: [
      ...new Set([...matched].sort((left, right) => left - right).map((place) => highlighter.words[place]!)),
    ],
  };
}

/** A stretch of a text that is marked (UTF-16 offsets). */
interface Mark {
  readonly start: number;
  readonly end: number;
}

/** What is marked in a text, in order, and the places in the search text of the words that it is marked for. */
export interface MarkedWords {
  readonly marks: readonly Mark[];
  readonly matched: ReadonlySet<number>;
}

/** How much of the search text was matched. */
export function matchLevelOf(
  matched: MarkedWords['matched'],
  highlighter: Highlighter | undefined,
): HighlightedValue['matchLevel'] {
  if (!highlighter || matched.size === 0) return 'none';
  return matched.size === highlighter.words.length ? 'full' : 'partial';
}

/** Finds what a highlight marks in a text. */
export function marksOf(text: string, highlighter: Highlighter | undefined): MarkedWords {
  const marks: Mark[] = [];
  const matched = new Set<number>();
  if (!highlighter || highlighter.words.length === 0) return { marks, matched };
  const words = wordsOf(text);
  words.forEach((word, at) => {
    const own = meetings(highlighter, word.word, letterSet(word.word), (term) =>
      matchWord(term.word, word.word, term.prefix, term.allowance),
    );
    for (const { term, begins } of own) {
      // A prefix is marked to its length; a word with typos is marked whole, as it is unknown which letters matched.
      const partial = begins && word.word.length === word.end - word.start;
      marks.push({ start: word.start, end: partial ? word.start + term.word.length : word.end });
      for (const place of term.stands) matched.add(place);
    }
    const next = words[at + 1];
    if (!next || !joins(text, word, next, true)) return;
    const letters = letterSet(word.word) | letterSet(next.word);
    const pair = meetings(highlighter, `${word.word} ${next.word}`, letters, (term) =>
      matchJoined(term, word, next, highlighter.words),
    );
    for (const { term } of pair) {
      if (own.some((met) => met.term === term)) continue;
      marks.push({ start: word.start, end: next.end });
      for (const place of term.stands) matched.add(place);
    }
  });
  return { marks: mergeMarks(marks), matched };
}

/** Words and pairs that are remembered for a search text. */
const MOST_MET = 30_000;
const NONE: readonly Meeting[] = [];

/** The terms that match a word or pair of these letters, remembered by `name`. */
function meetings(
  { terms, met }: Highlighter,
  name: string,
  letters: number,
  match: (term: SearchTerm) => WordMatch | undefined,
): readonly Meeting[] {
  const known = met.get(name);
  if (known) return known;
  const some: Meeting[] = [];
  for (const term of terms) {
    if (lettersBeyond(term.letters, letters) > term.allowance) continue;
    const matched = match(term);
    if (matched) some.push({ term, begins: matched.typos === 0 && !matched.exact });
  }
  const found = some.length === 0 ? NONE : some;
  if (met.size < MOST_MET) met.set(name, found);
  return found;
}

// A joined pair counts only when the term needs both words, else "land" would mark all of "Land Rover"; and not when
// the search text is split at the same place, for then its own words mark the pair one by one.
function matchJoined(term: SearchTerm, word: Word, next: Word, searched: readonly string[]): WordMatch | undefined {
  if (term.word.length <= word.word.length) return undefined;
  if (term.stands.length > 1 && searched[term.stands[0]!] === word.word) return undefined;
  return matchWord(term.word, word.word + next.word, term.prefix, term.allowance);
}

function mergeMarks(marks: Mark[]): Mark[] {
  marks.sort((left, right) => left.start - right.start || right.end - left.end);
  const merged: { start: number; end: number }[] = [];
  for (const mark of marks) {
    const last = merged.at(-1);
    if (last && mark.start <= last.end) last.end = Math.max(last.end, mark.end);
    else merged.push({ ...mark });
  }
  return merged;
}

function applyMarks(text: string, marks: readonly Mark[], highlighter: Highlighter): string {
  let result = '';
  let from = 0;
  for (const { start, end } of marks) {
    result += text.slice(from, start) + highlighter.preTag + text.slice(start, end) + highlighter.postTag;
    from = end;
  }
  return result + text.slice(from);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
