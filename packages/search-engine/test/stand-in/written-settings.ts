import { readChoice, readList, readWhole } from '../../src/protocol/parameter-values';
import { isUsedAs } from '../../src/protocol/parameters';
import { badRequest } from '../../src/refusals/request-error';
import { DEFAULT_RANKING } from './default-ranking';

/** Settings that this engine honours, by Algolia's names and in Algolia's forms. */
export interface WrittenSettings {
  readonly searchableAttributes: readonly string[];
  readonly attributesForFaceting?: readonly string[];
  readonly numericAttributesForFiltering?: readonly string[];
  readonly disableTypoToleranceOnAttributes?: readonly string[];
  readonly disableTypoToleranceOnWords?: readonly string[];
  readonly attributesToRetrieve?: readonly string[];
  /** Never in a hit, whatever a request asks for; honoured beside named `attributesToRetrieve`. */
  readonly unretrievableAttributes?: readonly string[];
  readonly attributesToHighlight?: readonly string[];
  readonly ranking?: readonly string[];
  readonly customRanking?: readonly string[];
  /** Names of standard replicas, `virtual(name)` of virtual ones. */
  readonly replicas?: readonly string[];
  readonly paginationLimitedTo?: number;
  readonly maxValuesPerFacet?: number;
  readonly hitsPerPage?: number;
  readonly sortFacetValuesBy?: 'count' | 'alpha';
}

const MOST_ENTRIES = 200;

const READERS: { readonly [Name in keyof WrittenSettings]-?: (name: string, value: unknown) => WrittenSettings[Name] } =
  {
    searchableAttributes: readNames,
    attributesForFaceting: readNames,
    numericAttributesForFiltering: readNames,
    disableTypoToleranceOnAttributes: readNames,
    disableTypoToleranceOnWords: readNames,
    attributesToRetrieve: readNames,
    unretrievableAttributes: readNames,
    attributesToHighlight: readNames,
    ranking: readRanking,
    customRanking: readSorts,
    replicas: readNames,
    paginationLimitedTo: (name, value) => readWhole(name, value, 1, 1_000_000),
    maxValuesPerFacet: (name, value) => readWhole(name, value, 1, 1000),
    hitsPerPage: (name, value) => readWhole(name, value, 1, 1000),
    sortFacetValuesBy: (name, value) => readChoice<'count' | 'alpha'>(name, value, ['count', 'alpha']),
  };

/** What the engine does anyway where Algolia has a setting: this value is taken, any other refused. */
const FIXED: Readonly<Record<string, readonly unknown[]>> = {
  advancedSyntax: [false],
  allowCompressionOfIntegerArray: [false],
  allowTyposOnNumericTokens: [false],
  attributeForDistinct: [''],
  attributesToSnippet: [[]],
  camelCaseAttributes: [[]],
  customNormalization: [{}],
  decompoundedAttributes: [{}],
  distinct: [false, 0],
  enablePersonalization: [false],
  enableReRanking: [false],
  enableRules: [true, false],
  exactOnSingleWordQuery: ['attribute'],
  highlightPostTag: ['</em>'],
  highlightPreTag: ['<em>'],
  ignorePlurals: [false, []],
  indexLanguages: [[]],
  keepDiacriticsOnCharacters: [''],
  maxFacetHits: [10],
  minProximity: [1],
  minWordSizefor1Typo: [4],
  minWordSizefor2Typos: [8],
  mode: ['keywordSearch'],
  optionalWords: [[]],
  queryLanguages: [[]],
  queryType: ['prefixLast'],
  removeStopWords: [false, []],
  removeWordsIfNoResults: ['none'],
  renderingContent: [{}],
  replaceSynonymsInHighlight: [false],
  responseFields: [['*']],
  restrictHighlightAndSnippetArrays: [false],
  separatorsToIndex: [''],
  snippetEllipsisText: ['…', ''],
  typoTolerance: [true, 'true'],
};

/** A change of settings: a value to set, or null to go back to the default. */
export type SettingsChange = { readonly [Name in keyof WrittenSettings]?: WrittenSettings[Name] | null };

/**
 * Reads the body of `setSettings`. Settings that this engine cannot honour are refused, not left aside.
 * @throws RequestError 400 naming the setting.
 */
export function readSettingsChange(json: unknown): SettingsChange {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw badRequest('Expected an object of settings');
  const change: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(json)) {
    if (Object.hasOwn(READERS, name)) {
      change[name] = value === null ? null : READERS[name as keyof WrittenSettings](name, value);
    } else if (!Object.hasOwn(FIXED, name)) {
      if (!isUsedAs(name, 'nothing')) throw badRequest(`Unknown setting: ${name}`);
    } else if (value !== null && !FIXED[name]!.some((fixed) => JSON.stringify(fixed) === JSON.stringify(value))) {
      const only = FIXED[name]!.map((fixed) => JSON.stringify(fixed)).join(' or ');
      throw badRequest(`${name}: this search engine can only do ${only}`);
    }
  }
  return change;
}

/**
 * The settings after a change. @throws RequestError 400 without searchable attributes: to search every attribute, as
 * Algolia does then, is not what this engine can do.
 */
export function changedSettings(before: WrittenSettings | undefined, change: SettingsChange): WrittenSettings {
  const after = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null && value !== undefined);
  const settings = Object.fromEntries(after) as Partial<WrittenSettings>;
  if (!settings.searchableAttributes?.length) {
    throw badRequest(
      'searchableAttributes: name the attributes to search; this engine cannot search all of them unnamed',
    );
  }
  const { attributesToRetrieve = ['*'], unretrievableAttributes = [] } = settings;
  if (unretrievableAttributes.length > 0 && attributesToRetrieve.includes('*')) {
    throw badRequest('unretrievableAttributes: name the attributesToRetrieve too; this engine keeps what is named');
  }
  return settings as WrittenSettings;
}

/** What `getSettings` tells of settings that were not set: Algolia's defaults, as far as the engine has them. */
export const DEFAULT_SETTINGS = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  paginationLimitedTo: 1000,
  attributesForFaceting: null,
  numericAttributesForFiltering: null,
  attributesToRetrieve: null,
  attributesToHighlight: null,
  attributesToSnippet: null,
  unretrievableAttributes: null,
  optionalWords: null,
  ranking: DEFAULT_RANKING,
  customRanking: null,
  exactOnSingleWordQuery: 'attribute',
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  sortFacetValuesBy: 'count',
  version: 2,
} as const;

function readNames(name: string, value: unknown): readonly string[] {
  const names = readList(name, value);
  if (names.length > MOST_ENTRIES) throw badRequest(`${name}: at most ${MOST_ENTRIES} entries`);
  if (names.some((entry) => entry.trim() === '')) throw badRequest(`${name}: an entry is empty`);
  return names;
}

const SORT = /^(?:asc|desc)\([^()]+\)$/;

function readSorts(name: string, value: unknown): readonly string[] {
  const entries = readNames(name, value);
  for (const entry of entries) {
    if (!SORT.test(entry))
      throw badRequest(`${name}: ${JSON.stringify(entry)} is not asc(attribute) or desc(attribute)`);
  }
  return entries;
}

const NEEDED = ['typo', 'attribute', 'exact', 'custom'];

// Sort attributes first, then criteria in the one order that the engine ranks by. Criteria that it does not have
// (words, filters, proximity) may stand in their places, as they never tell two records apart here.
function readRanking(name: string, value: unknown): readonly string[] {
  const entries = readNames(name, value);
  const sorts = entries.findIndex((entry) => !SORT.test(entry));
  const criteria = sorts < 0 ? [] : entries.slice(sorts);
  const places = criteria.map((entry) => DEFAULT_RANKING.indexOf(entry));
  const inOrder = places.every((place, at) => place >= 0 && (at === 0 || place > places[at - 1]!));
  if (!inOrder || !NEEDED.every((criterion) => criteria.includes(criterion))) {
    const order = `${NEEDED.slice(0, -1).join(', ')} and ${NEEDED.at(-1)}`;
    throw badRequest(
      `${name}: expected asc() and desc() first, then Algolia's criteria in their default order, with ${order}`,
    );
  }
  return entries;
}
