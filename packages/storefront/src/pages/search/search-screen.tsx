'use client';

import { hrefs } from '@forecourt/config/hrefs';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { memo, useDeferredValue, useMemo } from 'react';
import { SavedTray } from '../../features/saved/vehicles/saved-tray';
import { NothingFound } from './nothing-found';
import { FilterFields } from './search-filter-fields';
import { searchCrumbs } from './search-page-view';
import { SearchResults } from './search-results';
import type { SearchScreenProps } from './search-screen-props';
import { SearchChips, SearchFailed, SearchPages, SearchSort } from './search-tools';
import { SearchWordsField } from './search-words-field';
import { type PageSearch, usePageView, useSearch } from './use-search';
import { type SearchText, useSearchText } from './use-search-text';

type SearchViewProps = SearchScreenProps & { readonly page: PageSearch; readonly words: SearchText };

const SearchView = memo(({ page, words, ...screen }: SearchViewProps) => {
  const { settings, access, can, saved, Layout } = screen;
  const { criteria, answered, response, state, search, href, clear } = page;
  const { view, shown } = usePageView(page, settings);
  const to = useMemo(() => hrefs(settings), [settings]);

  return (
    <>
      <Layout
        action={to.search()}
        hiddenFields={view.hiddenFields}
        onSubmit={(event) => {
          event.preventDefault();
          words.submit();
        }}
        breadcrumbs={<Breadcrumbs crumbs={searchCrumbs(answered, view.title, settings.search)} />}
        title={view.title}
        countText={view.countText}
        searchBox={<SearchWordsField words={words} response={response} settings={settings} access={access} />}
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
        chips={<SearchChips {...page} view={view} keepsSearches={screen.keepsSearches === true} />}
        sort={<SearchSort {...page} view={view} />}
        results={<SearchResults shown={shown} turnTo={page.turnTo} screen={screen} />}
        pagination={<SearchPages {...page} view={view} look={screen.pagination} />}
        {...(response?.count === 0 ? { empty: <NothingFound {...page} view={view} screen={screen} /> } : {})}
        {...(state === 'failed' ? { error: <SearchFailed {...page} /> } : {})}
        busy={state === 'busy'}
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
});

/**
 * The search page between header and footer, in the template's layout. What is pressed asks at once, and the page is
 * drawn after that, in slices: a question leaves before React has gone through a hundred filters, and the next press
 * does not wait for them.
 */
export const SearchScreen = (screen: SearchScreenProps) => {
  const search = useSearch(screen);
  const { access, settings } = screen;
  const site = useMemo(
    () => ({ access, indexName: settings.indexName, synonyms: settings.search.synonyms }),
    [access, settings],
  );
  const words = useSearchText(search.criteria, search.search, site);
  return <SearchView {...screen} page={useDeferredValue(search)} words={words} />;
};
