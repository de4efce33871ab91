import { simpleBody } from '@forecourt/domain/simple-words';
import type { BodyType, ItemType } from '@forecourt/domain/vehicle';
import type { VehicleShape } from '@forecourt/ui/vehicle-profile';

const bodyShapes: Record<BodyType, VehicleShape> = {
  '4x4': 'suv',
  bus: 'bus',
  cabChassis: 'truck',
  convertible: 'convertible',
  coupe: 'coupe',
  hardtop: 'suv',
  hatch: 'hatch',
  hatchback: 'hatch',
  motorhome: 'bus',
  lightTruck: 'truck',
  peopleMover: 'van',
  sedan: 'sedan',
  softtop: 'convertible',
  suv: 'suv',
  ute: 'ute',
  van: 'van',
  wagon: 'wagon',
  stationWagon: 'wagon',
};

const itemShapes: Record<ItemType, VehicleShape> = {
  car: 'suv',
  truck: 'truck',
  motorcycle: 'motorcycle',
  caravan: 'caravan',
};

/** The drawing that stands in where a vehicle has no picture (MEDI-01). */
export const vehicleShape = (body: string | null, itemType: ItemType): VehicleShape => {
  const known = itemType === 'car' || itemType === 'truck' ? simpleBody(body) : null;
  return known === null ? itemShapes[itemType] : bodyShapes[known];
};
