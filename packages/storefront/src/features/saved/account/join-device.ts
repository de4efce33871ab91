import type { Favourite } from '@forecourt/domain/shopper';
import { deviceSaved, keepOnDevice } from '../vehicles/device-list';
import type { SavedMode } from '../vehicles/saved-rules';
import type { SavedSettings } from '../vehicles/saved-settings';
import { sendJoin } from './watch-requests';

const idsOf = (vehicles: readonly Favourite[]): string[] => vehicles.map(({ id }) => id);

/**
 * Moves what this device kept before its shopper signed in into their account (FAVS-01); what has no room there stays. True
 * where something was moved. @throws WatchRefusal where it is not taken: the device keeps everything
 */
export const joinDevice = async (settings: SavedSettings): Promise<boolean> => {
  const of = (mode: SavedMode): SavedSettings => ({ ...settings, mode });
  const kept = { saved: deviceSaved(of('favourite')), compared: deviceSaved(of('compare')) };
  if (kept.saved.length + kept.compared.length === 0) return false;
  const left = await sendJoin({ saved: idsOf(kept.saved), compared: idsOf(kept.compared) });
  keepOnDevice(
    kept.saved.filter(({ id }) => left.saved.includes(id)),
    of('favourite'),
  );
  keepOnDevice(
    kept.compared.filter(({ id }) => left.compared.includes(id)),
    of('compare'),
  );
  return true;
};
