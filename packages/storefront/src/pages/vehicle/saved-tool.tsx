'use client';

import { ToggleTool } from '@forecourt/ui/share-bar';
import { type SavedToggleProps, useSavedToggle } from '../../features/saved/vehicles/use-saved-toggle';

const looks = {
  favourite: { icon: 'heart', label: 'Save' },
  compare: { icon: 'scale', pressedIcon: 'circle-check', label: 'Compare' },
} as const;

/** The same among the tools of a vehicle's page; one that is not offered is there only to be let go. Source: SIDE-01, FAVS-01, WTCH-03. */
export const SavedTool = ({ isOffered = true, ...toggle }: SavedToggleProps & { readonly isOffered?: boolean }) => {
  const { vehicle, settings } = toggle;
  const { saved, onChange } = useSavedToggle(toggle);
  if (!isOffered && !saved) return null;
  return <ToggleTool {...looks[settings.mode]} about={vehicle.name} pressed={saved} onChange={onChange} />;
};
