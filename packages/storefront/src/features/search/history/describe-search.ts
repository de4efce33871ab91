import type { VehicleSettings } from '@forecourt/domain/vehicle';
import { activeFilters, type SearchCriteria } from '@forecourt/search/criteria';
import { chipLabel, countedThing, searchTitle } from '../search-words';

/** What a remembered search is worded by: the site's word for used, and the kinds of vehicle that it has. */
export interface SearchWording {
  readonly usedWord: VehicleSettings['usedWord'];
  readonly kinds: readonly string[];
}

const isOne = (values: readonly string[] | undefined): boolean => values?.length === 1;

/** Filters that the title of a search already mentions. */
const saidByTitle = ({ make, model, body }: SearchCriteria): readonly string[] => {
  const isModel = isOne(make) && isOne(model);
  return [
    'car_type',
    ...(isOne(make) ? ['make'] : []),
    ...(isModel ? ['model'] : []),
    ...(isOne(body) && !isModel ? ['body'] : []),
  ];
};

/** A remembered search in words: `Used Toyota HiLux, Diesel, Up to $30,000`, `“tow bar”` (SRCH-19). */
export const describeSearch = (filters: SearchCriteria, words: SearchWording): string => {
  const { query, ...others } = filters;
  const said = saidByTitle(filters);
  const details = activeFilters(others)
    .filter((filter) => filter.kind === 'model' || !said.includes(filter.attribute))
    .map((filter) => chipLabel(filter, words));
  const typed = query === undefined ? [] : [`“${query}”`];
  const isTitled = said.some((name) => isOne(filters[name as 'make']) || (filters[name as 'make'] ?? []).length > 0);
  const titled = Object.fromEntries(said.map((name) => [name, filters[name as 'make']]));
  const title = searchTitle(titled, countedThing(filters.item_type ?? [], words.kinds), words);
  return (isTitled || typed.length === 0 ? [title, ...typed, ...details] : [...typed, ...details]).join(', ');
};
