import type { ListAttribute, RangeAttribute, SortName } from './attributes';

/** A range of numbers, ends included; null for an open end. At least one end is set. */
export interface Range {
  readonly min: number | null;
  readonly max: number | null;
}

/**
 * What a shopper searches for (SRCH-01, SRCH-03). Left out means not asked for: no text, page 1, default order, no
 * filter. Values of list filters are facet values as the search record holds them (`make: ['Toyota']`), never slugs.
 * A model beside several makes stands in `make_model`, and narrows its own make only (see `narrowedModels`).
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
