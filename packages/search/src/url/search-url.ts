import {
  type ListAttribute,
  listAttributes,
  type RangeAttribute,
  rangeAttributes,
  sortNames,
} from '../criteria/attributes';
import type { Range, SearchCriteria } from '../criteria/criteria';
import { type ChosenModels, narrowedModels, readMakeModel, withOwnedModels } from '../criteria/make-models';
import { emptyVocabulary, resolveFacetSlug, type SearchVocabulary } from '../criteria/model-names';
import { mostValues, printRange, readList, readPage, readQuery, readRange, readSlug } from './query-values';
import { carTypePresets, printPath, readSegments, searchBase } from './search-paths';
import type { UrlSettings } from './url-settings';

/** What a search URL says. `href` of a redirect is a path with its query, for status 308. */
export type ParsedSearchUrl =
  | { readonly kind: 'criteria'; readonly criteria: SearchCriteria }
  | { readonly kind: 'redirect'; readonly href: string }
  | { readonly kind: 'not-found' };

/**
 * Reads a search URL (ROUTE-03, SRCH-01, SRCH-02): presets of car types, then car type, body, make and model from the
 * path, everything else from the query; a filter in both counts once, values of both are joined. Malformed values are
 * ignored. A trailing slash, capitals in the path, and a derived path under the site's other base redirect; a path
 * that means nothing is not found.
 */
export const parseSearchUrl = (
  pathname: string,
  searchParams: URLSearchParams,
  settings: UrlSettings,
  vocabulary: SearchVocabulary = emptyVocabulary,
): ParsedSearchUrl => {
  const query = searchParams.toString();
  const redirect = (path: string) => ({ kind: 'redirect', href: query === '' ? path : `${path}?${query}` }) as const;
  const base = [searchBase, settings.prefix].find((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  if (base === undefined) return { kind: 'not-found' };

  const plain = pathname.replace(/^(.*[^/])?\/*$/s, '$1');
  const segments = plain
    .slice(base.length + 1)
    .split('/')
    .filter((segment, _index, all) => all.length > 1 || segment !== '');
  const lower = segments.map((segment) => segment.toLowerCase());
  const fromPath = readSegments(lower, vocabulary);
  if (fromPath === null) return { kind: 'not-found' };

  const path = [baseOf(lower, settings), ...lower].join('/');
  if (path !== pathname) return redirect(path);
  const read = normalised(readCriteria(fromPath, searchParams, settings));
  return { kind: 'criteria', criteria: normalised(withOwnedModels(read, vocabulary)) };
};

/** /search itself and its presets keep their place on every site; derived paths live under the site's prefix. */
const baseOf = ([first]: readonly string[], settings: UrlSettings): string =>
  first === undefined || carTypePresets.some(({ segment }) => segment === first) ? searchBase : settings.prefix;

const readCriteria = (
  fromPath: SearchCriteria,
  searchParams: URLSearchParams,
  settings: UrlSettings,
): SearchCriteria => {
  const lists = listAttributes.flatMap((attribute): [ListAttribute, readonly string[]][] => {
    const values = readList(attribute, [...(fromPath[attribute] ?? []), ...searchParams.getAll(attribute)]);
    if (attribute === 'city') return cityValues(values, searchParams, settings);
    return values.length === 0 ? [] : [[attribute, values]];
  });
  const ranges = rangeAttributes.flatMap((attribute): [RangeAttribute, Range][] => {
    const written = [...searchParams.getAll(attribute), ...searchParams.getAll(`range[${attribute}]`)];
    const range = written.map(readRange).find((candidate) => candidate !== null);
    return range === undefined || range === null ? [] : [[attribute, range]];
  });
  const query = readQuery(searchParams.get('query'));
  const page = readPage(searchParams.get('page'));
  const sortBy = sortNames.find((name) => name === searchParams.get('sortBy'));
  const modelSlug = fromPath.model_slug ?? readSlug(searchParams.get('model_slug'));
  return {
    ...(query === undefined ? {} : { query }),
    ...(page === undefined ? {} : { page }),
    ...(sortBy === undefined ? {} : { sortBy }),
    ...(modelSlug === undefined ? {} : { model_slug: modelSlug }),
    ...Object.fromEntries(lists),
    ...Object.fromEntries(ranges),
  };
};

/** The default city applies until the URL names another one, or `city=` for every city (SRCH-12). */
const cityValues = (
  values: readonly string[],
  searchParams: URLSearchParams,
  { defaultCity }: UrlSettings,
): [ListAttribute, readonly string[]][] => {
  if (values.length > 0) return [['city', values]];
  if (defaultCity === null) return [];
  return [['city', searchParams.has('city') ? [] : [defaultCity]]];
};

/**
 * The canonical URL of criteria: short, readable, one order, defaults left out (SRCH-01, ROUTE-04). Path first (see
 * `printPath`), then the text, list filters with a repeated parameter for each value, ranges as `min:max`, order and
 * page. URLs are permanent: what this prints must be read for ever.
 */
export const printSearchUrl = (criteria: SearchCriteria, settings: UrlSettings): string => {
  const { path, rest } = printPath(normalised(criteria), settings);
  const pairs: [name: string, value: string][] = [];
  if (rest.query !== undefined) pairs.push(['query', rest.query]);
  // Only where no path can hold it: a model of several makes.
  if (rest.model_slug !== undefined) pairs.push(['model_slug', rest.model_slug]);
  for (const attribute of listAttributes) {
    const values = rest[attribute] ?? [];
    if (attribute === 'city' && settings.defaultCity !== null) pairs.push(...cityPairs(values, settings.defaultCity));
    else pairs.push(...values.filter(isPrinted(attribute)).map((value): [string, string] => [attribute, value]));
  }
  for (const attribute of rangeAttributes) {
    const range = rest[attribute];
    const name = settings.rangeForm === 'bracketed' ? `range[${attribute}]` : attribute;
    if (range !== undefined) pairs.push([name, printRange(range)]);
  }
  if (rest.sortBy !== undefined) pairs.push(['sortBy', rest.sortBy]);
  if (rest.page !== undefined) pairs.push(['page', String(rest.page)]);
  return pairs.length === 0 ? path : `${path}?${pairs.map(printPair).join('&')}`;
};

/** A value of `make_model` without a model is not printed: `make` prints it already. */
const isPrinted = (attribute: ListAttribute) => (value: string) =>
  attribute !== 'make_model' || readMakeModel(value) !== null;

const cityPairs = (values: readonly string[], defaultCity: string): [string, string][] => {
  if (values.length === 1 && values[0] === defaultCity) return [];
  return values.length === 0 ? [['city', '']] : values.map((value) => ['city', value]);
};

// Colons, commas and brackets are harmless in a query and make it readable.
const printPair = ([name, value]: readonly [string, string]): string =>
  `${name}=${encodeURIComponent(value).replace(/%20/g, '+').replace(/%3A/g, ':').replace(/%2C/g, ',')}`;

/**
 * Criteria in the one form that parsing gives: values spelled and sorted, empties and defaults left out. What words say is
 * read before (`wordReader`): it depends on the stock.
 */
export const normalised = (asked: SearchCriteria): SearchCriteria => {
  const query = readQuery(asked.query ?? null);
  const { query: _asked, ...others } = asked;
  const criteria: SearchCriteria = query === undefined ? others : { ...others, query };
  const valuesOf = (attribute: ListAttribute) => readList(attribute, criteria[attribute] ?? []);
  const models = narrowedModels(
    { make: valuesOf('make'), model: valuesOf('model'), make_model: valuesOf('make_model') },
    mostValues,
  );
  const lists = listAttributes.flatMap((attribute): [ListAttribute, readonly string[]][] => {
    const values = attribute in models ? models[attribute as keyof ChosenModels] : valuesOf(attribute);
    const isEveryCity = attribute === 'city' && criteria.city !== undefined;
    return values.length === 0 && !isEveryCity ? [] : [[attribute, values]];
  });
  const ranges = rangeAttributes.flatMap((attribute): [RangeAttribute, Range][] => {
    const range = criteria[attribute];
    const read = range === undefined ? null : readRange(printRange(range));
    return read === null ? [] : [[attribute, read]];
  });
  const page = readPage(String(criteria.page ?? 1));
  const slug = readSlug(criteria.model_slug ?? null);
  // A model that is there by its name needs no slug.
  const modelSlug = resolveFacetSlug(slug ?? '', models.model) === undefined ? slug : undefined;
  return {
    ...(criteria.query === undefined ? {} : { query: criteria.query }),
    ...(page === undefined ? {} : { page }),
    ...(criteria.sortBy === undefined ? {} : { sortBy: criteria.sortBy }),
    ...(modelSlug === undefined ? {} : { model_slug: modelSlug }),
    ...Object.fromEntries(lists),
    ...Object.fromEntries(ranges),
  };
};
