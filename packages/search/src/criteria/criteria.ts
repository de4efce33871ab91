import { type ListAttribute, listAttributes, type RangeAttribute, rangeAttributes } from './attributes';
import { readMakeModel, withNarrowedModels, withoutMake } from './make-models';
import type { Range, SearchCriteria } from './search-criteria';

export type { Range, SearchCriteria };

/** Whether nothing is asked for but perhaps a page and an order: the search shows all of the site's stock. */
export const isEmptyCriteria = (criteria: SearchCriteria): boolean =>
  (criteria.query ?? '') === '' && criteria.model_slug === undefined && activeFilters(criteria).length === 0;

/** One filter in force, for chips that remove it (SRCH-27). */
export type ActiveFilter =
  | { readonly kind: 'list'; readonly attribute: ListAttribute; readonly value: string }
  | { readonly kind: 'range'; readonly attribute: RangeAttribute; readonly range: Range }
  | { readonly kind: 'model'; readonly slug: string };

/** Filters in force, in the order of URLs. */
export const activeFilters = (criteria: SearchCriteria): readonly ActiveFilter[] => [
  ...(criteria.model_slug === undefined ? [] : [{ kind: 'model', slug: criteria.model_slug } as const]),
  ...listAttributes.flatMap((attribute) =>
    (criteria[attribute] ?? [])
      // A value of `make_model` without a model stands for a whole make beside narrowed makes. `make` lists that make
      // already.
      .filter((value) => attribute !== 'make_model' || readMakeModel(value) !== null)
      .map((value) => ({ kind: 'list', attribute, value }) as const),
  ),
  ...rangeAttributes.flatMap((attribute) => {
    const range = criteria[attribute];
    return range === undefined ? [] : [{ kind: 'range', attribute, range } as const];
  }),
];

/** The criteria without one filter, on page 1 (SRCH-04). A make takes its own models with it. */
export const withoutFilter = (criteria: SearchCriteria, filter: ActiveFilter): SearchCriteria => {
  const { page: _page, ...rest } = criteria;
  if (filter.kind === 'model') {
    const { model_slug: _model, ...others } = rest;
    return others;
  }
  if (filter.kind === 'range') {
    const { [filter.attribute]: _range, ...others } = rest;
    return others;
  }
  if (filter.attribute === 'make') return withoutMake(rest, filter.value);
  const values = (rest[filter.attribute] ?? []).filter((value) => value !== filter.value);
  const left = { ...rest, [filter.attribute]: values };
  return filter.attribute === 'make_model' ? withNarrowedModels(left) : left;
};

/**
 * The criteria changed by these filters, back on page 1 (SRCH-04). Makes or models that are chosen by name take the
 * place of a path's model that has none. Makes are changed by `withMakes` and models by `toggleModel`, which keep each
 * model with its make.
 */
export const refine = (criteria: SearchCriteria, change: SearchCriteria): SearchCriteria => {
  const { page: _page, model_slug, ...rest } = criteria;
  const keepsModel = model_slug !== undefined && change.make === undefined && change.model === undefined;
  return { ...rest, ...(keepsModel ? { model_slug } : {}), ...change };
};
