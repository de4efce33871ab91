import { useRef } from 'react';

/** The same work, but never twice at a time: while one is under way, another press does nothing. */
export const useOneAtATime = <Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<void>,
): ((...given: Given) => Promise<void>) => {
  const isBusy = useRef(false);
  return async (...given) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work(...given);
    } finally {
      isBusy.current = false;
    }
  };
};
