'use client';

import { lazy } from 'react';

/** The dealers' stock in a chunk of its own: most sites have one dealer and no use for it. */
export const LazyDealershipStock = lazy(() =>
  import('./dealership-stock').then(({ DealershipStock }) => ({ default: DealershipStock })),
);
