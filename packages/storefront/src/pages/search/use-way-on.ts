'use client';

import type { SearchCriteria } from '@forecourt/search/criteria';
import type { WayOn } from '@forecourt/search/way-on';
import { useEffect, useState } from 'react';
import type { FoundWayOn } from '../../features/search/way-on/find-way-on';
import type { SearchScreenProps } from './search-screen-props';

/**
 * The way on from a search that found nothing: the server's, or for a search made in the browser asked for there. Null
 * until it is known, and where it cannot be: the page then has what it had without it.
 */
export const useWayOn = (
  criteria: SearchCriteria,
  address: string,
  { wayOn, access, settings }: Pick<SearchScreenProps, 'wayOn' | 'access' | 'settings'>,
): WayOn | null => {
  const [asked, setAsked] = useState<FoundWayOn | null>(null);
  const known = [wayOn, asked].find((one) => one?.of === address) ?? null;
  const isKnown = known !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says what the criteria are
  useEffect(() => {
    if (isKnown) return undefined;
    let isLeft = false;
    const ask = async () => {
      try {
        const { askWayOn } = await import('../../features/search/way-on/ask-way-on');
        const found = await askWayOn(access, criteria, { ...settings.search, indexName: settings.indexName });
        if (!isLeft) setAsked({ ...found, of: address });
      } catch (error) {
        console.error('No way on from the empty search could be read', error);
      }
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [address, isKnown]);
  return known;
};
