'use client';

import { ToggleTool } from '@forecourt/ui/share-bar';
import { type SavedToggleProps, useSavedToggle } from '../../features/saved/vehicles/use-saved-toggle';

const looks = {
  favourite: { icon: 'heart', label: 'Save' },
  compare: { icon: 'scale', pressedIcon: 'circle-check', label: 'Compare' },
} as const;

/** The same among the tools of a vehicle's page. Source: SIDE-01, FAVS-01. */
export const SavedTool = (toggle: SavedToggleProps) => {
  const { vehicle, settings } = toggle;
  const { saved, onChange } = useSavedToggle(toggle);
  return <ToggleTool {...looks[settings.mode]} about={vehicle.name} pressed={saved} onChange={onChange} />;
};
