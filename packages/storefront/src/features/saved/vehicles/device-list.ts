import type { Favourite } from '@forecourt/domain/shopper';
import { forgetStored, readStored, type StorageArea, store } from '../../../runtime/browser-storage/browser-storage';
import { isOfAccount } from './list-keeper';
import type { SavableVehicle } from './savable-vehicle';
import type { ListKeeper } from './saved-change';
import { readSaved, type SavedMode, withoutSaved, withSaved } from './saved-rules';
import type { SavedSettings } from './saved-settings';
import { type Kept, savedMessage } from './saved-words';
import { showSaved } from './shown-saved';
import { tellSaved } from './tell-saved';

const keyOf = ({ mode }: SavedSettings): string => `forecourt-${mode}`;

const areaOf = ({ storage }: SavedSettings): StorageArea => (storage === 'local' ? 'device' : 'tab');

/** Lists where the browser refuses to store them: then the open page alone keeps them. */
const unstored = new Map<SavedMode, readonly Favourite[]>();

/** What the device keeps of a list. */
export const deviceSaved = (settings: SavedSettings): readonly Favourite[] =>
  unstored.get(settings.mode) ?? readSaved(readStored(areaOf(settings), keyOf(settings)), settings.mode);

/** Has the device keep a list instead of the one it keeps. */
export const keepOnDevice = (saved: readonly Favourite[], settings: SavedSettings): void => {
  if (store(areaOf(settings), keyOf(settings), JSON.stringify(saved))) unstored.delete(settings.mode);
  else unstored.set(settings.mode, saved);
};

const write = (saved: readonly Favourite[], settings: SavedSettings): void => {
  keepOnDevice(saved, settings);
  showSaved(saved, settings.mode);
};

/** Shows what the device keeps. */
export const showDevice = (settings: SavedSettings): void => showSaved(deviceSaved(settings), settings.mode);

/** Reads the list and follows it: other tabs change it too, and a page that comes back may be behind. */
export const openSaved = (settings: SavedSettings): void => {
  unstored.delete(settings.mode);
  // Whoever has signed in meanwhile sees the list of their account.
  const show = () => {
    if (!isOfAccount(settings)) showDevice(settings);
  };
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

/** Keeps a vehicle, if there is room. A new one is told of. */
const keepVehicle = (vehicle: SavableVehicle, settings: SavedSettings): Kept => {
  // Another tab may have changed it since it was shown.
  const before = deviceSaved(settings);
  const after = withSaved(before, vehicle, settings.mode);
  if (after === null || after === before) {
    showSaved(before, settings.mode);
    return after === null ? 'full' : 'there';
  }
  write(after, settings);
  tellSaved(vehicle, settings);
  return 'added';
};

/** Whether whoever is signed in alone has such a list: then the way to it leads by sign-in (WTCH-01). */
const needsAccount = ({ accounts, mode }: SavedSettings): boolean => accounts === true && mode === 'favourite';

const signInFirst = (
  vehicles: readonly SavableVehicle[],
  { mode }: SavedSettings,
  say: (words: { message: string }) => void,
) => {
  import('../account/wanted-vehicles').then(
    ({ askToSignIn }) => askToSignIn({ vehicles, wanted: true, mode }),
    (error: unknown) => {
      console.error('The way to sign-in could not be loaded', error);
      say({ message: 'The way to sign in did not open. Please check your connection and try again.' });
    },
  );
};

/** Keeps several at once; null where the way leads by sign-in. */
export const keepVehicles: ListKeeper['keepVehicles'] = (vehicles, settings, say) => {
  if (!needsAccount(settings)) return vehicles.map((vehicle) => keepVehicle(vehicle, settings));
  signInFirst(vehicles, settings, say);
  return null;
};

/** Lets a vehicle go. */
export const dropVehicle: ListKeeper['dropVehicle'] = (vehicleId, settings) =>
  write(withoutSaved(deviceSaved(settings), vehicleId), settings);

/** Adds or removes a vehicle as a press on its button asks, and says what became of it. */
export const changeSaved: ListKeeper['changeSaved'] = ({ vehicle, wanted, settings, say, isSeen = false }) => {
  if (wanted && needsAccount(settings)) {
    signInFirst([vehicle], settings, say);
    return;
  }
  const outcome = wanted ? keepVehicle(vehicle, settings) : 'dropped';
  if (!wanted) dropVehicle(vehicle.id, settings, say);
  if (!isSeen || outcome === 'full') say(savedMessage(settings, vehicle.name, outcome));
};
