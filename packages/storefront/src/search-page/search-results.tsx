'use client';

import { hrefs } from '@forecourt/config';
import { refine, type SearchCriteria, type SearchHit, type SortName } from '@forecourt/search';
import { type LedgerHead, ResultsMore, type ResultsMoreProps, VehicleCardList } from '@forecourt/ui';
import { useMemo } from 'react';
import { vehicleCardView } from '../vehicle-card/vehicle-card-view';
import type { SearchScreenProps } from './search-screen-props';

/** Cards in the first screen, whose pictures are fetched at once. */
const firstCards = 2;

/** The heads over rows, in the order of a row's facts; those that order the list are links (SRCH-13). */
const heads = (criteria: SearchCriteria, print: (criteria: SearchCriteria) => string): readonly LedgerHead[] => {
  const sorting = (label: string, order: SortName, opposite?: SortName): LedgerHead => {
    const next = criteria.sortBy === order && opposite !== undefined ? opposite : order;
    const isSorted = criteria.sortBy === order || criteria.sortBy === opposite;
    const isDescending = criteria.sortBy === 'price-desc' || criteria.sortBy === 'year-desc';
    return {
      label,
      href: print(refine(criteria, { sortBy: next })),
      ...(criteria.sortBy !== undefined && isSorted ? { sorted: isDescending ? 'descending' : 'ascending' } : {}),
    };
  };
  return [
    sorting('Vehicle', 'year-desc'),
    sorting('Odometer', 'km-asc'),
    { label: 'Fuel' },
    { label: 'Transmission' },
    // The last fact of a row says its own name.
    { label: 'Key spec' },
    sorting('Price', 'price-asc', 'price-desc'),
  ];
};

/** The vehicles found, as the template's cards in the template's list. */
export const SearchResults = ({
  hits,
  criteria,
  settings,
  can,
  urls,
  Card,
  cards,
  more,
}: {
  readonly more?: Omit<ResultsMoreProps, 'layout'>;
  readonly hits: readonly SearchHit[];
  readonly criteria: SearchCriteria;
} & Pick<SearchScreenProps, 'settings' | 'can' | 'urls' | 'Card' | 'cards'>) => {
  const to = useMemo(() => hrefs(settings), [settings]);
  return (
    <VehicleCardList
      label="Search results"
      layout={cards}
      {...(cards === 'rows' ? { heads: heads(criteria, urls.print) } : {})}
    >
      {hits.map((hit, index) => (
        <li key={hit.objectID}>
          <Card
            {...vehicleCardView(hit, { vehicle: settings.vehicle, can }, to, { priority: index < firstCards })}
            headingLevel={2}
          />
        </li>
      ))}
      {more !== undefined && (cards === 'grid' || cards === 'wide') && <ResultsMore layout={cards} {...more} />}
    </VehicleCardList>
  );
};
