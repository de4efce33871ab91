'use client';

import dynamic from 'next/dynamic';

/** The dealers' stock in a chunk of its own: most sites have one dealer and no use for it. */
export const LazyDealershipStock = dynamic(() =>
  import('./dealership-stock').then(({ DealershipStock }) => DealershipStock),
);
