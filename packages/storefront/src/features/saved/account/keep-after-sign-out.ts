import type { Favourite } from '@forecourt/domain/shopper';
import { deviceSaved, keepOnDevice } from '../vehicles/device-list';
import { mostSaved, type SavedMode } from '../vehicles/saved-rules';
import type { SavedSettings } from '../vehicles/saved-settings';
import { ensureWatchlist } from './watch-client';
import { WatchRefusal } from './watch-requests';
import { asFavourite, listOf } from './watch-rules';

/** What the device has, which nothing else may have, and then the newest of the account as far as there is room. */
const joined = (device: readonly Favourite[], account: readonly Favourite[], most: number): readonly Favourite[] => {
  const others = account.filter(({ id }) => !device.some((kept) => kept.id === id));
  return [...device, ...others.slice(Math.max(0, others.length - Math.max(0, most - device.length)))];
};

/**
 * Adds the lists of the account to those of this device, the newest where it has too little room for all.
 * @throws WatchRefusal where they cannot be read, also since the session has ended: the device keeps what it has
 */
export const keepAfterSignOut = async (settings: SavedSettings): Promise<void> => {
  const lists = await ensureWatchlist();
  if (lists.phone_number === null) throw new WatchRefusal('signed_out', null);
  for (const mode of Object.keys(mostSaved) as SavedMode[]) {
    const of = { ...settings, mode };
    keepOnDevice(joined(deviceSaved(of), lists[listOf(mode)].map(asFavourite), mostSaved[mode]), of);
  }
};
