import * as z from 'zod';
import { listOf, platformSynonyms } from './platform-words';
import { withoutSynonyms } from './synonyms';
import { keyOf, tokensOf } from './tokens';

/** Synonyms that a site may have. */
const mostSynonyms = 200;
const longestPhrase = 60;

const phrase = z
  .string()
  .trim()
  .min(1)
  .max(longestPhrase)
  .refine((text) => tokensOf(text).length > 0, 'Write at least one letter or figure.');

const keys = (text: string): readonly string[] => {
  const tokens = tokensOf(text);
  return tokens.flatMap((_, from) => tokens.slice(from).map((__, more) => keyOf(tokens.slice(from, from + more + 1))));
};

/**
 * Synonyms of a dealer, beside those of the platform. What one of them means holds no words of another: reading a search
 * twice reads the same.
 */
export const synonymsSchema = z
  .array(z.strictObject({ words: phrase, mean: phrase }))
  .max(mostSynonyms)
  .superRefine((synonyms, context) => {
    const replaced = new Map(
      synonyms.flatMap(({ words }) => listOf(words).map((one) => [keyOf(tokensOf(one)), one] as const)),
    );
    const ofPlatform = withoutSynonyms([], platformSynonyms);
    for (const [at, { mean }] of synonyms.entries()) {
      const again = [...keys(mean), ...keys(ofPlatform(mean))].find((key) => replaced.has(key));
      if (again === undefined) continue;
      context.addIssue({
        code: 'custom',
        path: [at, 'mean'],
        message: `"${replaced.get(again)}" is a synonym itself. Write what it means here.`,
      });
    }
  });
