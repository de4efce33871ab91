import type { Favourite } from '@forecourt/domain/shopper';
import type { ToastMessage } from '@forecourt/ui/toast';
import { analyticsEvent } from '../../../runtime/analytics/analytics-events';
import { sendEvent } from '../../../runtime/analytics/send-event';
import { forgetStored, readStored, type StorageArea, store } from '../../../runtime/browser-storage/browser-storage';
import type { SavableVehicle } from './savable-vehicle';
import { readSaved, withoutSaved, withSaved } from './saved-rules';
import type { SavedSettings } from './saved-settings';
import { type Kept, savedMessage } from './saved-words';
import { showSaved } from './shown-saved';

const keyOf = ({ mode }: SavedSettings): string => `forecourt-${mode}`;

const areaOf = ({ storage }: SavedSettings): StorageArea => (storage === 'local' ? 'device' : 'tab');

/** The list where the browser refuses to store it: then the open page alone keeps it. */
let unstored: readonly Favourite[] | null = null;

const read = (settings: SavedSettings): readonly Favourite[] => {
  if (unstored !== null) return unstored;
  return readSaved(readStored(areaOf(settings), keyOf(settings)), settings.mode);
};

const write = (saved: readonly Favourite[], settings: SavedSettings): void => {
  unstored = store(areaOf(settings), keyOf(settings), JSON.stringify(saved)) ? null : saved;
  showSaved(saved);
};

/** Reads the list and follows it: other tabs change it too, and a page that comes back may be behind. */
export const openSaved = (settings: SavedSettings): void => {
  unstored = null;
  const show = () => showSaved(read(settings));
  window.addEventListener('storage', ({ key }) => {
    // Null: the storage was cleared.
    if (key === null || key === keyOf(settings)) show();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show();
  });
  // What the device stored before the dealer chose otherwise.
  if (settings.storage === 'none') forgetStored('device', keyOf(settings));
  show();
};

/** Keeps a vehicle, if there is room. A new one is event 39 to the dealer's sinks (FAVS-01, ANLY-01). */
export const keepVehicle = (vehicle: SavableVehicle, settings: SavedSettings): Kept => {
  // Another tab may have changed it since it was shown.
  const before = read(settings);
  const after = withSaved(before, vehicle, settings.mode);
  if (after === null || after === before) {
    showSaved(before);
    return after === null ? 'full' : 'there';
  }
  write(after, settings);
  const { website_id, mode, sinks } = settings;
  const list = mode === 'compare' ? 'compare' : 'favourites';
  sendEvent(
    sinks,
    analyticsEvent('vehicle_saved', { website_id, car_id: vehicle.id, car_type: vehicle.car_type, list }),
  );
  return 'added';
};

/** Lets a vehicle go. */
export const dropVehicle = (vehicleId: string, settings: SavedSettings): void =>
  write(withoutSaved(read(settings), vehicleId), settings);

/** Adds or removes a vehicle as a press on its button asks, and returns the message to announce. */
export const changeSaved = (
  vehicle: SavableVehicle,
  wanted: boolean,
  settings: SavedSettings,
): ToastMessage & { readonly outcome: Kept | 'dropped' } => {
  const outcome = wanted ? keepVehicle(vehicle, settings) : 'dropped';
  if (outcome === 'dropped') dropVehicle(vehicle.id, settings);
  return { outcome, ...savedMessage(settings, vehicle.name, outcome) };
};
