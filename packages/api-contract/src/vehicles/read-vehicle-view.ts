import { isCount, isFlag, readFields } from '@forecourt/domain/read-fields';
import { carChecks } from '@forecourt/domain/vehicle';
import type { CarFields, VehicleView } from './vehicle-view';

const isAnything = (value: unknown): value is unknown => true;
const isFlagOrMissing = (value: unknown): value is boolean | undefined => value === undefined || isFlag(value);

/**
 * An answer as `vehicleViewSchema` reads it, without its library: every page of a vehicle asks.
 * @throws TypeError that names the field that does not fit.
 */
export const readVehicleView = (answer: unknown): VehicleView => {
  const {
    views,
    car_fields,
    changed = false,
  } = readFields('Vehicle view', answer, { views: isCount, car_fields: isAnything, changed: isFlagOrMissing });
  const carFields = readFields<CarFields>('Vehicle view, car_fields', car_fields, { ...carChecks, available: isFlag });
  return { views, car_fields: carFields, changed };
};
