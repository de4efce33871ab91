'use client';

import { useSyncExternalStore } from 'react';

/** What has been learnt about the vehicle of the open page since it was drawn. */
export interface KnownNow {
  readonly carId: string;
  readonly views: number;
  /** It sold while somebody was writing about it: the page keeps the form. */
  readonly soldMeanwhile: boolean;
}

let known: KnownNow | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Tells every part of the page. */
export const tellKnown = (next: KnownNow): void => {
  known = next;
  for (const listener of listeners) listener();
};

/** What is known of a vehicle now; null before the answer, without one, and while the server draws. */
export const useKnownNow = (carId: string | null): KnownNow | null =>
  useSyncExternalStore(
    subscribe,
    () => (known?.carId === carId ? known : null),
    () => null,
  );
