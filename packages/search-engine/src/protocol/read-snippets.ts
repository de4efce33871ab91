import { badRequest } from '../refusals/request-error';
import type { Snippet } from '../text/snippet';
import { quoted, readNames, readText } from './parameter-values';

/** Words of a snippet that names no number. */
const USUAL_WORDS = 10;
const MOST_WORDS = 1000;
/** Attributes that a query may have snippets of. What all queries of a request may have is bounded, too (read-request.ts). */
const MOST_SNIPPETS = 20;

/** Characters of what stands for the text before and after a snippet. */
const LONGEST_ELLIPSIS = 128;

/**
 * Reads `attributesToSnippet` (`["comments:20", "name"]`, with the number of words) and `snippetEllipsisText`.
 * @throws RequestError 400.
 */
export function readSnippets(given: Readonly<Record<string, unknown>>) {
  const names = readNames('attributesToSnippet', given.attributesToSnippet ?? []);
  const ellipsis = readText('snippetEllipsisText', given.snippetEllipsisText ?? '\u2026');
  if (ellipsis.length > LONGEST_ELLIPSIS) {
    throw badRequest(`snippetEllipsisText is too long: at most ${LONGEST_ELLIPSIS} characters`);
  }
  // Of an attribute that is named twice the last counts.
  const snippets = [...new Map(names.map(readSnippet).map((snippet) => [snippet.name, snippet])).values()];
  if (snippets.length > MOST_SNIPPETS) {
    throw badRequest(`attributesToSnippet: too many attributes, at most ${MOST_SNIPPETS}`);
  }
  return { snippets, ellipsis };
}

function readSnippet(text: string): Snippet {
  const colon = text.lastIndexOf(':');
  const [name, number] = colon < 0 ? [text, undefined] : [text.slice(0, colon), text.slice(colon + 1).trim()];
  const words = number === undefined ? USUAL_WORDS : /^\d{1,4}$/.test(number) ? Number(number) : 0;
  if (name.trim() === '' || words < 1 || words > MOST_WORDS) {
    throw badRequest(`attributesToSnippet: ${quoted(text)} is not of the form attribute or attribute:10`);
  }
  return { name: name.trim(), words };
}
