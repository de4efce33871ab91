import type { FormEvent, MouseEvent, ReactNode } from 'react';

/** A filter of the search: how it is called, what is chosen, and the fields that choose. */
export type SearchFilter = {
  /** Stable: the query parameter. */
  readonly id: string;
  /** "Body". */
  readonly label: string;
  /** What is chosen, in words, for layouts that have room for it: "SUV, Ute +1". */
  readonly value?: string;
  /** How many choices are in force; 0 for none. */
  readonly activeCount: number;
  /** Open at first where filters stand under each other. */
  readonly open?: boolean;
  /** Stands in the bar of layouts that have one; the others wait among all filters. */
  readonly prominent?: boolean;
  /** A `FilterCheckList`, a `FilterRange`. Rendered a second time while a drawer shows it. */
  readonly content: ReactNode;
};

/**
 * What every search layout takes; a template chooses one of the layouts for the slot. The filters stand in a GET form,
 * so the page answers without scripts; with them the caller changes the search and passes the new state. Sources:
 * SITE-06, SRCH-05, SRCH-10, SRCH-16, SRCH-27.
 */
export type SearchLayoutProps = {
  /** The address that the form asks: the search page. */
  readonly action: string;
  /** Parameters that no visible field writes but that must stay. */
  readonly hiddenFields?: readonly { readonly name: string; readonly value: string }[];
  /** Called instead of loading the page, when prevented. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;

  readonly breadcrumbs?: ReactNode;
  /** The page's one `h1`. */
  readonly title: string;
  /** "972 cars in five Brisbane locations": announced when it changes. */
  readonly countText: string;

  /** A `SearchBox`. */
  readonly searchBox?: ReactNode;
  readonly filters: readonly SearchFilter[];
  /** How many filters are in force, over all. */
  readonly activeCount: number;
  /** `ActiveChips`. */
  readonly chips?: ReactNode;
  /** A `SortSelect`. */
  readonly sort?: ReactNode;

  /** A `ResultsGrid`, `ResultsWide` or `ResultsLedger`; what was found before stays while loading and after errors. */
  readonly results: ReactNode;
  /** A `Pagination`. */
  readonly pagination?: ReactNode;
  /** Stands in for the results when nothing was found: an `EmptyState`. */
  readonly empty?: ReactNode;
  /** A `SearchError` over the results. */
  readonly error?: ReactNode;
  /** New results are on their way. */
  readonly busy?: boolean;

  /** "Show Me 972 cars". */
  readonly showLabel: string;
  readonly filtersLabel?: string;
  /** The same search without any filter. */
  readonly clearHref: string;
  readonly clearLabel?: string;
  readonly onClear?: (event: MouseEvent<HTMLElement>) => void;
  /** Called when the drawer of filters opens. */
  readonly onOpenFilters?: () => void;
};
