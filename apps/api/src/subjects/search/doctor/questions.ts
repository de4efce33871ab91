import { rangeAttributes, sortNames } from '@forecourt/search/criteria';
import { replicaName, sortRanking } from '@forecourt/search/index-settings';
import type { SearchRecord } from '@forecourt/search/record';

/** A query that a search page can send, sent to two engines. */
export interface Question {
  /** Name of the query for the operator, e.g. `make: Toyota`. */
  readonly title: string;
  readonly query: Readonly<Record<string, unknown>> & { readonly indexName: string };
  /**
   * `exact`: the same vehicles, counts and figures. `words`: text is ranked by each engine's own rules, and what counts
   * as a typing mistake differs; a difference is told, not a fault.
   */
  readonly answers: 'exact' | 'words';
  /** Attribute that the hits come in the order of, with its direction. */
  readonly order?: { readonly attribute: keyof SearchRecord; readonly descending: boolean };
}

/** Hits of one answer: what a page of ours asks for at most. */
const most = 100;

const countedFacets = [
  ...['make', 'model', 'make_model.any', 'badge', 'car_type', 'item_type', 'body', 'fuel', 'transmission', 'drive'],
  ...['colour', 'seats', 'price_range', 'weekly_price_range', 'state', 'city', 'location_name', 'dealership_name'],
  ...['categories', 'filtered_features', 'status', 'tag', 'certified'],
] as const;

/** The value that most records have, and one that few have. */
const commonAndRare = (records: readonly SearchRecord[], read: (record: SearchRecord) => string): readonly string[] => {
  const counts = new Map<string, number>();
  for (const record of records) counts.set(read(record), (counts.get(read(record)) ?? 0) + 1);
  const values = [...counts].filter(([value]) => value !== '').sort((a, b) => b[1] - a[1]);
  return [...new Set([values[0]?.[0], values.at(-1)?.[0]])].filter((value) => value !== undefined);
};

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const sorted = (indexName: string): Question[] =>
  sortNames.map((name) => {
    const [, direction, attribute] = /^(asc|desc)\((.+)\)$/.exec(sortRanking[name][0]) ?? [];
    return {
      title: `order: ${name}`,
      query: { indexName: replicaName(indexName, name), hitsPerPage: most, filters: 'price > 0' },
      answers: 'exact',
      order: { attribute: attribute as keyof SearchRecord, descending: direction === 'desc' },
    };
  });

const ranged = (records: readonly SearchRecord[], indexName: string): Question[] =>
  rangeAttributes.flatMap((attribute) => {
    const values = records.map((record) => record[attribute]).filter((value) => value !== null);
    if (values.length === 0) return [];
    return ['>=', '<='].map((operator) => ({
      title: `range: ${attribute} ${operator} ${middle(values)}`,
      query: {
        indexName,
        hitsPerPage: most,
        numericFilters: [`${attribute}${operator}${middle(values)}`],
        facets: ['make', ...rangeAttributes],
      },
      answers: 'exact' as const,
    }));
  });

/** A typing mistake: two letters in the middle change places. */
const mistyped = (word: string): string => {
  const at = word.length >> 1;
  return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
};

const worded = (records: readonly SearchRecord[], indexName: string): Question[] => {
  const [make = ''] = commonAndRare(records, (record) => record.make);
  const { model = '', stocknum = '' } = records.find((record) => record.make === make) ?? {};
  const asked: readonly (readonly [string, string, Question['answers']])[] = [
    ['a make', make, 'words'],
    ['a make and a model', `${make} ${model}`, 'words'],
    ['the beginning of a make', make.slice(0, 3), 'words'],
    ['a make with a typing mistake', mistyped(make), 'words'],
    ['a stock number', stocknum, 'words'],
  ];
  return asked
    .filter(([, query]) => query.trim() !== '')
    .map(([title, query, answers]) => ({
      title: `words: ${title} (${query})`,
      query: { indexName, query, hitsPerPage: most },
      answers,
    }));
};

/** Every kind of question that pages ask, over records that hold the answers. */
export const questionsAbout = (records: readonly SearchRecord[], indexName: string): readonly Question[] => {
  const filtered = (title: string, query: Readonly<Record<string, unknown>>): Question => ({
    title,
    query: { indexName, hitsPerPage: most, facets: [...countedFacets, ...rangeAttributes], ...query },
    answers: 'exact',
  });
  const makes = commonAndRare(records, (record) => record.make);
  const bodies = commonAndRare(records, (record) => record.body);
  const fuels = commonAndRare(records, (record) => record.fuel);
  const facet = (name: string, values: readonly string[]) => values.map((value) => `${name}:${value}`);
  return [
    filtered('everything, with every count', { maxValuesPerFacet: 1000 }),
    filtered('the second page', { page: 1, hitsPerPage: 20 }),
    ...makes.map((make) => filtered(`make: ${make}`, { facetFilters: [[`make:${make}`]] })),
    filtered('one make or another', { facetFilters: [facet('make', makes)] }),
    filtered('make and body', { facetFilters: [facet('make', makes.slice(0, 1)), facet('body', bodies)] }),
    filtered('body and fuel', { facetFilters: [facet('body', bodies.slice(0, 1)), facet('fuel', fuels.slice(0, 1))] }),
    filtered('a make in other letters', { facetFilters: [[`make:${(makes[0] ?? '').toLowerCase()}`]] }),
    filtered('not a make', { filters: `NOT make:"${makes[0] ?? ''}"` }),
    filtered('in stock within a price window', { filters: 'status:in_stock AND price >= 10000 AND price <= 60000' }),
    filtered('a make that nobody has', { facetFilters: [['make:Nobody Has This']] }),
    ...ranged(records, indexName),
    ...sorted(indexName),
    ...worded(records, indexName),
  ];
};
