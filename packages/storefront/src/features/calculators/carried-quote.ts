import { readStored, store } from '../../runtime/browser-storage/browser-storage';
import type { AskedQuote } from './vehicle-quote';

const key = 'forecourt:quote';

/** The figures of a calculator that a shopper changed, and the same in a sentence with its comparison rate. */
export type CarriedQuoteFigures = Pick<AskedQuote, 'figures' | 'words'>;

/** Keeps the figures that a shopper worked out for a vehicle in this tab, for an order of it. */
export const carryQuote = (quote: AskedQuote): void => {
  store('tab', key, JSON.stringify(quote));
};

const isCarried = (value: unknown, carId: string): value is CarriedQuoteFigures =>
  typeof value === 'object' &&
  value !== null &&
  'carId' in value &&
  value.carId === carId &&
  'figures' in value &&
  typeof value.figures === 'object' &&
  value.figures !== null &&
  'words' in value &&
  typeof value.words === 'string';

/** What was kept for a vehicle; null for nothing. The API checks the figures by the site's own rules. */
export const readCarriedQuote = (carId: string): CarriedQuoteFigures | null => {
  try {
    const value: unknown = JSON.parse(readStored('tab', key) ?? 'null');
    return isCarried(value, carId) ? { figures: value.figures, words: value.words } : null;
  } catch {
    // Storage is the visitor's own: anything may stand there.
    return null;
  }
};
