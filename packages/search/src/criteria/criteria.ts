import { type ListAttribute, listAttributes, type RangeAttribute, rangeAttributes, type SortName } from './attributes';

/** A range of numbers, ends included; null for an open end. At least one end is set. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/**
 * What a shopper searches for (SRCH-01, SRCH-03). Left out means not asked for: no text, page 1, default order, no
 * filter. Values of list filters are facet values as the search record holds them (`make: ['Toyota']`), never slugs.
 * An empty `city` on a site with a default city means every city (SRCH-12).
 */
export type SearchCriteria = {
  readonly [Attribute in ListAttribute]?: readonly string[];
} & { readonly [Attribute in RangeAttribute]?: Range } & {
  readonly query?: string;
  /** From 1. */
  readonly page?: number;
  readonly sortBy?: SortName;
  /**
   * A model named by a path (`/search/toyota/hilux`) whose proper name is not known yet. It filters by the record's
   * `model_slug`; `withModelName` turns it into `model` once a name is known. In the query only beside several makes.
   */
  readonly model_slug?: string;
};

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
    (criteria[attribute] ?? []).map((value) => ({ kind: 'list', attribute, value }) as const),
  ),
  ...rangeAttributes.flatMap((attribute) => {
    const range = criteria[attribute];
    return range === undefined ? [] : [{ kind: 'range', attribute, range } as const];
  }),
];

/** The criteria without one filter, on page 1 (SRCH-04). A make takes its models with it. */
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
  const values = (rest[filter.attribute] ?? []).filter((value) => value !== filter.value);
  if (filter.attribute !== 'make') return { ...rest, [filter.attribute]: values };
  const { model: _model, model_slug: _slug, make_model: _makeModel, ...others } = rest;
  return values.length > 0 ? { ...rest, make: values } : { ...others, make: [] };
};

/**
 * The criteria changed by these filters, back on page 1 (SRCH-04). Makes or models that are chosen by name take the
 * place of a path's model that has none.
 */
export const refine = (criteria: SearchCriteria, change: SearchCriteria): SearchCriteria => {
  const { page: _page, model_slug, ...rest } = criteria;
  const keepsModel = model_slug !== undefined && change.make === undefined && change.model === undefined;
  return { ...rest, ...(keepsModel ? { model_slug } : {}), ...change };
};
