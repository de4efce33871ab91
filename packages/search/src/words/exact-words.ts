import { conditionPhrases, kindPhrases, listOf } from './platform-words';
import { tokensOf } from './tokens';
import { towedWeights } from './towing';

/**
 * Words of kind and condition, in the singular and the plural, and weights to be towed. Where they stay words (a kind that
 * the site does not have) no typo is forgiven in them: a truck is no track.
 */
export const exactWords: readonly string[] = [
  ...new Set(
    [...Object.values(kindPhrases), ...Object.values(conditionPhrases)]
      .flatMap(listOf)
      .flatMap((phrase) => tokensOf(phrase).map(({ word }) => word))
      .filter((word) => /^\p{L}{3,}$/u.test(word))
      .flatMap((word) => [word, `${word}s`]),
  ),
  ...towedWeights,
];
