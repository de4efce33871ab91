export { type KnownStock, knownStockQuery, readKnownStock } from './known-stock';
export {
  bodyPhrases,
  conditionPhrases,
  drivePhrases,
  emptyWords,
  fuelPhrases,
  kindPhrases,
  listOf,
  platformSynonyms,
  transmissionPhrases,
} from './platform-words';
export type { Synonym } from './synonym';
export { synonymsSchema } from './synonym-settings';
export { withoutSynonyms } from './synonyms';
export { type WordReader, withTypedWords, wordReader } from './word-reader';
