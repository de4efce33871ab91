'use client';

import { hrefs } from '@forecourt/config/hrefs';
import { LinkButton } from '@forecourt/ui/button';
import { EmptyState } from '@forecourt/ui/empty-state';
import { Stack } from '@forecourt/ui/layout';
import { VehicleCardList } from '@forecourt/ui/vehicle-card';
import { insteadOfLink } from '../../features/search/instead-of-link';
import { vehicleCardView } from '../../features/vehicle/card/vehicle-card-view';
import type { SearchPageView } from './search-page-view';
import type { SearchScreenProps } from './search-screen-props';
import { emptySearch } from './search-states';
import type { PageSearch } from './use-search';
import { useWayOn } from './use-way-on';
import { wayOnView } from './way-on-view';

type Parts = Pick<PageSearch, 'criteria' | 'search' | 'href' | 'clear'> & {
  readonly view: SearchPageView;
  readonly screen: Pick<SearchScreenProps, 'wayOn' | 'access' | 'settings' | 'call' | 'can' | 'Card' | 'cards'>;
};

/**
 * Nothing was found: the way back to all stock (SRCH-09), the same search without one of its filters or words and how many
 * that finds, whom to call, and the vehicles that come nearest.
 */
export const NothingFound = ({ criteria, view, search, href, clear, screen }: Parts) => {
  const { settings, can, call, Card, cards } = screen;
  const way = useWayOn(criteria, href(criteria), screen);
  const to = hrefs(settings);
  return (
    <Stack gap={6}>
      <EmptyState
        title={emptySearch.title}
        actions={
          <>
            <LinkButton href={href(view.cleared)} kind="ink" onClick={clear}>
              {emptySearch.clear}
            </LinkButton>
            {(way === null ? [] : wayOnView(way, settings.vehicle)).map(({ label, criteria: looser }) => (
              <LinkButton
                key={label}
                href={href(looser)}
                kind="outlined"
                onClick={(event) => insteadOfLink(event, () => search(() => looser))}
              >
                {label}
              </LinkButton>
            ))}
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
      {way !== null && way.nearest.length > 0 && (
        <Stack gap={4}>
          <h2>{emptySearch.nearest}</h2>
          <VehicleCardList label={emptySearch.nearest} layout={cards}>
            {way.nearest.map((hit) => (
              <li key={hit.objectID}>
                <Card
                  {...vehicleCardView(hit, { vehicle: settings.vehicle, can }, to, { priority: false })}
                  headingLevel={3}
                />
              </li>
            ))}
          </VehicleCardList>
        </Stack>
      )}
    </Stack>
  );
};
