import { carQueries } from './car-queries.ts';
import { leisureQueries } from './leisure-queries.ts';
import { truckQueries } from './truck-queries.ts';
import type { SiteQuery } from './wanted.ts';

/**
 * What shoppers type, on a site of cars, one of caravans and motorcycles, and one of trucks, and the vehicles that each
 * must find.
 */
export const wordQueries: readonly SiteQuery[] = [
  ...carQueries.map(([words, wanted]) => ({ site: 'harbour-city', words, wanted })),
  ...leisureQueries.map(([words, wanted]) => ({ site: 'saltbush-leisure', words, wanted })),
  ...truckQueries.map(([words, wanted]) => ({ site: 'ironbark-trucks', words, wanted })),
];
