import { badRequest } from '../refusals/request-error';
import { readBoolean } from './parameter-values';

/**
 * Algolia parameters that we accept and that change nothing here: analytics, personalisation, languages, and features
 * that an index of ours does not have. Refusing them would break honest clients.
 */
const WITHOUT_EFFECT = new Set([
  'advancedSyntaxFeatures',
  'alternativesAsExact',
  'analytics',
  'analyticsTags',
  'attributeCriteriaComputedBy',
  'attributeCriteriaComputedByMinProximity',
  'clickAnalytics',
  'decompoundQuery',
  'disableExactOnAttributes',
  'enableABTest',
  'enablePersonalization',
  'enableReRanking',
  'enableRules',
  'exactOnSingleWordQuery',
  'explain',
  'extensions',
  'facetingAfterDistinct',
  'ignorePlurals',
  'minProximity',
  'naturalLanguages',
  'percentileComputation',
  'personalizationImpact',
  'queryLanguages',
  'reRankingApplyFilter',
  'relevancyStrictness',
  'removeStopWords',
  'removeWordsIfNoResults',
  'renderingContent',
  'replaceSynonymsInHighlight',
  'restrictHighlightAndSnippetArrays',
  'ruleContexts',
  'semanticSearch',
  'snippetEllipsisText',
  'sumOrFiltersScores',
  'synonyms',
  'userToken',
]);

/** Algolia parameters that would change the answer and that we cannot honour: refused unless they ask for nothing. */
const UNSUPPORTED = new Set([
  'advancedSyntax',
  'allowTyposOnNumericTokens',
  'aroundLatLngViaIP',
  'attributesToSnippet',
  'disableTypoToleranceOnAttributes',
  'distinct',
  'insideBoundingBox',
  'insidePolygon',
  'minWordSizefor1Typo',
  'minWordSizefor2Typos',
  'mode',
  'optionalFilters',
  'optionalWords',
  'ranking',
  'similarQuery',
  'tagFilters',
]);

/** Whether a name of Algolia's is taken here and changes nothing. */
export function isWithoutEffect(name: string): boolean {
  return WITHOUT_EFFECT.has(name);
}

/** The defaults that clients may spell out for parameters of UNSUPPORTED. */
const HARMLESS: Readonly<Record<string, unknown>> = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  mode: 'keywordSearch',
};

/**
 * Looks at a parameter that no reader took.
 * @throws RequestError 400 for a name that Algolia does not know, or a value that we cannot honour.
 */
export function checkOtherParameter(name: string, value: unknown): void {
  if (WITHOUT_EFFECT.has(name)) return;
  if (!UNSUPPORTED.has(name)) throw badRequest(`Unknown parameter: ${name}`);
  if (asksForNothing(value) || String(value) === String(HARMLESS[name] ?? '')) return;
  throw badRequest(`${name} is not supported by this search engine`);
}

function asksForNothing(value: unknown): boolean {
  if (value === null || value === '' || value === '[]' || value === 0 || value === '0') return true;
  if (Array.isArray(value)) return value.length === 0;
  return (value === true || value === false || value === 'true' || value === 'false') && !readBoolean('', value);
}
