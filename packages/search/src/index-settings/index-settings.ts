import { sortNames } from '../criteria/attributes';
import { cardFields, formerCardFields } from '../record/record';
import { exactWords } from '../words/exact-words';
import { replicaName, sortRanking } from './replicas';

/** The index that sites share by default (SRCH-29). */
const defaultIndexName = 'Car_production';

/** Settings of the index, by Algolia's names. `identifierAttributes` and `numericAttributes` are our engine's own. */
export interface SearchIndexSettings {
  readonly indexName: string;
  readonly searchableAttributes: readonly (string | readonly string[])[];
  readonly identifierAttributes: readonly string[];
  /** Words of kind and condition: a truck is no track. */
  readonly disableTypoToleranceOnWords: readonly string[];
  readonly attributesForFaceting: readonly string[];
  readonly numericAttributes: readonly string[];
  readonly customRanking: readonly string[];
  readonly replicas: readonly { readonly name: string; readonly ranking: readonly string[] }[];
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToHighlight: readonly string[];
  readonly paginationLimitedTo: number;
  readonly maxValuesPerFacet: number;
  readonly hitsPerPage: number;
}

/**
 * How vehicles are indexed, for the embedded engine and for Algolia alike (SRCH-03, -13, -20, -29). About 150 makes
 * must all be counted, so the limit of values stands far above the engines' usual 100.
 */
export const indexSettings = (indexName: string = defaultIndexName): SearchIndexSettings => ({
  indexName,
  searchableAttributes: [
    ['make', 'model'],
    ['badge', 'series', 'year_text'],
    ['body', 'fuel', 'colour', 'transmission', 'drive'],
    ['filtered_features', 'size_words'],
    // Where a vehicle stands and what a dealer writes about it come after what it is.
    ['location_name', 'city', 'state'],
    ['dealercomments'],
  ],
  identifierAttributes: ['stocknum', 'vin'],
  disableTypoToleranceOnWords: exactWords,
  attributesForFaceting: [
    'filterOnly(site)',
    'filterOnly(id)',
    'filterOnly(available)',
    'filterOnly(sold_recent)',
    'filterOnly(has_price)',
    'filterOnly(has_photos)',
    'filterOnly(reserved)',
    'filterOnly(model_slug)',
    'filterOnly(make_slug)',
    'filterOnly(dealership_id)',
    'filterOnly(location_id)',
    'searchable(make)',
    'searchable(model)',
    'make_model.lvl0',
    'searchable(make_model.lvl1)',
    'make_model.any',
    'searchable(badge)',
    'car_type',
    'item_type',
    'searchable(body)',
    'fuel',
    'transmission',
    'drive',
    'colour',
    'seats',
    'price_range',
    'weekly_price_range',
    'state',
    'searchable(city)',
    'location_name',
    'dealership_slug',
    'dealership_name',
    'categories',
    'searchable(filtered_features)',
    'status',
    'tag',
    'certified',
    'berths',
  ],
  numericAttributes: [
    'price',
    'year',
    'km',
    'subscription_price',
    'weekly_repayment',
    'custom_rank',
    'created_at',
    'photos_count',
  ],
  customRanking: ['desc(custom_rank)'],
  replicas: sortNames.map((name) => ({
    name: replicaName(indexName, name),
    ranking: [...sortRanking[name], 'typo', 'words', 'attribute', 'exact', 'custom'],
  })),
  // The place is for widgets with a map on pages of others; our cards do not read it.
  attributesToRetrieve: [...cardFields, ...formerCardFields, '_geoloc'],
  attributesToHighlight: ['name'],
  paginationLimitedTo: 20_000,
  maxValuesPerFacet: 1000,
  hitsPerPage: 21,
});
