import { bodyLabels } from '@forecourt/domain/simple-words';
import type { SearchRecord } from '@forecourt/search/record';
import {
  bodyPhrases,
  conditionPhrases,
  drivePhrases,
  emptyWords,
  fuelPhrases,
  kindPhrases,
  listOf,
  platformSynonyms,
  transmissionPhrases,
  withoutSynonyms,
} from '@forecourt/search/words';

const bodies = Object.fromEntries(
  Object.entries(bodyPhrases).map(([body, phrases]) => [bodyLabels[body as keyof typeof bodyLabels], phrases]),
);
const phrasesOf = (table: Readonly<Record<string, string>>, value: string): string => table[value] ?? '';

/** Words in the form in which they are compared: without accents, signs and the s of a plural. */
export const plainWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=\D{2})s$/, ''));

/**
 * Fields of a vehicle as a text search holds them. It is given every word that the platform knows for the vehicle's kind,
 * condition, body, fuel, gearbox and drive, so that it has the same synonyms as the product.
 */
export const peerFields = (record: SearchRecord): Readonly<Record<string, string>> => ({
  name: `${record.make} ${record.model}`,
  badge: `${record.badge} ${record.year_text}`,
  what: [
    phrasesOf(kindPhrases, record.item_type),
    phrasesOf(conditionPhrases, record.car_type),
    record.body,
    phrasesOf(bodies, record.body),
    record.fuel,
    phrasesOf(fuelPhrases, record.fuel),
    phrasesOf(transmissionPhrases, record.transmission),
    phrasesOf(drivePhrases, record.drive),
    record.colour,
  ].join(' '),
  features: [...record.filtered_features, ...record.size_words].join(' '),
  place: `${record.location_name} ${record.city} ${record.state}`,
  comments: record.dealercomments,
  number: record.stocknum,
});

const empty = new Set(listOf(emptyWords));
const replaced = withoutSynonyms([], platformSynonyms);

/** The words of a search as a peer is given them: synonyms in place, words that say nothing left out. */
export const peerWords = (text: string): readonly string[] => {
  const all = plainWords(replaced(text));
  const said = all.filter((word) => !empty.has(word));
  return said.length === 0 ? all : said;
};
