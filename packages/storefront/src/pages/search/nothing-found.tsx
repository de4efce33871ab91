'use client';

import { LinkButton } from '@forecourt/ui/button';
import { EmptyState } from '@forecourt/ui/empty-state';
import { Stack } from '@forecourt/ui/layout';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../runtime/lazy-part/lazy-part';
import type { SearchPageView } from './search-page-view';
import type { SearchScreenProps } from './search-screen-props';
import { emptySearch } from './search-states';
import type { PageSearch } from './use-search';
import type { WayOnProps } from './way-on-parts';

/** Its code comes with the first search that finds nothing. */
const WayOnParts = lazyPart<WayOnProps>(() => import('./way-on-parts').then((code) => code.WayOnParts));

type Parts = Pick<PageSearch, 'criteria' | 'search' | 'href' | 'clear'> & {
  readonly view: SearchPageView;
  readonly screen: WayOnProps['screen'] & Pick<SearchScreenProps, 'call'>;
};

/**
 * Nothing was found: the way back to all stock (SRCH-09), the same search without one of its filters or words and how many
 * that finds, whom to call, and the vehicles that come nearest.
 */
export const NothingFound = ({ criteria, view, search, href, clear, screen }: Parts) => {
  const { call } = screen;
  const drawn = (searches: ReactNode, nearest: ReactNode) => (
    <Stack gap={6}>
      <EmptyState
        title={emptySearch.title}
        actions={
          <>
            <LinkButton href={href(view.cleared)} kind="ink" onClick={clear}>
              {emptySearch.clear}
            </LinkButton>
            {searches}
          </>
        }
      >
        {emptySearch.text}
        {call !== null && (
          <>
            {' '}
            {emptySearch.call} <a href={call.href}>{call.label}</a>.
          </>
        )}
      </EmptyState>
      {nearest}
    </Stack>
  );
  return (
    <Suspense fallback={drawn(null, null)}>
      <WayOnParts {...{ criteria, search, href, screen }}>{drawn}</WayOnParts>
    </Suspense>
  );
};
