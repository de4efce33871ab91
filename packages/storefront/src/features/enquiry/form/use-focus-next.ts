'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to what is wanted next, once it is there: an error summary may come a render later than the refusal
 * that it tells of. Not while somebody types: each wish is for one time.
 * @returns how to wish for an element
 */
export const useFocusNext = (): ((element: RefObject<HTMLElement | null>) => void) => {
  const wanted = useRef<RefObject<HTMLElement | null>>(null);
  useEffect(() => {
    const element = wanted.current?.current;
    if (element === null || element === undefined) return;
    wanted.current = null;
    element.focus();
  });
  return (element) => {
    wanted.current = element;
  };
};
