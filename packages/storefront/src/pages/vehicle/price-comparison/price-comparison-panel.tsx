'use client';

import type { Autogauge } from '@forecourt/domain/autogauge';
import { PriceGauge } from '@forecourt/ui/price-gauge';
import { useEffect, useMemo, useState } from 'react';
import { comparisonOf } from './comparison-answers';
import type { ComparisonMark } from './comparison-signal';
import { priceComparisonView } from './price-comparison-view';

/** Loads the comparison and draws it once it may be shown; `onReady` receives it. The request ends with the panel. */
export const PriceComparisonPanel = ({
  path,
  isShown,
  onReady,
}: {
  readonly path: string;
  readonly isShown: boolean;
  readonly onReady: (mark: ComparisonMark) => void;
}) => {
  const [found, setFound] = useState<{ readonly path: string; readonly answer: Autogauge | null } | null>(null);
  const answer = found?.path === path ? found.answer : null;
  const view = useMemo(() => priceComparisonView(answer), [answer]);

  useEffect(() => {
    const ending = new AbortController();
    comparisonOf(path, ending.signal)
      .then((told) => {
        if (!ending.signal.aborted) setFound({ path, answer: told });
      })
      .catch((error: unknown) => {
        // The page is whole without the panel (AUTO-03).
        if (!ending.signal.aborted) console.error('Autogauge failed', error);
      });
    return () => ending.abort();
  }, [path]);
  useEffect(() => {
    if (view?.figures === undefined) return;
    const { fill, band } = view.figures;
    onReady({ verdict: view.verdict, fill, band });
  }, [view, onReady]);

  return view === null || !isShown ? null : <PriceGauge {...view} />;
};
