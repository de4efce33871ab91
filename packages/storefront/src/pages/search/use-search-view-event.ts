'use client';

import { useEffect, useRef } from 'react';
import { analyticsEvent } from '../../runtime/analytics/analytics-events';
import { type AnalyticsSinks, sendEvent } from '../../runtime/analytics/send-event';

/** A site and the sinks of its dealer. */
export interface SearchEventSource {
  readonly website_id: string;
  readonly sinks: AnalyticsSinks;
}

/**
 * Tells a dealer's sinks that results were viewed: once for each change of criteria, when their answer has come.
 * `path` is the canonical address of the search, `hits` what it found, null until it is known (ANLY-01, event 49).
 */
export const useSearchViewEvent = (
  path: string,
  hits: number | null,
  { website_id, sinks }: SearchEventSource,
): void => {
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (hits === null || told.current === path) return;
    told.current = path;
    sendEvent(sinks, analyticsEvent('search_view', { website_id, car_id: null, car_type: null, path, hits }));
  }, [path, hits, website_id, sinks]);
};
