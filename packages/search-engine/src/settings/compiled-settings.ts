import { wordsOf } from '../text/words';
import type { IndexSettings } from './index-settings';
import { IndexSettingsError } from './settings-error';

/** Highest number of weights that fit the packed text score (query/text-match.ts). */
const MAX_SEARCHABLE_RANKS = 16;

const MAX_VALUES_PER_FACET = 1000;

/** A declared facet. `slot` is its place in a record's row of codes, -1 when it is only filtered by. */
export interface FacetAttribute {
  readonly name: string;
  readonly path: readonly string[];
  readonly id: number;
  readonly slot: number;
  readonly countable: boolean;
  readonly valuesSearchable: boolean;
  /** Weight as a searchable attribute, 0 is heaviest; -1 when its words are not searched. */
  readonly rank: number;
}

export interface NumericAttribute {
  readonly name: string;
  readonly path: readonly string[];
}

/** A searchable attribute that is no facet: its words have posting lists of their own. */
export interface TextAttribute {
  readonly name: string;
  readonly path: readonly string[];
  readonly rank: number;
}

export interface IdentifierAttribute {
  readonly name: string;
  readonly path: readonly string[];
}

/** `column` indexes `CompiledSettings.numbers`. */
export interface SortKey {
  readonly column: number;
  readonly descending: boolean;
}

/** Sort order of one index name: keys before the text score, then the score, then keys after it. */
export interface Ranking {
  readonly beforeText: readonly SortKey[];
  readonly afterText: readonly SortKey[];
}

/** Settings checked and laid out for the store. */
export interface CompiledSettings {
  readonly indexName: string;
  readonly facets: readonly FacetAttribute[];
  readonly facetByName: ReadonlyMap<string, FacetAttribute>;
  /** Countable facets in slot order. */
  readonly countable: readonly FacetAttribute[];
  readonly numbers: readonly NumericAttribute[];
  readonly numberByName: ReadonlyMap<string, number>;
  readonly texts: readonly TextAttribute[];
  readonly identifiers: readonly IdentifierAttribute[];
  readonly searchableNames: ReadonlySet<string>;
  /** Words without typos, folded. */
  readonly exactWords: ReadonlySet<string>;
  /** By index name: the primary and every replica. */
  readonly rankings: ReadonlyMap<string, Ranking>;
  /** Undefined: every attribute. */
  readonly retrieve: readonly string[] | undefined;
  readonly highlight: readonly string[];
  readonly paginationLimitedTo: number;
  readonly maxValuesPerFacet: number;
  readonly hitsPerPage: number;
  readonly facetOrder: 'count' | 'alpha';
}

/** The reading side of an attribute name: `make_model.lvl0` reads the property lvl0 of make_model. */
function attributePath(name: string): readonly string[] {
  return name.split('.');
}

/**
 * Checks settings and lays them out.
 * @throws IndexSettingsError naming the setting and the way to mend it.
 */
export function compileSettings(settings: IndexSettings): CompiledSettings {
  if (!settings.indexName) throw new IndexSettingsError('indexName is empty: give the index a name');
  const ranks = searchableRanks(settings);
  const identifierNames = new Set(settings.identifierAttributes ?? []);
  const facets = compileFacets(settings, ranks, identifierNames);
  const facetByName = new Map(facets.map((facet) => [facet.name, facet]));

  const numberNames = [...new Set(settings.numericAttributes ?? [])];
  const column = (name: string) => {
    const found = numberNames.indexOf(name);
    return found >= 0 ? found : numberNames.push(name) - 1;
  };
  const keysOf = (entries: readonly string[], where: string) =>
    entries.filter((entry) => !ALGOLIA_CRITERIA.has(entry)).map((entry) => sortKey(entry, where, column));
  const custom = keysOf(settings.customRanking ?? [], 'customRanking');
  const beforeText = keysOf(settings.ranking ?? [], 'ranking');
  const rankings = new Map<string, Ranking>([[settings.indexName, { beforeText, afterText: custom }]]);
  for (const replica of settings.replicas ?? []) {
    if (rankings.has(replica.name)) throw new IndexSettingsError(`replicas: the name "${replica.name}" is used twice`);
    const where = `replicas "${replica.name}"`;
    rankings.set(replica.name, {
      beforeText: keysOf(replica.ranking, where),
      afterText: replica.customRanking ? keysOf(replica.customRanking, where) : custom,
    });
  }

  const named = settings.attributesToRetrieve && [...new Set(settings.attributesToRetrieve)];
  const retrieve = named?.includes('*') ? undefined : named;
  const highlight = [...new Set(settings.attributesToHighlight ?? [])];
  for (const name of highlight) {
    if (retrieve && !retrieve.some((kept) => kept === name || name.startsWith(`${kept}.`))) {
      throw new IndexSettingsError(`attributesToHighlight: "${name}" is not among attributesToRetrieve; add it there`);
    }
  }

  return {
    indexName: settings.indexName,
    facets,
    facetByName,
    countable: facets.filter((facet) => facet.countable),
    numbers: numberNames.map((name) => ({ name, path: attributePath(name) })),
    numberByName: new Map(numberNames.map((name, index) => [name, index])),
    texts: [...ranks]
      .filter(([name]) => !facetByName.has(name) && !identifierNames.has(name))
      .map(([name, rank]) => ({ name, path: attributePath(name), rank })),
    identifiers: [...identifierNames].map((name) => ({ name, path: attributePath(name) })),
    searchableNames: new Set([...ranks.keys(), ...identifierNames]),
    exactWords: new Set(
      (settings.disableTypoToleranceOnWords ?? []).flatMap((text) => wordsOf(text).map(({ word }) => word)),
    ),
    rankings,
    retrieve,
    highlight,
    paginationLimitedTo: wholeNumber(settings.paginationLimitedTo ?? 1000, 'paginationLimitedTo', 1, 1_000_000),
    maxValuesPerFacet: wholeNumber(settings.maxValuesPerFacet ?? 100, 'maxValuesPerFacet', 1, MAX_VALUES_PER_FACET),
    hitsPerPage: wholeNumber(settings.hitsPerPage ?? 20, 'hitsPerPage', 1, 1000),
    facetOrder: settings.sortFacetValuesBy ?? 'count',
  };
}

const ALGOLIA_CRITERIA = new Set(['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']);

function searchableRanks(settings: IndexSettings): Map<string, number> {
  if (settings.searchableAttributes.length > MAX_SEARCHABLE_RANKS) {
    throw new IndexSettingsError(
      `searchableAttributes: at most ${MAX_SEARCHABLE_RANKS} entries; join some with a comma`,
    );
  }
  const ranks = new Map<string, number>();
  settings.searchableAttributes.forEach((entry, rank) => {
    const names = typeof entry === 'string' ? entry.split(',') : entry;
    for (const name of names) {
      const bare = name.trim().replace(/^(?:un)?ordered\((.*)\)$/, '$1');
      if (!bare) throw new IndexSettingsError('searchableAttributes: an entry is empty');
      if (!ranks.has(bare)) ranks.set(bare, rank);
    }
  });
  return ranks;
}

function compileFacets(
  settings: IndexSettings,
  ranks: ReadonlyMap<string, number>,
  identifiers: ReadonlySet<string>,
): FacetAttribute[] {
  const seen = new Set<string>();
  let slot = 0;
  return settings.attributesForFaceting.map((entry, id) => {
    const match = /^(?:(searchable|filterOnly)\()?([^()]+)\)?$/.exec(entry.trim());
    const name = match?.[2]?.trim();
    if (!name)
      throw new IndexSettingsError(
        `attributesForFaceting: "${entry}" is not name, searchable(name) or filterOnly(name)`,
      );
    if (seen.has(name)) throw new IndexSettingsError(`attributesForFaceting: "${name}" is declared twice`);
    seen.add(name);
    const countable = match?.[1] !== 'filterOnly';
    return {
      name,
      path: attributePath(name),
      id,
      slot: countable ? slot++ : -1,
      countable,
      valuesSearchable: match?.[1] === 'searchable',
      rank: identifiers.has(name) ? -1 : (ranks.get(name) ?? -1),
    };
  });
}

function sortKey(entry: string, where: string, column: (name: string) => number): SortKey {
  const match = /^(asc|desc)\(([^()]+)\)$/.exec(entry.trim());
  if (!match?.[2]) throw new IndexSettingsError(`${where}: "${entry}" is not asc(attribute) or desc(attribute)`);
  return { column: column(match[2]), descending: match[1] === 'desc' };
}

function wholeNumber(value: number, name: string, low: number, high: number): number {
  if (!Number.isInteger(value) || value < low || value > high) {
    throw new IndexSettingsError(`${name}: ${value} is not a whole number from ${low} to ${high}`);
  }
  return value;
}
