import { readViewed, rememberViewed, type ViewedVehicle, type ViewedVehicleSettings } from '@forecourt/domain/shopper';
import { readStored, store } from '../../../runtime/browser-storage/browser-storage';

const storageKey = 'forecourt-viewed';

/** The vehicles that this device looked at on this site, newest first; none where the browser stores nothing. */
export const viewedVehicles = (): readonly ViewedVehicle[] => readViewed(readStored('device', storageKey));

/** Remembers another look at a vehicle (HIST-01). */
export const rememberVehicle = (vehicle: ViewedVehicle, settings: ViewedVehicleSettings): void => {
  store('device', storageKey, JSON.stringify(rememberViewed(viewedVehicles(), vehicle, settings)));
};
