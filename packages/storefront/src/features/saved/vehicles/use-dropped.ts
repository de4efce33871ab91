import { useToasts } from '@forecourt/ui/toast';
import type { SavedSettings } from './saved-settings';
import { savedList } from './use-saved';

/** When the code of the list does not come. */
const notRemoved = 'That could not be removed. Please check your connection and try again.';

/** The way to let a vehicle go without a word, by its id; only what went wrong is said. */
export const useDropped = (settings: SavedSettings): ((vehicleId: string) => void) => {
  const { show } = useToasts();
  return (vehicleId) => {
    savedList(settings, show)
      .then(({ dropVehicle }) => dropVehicle(vehicleId, settings, show))
      .catch((error: unknown) => {
        console.error('The vehicle could not be let go', error);
        show({ message: notRemoved });
      });
  };
};
