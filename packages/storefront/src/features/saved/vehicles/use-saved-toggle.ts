import { useToasts } from '@forecourt/ui/toast';
import type { SavableVehicle } from './savable-vehicle';
import type { SavedSettings } from './saved-settings';
import { savedList, useSaved } from './use-saved';

/** What a part that keeps a vehicle is given. */
export interface SavedToggleProps {
  readonly vehicle: SavableVehicle;
  readonly settings: SavedSettings;
  /** The page has a tray that announces what is in it, so only a refusal is announced here. */
  readonly hasTray?: boolean;
}

/** When the code of the list does not come. */
const notSaved = 'That could not be saved. Please check your connection and try again.';

/** Whether a vehicle is kept, and the way to change it; what becomes of a press is said in a toast. */
export const useSavedToggle = ({ vehicle, settings, hasTray = false }: SavedToggleProps) => {
  const saved = useSaved(settings)?.some(({ id }) => id === vehicle.id) ?? false;
  const { show } = useToasts();
  const onChange = (wanted: boolean) => {
    savedList(settings, show)
      .then(({ changeSaved }) => changeSaved({ vehicle, wanted, settings, say: show, isSeen: hasTray }))
      .catch((error: unknown) => {
        console.error('The vehicle could not be kept', error);
        show({ message: notSaved });
      });
  };
  return { saved, onChange };
};
