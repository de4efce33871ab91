'use client';

import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { countingTime, shownAt } from './counting';

/**
 * A number that runs to its new value when it changes, at once under reduced motion. Those who listen find the value
 * itself and are not told of its changes. Source: CNTR-01 (its look; the number is the caller's).
 */
export const Counter = ({ value }: { readonly value: number }) => {
  const [shown, setShown] = useState(value);
  const current = useRef(value);

  useEffect(() => {
    const from = current.current;
    if (from === value) return undefined;
    const show = (figure: number) => {
      current.current = figure;
      setShown(figure);
    };
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(value);
      return undefined;
    }
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const progress = (now - start) / countingTime;
      show(shownAt(from, value, progress));
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return (
    <span aria-live="off">
      <span aria-hidden="true">{shown.toLocaleString('en-AU')}</span>
      <VisuallyHidden>{value.toLocaleString('en-AU')}</VisuallyHidden>
    </span>
  );
};
