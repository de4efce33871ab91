import { readViewed, rememberViewed, type ViewedVehicle, type ViewedVehicleSettings } from '@forecourt/domain/shopper';

/** The storage is the site's own: each dealer has its own host. */
const storageKey = 'forecourt-viewed';

/** The vehicles that this device looked at on this site, newest first; none where the browser keeps nothing. */
export const viewedVehicles = (): readonly ViewedVehicle[] => {
  try {
    return readViewed(window.localStorage.getItem(storageKey));
  } catch {
    // A browser may refuse storage altogether; nothing was remembered then either.
    return [];
  }
};

/** Remembers another look at a vehicle (HIST-01). */
export const rememberVehicle = (vehicle: ViewedVehicle, settings: ViewedVehicleSettings): void => {
  const viewed = rememberViewed(viewedVehicles(), vehicle, settings);
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(viewed));
  } catch {
    // As above: no storage, no memory.
  }
};
