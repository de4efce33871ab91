'use client';

import type { FinanceQuote } from '@forecourt/finance';
import { useSyncExternalStore } from 'react';

/** The quote that a shopper has asked for on a vehicle's page, until the enquiry takes it along. */
export interface AskedQuote {
  readonly carId: string;
  readonly figures: FinanceQuote;
  /** The figures in a sentence, as shopper and staff read them. */
  readonly words: string;
}

let asked: AskedQuote | null = null;
const listeners = new Set<() => void>();

const set = (next: AskedQuote | null): void => {
  asked = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Asks for a quote: the enquiry about this vehicle will take its figures along (FIN-07). */
export const askQuote = (quote: AskedQuote): void => set(quote);

/** The figures have changed since: an asked quote follows them, without one nothing happens. */
export const followQuote = (quote: AskedQuote): void => {
  if (asked?.carId === quote.carId) set(quote);
};

/** Leaves the quote out again, or has sent it. */
export const dropQuote = (): void => set(null);

/** The quote asked for this vehicle; null for none, and while the server draws. */
export const useAskedQuote = (carId: string | null): AskedQuote | null =>
  useSyncExternalStore(
    subscribe,
    () => (asked?.carId === carId ? asked : null),
    () => null,
  );
