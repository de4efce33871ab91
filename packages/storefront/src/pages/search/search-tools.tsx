'use client';

import { refine, sortNames } from '@forecourt/search/criteria';
import { Pagination } from '@forecourt/ui/pagination';
import { ActiveChips, SortSelect } from '@forecourt/ui/search-filters';
import { SearchError } from '@forecourt/ui/search-results';
import { insteadOfLink } from '../../features/search/instead-of-link';
import { lazyPart } from '../../runtime/lazy-part/lazy-part';
import { type SearchPageView, withoutChip } from './search-page-view';
import type { SearchScreenProps } from './search-screen-props';
import { failedSearch } from './search-states';
import type { PageSearch } from './use-search';

const SaveSearch = lazyPart(() => import('./save-search').then((code) => code.SaveSearch));

/** The parts of the shown search that a tool needs, with the view of the page. */
type Shown<Needs extends keyof PageSearch> = Pick<PageSearch, Needs> & { readonly view: SearchPageView };

/** The filters in force; each leads to the search without it (SRCH-08). All together are kept where the site keeps searches. */
export const SearchChips = ({
  view,
  criteria,
  search,
  href,
  clear,
  keepsSearches,
}: Shown<'criteria' | 'search' | 'href' | 'clear'> & { readonly keepsSearches: boolean }) => (
  <ActiveChips
    filters={view.chips.map(({ id, label, criteria }) => ({ id, label, href: href(criteria) }))}
    clearHref={href(view.cleared)}
    onRemove={(id, event) =>
      insteadOfLink(event, () => {
        search((now) => withoutChip(now, id));
      })
    }
    onClear={clear}
    {...(keepsSearches && {
      after: (className: string) => <SaveSearch className={className} path={href(criteria)} name={view.title} />,
    })}
  />
);

/** The order of the results (SRCH-13). */
export const SearchSort = ({ view, criteria, search }: Shown<'criteria' | 'search'>) => (
  <SortSelect
    options={view.sorts}
    value={criteria.sortBy ?? ''}
    onChange={(value) => {
      const sortBy = sortNames.find((name) => name === value);
      search((now) => {
        const { sortBy: _sortBy, ...others } = refine(now, {});
        return sortBy === undefined ? others : { ...others, sortBy };
      });
    }}
  />
);

/** The pages of the results (SRCH-27). */
export const SearchPages = ({
  look,
  view,
  criteria,
  href,
  turnTo,
}: Shown<'criteria' | 'href' | 'turnTo'> & { readonly look: SearchScreenProps['pagination'] }) => (
  <Pagination
    look={look}
    page={view.page}
    pageCount={view.pageCount}
    summary={view.pageSummary}
    hrefFor={(page) => href({ ...criteria, page })}
    onPage={turnTo}
  />
);

/** The search failed: what stands there is the answer before (SRCH-05). */
export const SearchFailed = ({ criteria, href, retry }: Pick<PageSearch, 'criteria' | 'href' | 'retry'>) => (
  <SearchError message={failedSearch} retryHref={href(criteria)} onRetry={(event) => insteadOfLink(event, retry)} />
);
