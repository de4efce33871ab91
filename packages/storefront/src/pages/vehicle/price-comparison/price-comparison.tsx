'use client';

import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DeferredStyles } from '../../../runtime/deferred-styles/deferred-styles';
import { placeOf, whenNear, whenOutOfSight } from './arrival';
import { type ComparisonMark, showComparison, whenComparisonWanted } from './comparison-signal';
import { within } from './price-comparison.css';

/** Pixels before it comes into view at which the comparison is asked for. */
const distance = 1000;

/** Gauge, question and their code come when the place is near. */
const PriceComparisonPanel = lazy(() =>
  import('./price-comparison-panel').then((panel) => ({ default: panel.PriceComparisonPanel })),
);

/**
 * Where a vehicle's price stands in its market, asked after load when the visitor comes near, or earlier for the mark
 * beside the price. Nothing is there, and no room is kept, until there is something to show; it appears out of sight, so
 * that nothing moves under a reader's eyes. On failure it never appears. Source: AUTO-01 to AUTO-04, ERRS-01.
 */
export const PriceComparison = ({
  path,
  label,
  id,
}: {
  readonly path: string;
  /** Where links lead to it, where no part of the page around it has one. */
  readonly id?: string;
  /** Its name where no heading of a part names it. */
  readonly label?: string;
}) => {
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [mark, setMark] = useState<ComparisonMark | null>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const place = root.current === null ? null : placeOf(root.current);
    return place === null ? undefined : whenNear(place, distance, () => setIsNear(true));
  }, []);
  useEffect(() => whenComparisonWanted(path, () => setIsNear(true)), [path]);
  useEffect(() => {
    const place = mark === null || root.current === null ? null : placeOf(root.current);
    return place === null ? undefined : whenOutOfSight(place, () => flushSync(() => setIsShown(true)));
  }, [mark]);
  useEffect(() => {
    if (isShown) showComparison(path, mark);
  }, [isShown, mark, path]);
  const ready = useCallback((arrived: ComparisonMark) => setMark(arrived), []);

  return (
    <div
      ref={root}
      {...(id === undefined ? {} : { id })}
      hidden={!isShown}
      {...(isShown ? { 'data-arrived': '' } : {})}
      {...(label === undefined ? {} : { role: 'group', 'aria-label': label, className: within })}
    >
      {isNear && (
        <Suspense>
          <DeferredStyles part="priceComparison" />
          <PriceComparisonPanel path={path} isShown={isShown} onReady={ready} />
        </Suspense>
      )}
    </div>
  );
};
