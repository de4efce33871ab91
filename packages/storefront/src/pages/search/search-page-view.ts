import type { VehicleSettings } from '@forecourt/domain/vehicle';
import type { ControlSettings } from '@forecourt/domain/vehicle-controls';
import {
  type ActiveFilter,
  activeFilters,
  defaultSortLabel,
  isEmptyCriteria,
  listAttributes,
  rangeAttributes,
  type SearchCriteria,
  sortLabels,
  sortNames,
  withoutFilter,
} from '@forecourt/search/criteria';
import type { SearchHit } from '@forecourt/search/record';
import { formatCount, type SearchResponse, shownCount } from '@forecourt/search/results';
import type { SearchSettings } from '@forecourt/search/search-settings';
import { printRange, printSearchUrl } from '@forecourt/search/url';
import { type FilterView, filterViews } from '../../features/search/search-filters-view';
import {
  type CountedThing,
  chipLabel,
  countedPhrase,
  countedThing,
  searchTitle,
} from '../../features/search/search-words';

/** What the search page needs to know of its site: plain data, it crosses to the browser. */
export interface SearchPageSettings {
  readonly search: SearchSettings;
  readonly vehicle: Pick<VehicleSettings, 'usedWord' | 'illustratedPictures'> & ControlSettings;
  /** What stands beside weekly repayments; undefined on a site without finance. */
  readonly weeklyNote?: string | undefined;
}

/** A filter in force with the search that is left without it. */
export interface ChipView {
  readonly id: string;
  readonly label: string;
  readonly criteria: SearchCriteria;
}

/** What the search page says before anything else, and to those who only read about it. */
export interface SearchHead {
  readonly title: string;
  readonly countText: string;
}

/** The search page as plain data. */
export interface SearchPageView extends SearchHead {
  readonly showLabel: string;
  readonly filters: readonly FilterView[];
  readonly activeCount: number;
  readonly chips: readonly ChipView[];
  readonly sorts: readonly { readonly value: string; readonly label: string }[];
  readonly page: number;
  readonly pageCount: number;
  readonly pageSummary: string;
  /** `301 more cars` after this page; null on the last. */
  readonly more: string | null;
  /** The same search without any filter: the refresh path of an empty one (SRCH-09). */
  readonly cleared: SearchCriteria;
  /** Parameters in force that no field of the page writes. */
  readonly hiddenFields: readonly { readonly name: string; readonly value: string }[];
}

const withoutText = ({ query: _query, page: _page, ...rest }: SearchCriteria): SearchCriteria => rest;

const chipId = (filter: ActiveFilter): string => {
  if (filter.kind === 'list') return `${filter.attribute} ${filter.value}`;
  return filter.kind === 'range' ? filter.attribute : 'model';
};

const chipsOf = (criteria: SearchCriteria, words: SearchPageSettings['vehicle']): readonly ChipView[] => [
  ...(criteria.query === undefined
    ? []
    : [{ id: 'query', label: `“${criteria.query}”`, criteria: withoutText(criteria) }]),
  ...activeFilters(criteria).map((filter) => ({
    id: chipId(filter),
    label: chipLabel(filter, words),
    criteria: withoutFilter(criteria, filter),
  })),
];

/** The search without the filter of the chip of this id; the same where it is no longer in force. */
export const withoutChip = (criteria: SearchCriteria, id: string): SearchCriteria => {
  if (id === 'query') return withoutText(criteria);
  const filter = activeFilters(criteria).find((one) => chipId(one) === id);
  return filter === undefined ? criteria : withoutFilter(criteria, filter);
};

/** All stock, in the chosen order; on a site with a default city, of every city (SRCH-12). */
export const clearedCriteria = (
  criteria: SearchCriteria,
  settings: Pick<SearchSettings, 'defaultCity'>,
): SearchCriteria => ({
  ...(criteria.sortBy === undefined ? {} : { sortBy: criteria.sortBy }),
  ...(settings.defaultCity === null ? {} : { city: [] }),
});

const hiddenFields = (
  criteria: SearchCriteria,
  filters: readonly FilterView[],
  settings: Pick<SearchSettings, 'defaultCity'>,
): SearchPageView['hiddenFields'] => {
  const written = new Set<string>(filters.map(({ attribute }) => attribute));
  const makes = criteria.make ?? [];
  if (makes.length > 0) written.add(makes.length === 1 ? 'model' : 'make_model');
  const carried = listAttributes
    .filter((attribute) => !written.has(attribute))
    .flatMap((attribute) => (criteria[attribute] ?? []).map((value) => ({ name: attribute, value })));
  const ranges = rangeAttributes.flatMap((attribute) => {
    const range = criteria[attribute];
    return range === undefined || written.has(attribute) ? [] : [{ name: attribute, value: printRange(range) }];
  });
  const isEveryCity = settings.defaultCity !== null && criteria.city?.length === 0;
  return [...carried, ...ranges, ...(isEveryCity ? [{ name: 'city', value: '' }] : [])];
};

const moreText = (left: number, thing: CountedThing): string | null =>
  left > 0 ? `${formatCount(left)} more ${left === 1 ? thing.one : thing.many}` : null;

const headOf = (criteria: SearchCriteria, response: SearchResponse<SearchHit>, settings: SearchPageSettings) => {
  const thing = countedThing(criteria.item_type ?? [], Object.keys(response.facets.item_type?.values ?? {}));
  const count = shownCount(response.count, settings.search, response.facets.car_type?.values ?? {});
  const title = searchTitle(criteria, thing, settings.vehicle, response);
  return { thing, head: { title, countText: countedPhrase(count, thing) } };
};

/** Heading and count of the search page. Source: SRCH-01. */
export const searchHead = (
  criteria: SearchCriteria,
  response: SearchResponse<SearchHit>,
  settings: SearchPageSettings,
): SearchHead => headOf(criteria, response, settings).head;

/**
 * Everything the search page says for these criteria and this answer. While the next answer is on its way, or does not
 * come, heading, count and page stay those of what was answered. Source: SRCH-01, -05, -08 to -13, -27.
 */
export const searchPageView = (
  criteria: SearchCriteria,
  response: SearchResponse<SearchHit>,
  settings: SearchPageSettings,
  answered: SearchCriteria = criteria,
): SearchPageView => {
  const filters = filterViews(criteria, response, settings);
  const { thing, head } = headOf(answered, response, settings);
  const chips = chipsOf(criteria, settings.vehicle);
  const page = answered.page ?? 1;
  return {
    ...head,
    showLabel: `Show Me ${head.countText}`,
    filters,
    activeCount: chips.length,
    chips,
    sorts: [
      { value: '', label: defaultSortLabel },
      ...sortNames
        .filter((name) => name !== 'weekly-asc' || settings.weeklyNote !== undefined)
        .map((name) => ({ value: name, label: sortLabels[name] })),
    ],
    page,
    pageCount: response.pages,
    more: moreText(response.count - page * settings.search.hitsPerPage, thing),
    pageSummary: `Page ${page} of ${response.pages}, ${head.countText}`,
    cleared: clearedCriteria(criteria, settings.search),
    hiddenFields: hiddenFields(criteria, filters, settings.search),
  };
};

/** Where the search stands among the pages: home, all stock, then this search. */
export const searchCrumbs = (
  criteria: SearchCriteria,
  title: string,
  settings: Pick<SearchSettings, 'prefix' | 'rangeForm' | 'defaultCity'>,
): readonly { readonly label: string; readonly href?: string }[] => {
  const home = { label: 'Home', href: '/' };
  const all = { label: 'Search', href: printSearchUrl({}, settings) };
  if (isEmptyCriteria(criteria)) return [home, { label: 'Search' }];
  const [make] = criteria.make ?? [];
  const isModel = criteria.make?.length === 1 && criteria.model?.length === 1 && make !== undefined;
  const above = isModel ? [{ label: make, href: printSearchUrl({ make: [make] }, settings) }] : [];
  return [home, all, ...above, { label: title }];
};
