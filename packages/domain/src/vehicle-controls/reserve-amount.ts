import { formatDollars } from '../money/format-dollars';
import type { Vehicle } from '../vehicle/vehicle';
import type { VehicleSettings } from '../vehicle/vehicle-settings';

/**
 * What holding a car costs, as it stands on its card: ` $200`. Empty at $0 (CARD-03), and where a law may cap it, at a tenth
 * of the price at the least (`depositCap`): what is asked then is said by the page. Cards are drawn in the browser, so it
 * formats dollars and brings neither arithmetic of money nor the laws along.
 */
export const reserveAmount = ({ reserveFee }: Pick<VehicleSettings, 'reserveFee'>, price: Vehicle['price']): string =>
  reserveFee && (price ?? 0) >= reserveFee * 10 ? ` ${formatDollars(reserveFee)}` : '';
