import { signInPath } from '@forecourt/config/pages';
import { forgetStored, readStored, store } from '../../../runtime/browser-storage/browser-storage';
import type { SavableVehicle } from '../vehicles/savable-vehicle';
import type { SavedMode } from '../vehicles/saved-rules';

/** What a shopper pressed before they were led to sign in. */
export interface Wanted {
  readonly vehicles: readonly SavableVehicle[];
  /** Kept, or let go. */
  readonly wanted: boolean;
  readonly mode: SavedMode;
}

/** The same, with where on which page it was pressed. */
export interface WantedThere extends Wanted {
  readonly path: string;
  /** Pixels from the top. */
  readonly scrolled: number;
}

const key = 'forecourt-wanted';
/** Milliseconds after which somebody who signs in has something else in mind. */
const longest = 30 * 60 * 1000;

const here = (): string => `${location.pathname}${location.search}${location.hash}`;

/**
 * Leads to sign-in and back to this page (WTCH-01), where what was wanted is done: the tab remembers it. Where the browser
 * remembers nothing, the shopper presses once more.
 */
export const askToSignIn = (
  wanted: Wanted,
  leave: (address: string) => void = (address) => location.assign(address),
): void => {
  const path = here();
  store('tab', key, JSON.stringify({ ...wanted, path, scrolled: Math.round(window.scrollY), at: Date.now() }));
  leave(signInPath({ type: 'watchlist', redirect: path, back: path }));
};

const isVehicle = (value: unknown): value is SavableVehicle =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

/** What was wanted, as it was remembered; null for what nobody can read, and for what is too long ago. */
export const readWanted = (stored: string | null, now: number): WantedThere | null => {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { vehicles, wanted, mode, path, scrolled, at }: { readonly [Name in keyof WantedThere | 'at']?: unknown } =
      value;
    if (!Array.isArray(vehicles) || vehicles.length === 0 || !vehicles.every(isVehicle)) return null;
    if (typeof wanted !== 'boolean' || (mode !== 'favourite' && mode !== 'compare')) return null;
    if (typeof path !== 'string' || typeof scrolled !== 'number' || typeof at !== 'number') return null;
    return now - at > longest ? null : { vehicles, wanted, mode, path, scrolled };
  } catch {
    // The tab's own storage: anything may stand there.
    return null;
  }
};

/** What was wanted in this tab and is not done yet; null for nothing. */
export const rememberedWanted = (): WantedThere | null => readWanted(readStored('tab', key), Date.now());

/** Forgets it: it is done once. */
export const forgetWanted = (): void => forgetStored('tab', key);

/** Brings the shopper back to the place of the page where they pressed; another page stays as it is. */
export const returnToPlace = ({ path, scrolled }: Pick<WantedThere, 'path' | 'scrolled'>): void => {
  if (path === here()) window.scrollTo({ top: scrolled, behavior: 'instant' });
};
