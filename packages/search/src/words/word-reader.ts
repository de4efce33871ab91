import { type ListAttribute, listAttributes, rangeAttributes } from '../criteria/attributes';
import { makesAndModels, readMakeModel, withNarrowedModels } from '../criteria/make-models';
import type { SearchCriteria } from '../criteria/search-criteria';
import type { KnownStock } from './known-stock';
import { platformSynonyms } from './platform-words';
import { rangeOf, type SaidWords, saidWords } from './said-words';
import type { Synonym } from './synonym';
import { withoutSynonyms } from './synonyms';
import { withTowedWeight } from './towing';
import { wordTable } from './word-table';

/** Reads the words of a search: what they say for sure becomes filters and an order, the rest stays words. */
export type WordReader = (criteria: SearchCriteria) => SearchCriteria;

/** Times that what is left is read again. */
const mostTurns = 5;

/** Filters that makes and models write. */
const nameAttributes: readonly string[] = ['make', 'model', 'make_model', 'model_slug'];

/**
 * Makes and models that are said. A model of a make that is said is that one; models of others stand beside it ("hilux
 * or ranger").
 */
const namesIn = (said: SaidWords['said']): readonly string[] => {
  const groups = said.flatMap((part) => (part.kind === 'name' ? [part.values] : []));
  const makes = groups.flat().filter((value) => readMakeModel(value) === null);
  const models = groups.flatMap((values) => {
    const named = values.filter((value) => readMakeModel(value) !== null);
    const ofMakes = named.filter((value) => makes.includes(readMakeModel(value)?.make ?? ''));
    return ofMakes.length > 0 ? ofMakes : named;
  });
  const narrowed = new Set(models.map((value) => readMakeModel(value)?.make));
  return [...new Set([...makes.filter((make) => !narrowed.has(make)), ...models])];
};

/** The filters and the order that words say; empty where they say none. */
const filtersIn = ({ said }: SaidWords): SearchCriteria => {
  const lists = new Map<ListAttribute, readonly string[]>();
  for (const part of said) {
    if (part.kind !== 'list') continue;
    lists.set(part.attribute, [...new Set([...(lists.get(part.attribute) ?? []), ...part.values])].toSorted());
  }
  const names = namesIn(said);
  const chosen =
    names.length === 0 ? [] : Object.entries(makesAndModels(names)).filter(([, values]) => values.length > 0);
  const ranges = rangeAttributes.flatMap((attribute) => {
    const range = rangeOf(said, attribute);
    return range.min === null && range.max === null ? [] : [[attribute, range] as const];
  });
  const sortBy = said.flatMap((part) => (part.kind === 'sort' ? part.sortBy : [])).at(-1);
  return withNarrowedModels({
    ...Object.fromEntries(lists),
    ...Object.fromEntries(chosen),
    ...Object.fromEntries(ranges),
    ...(sortBy === undefined ? {} : { sortBy }),
  });
};

const without = (criteria: SearchCriteria, names: readonly string[]): SearchCriteria =>
  Object.fromEntries(Object.entries(criteria).filter(([name]) => !names.includes(name)));

/**
 * The reader of a site's words. Kind, condition, make, model, body, fuel, gearbox, drive, colour, seats, berths, price,
 * repayment, kilometres and year become filters in whatever order they stand; they take the place of a filter of the
 * same name that is there. Which makes, models, kinds and colours there are is decided by the stock.
 * @param synonyms Of the site, beside those of the platform.
 */
export const wordReader = (stock: KnownStock, synonyms: readonly Synonym[] = []): WordReader => {
  const table = wordTable(stock);
  const replaced = withoutSynonyms(synonyms, platformSynonyms);
  const readOnce: WordReader = (criteria) => {
    const { query = '', ...others } = criteria;
    if (query.trim() === '') return criteria;
    const words = saidWords(table, withTowedWeight(replaced(query)));
    const isWeeklyUnknown =
      !stock.hasWeekly && words.said.some((part) => part.kind === 'range' && part.attribute === 'weekly_repayment');
    const filters = isWeeklyUnknown ? {} : filtersIn(words);
    const rest = isWeeklyUnknown ? query : words.rest;
    if (Object.keys(filters).length === 0) {
      return rest === query ? criteria : { ...others, ...(rest === '' ? {} : { query: rest }) };
    }
    const isNamed = Object.keys(filters).some((name) => nameAttributes.includes(name));
    const kept = without(others, ['page', ...(isNamed ? nameAttributes : [])]);
    return { ...kept, ...filters, ...(rest === '' ? {} : { query: rest }) };
  };
  return (criteria) => {
    let read = criteria;
    // What is read leaves words beside each other that had stood apart: "under used 20".
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const next = readOnce(read);
      if (next === read || next.query === read.query) return next;
      read = next;
    }
    return read;
  };
};

const asked = ['sortBy', ...listAttributes, ...rangeAttributes] as const;

/**
 * The criteria after these words were typed in the search box: what they say becomes filters, and those that `said`, the
 * words before them, had set and that nobody has changed since are taken back first.
 */
export const withTypedWords = (
  read: WordReader,
  criteria: SearchCriteria,
  words: string,
  said: string,
): SearchCriteria => {
  const before = read({ query: said.trim() });
  const isOfBefore = (name: (typeof asked)[number]) =>
    before[name] !== undefined && JSON.stringify(before[name]) === JSON.stringify(criteria[name]);
  const { query: _query, page: _page, ...left } = without(criteria, asked.filter(isOfBefore));
  const query = words.trim();
  return query === '' ? left : read({ ...left, query });
};
