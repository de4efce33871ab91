import { forgetStored, readStored, store } from '../../runtime/browser-storage/browser-storage';

const key = 'forecourt:estimate';

/** What a shopper's own vehicle was valued at, until an order takes it along. */
export interface CarriedEstimate {
  /** What proves it to the API. */
  readonly token: string;
  /** AUD dollars. */
  readonly amount: number;
  /** Its last day, `YYYY-MM-DD`. */
  readonly until: string;
  /** `2019 Toyota Corolla`. */
  readonly car: string;
}

/** Keeps an estimate on this device, for an order that is open in another tab. */
export const carryEstimate = (estimate: CarriedEstimate): void => {
  store('device', key, JSON.stringify(estimate));
};

const isEstimate = (value: unknown): value is CarriedEstimate =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'amount' in value &&
  typeof value.amount === 'number' &&
  'until' in value &&
  typeof value.until === 'string' &&
  'car' in value &&
  typeof value.car === 'string';

/** What was kept and still holds; null for nothing. `today` is the dealer's date, `YYYY-MM-DD`. */
export const readEstimate = (today: string): CarriedEstimate | null => {
  try {
    const value: unknown = JSON.parse(readStored('device', key) ?? 'null');
    return isEstimate(value) && today <= value.until ? value : null;
  } catch {
    // Storage is the visitor's own: anything may stand there.
    return null;
  }
};

/** Forgets it: it has gone along. */
export const dropEstimate = (): void => forgetStored('device', key);

/** Calls when another tab has valued something. @returns how to stop */
export const watchEstimate = (onChange: () => void): (() => void) => {
  const listen = (event: StorageEvent): void => {
    if (event.key === key) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};
