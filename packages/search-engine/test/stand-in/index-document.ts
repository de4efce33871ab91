import type { IndexSettings, ReplicaSettings } from '../../src/settings/index-settings';
import type { WrittenSettings } from './written-settings';

/** A replica as it was set: a standard one sorts by its `ranking`, a virtual one by its `customRanking`. */
export interface ReplicaDocument {
  readonly virtual: boolean;
  readonly ranking?: readonly string[] | undefined;
  readonly customRanking?: readonly string[] | undefined;
}

/** An index that is written over the protocol: its settings by Algolia's names, and those of its replicas. */
export interface IndexDocument {
  readonly settings: WrittenSettings;
  readonly replicas: ReadonlyMap<string, ReplicaDocument>;
}

/** The engine's settings for a document. */
export function indexSettingsOf(indexName: string, { settings, replicas }: IndexDocument): IndexSettings {
  const searchable = settings.searchableAttributes.flatMap((entry) => entry.split(',').map(bareName));
  const facets = settings.attributesForFaceting ?? [];
  const hidden = settings.unretrievableAttributes ?? [];
  const retrieve = settings.attributesToRetrieve?.includes('*')
    ? undefined
    : settings.attributesToRetrieve?.filter((name) => !hidden.includes(name));
  return {
    indexName,
    searchableAttributes: settings.searchableAttributes,
    identifierAttributes: (settings.disableTypoToleranceOnAttributes ?? []).filter((name) => searchable.includes(name)),
    disableTypoToleranceOnWords: settings.disableTypoToleranceOnWords ?? [],
    attributesForFaceting: facets,
    // Algolia finds numbers by itself; here they are those that filters, facets and rankings name.
    numericAttributes: [
      ...(settings.numericAttributesForFiltering ?? []).map(bareName),
      ...facets.filter((entry) => !entry.startsWith('filterOnly(')).map(bareName),
    ],
    ranking: settings.ranking ?? [],
    customRanking: settings.customRanking ?? [],
    replicas: [...replicas].map(([name, replica]) => replicaSettings(name, replica)),
    attributesToHighlight: highlighted(settings, searchable, retrieve),
    ...(retrieve ? { attributesToRetrieve: retrieve } : {}),
    ...(settings.paginationLimitedTo === undefined ? {} : { paginationLimitedTo: settings.paginationLimitedTo }),
    ...(settings.maxValuesPerFacet === undefined ? {} : { maxValuesPerFacet: settings.maxValuesPerFacet }),
    ...(settings.hitsPerPage === undefined ? {} : { hitsPerPage: settings.hitsPerPage }),
    ...(settings.sortFacetValuesBy === undefined ? {} : { sortFacetValuesBy: settings.sortFacetValuesBy }),
  };
}

/** `unordered(make)`, `searchable(make)`, `equalOnly(year)`: make, make, year. */
function bareName(entry: string): string {
  return entry.trim().replace(/^\w+\(([^()]+)\)$/, '$1');
}

function replicaSettings(name: string, { virtual, ranking, customRanking }: ReplicaDocument): ReplicaSettings {
  // A virtual replica puts its custom ranking before relevance: Algolia's relevancyStrictness 0.
  if (virtual) return { name, ranking: customRanking ?? [], customRanking: [] };
  return { name, ranking: ranking ?? [], ...(customRanking ? { customRanking } : {}) };
}

// Algolia highlights every searchable attribute unless told otherwise.
function highlighted(
  settings: WrittenSettings,
  searchable: readonly string[],
  retrieve: readonly string[] | undefined,
): readonly string[] {
  const wanted = settings.attributesToHighlight ?? searchable;
  if (!retrieve) return wanted;
  if (wanted.includes('*')) return retrieve;
  return wanted.filter((name) => retrieve.some((kept) => kept === name || name.startsWith(`${kept}.`)));
}
