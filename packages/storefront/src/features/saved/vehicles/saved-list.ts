import * as device from './device-list';
import { isOfAccount } from './list-keeper';
import type { ListKeeper, SavedChange, Say } from './saved-change';
import type { SavedMode } from './saved-rules';
import type { SavedSettings } from './saved-settings';

// Comes after the page. The account's part comes only where somebody may be signed in.

/** Who keeps a list now: somebody may have signed in or out in another tab since it was opened. */
const keeperOf = async (settings: SavedSettings): Promise<ListKeeper> =>
  isOfAccount(settings) ? import('../account/account-list') : device;

const openedOnDevice = new Set<SavedMode>();

const failed =
  (say: Say) =>
  (error: unknown): void => {
    console.error('The list of kept vehicles could not be loaded', error);
    say({ message: 'That could not be saved. Please check your connection and try again.' });
  };

/** Reads the list and follows it; once is enough. */
export const openSaved: ListKeeper['openSaved'] = (settings, say) => {
  if (isOfAccount(settings)) {
    import('../account/account-list')
      .then((account) => account.openSaved(settings, say))
      .catch((error: unknown) => console.error('The list of the account could not be loaded', error));
  } else if (!openedOnDevice.has(settings.mode)) {
    openedOnDevice.add(settings.mode);
    device.openSaved(settings);
  }
};

/** Adds or removes a vehicle as a press on its button asks, and says what becomes of it. */
export const changeSaved = (change: SavedChange): void => {
  keeperOf(change.settings)
    .then((keeper) => keeper.changeSaved(change))
    .catch(failed(change.say));
};

/** Keeps several at once; what became of each. Null where the shopper is led to sign in first. */
export const keepVehicles = async (
  ...[vehicles, settings, say]: Parameters<ListKeeper['keepVehicles']>
): Promise<ReturnType<ListKeeper['keepVehicles']>> => (await keeperOf(settings)).keepVehicles(vehicles, settings, say);

/** Lets a vehicle go without a word. */
export const dropVehicle: ListKeeper['dropVehicle'] = (vehicleId, settings, say) => {
  keeperOf(settings)
    .then((keeper) => keeper.dropVehicle(vehicleId, settings, say))
    .catch(failed(say));
};
