import { useCallback, useEffect, useRef, useState } from 'react';

/** What a form is sending, and how that begins and ends. */
export interface UnderWay<What> {
  /** What is under way; null for nothing. */
  readonly underWay: What | null;
  /** Begins it. False, and nothing begins, while something is under way: also for a second press before the next draw. */
  readonly begin: (what: What) => boolean;
  readonly end: () => void;
}

/**
 * Whether a form is on its way, so that it is sent once however often its button is pressed. It ends where the page is shown
 * again as it was left: back from a processor's page, say.
 * @param longestMs milliseconds after which it ends by itself, for a plain form that may have been stopped, or whose answer led
 *   nowhere; none for a form that hears how it went
 */
export const useUnderWay = <What>(longestMs?: number): UnderWay<What> => {
  const isBegun = useRef(false);
  const [underWay, setUnderWay] = useState<What | null>(null);
  const end = useCallback((): void => {
    isBegun.current = false;
    setUnderWay(null);
  }, []);
  useEffect(() => {
    window.addEventListener('pageshow', end);
    return () => window.removeEventListener('pageshow', end);
  }, [end]);
  useEffect(() => {
    if (underWay === null || longestMs === undefined) return;
    const timer = setTimeout(end, longestMs);
    return () => clearTimeout(timer);
  }, [underWay, longestMs, end]);
  const begin = (what: What): boolean => {
    if (isBegun.current) return false;
    isBegun.current = true;
    setUnderWay(() => what);
    return true;
  };
  return { underWay, begin, end };
};
