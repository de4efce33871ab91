import { sortNames } from '../criteria/attributes';
import { searchRecordSchema } from '../record/record';
import type { SearchIndexSettings } from './index-settings';
import { replicaName, sortRanking } from './replicas';

/** Settings by the names of Algolia's `setSettings`, as far as our index uses them. */
export interface AlgoliaIndexSettings {
  readonly searchableAttributes: readonly string[];
  readonly disableTypoToleranceOnAttributes: readonly string[];
  readonly disableTypoToleranceOnWords: readonly string[];
  readonly attributesForFaceting: readonly string[];
  readonly numericAttributesForFiltering: readonly string[];
  readonly customRanking: readonly string[];
  readonly replicas: readonly string[];
  readonly attributesToRetrieve: readonly string[];
  readonly unretrievableAttributes: readonly string[];
  readonly attributesToHighlight: readonly string[];
  readonly paginationLimitedTo: number;
  readonly maxValuesPerFacet: number;
  readonly hitsPerPage: number;
}

/** Settings of a virtual replica's own; everything else it has from its primary. */
export interface AlgoliaReplicaSettings {
  readonly customRanking: readonly string[];
  readonly relevancyStrictness: 0;
}

export interface AlgoliaSettings {
  readonly primary: AlgoliaIndexSettings;
  readonly replicas: Readonly<Record<string, AlgoliaReplicaSettings>>;
}

const namesOf = (entries: readonly (string | readonly string[])[]): string[] => entries.flat();

/**
 * Our index as Algolia's `setSettings` takes it. What differs from the embedded engine:
 * - identifiers are searched like words, without typos;
 * - numbers are declared as facets too, since Algolia gives `facets_stats` of declared facets alone;
 * - a sort order is a virtual replica with `relevancyStrictness` 0: every result, in the order of the attribute, and in
 *   that of `custom_rank` where it is equal (algolia.com/doc, "Relevant sort");
 * - what a card does not need is unretrievable, whatever a request asks for.
 */
export const algoliaSettings = (settings: SearchIndexSettings): AlgoliaSettings => {
  const { indexName, identifierAttributes, attributesToRetrieve, customRanking } = settings;
  const retrievable = new Set<string>(attributesToRetrieve);
  return {
    primary: {
      searchableAttributes: [
        ...settings.searchableAttributes.map((entry) => namesOf([entry]).join(',')),
        identifierAttributes.join(','),
      ],
      disableTypoToleranceOnAttributes: [...identifierAttributes],
      disableTypoToleranceOnWords: [...settings.disableTypoToleranceOnWords],
      attributesForFaceting: [...settings.attributesForFaceting, ...settings.numericAttributes],
      numericAttributesForFiltering: [...settings.numericAttributes],
      customRanking: [...customRanking],
      replicas: sortNames.map((name) => `virtual(${replicaName(indexName, name)})`),
      attributesToRetrieve: [...attributesToRetrieve],
      unretrievableAttributes: Object.keys(searchRecordSchema.shape).filter((field) => !retrievable.has(field)),
      attributesToHighlight: [...settings.attributesToHighlight],
      paginationLimitedTo: settings.paginationLimitedTo,
      maxValuesPerFacet: settings.maxValuesPerFacet,
      hitsPerPage: settings.hitsPerPage,
    },
    replicas: Object.fromEntries(
      sortNames.map((name) => [
        replicaName(indexName, name),
        { customRanking: [...sortRanking[name], ...customRanking], relevancyStrictness: 0 },
      ]),
    ),
  };
};
