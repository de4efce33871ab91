import { readStored, store } from '../../../runtime/browser-storage/browser-storage';

const storageKey = 'forecourt-counted';
/** Vehicles of one visit; beyond, the earliest would be counted again. */
const mostVehicles = 200;

/** Of a browser that stores nothing: at least this page counts once. */
let unstored: readonly string[] | null = null;

/** Reads a stored list; anything else is none. */
export const readCounted = (stored: string | null): readonly string[] => {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage is the visitor's own: anything may stand there.
    return [];
  }
};

const counted = (): readonly string[] => unstored ?? readCounted(readStored('tab', storageKey));

/** Whether this visit's look at a vehicle has been counted: a visit is one tab, as long as it lives (VDP-07). */
export const isCounted = (vehicleId: string): boolean => counted().includes(vehicleId);

/** Remembers that the API has counted the vehicle in this visit. */
export const noteCounted = (vehicleId: string): void => {
  const noted = [...counted().filter((id) => id !== vehicleId), vehicleId].slice(-mostVehicles);
  unstored = store('tab', storageKey, JSON.stringify(noted)) ? null : noted;
};
