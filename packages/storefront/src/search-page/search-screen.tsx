'use client';

import { hrefs } from '@forecourt/config';
import {
  listedHits,
  refine,
  type SearchCriteria,
  type SearchHit,
  type SearchResponse,
  sortNames,
} from '@forecourt/search';
import { useCriteriaWidget } from '@forecourt/search/react';
import {
  ActiveChips,
  Breadcrumbs,
  EmptyState,
  LinkButton,
  Pagination,
  SearchBox,
  SearchError,
  SortSelect,
} from '@forecourt/ui';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { useFollowedAddress } from './followed-address';
import { FilterFields, type Search } from './search-filter-fields';
import { searchCrumbs, searchPageView } from './search-page-view';
import { SearchResults } from './search-results';
import type { SearchScreenProps } from './search-screen-props';
import { searchTranslation } from './search-translation';
import { emptySearch, failedSearch } from './search-words';
import { textRest, useAfterRest } from './waiting';

const nothingYet: SearchResponse<SearchHit> = { hits: [], count: 0, facets: {}, pages: 0, ms: 0 };

/** Does it here when the press is a plain one; other presses (new tab, new window) follow the link. */
const insteadOfLink = (event: MouseEvent<HTMLElement>, act: () => void): void => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};

/** Words as they are typed; searched once typing rests (SRCH-06). */
const useSearchText = (criteria: SearchCriteria, search: Search) => {
  const asked = criteria.query ?? '';
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setText(asked);
  }
  const searchNow = (words: string) => {
    if (words.trim() !== asked) search(refine(criteria, { query: words }));
  };
  const searchLater = useAfterRest(searchNow, textRest);
  return {
    text,
    type: (words: string) => {
      setText(words);
      searchLater(words);
    },
    submit: () => searchNow(text),
  };
};

/** The search page between header and footer, in the template's layout. */
export const SearchScreen = ({ settings, can, urls, onAnswer, Layout, Card, cards, pagination }: SearchScreenProps) => {
  const translation = useMemo(
    () => searchTranslation({ ...settings.search, indexName: settings.indexName }),
    [settings],
  );
  const { criteria, response, search } = useCriteriaWidget(translation);
  const { status, refresh } = useInstantSearch({ catchError: true });
  const { text, type, submit } = useSearchText(criteria, search);
  useFollowedAddress(urls, criteria, search);
  useEffect(() => {
    if (response !== null) onAnswer(response);
  }, [response, onAnswer]);

  const answer = response ?? nothingYet;
  const view = searchPageView(criteria, answer, settings);
  const to = useMemo(() => hrefs(settings), [settings]);
  const hits = listedHits(answer.hits, settings.search);
  const clear = (event: MouseEvent<HTMLElement>) => insteadOfLink(event, () => search(view.cleared));
  const isBusy = status === 'loading' || status === 'stalled';
  const isEmpty = response !== null && response.count === 0;
  const turnTo = (page: number, event: MouseEvent<HTMLElement>) =>
    insteadOfLink(event, () => {
      search({ ...criteria, page });
      window.scrollTo({ top: 0 });
    });
  const href = (next: SearchCriteria) => urls.print(next);

  return (
    <Layout
      action={to.search()}
      hiddenFields={view.hiddenFields}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      breadcrumbs={<Breadcrumbs crumbs={searchCrumbs(criteria, view.title, settings.search)} />}
      title={view.title}
      countText={view.countText}
      searchBox={<SearchBox label="Search stock" placeholder="Make, model or stock no." value={text} onChange={type} />}
      filters={view.filters.map((filter) => ({
        id: filter.attribute,
        label: filter.label,
        activeCount: filter.activeCount,
        open: filter.open,
        prominent: filter.prominent,
        ...(filter.chosen === undefined ? {} : { value: filter.chosen }),
        content: <FilterFields view={filter} criteria={criteria} search={search} />,
      }))}
      activeCount={view.activeCount}
      chips={
        <ActiveChips
          filters={view.chips.map((chip) => ({ id: chip.id, label: chip.label, href: href(chip.criteria) }))}
          clearHref={href(view.cleared)}
          onRemove={(id, event) =>
            insteadOfLink(event, () => {
              const chip = view.chips.find((other) => other.id === id);
              if (chip !== undefined) search(chip.criteria);
            })
          }
          onClear={clear}
        />
      }
      sort={
        <SortSelect
          options={view.sorts}
          value={criteria.sortBy ?? ''}
          onChange={(value) => {
            const { sortBy: _sortBy, ...others } = refine(criteria, {});
            const sortBy = sortNames.find((name) => name === value);
            search(sortBy === undefined ? others : { ...others, sortBy });
          }}
        />
      }
      results={
        <SearchResults
          hits={hits}
          criteria={criteria}
          settings={settings}
          can={can}
          urls={urls}
          Card={Card}
          cards={cards}
          {...(view.more === null
            ? {}
            : {
                more: {
                  title: view.more,
                  label: 'Next page',
                  href: href({ ...criteria, page: view.page + 1 }),
                  onPress: (event: MouseEvent<HTMLElement>) => turnTo(view.page + 1, event),
                },
              })}
        />
      }
      pagination={
        <Pagination
          look={pagination}
          page={view.page}
          pageCount={view.pageCount}
          summary={view.pageSummary}
          hrefFor={(page) => href({ ...criteria, page })}
          onPage={turnTo}
        />
      }
      {...(isEmpty
        ? {
            empty: (
              <EmptyState
                title={emptySearch.title}
                actions={
                  <LinkButton href={href(view.cleared)} kind="ink" onClick={clear}>
                    {emptySearch.clear}
                  </LinkButton>
                }
              >
                {emptySearch.text}
              </EmptyState>
            ),
          }
        : {})}
      {...(status === 'error'
        ? {
            error: (
              <SearchError
                message={failedSearch}
                retryHref={href(criteria)}
                onRetry={(event) => insteadOfLink(event, refresh)}
              />
            ),
          }
        : {})}
      busy={isBusy}
      showLabel={view.showLabel}
      clearHref={href(view.cleared)}
      onClear={clear}
    />
  );
};
