'use client';

import { hrefs } from '@forecourt/config/hrefs';
import { LinkButton } from '@forecourt/ui/button';
import { Stack } from '@forecourt/ui/layout';
import { VehicleCardList } from '@forecourt/ui/vehicle-card';
import type { ReactNode } from 'react';
import { insteadOfLink } from '../../features/search/instead-of-link';
import { vehicleCardView } from '../../features/vehicle/card/vehicle-card-view';
import type { SearchScreenProps } from './search-screen-props';
import { emptySearch } from './search-states';
import type { PageSearch } from './use-search';
import { useWayOn } from './use-way-on';
import { wayOnView } from './way-on-view';

export type WayOnProps = Pick<PageSearch, 'criteria' | 'search' | 'href'> & {
  readonly screen: Pick<SearchScreenProps, 'wayOn' | 'access' | 'settings' | 'can' | 'Card' | 'cards'>;
  /** Draws what was not found with the searches that find something, and the vehicles that come nearest. */
  readonly children: (searches: ReactNode, nearest: ReactNode) => ReactNode;
};

/** The way on from a search that found nothing: looser searches with their counts, and what comes nearest (SRCH-09). */
export const WayOnParts = ({ criteria, search, href, screen, children }: WayOnProps) => {
  const { settings, can, Card, cards } = screen;
  const way = useWayOn(criteria, href(criteria), screen);
  const to = hrefs(settings);
  return children(
    (way === null ? [] : wayOnView(way, settings.vehicle)).map(({ label, criteria: looser }) => (
      <LinkButton
        key={label}
        href={href(looser)}
        kind="outlined"
        onClick={(event) => insteadOfLink(event, () => search(() => looser))}
      >
        {label}
      </LinkButton>
    )),
    way !== null && way.nearest.length > 0 && (
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
    ),
  );
};
