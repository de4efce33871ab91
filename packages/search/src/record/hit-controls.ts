import { knownWord, vehicleStatuses } from '@forecourt/domain/vehicle';
import type { ControlledVehicle } from '@forecourt/domain/vehicle-controls';
import type { SearchHit } from './record';

/**
 * What of a hit decides the buttons of its card. Of an index that an earlier release has written `takes_payment` is
 * missing: nothing can be reserved from it until it is written anew.
 */
export const hitControls = ({
  status,
  available,
  reserved,
  price,
  photos_count,
  takes_payment = false,
  has_file,
}: Pick<SearchHit, 'status' | 'available' | 'reserved' | 'price' | 'photos_count' | 'has_file'> &
  Partial<Pick<SearchHit, 'takes_payment'>>): ControlledVehicle => ({
  status: knownWord(vehicleStatuses, status) ?? 'sold',
  sold: !available,
  reserved,
  price,
  photos_count,
  takesPayment: takes_payment,
  hasFile: has_file,
});
