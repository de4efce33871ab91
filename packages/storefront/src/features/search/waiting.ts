'use client';

import { useEffect, useMemo, useRef } from 'react';

/** Milliseconds of rest before words are searched, and before a slider's range is (SRCH-06). */
export const textRest = 300;
export const sliderRest = 400;

/** A call that waits; `cancel` forgets the one that waits now. */
export interface AfterRest<Values extends readonly unknown[]> {
  readonly call: (...values: Values) => void;
  readonly cancel: () => void;
}

/** Calls the latest given function once no call was made for `rest` milliseconds; drops it on unmount. */
export const useAfterRest = <Values extends readonly unknown[]>(
  act: (...values: Values) => void,
  rest: number,
): AfterRest<Values> => {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      call: (...values: Values) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => latest.current(...values), rest);
      },
      cancel: () => clearTimeout(timer.current),
    }),
    [rest],
  );
};
