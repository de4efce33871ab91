import { refine, type SearchCriteria, type SortName } from '@forecourt/search/criteria';
import type { SearchHit } from '@forecourt/search/record';
import type { LedgerHead } from '@forecourt/ui/vehicle-card';
import { cardFacts } from '../../features/vehicle/card/vehicle-card-view';

/** The last of a row's facts. */
const lastPlace = 3;

/** The name of the last fact where it is the same one for all vehicles found; else each row says its own. */
const lastHead = (hits: readonly SearchHit[]): LedgerHead => {
  const [label, ...others] = new Set(hits.flatMap((hit) => cardFacts(hit)[lastPlace]?.label ?? []));
  return label === undefined || others.length > 0 ? { label: 'Key spec', varies: true } : { label };
};

/**
 * The heads over rows, in the order of a row's facts; those that order the list are links (SRCH-13). Caravans and
 * motorcycles have facts of their own (SRCH-26).
 * @param print The address of a search.
 */
export const resultHeads = (
  criteria: SearchCriteria,
  print: (criteria: SearchCriteria) => string,
  hits: readonly SearchHit[],
): readonly LedgerHead[] => {
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
  const areAll = (type: SearchHit['item_type']) => hits.length > 0 && hits.every(({ item_type }) => item_type === type);
  const fuelAndTransmission = [{ label: 'Fuel' }, { label: 'Transmission' }];
  return [
    sorting('Vehicle', 'year-desc'),
    ...(areAll('caravan')
      ? [{ label: 'Sleeps' }, { label: 'Body length' }, { label: 'Tare' }]
      : [
          sorting('Odometer', 'km-asc'),
          ...(areAll('motorcycle') ? fuelAndTransmission.toReversed() : fuelAndTransmission),
        ]),
    lastHead(hits),
    sorting('Price', 'price-asc', 'price-desc'),
  ];
};
