'use client';

import { CompareToggle, FavouriteToggle, type FavouriteToggleProps, useToasts } from '@forecourt/ui';
import type { SavableVehicle } from './savable-vehicle';
import type { SavedSettings } from './saved-settings';
import { savedList, useSaved } from './use-saved';

/** What keeps a vehicle and lets it go: a heart, or a tick box to compare. Source: FAVS-01. */
export const SavedToggle = ({
  vehicle,
  settings,
  place,
  hasTray = false,
}: {
  readonly vehicle: SavableVehicle;
  readonly settings: SavedSettings;
  readonly place: NonNullable<FavouriteToggleProps['place']>;
  /** The page has a tray, which says what is in it: only a refusal is left to say. */
  readonly hasTray?: boolean;
}) => {
  const saved = useSaved(settings)?.some(({ id }) => id === vehicle.id) ?? false;
  const toasts = useToasts();
  const change = async (wanted: boolean) => {
    const { savedMessage, notSaved } = await import('./saved-words');
    try {
      const { keepVehicle, dropVehicle } = await savedList(settings);
      const outcome = wanted ? keepVehicle(vehicle, settings) : 'dropped';
      if (!wanted) dropVehicle(vehicle.id, settings);
      if (!hasTray || outcome === 'full') toasts.show(savedMessage(settings, vehicle.name, outcome));
    } catch (error) {
      console.error('The vehicle could not be kept', error);
      toasts.show({ message: notSaved });
    }
  };
  const onChange = (wanted: boolean) => void change(wanted);
  return settings.mode === 'compare' ? (
    <CompareToggle vehicle={vehicle.name} checked={saved} onChange={onChange} />
  ) : (
    <FavouriteToggle vehicle={vehicle.name} saved={saved} onChange={onChange} place={place} />
  );
};
