import { type HighlightedValue, type Highlighter, highlightText, markRecord, marksOf, matchLevelOf } from './highlight';
import { wordsOf } from './words';

/** A part of an attribute that a hit shows: so many words of it. */
export interface Snippet {
  readonly name: string;
  readonly words: number;
}

/** Share of a snippet's words that stand before the first one that matches. */
const BEFORE = 1 / 3;

/** The `_snippetResult` of a hit for the named attributes: nested and listed as the record is. */
export function snippetRecord(
  record: Readonly<Record<string, unknown>>,
  snippets: readonly Snippet[],
  highlighter: Highlighter | undefined,
  ellipsis: string,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const { name, words } of snippets) {
    markRecord(result, record, [name], (text) => snippetText(text, words, highlighter, ellipsis));
  }
  return result;
}

/** The words of a text about the first that matches, or its first words, with their highlight. */
export function snippetText(
  text: string,
  words: number,
  highlighter: Highlighter | undefined,
  ellipsis: string,
): Pick<HighlightedValue, 'value' | 'matchLevel'> {
  const all = wordsOf(text);
  const { marks, matched } = marksOf(text, highlighter);
  const matchLevel = matchLevelOf(matched, highlighter);
  if (all.length <= words) return { value: highlightText(text, highlighter).value, matchLevel };
  const first = marks[0]?.start ?? 0;
  const matching = all.findIndex(({ end }) => end > first);
  const from = Math.max(0, Math.min(matching - Math.floor(words * BEFORE), all.length - words));
  const last = from + words - 1;
  // What stands before the first word of the text and after its last one belongs to them.
  const start = from === 0 ? 0 : all[from]!.start;
  const end = last === all.length - 1 ? text.length : all[last]!.end;
  const { value } = highlightText(text.slice(start, end), highlighter);
  return {
    value: `${from === 0 ? '' : ellipsis}${value}${end === text.length ? '' : ellipsis}`,
    matchLevel,
  };
}
