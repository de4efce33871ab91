import type { ToastMessage } from '@forecourt/ui/toast';
import type { SavableVehicle } from './savable-vehicle';
import type { SavedSettings } from './saved-settings';
import type { Kept } from './saved-words';

/** Says something to the shopper, in a toast. */
export type Say = (message: ToastMessage) => void;

/** A press on what keeps a vehicle. */
export interface SavedChange {
  readonly vehicle: SavableVehicle;
  /** Whether it is to be kept, or let go. */
  readonly wanted: boolean;
  readonly settings: SavedSettings;
  readonly say: Say;
  /** The page shows what is in the list: only what went wrong is said. */
  readonly isSeen?: boolean;
}

/** What keeps a list: the device, or the account of whoever is signed in. */
export interface ListKeeper {
  /** Reads the list and follows it; once is enough. */
  readonly openSaved: (settings: SavedSettings, say: Say) => void;
  /** Adds or removes a vehicle, and says what becomes of it. */
  readonly changeSaved: (change: SavedChange) => void;
  /** Keeps several at once; what became of each. Null where the shopper is led to sign in first. */
  readonly keepVehicles: (
    vehicles: readonly SavableVehicle[],
    settings: SavedSettings,
    say: Say,
  ) => readonly Kept[] | null;
  /** Lets a vehicle go without a word. */
  readonly dropVehicle: (vehicleId: string, settings: SavedSettings, say: Say) => void;
}
