'use client';

import { hasUpcomingSpecialHours } from '@forecourt/domain/opening-hours';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { TimedLocation } from './timed-location';

const SpecialTable = lazy(() => import('./special-table').then((code) => ({ default: code.SpecialTable })));

/**
 * Hours of the next days that differ from the usual ones; else nothing, and no code of them. Told in the browser, where
 * Today is known (LOC-03).
 */
export const SpecialHours = ({ location }: { readonly location: TimedLocation }) => {
  const [hasSpecial, setHasSpecial] = useState(false);
  useEffect(() => setHasSpecial(hasUpcomingSpecialHours(location, new Date())), [location]);
  if (!hasSpecial) return null;
  return (
    <Suspense>
      <SpecialTable location={location} />
    </Suspense>
  );
};
