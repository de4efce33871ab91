import type { Vehicle } from '../vehicle/vehicle';

/** Whether an extra is offered with a vehicle: with its kind, or with all where it names none. */
export const isSoldWith = (
  extra: { readonly car_type: readonly Vehicle['car_type'][] },
  { car_type }: Pick<Vehicle, 'car_type'>,
): boolean => extra.car_type.length === 0 || extra.car_type.includes(car_type);
