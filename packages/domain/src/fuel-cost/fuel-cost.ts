import { simpleFuel } from '../simple-words/fuel-drive-transmission';
import type { Vehicle } from '../vehicle/vehicle';
import type { FuelSettings } from './fuel-settings';

type FuelledVehicle = Pick<Vehicle, 'simple_fuel' | 'fuel' | 'item_type' | 'variant'>;

/**
 * Litres a vehicle burns per 100 km, the settings' figure when its variant does not say. Null for what burns none by
 * the litre, on which the calculator is hidden: electric and hydrogen vehicles, and caravans without an engine
 * (FUEL-01).
 */
export const fuelConsumption = (
  vehicle: FuelledVehicle,
  settings: Pick<FuelSettings, 'consumption'>,
): number | null => {
  const fuel = simpleFuel(vehicle.simple_fuel ?? vehicle.fuel);
  if (fuel === 'Electric' || fuel === 'Hydrogen') return null;
  if (fuel === null && vehicle.item_type === 'caravan') return null;
  const known = vehicle.variant?.fuelconsumptioncombined ?? 0;
  return known > 0 ? known : settings.consumption;
};

/** What fuel costs in AUD dollars, to the cent: a week, and a year of 52 weeks (FUEL-01). */
export const fuelCost = (
  consumption: number,
  { price, weeklyDistance }: Pick<FuelSettings, 'price' | 'weeklyDistance'>,
): { readonly week: number; readonly year: number } => {
  const week = (consumption * weeklyDistance * price) / 100;
  return { week: Math.round(week * 100) / 100, year: Math.round(week * 52 * 100) / 100 };
};
