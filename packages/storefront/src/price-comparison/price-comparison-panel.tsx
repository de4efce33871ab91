'use client';

import { PriceGauge } from '@forecourt/ui';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { askAutogauge } from './ask-autogauge';
import type { ComparisonMark } from './comparison-signal';
import { priceComparisonView } from './price-comparison-view';

/** Milliseconds for which an answer is good when the visitor comes back to the vehicle. */
const fresh = 60_000;

/** Shared by the vehicles of one visit; asked once, since a panel that fails is done without. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: fresh, refetchOnWindowFocus: false } },
});

/** Asks for the comparison and draws it once it may be shown; `onReady` tells what there is. */
export const PriceComparisonPanel = ({
  path,
  isShown,
  onReady,
}: {
  readonly path: string;
  readonly isShown: boolean;
  readonly onReady: (mark: ComparisonMark) => void;
}) => {
  const { data, error } = useQuery(
    { queryKey: ['autogauge', path], queryFn: ({ signal }) => askAutogauge(path, signal) },
    client,
  );
  const view = useMemo(() => priceComparisonView(data ?? null), [data]);

  useEffect(() => {
    // The page is whole without the panel (AUTO-03).
    if (error !== null) console.error('Autogauge failed', error);
  }, [error]);
  useEffect(() => {
    if (view?.figures === undefined) return;
    const { fill, band } = view.figures;
    onReady({ verdict: view.verdict, fill, band });
  }, [view, onReady]);

  return view === null || !isShown ? null : <PriceGauge {...view} />;
};
