import { formatDollars } from '../money/format-dollars';
import type { VehicleSettings } from '../vehicle/vehicle-settings';

/**
 * What holding a car costs, as it stands on a button: `$200`. Null at $0 (CARD-03). Cards are drawn in the browser,
 * so it formats dollars and brings no arithmetic of money along.
 */
export const reserveAmount = ({ reserveFee }: Pick<VehicleSettings, 'reserveFee'>): string | null =>
  reserveFee > 0 ? formatDollars(reserveFee) : null;
