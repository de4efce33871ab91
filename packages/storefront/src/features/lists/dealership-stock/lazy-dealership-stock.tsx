'use client';

import { lazyPart } from '../../../runtime/lazy-part/lazy-part';

/** The dealers' stock in a chunk of its own: most sites have one dealer and no use for it. */
export const LazyDealershipStock = lazyPart(() =>
  import('./dealership-stock').then(({ DealershipStock }) => DealershipStock),
);
