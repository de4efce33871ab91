import type { WatchedList, WatchedVehicle, WatchlistAnswer } from '@forecourt/api-contract';
import type { Favourite } from '@forecourt/domain/shopper';
import type { SavedMode } from '../vehicles/saved-rules';

/** A vehicle that comes into a list of an account or leaves it. */
export interface WatchChange {
  readonly list: WatchedList;
  readonly vehicle: WatchedVehicle;
  readonly wanted: boolean;
}

/** Which list of an account is that of a mode. */
export const listOf = (mode: SavedMode): WatchedList => (mode === 'compare' ? 'compared' : 'saved');

const changedList = (
  vehicles: readonly WatchedVehicle[],
  { vehicle: { id, name, make, model }, wanted }: WatchChange,
): WatchedVehicle[] => {
  const isThere = vehicles.some((one) => one.id === id);
  if (wanted) return isThere ? [...vehicles] : [...vehicles, { id, name, make, model }];
  return vehicles.filter((one) => one.id !== id);
};

/** Lists as they are once changes are done, in their order; the same change twice changes nothing. */
export const withChanges = (watchlist: WatchlistAnswer, changes: readonly WatchChange[]): WatchlistAnswer => {
  const lists = { saved: watchlist.saved, compared: watchlist.compared };
  for (const change of changes) lists[change.list] = changedList(lists[change.list], change);
  return { phone_number: watchlist.phone_number, ...lists };
};

/** A vehicle of an account as pages know kept ones. */
export const asFavourite = ({ id, name, make, model }: WatchedVehicle): Favourite => ({
  id,
  name,
  slug: '',
  make,
  model,
  primary_image_url: null,
});

/** Lists of nobody, and of whoever has not been asked about yet. */
export const noLists: WatchlistAnswer = { phone_number: null, saved: [], compared: [] };
