'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { RecentlyViewedProps } from './recently-viewed-props';

/** Comes with the first vehicle that is remembered: most visitors have none. */
const ViewedRow = lazy(() => import('./viewed-row').then((row) => ({ default: row.ViewedRow })));

/**
 * The vehicles that this device looked at before, as they are now (HIST-01). Nothing on the server, without scripts, and
 * for who has seen none.
 */
export const RecentlyViewed = ({ vehicle, ...row }: RecentlyViewedProps) => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const { viewedVehicles: settings } = row.settings;
  const { limit } = settings;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a vehicle is its id; the same one is not looked at anew
  useEffect(() => {
    let isHere = true;
    import('./viewed-memory')
      .then(({ rememberVehicle, viewedVehicles }) => {
        if (!isHere) return;
        const others = viewedVehicles().filter(({ id }) => id !== vehicle?.id);
        setIds(others.slice(0, limit).map(({ id }) => id));
        if (vehicle !== undefined) rememberVehicle(vehicle, { limit });
      })
      // The page is whole without a memory of others.
      .catch((error: unknown) => console.error('Viewed vehicles could not be remembered', error));
    return () => {
      isHere = false;
    };
  }, [vehicle?.id, limit]);

  return ids.length === 0 ? null : (
    <Suspense>
      <ViewedRow ids={ids} {...row} />
    </Suspense>
  );
};
