import { canCompare } from '@forecourt/domain/vehicle-controls';
import { hitControls, type SearchHit } from '@forecourt/search/record';
import type { VehicleCardProps } from '@forecourt/ui/vehicle-card';
import { savableVehicle } from './savable-vehicle';
import type { SavedSettings } from './saved-settings';
import { SavedToggle } from './saved-toggle';

/**
 * What a card has to keep its vehicle by: nothing where the site has none, or where the vehicle is not one to keep
 * (CARD-04); but a vehicle of the watchlist can be let go whatever became of it (WTCH-03). Source: FAVS-01.
 */
export const savedPlace = (
  hit: SearchHit,
  settings: SavedSettings | null,
  { hasTray = false, iconSheet = false }: { readonly hasTray?: boolean; readonly iconSheet?: boolean } = {},
): Pick<VehicleCardProps, 'favourite' | 'compare'> => {
  if (settings === null) return {};
  const { mode, accounts, heart } = settings;
  const isCompare = mode === 'compare';
  const beside = heart === undefined ? {} : savedPlace(hit, heart, { iconSheet });
  const isOffered = canCompare(hitControls(hit), mode);
  if (!isOffered && (isCompare || !accounts)) return isCompare ? { ...beside, compare: null } : {};
  const toggle = <SavedToggle vehicle={savableVehicle(hit)} {...{ settings, hasTray, iconSheet, isOffered }} />;
  return isCompare ? { ...beside, compare: toggle } : { favourite: toggle };
};
