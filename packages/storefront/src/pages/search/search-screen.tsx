'use client';

import { hrefs } from '@forecourt/config/hrefs';
import {
  listedHits,
  refine,
  type SearchCriteria,
  type SearchHit,
  type SearchResponse,
  sortNames,
} from '@forecourt/search';
import { useCriteriaWidget } from '@forecourt/search/react';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { LinkButton } from '@forecourt/ui/button';
import { EmptyState } from '@forecourt/ui/empty-state';
import { Pagination } from '@forecourt/ui/pagination';
import { ActiveChips, SortSelect } from '@forecourt/ui/search-filters';
import { SearchError } from '@forecourt/ui/search-results';
import { type MouseEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { SavedTray } from '../../features/saved/vehicles/saved-tray';
import { useSearchMemory } from '../../features/search/history/use-search-memory';
import { insteadOfLink } from '../../features/search/instead-of-link';
import { searchTranslation } from '../../features/search/search-translation';
import type { SearchAccessDocument } from '../../features/search/suggestions/search-source';
import { SuggestField } from '../../features/search/suggestions/suggest-field';
import type { SuggestionOption } from '../../features/search/suggestions/suggestion-options';
import { textRest, useAfterRest } from '../../features/search/waiting';
import { useFollowedAddress } from './followed-address';
import { rangeFaults } from './range-faults';
import { FilterFields, type Search } from './search-filter-fields';
import { searchCrumbs, searchPageView } from './search-page-view';
import { SearchResults } from './search-results';
import type { SearchScreenProps } from './search-screen-props';
import { emptySearch, failedSearch } from './search-states';
import { useSearchViewEvent } from './use-search-view-event';

const nothingYet: SearchResponse<SearchHit> = { hits: [], count: 0, facets: {}, pages: 0, ms: 0 };

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
      searchLater.call(words);
    },
    submit: () => {
      searchLater.cancel();
      searchNow(text);
    },
    /** Takes filters in place of what was typed. */
    replaceBy: (filters: SearchCriteria) => {
      searchLater.cancel();
      setText('');
      const { query: _query, ...others } = refine(criteria, filters);
      search(others);
    },
  };
};

/** The search page between header and footer, in the template's layout. */
export const SearchScreen = ({
  settings,
  access,
  can,
  saved,
  events,
  urls,
  promos,
  now,
  onAnswer,
  Layout,
  Card,
  cards,
  pagination,
}: SearchScreenProps) => {
  const translation = useMemo(
    () => searchTranslation({ ...settings.search, indexName: settings.indexName }),
    [settings],
  );
  const { criteria, answered, response, search } = useCriteriaWidget(translation);
  const { status, refresh } = useInstantSearch({ catchError: true });
  const { text, type, submit, replaceBy } = useSearchText(criteria, search);
  useFollowedAddress(urls, criteria, search);
  useEffect(() => {
    if (response !== null) onAnswer(response);
  }, [response, onAnswer]);
  useEffect(() => {
    for (const fault of rangeFaults(criteria, response?.facets ?? {})) console.warn(`Range without vehicles: ${fault}`);
  }, [criteria, response]);
  useSearchMemory(criteria, settings.search);
  useSearchViewEvent(urls.print(criteria), status === 'idle' ? (response?.count ?? null) : null, events);

  const kinds = Object.keys(response?.facets.item_type?.values ?? {}).join(' ');
  const source = useCallback(
    async (): Promise<SearchAccessDocument> => ({
      ...access,
      indexName: settings.indexName,
      search: settings.search,
      usedWord: settings.vehicle.usedWord,
      kinds: kinds.split(' '),
    }),
    [access, settings, kinds],
  );
  const pick = ({ criteria: filters }: SuggestionOption): boolean => {
    if (filters === undefined) return false;
    replaceBy(filters);
    return true;
  };

  const answer = response ?? nothingYet;
  const view = searchPageView(criteria, answer, settings, answered ?? criteria);
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
    <>
      <Layout
        action={to.search()}
        hiddenFields={view.hiddenFields}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        breadcrumbs={<Breadcrumbs crumbs={searchCrumbs(answered ?? criteria, view.title, settings.search)} />}
        title={view.title}
        countText={view.countText}
        searchBox={
          <SuggestField
            label="Search stock"
            placeholder="Make, model or stock no."
            text={text}
            onType={type}
            source={source}
            onPick={pick}
          />
        }
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
            saved={saved}
            urls={urls}
            Card={Card}
            cards={cards}
            promos={promos}
            now={now}
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
      {saved?.mode === 'compare' && (
        <SavedTray
          settings={saved}
          card={{ vehicle: settings.vehicle, can, indexName: settings.indexName }}
          access={access}
          to={to}
        />
      )}
    </>
  );
};
