'use client';

import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds of rest before words are searched, and before a slider's range is (SRCH-06). */
export const textRest = 300;
export const sliderRest = 400;

/** Calls the latest given function once nothing has been asked of it for `rest` milliseconds; drops it on leaving. */
export const useAfterRest = <Values extends readonly unknown[]>(
  act: (...values: Values) => void,
  rest: number,
): ((...values: Values) => void) => {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (...values: Values) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(...values), rest);
    },
    [rest],
  );
};
