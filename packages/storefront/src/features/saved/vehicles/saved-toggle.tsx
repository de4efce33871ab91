'use client';

import { CompareToggle, FavouriteToggle } from '@forecourt/ui/vehicle-card';
import { type SavedToggleProps, useSavedToggle } from './use-saved-toggle';

/** What keeps the vehicle of a card and lets it go: a heart, or a tick box to compare. Source: FAVS-01, WTCH-03. */
export const SavedToggle = ({
  iconSheet = false,
  isOffered = true,
  ...toggle
}: SavedToggleProps & {
  /** The card stands in a list with an `IconSheet`. */
  readonly iconSheet?: boolean;
  /** One that is not offered, since it has sold, is there only to be let go. */
  readonly isOffered?: boolean;
}) => {
  const { vehicle, settings } = toggle;
  const { saved, onChange } = useSavedToggle(toggle);
  if (!isOffered && !saved) return null;
  return settings.mode === 'compare' ? (
    <CompareToggle vehicle={vehicle.name} checked={saved} onChange={onChange} />
  ) : (
    <FavouriteToggle vehicle={vehicle.name} saved={saved} onChange={onChange} iconSheet={iconSheet} />
  );
};
