import { badRequest } from '../refusals/request-error';
import { readBoolean } from './parameter-values';

/**
 * What becomes of a parameter.
 * - `request`: says which search it is; of the request itself, never of its `params` text.
 * - `match`: decides which records match; of searches for hits and among facet values alike.
 * - `hits`: of searches for hits; a search among facet values takes it and leaves it aside.
 * - `values`: of a search among the values of a facet alone.
 * - `nothing`: taken, and changes nothing, as an index of ours has nothing that it could change. To refuse it would
 *   break honest clients.
 * - `refused`: would change the answer and cannot be honoured, so that it is refused by name; the value that asks for
 *   nothing is taken.
 */
type Use = 'request' | 'match' | 'hits' | 'values' | 'nothing' | 'refused';

interface Parameter {
  readonly use: Use;
  /** What a client must know that expects Algolia's way, in Markdown. */
  readonly note?: string;
  /** The value of a refused parameter that a client may spell out, since it is what happens anyway. */
  readonly fixed?: unknown;
}

const request: Parameter = { use: 'request' };
const match: Parameter = { use: 'match' };
const hits: Parameter = { use: 'hits' };
const values: Parameter = { use: 'values' };
const nothing: Parameter = { use: 'nothing' };
const but = (parameter: Parameter, note: string): Parameter => ({ ...parameter, note });
const refused = (note: string, fixed?: unknown): Parameter => ({ use: 'refused', note, fixed });

/**
 * Every parameter of Algolia's searches, and what becomes of it here. A name that is not among them is refused. The
 * README lists them from this table.
 */
export const PARAMETERS: Readonly<Record<string, Parameter>> = {
  advancedSyntax: refused('quotes and minus signs are no operators'),
  advancedSyntaxFeatures: nothing,
  allowTyposOnNumericTokens: refused('words of digits never have typos'),
  alternativesAsExact: nothing,
  analytics: nothing,
  analyticsTags: nothing,
  aroundLatLng: but(match, 'left aside beside `insideBoundingBox`'),
  aroundLatLngViaIP: refused('nobody’s place is guessed; `aroundLatLng` says it'),
  aroundPrecision: match,
  aroundRadius: but(match, 'without it every record with a place'),
  attributeCriteriaComputedBy: nothing,
  attributeCriteriaComputedByMinProximity: nothing,
  attributesToHighlight: hits,
  attributesToRetrieve: but(hits, 'never more than the index keeps for hits'),
  attributesToSnippet: but(hits, 'of attributes that the index keeps for hits; words about the first that matches'),
  clickAnalytics: but(nothing, 'no answer has a `queryID`, so that events cannot be tied to searches'),
  decompoundQuery: nothing,
  disableExactOnAttributes: nothing,
  disableTypoToleranceOnAttributes: refused('which attributes have no typos is a setting of the index'),
  distinct: but(nothing, 'as with Algolia, nothing is grouped without `attributeForDistinct`, which no index here has'),
  enableABTest: nothing,
  enablePersonalization: nothing,
  enableReRanking: nothing,
  enableRules: but(nothing, 'there are no rules'),
  exactOnSingleWordQuery: nothing,
  explain: nothing,
  extensions: nothing,
  facet: values,
  facetFilters: match,
  facetingAfterDistinct: nothing,
  facetQuery: values,
  facets: hits,
  filters: but(match, 'no scores (`make:Kia<score=2>`)'),
  getRankingInfo: but(hits, 'what this engine ranks by alone'),
  highlightPostTag: hits,
  highlightPreTag: hits,
  hitsPerPage: hits,
  ignorePlurals: but(nothing, 'plurals are other words'),
  indexName: request,
  insideBoundingBox: but(match, 'up to 20 boxes, none of them across the date line'),
  insidePolygon: refused('`insideBoundingBox` or `aroundLatLng` may do'),
  length: hits,
  maxFacetHits: values,
  maxValuesPerFacet: hits,
  minimumAroundRadius: but(match, 'no radius is guessed that it could bound'),
  minProximity: nothing,
  minWordSizefor1Typo: refused('it is 4', 4),
  minWordSizefor2Typos: refused('it is 8', 8),
  mode: refused('only words are searched', 'keywordSearch'),
  naturalLanguages: nothing,
  numericFilters: match,
  offset: hits,
  optionalFilters: refused('nothing is ranked by filters'),
  optionalWords: refused('every word must be found'),
  page: hits,
  params: request,
  percentileComputation: nothing,
  personalizationImpact: nothing,
  query: match,
  queryLanguages: nothing,
  queryType: match,
  ranking: refused('the order is that of the index or replica'),
  relevancyStrictness: nothing,
  removeStopWords: nothing,
  removeWordsIfNoResults: but(nothing, 'every word must be found, and no search without results is made again'),
  renderingContent: but(nothing, 'always empty, so that `dynamicWidgets` needs `transformItems`'),
  replaceSynonymsInHighlight: nothing,
  reRankingApplyFilter: nothing,
  responseFields: hits,
  restrictHighlightAndSnippetArrays: nothing,
  restrictSearchableAttributes: match,
  ruleContexts: nothing,
  semanticSearch: nothing,
  similarQuery: refused('similar vehicles are a search by make, model and price'),
  snippetEllipsisText: hits,
  sortFacetValuesBy: hits,
  strategy: but(request, '`none` alone'),
  sumOrFiltersScores: nothing,
  synonyms: but(nothing, 'there are none in the engine'),
  tagFilters: but(match, 'conditions on the facet `_tags`, which finds nothing in an index that does not declare it'),
  type: request,
  typoTolerance: but(match, '`true` or `false`; `min` and `strict` are refused'),
  userToken: nothing,
};

/** Whether a parameter is used in this way. A name that every object has is none. */
export function isUsedAs(name: string, use: Use): boolean {
  return Object.hasOwn(PARAMETERS, name) && PARAMETERS[name]!.use === use;
}

/**
 * Looks at a parameter that no reader took.
 * @throws RequestError 400 for a name that Algolia does not know, or a value that we cannot honour.
 */
export function checkOtherParameter(name: string, value: unknown): void {
  if (isUsedAs(name, 'nothing')) return;
  if (!isUsedAs(name, 'refused')) throw badRequest(`Unknown parameter: ${name}`);
  if (asksForNothing(value) || String(value) === String(PARAMETERS[name]!.fixed ?? '')) return;
  throw badRequest(`${name} is not supported by this search engine`);
}

function asksForNothing(value: unknown): boolean {
  if (value === null || value === '' || value === '[]' || value === 0 || value === '0') return true;
  if (Array.isArray(value)) return value.length === 0;
  return (value === true || value === false || value === 'true' || value === 'false') && !readBoolean('', value);
}

const WHAT_BECOMES: readonly (readonly [uses: readonly Use[], text: string])[] = [
  [['request', 'match', 'hits', 'values'], 'works'],
  [['nothing'], 'taken, changes nothing'],
  [['refused'], 'refused by name, unless it asks for nothing'],
];

/** The table as the README has it: what works, what is taken and changes nothing, what is refused, with the notes. */
export function parameterList(): string {
  const entries = Object.entries(PARAMETERS);
  const rows = WHAT_BECOMES.map(([uses, text]) => {
    const names = entries
      .filter(([, { use }]) => uses.includes(use))
      .map(([name, { note }]) => (note === undefined ? `\`${name}\`` : `\`${name}\` (${note})`));
    return `| ${text} | ${names.join(', ')} |`;
  });
  return ['| Parameters | |', '|---|---|', ...rows].join('\n');
}
