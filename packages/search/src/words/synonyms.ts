import { listOf } from './platform-words';
import type { Synonym } from './synonym';
import { cleanedText, isGlued, keyOf, textOf, tokensOf } from './tokens';

/** Most tokens of a phrase. */
export const longestPhrase = 7;

const replacedBy = (text: string, means: ReadonlyMap<string, string>): string => {
  const tokens = tokensOf(text);
  const parts: string[] = [];
  let kept: number[] = [];
  const keep = () => {
    if (kept.length > 0) parts.push(textOf(text, tokens, kept));
    kept = [];
  };
  for (let at = 0; at < tokens.length; ) {
    const start = at;
    for (let length = isGlued(tokens[at - 1], tokens[at]) ? 0 : longestPhrase; length > 0; length -= 1) {
      const part = tokens.slice(at, at + length);
      const mean =
        part.length < length || isGlued(part.at(-1), tokens[at + length]) ? undefined : means.get(keyOf(part));
      if (mean === undefined) continue;
      keep();
      parts.push(mean);
      at += length;
      break;
    }
    if (at > start) continue;
    kept.push(at);
    at += 1;
  }
  keep();
  return parts.join(' ');
};

/** Replaces what a synonym stands for, the longest phrase first, by the words that it means; the rest stays as it is. */
export const withoutSynonyms = (own: readonly Synonym[], platform: readonly Synonym[]): ((text: string) => string) => {
  const ofPlatform = new Map(platform.map(({ words, mean }) => [keyOf(tokensOf(cleanedText(words))), mean]));
  const ofSite = new Map(
    own.flatMap(({ words, mean }) =>
      listOf(words).map((phrase) => [keyOf(tokensOf(cleanedText(phrase))), replacedBy(cleanedText(mean), ofPlatform)]),
    ),
  );
  return (text) => {
    const cleaned = cleanedText(text);
    const replaced = ofPlatform.size === 0 ? cleaned : replacedBy(cleaned, ofPlatform);
    return ofSite.size === 0 ? replaced : replacedBy(replaced, ofSite);
  };
};
