import { vehiclePath } from '@forecourt/domain/vehicle';
import type { ToldVehicle } from '../../ground/database/schema/shapes/told-vehicle';
import { type EventVehicle, eventVehicleSchema, type SentEvent } from './event-webhook';
import { longFields, plainFields, priceFields, type VehicleState, vehicleStates } from './told-vehicle';

/** `Omit` of each of a union by itself. */
type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;
/** An event before it has its number and its moment. */
export type NewEvent = Without<SentEvent, 'sequence' | 'at'>;

const stateIn = ({ offered }: ToldVehicle): VehicleState =>
  vehicleStates.find((state) => state === offered) ?? 'available';

/** What is told of a vehicle in the place of fields that nobody remembers. */
const unknownVehicle: Omit<EventVehicle, 'vehicle_id' | 'path' | 'state'> = {
  ...{ stock_number: '', vin: null, slug: '', name: '' },
  ...{ item_type: 'car', car_type: 'used', status: 'in_stock' },
  ...{ year: 0, make: '', model: '', badge: null, km: null, colour: null, location_id: null, photos_count: 0 },
  ...{ price: null, price_type: null, before_price: null, offer_price: null, subscription_price: null },
};

const fieldsOf = (id: string, told: ToldVehicle): Record<string, unknown> => ({
  ...told,
  ...{ vehicle_id: id, stock_number: told.stocknum, state: stateIn(told) },
  path: vehiclePath({ slug: String(told.slug ?? '') }),
});

/** A vehicle as receivers are told of it. @throws ZodError where it is not as it should be */
const vehicleIn = (id: string, told: ToldVehicle): EventVehicle => eventVehicleSchema.parse(fieldsOf(id, told));

/** The same of a remembered one, which another release may have written: what it lacks, or says otherwise, is not known. */
const rememberedVehicle = (id: string, told: ToldVehicle): EventVehicle => {
  const fields = fieldsOf(id, told);
  const read = eventVehicleSchema.safeParse(fields);
  if (read.success) return read.data;
  const faulty = new Set(read.error.issues.map(({ path }) => path[0]));
  const mended = Object.entries(unknownVehicle).filter(([field]) => faulty.has(field));
  return eventVehicleSchema.parse({ ...fields, ...Object.fromEntries(mended) });
};

const pricesIn = (vehicle: EventVehicle): Pick<EventVehicle, (typeof priceFields)[number]> => {
  const { price, price_type, before_price, offer_price, subscription_price } = vehicle;
  return { price, price_type, before_price, offer_price, subscription_price };
};

/** Fields that came with a release are not in what an older one remembered: they have not changed. */
const changedIn = (before: ToldVehicle, after: ToldVehicle) => (field: string) =>
  field in before && before[field] !== after[field];

/** What has changed beside prices and whether it can be bought. */
const changesOf = (before: ToldVehicle, after: ToldVehicle) => {
  const isSale = stateIn(before) === 'sold' || stateIn(after) === 'sold';
  const differs = changedIn(before, after);
  return [
    ...plainFields
      .filter((field) => differs(field) && !(field === 'status' && isSale))
      .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null })),
    ...longFields.filter(differs).map((field) => ({ field })),
  ];
};

const saleEvents = (vehicle: EventVehicle, was: VehicleState, told: ToldVehicle): NewEvent[] => {
  if (vehicle.state === was) return [];
  if (vehicle.state === 'reserved') return [{ event: 'vehicle-reserved', vehicle, was }];
  if (vehicle.state === 'available') return [{ event: 'vehicle-released', vehicle, was }];
  const { sold_at } = told;
  return [{ event: 'vehicle-sold', vehicle, was, sold_at: typeof sold_at === 'string' ? sold_at : null }];
};

/**
 * What is new of a vehicle, in the order in which it is told: what it is, what it costs, whether it can be bought. What
 * happened in between and is undone again tells nothing. Pure.
 * @param before what receivers were last told of it; null where they know nothing of it
 * @param after what they may know now; null where it is gone, `hidden` where its dealer hides it
 */
export const vehicleEvents = (
  id: string,
  before: ToldVehicle | null,
  after: ToldVehicle | 'hidden' | 'gone',
): readonly NewEvent[] => {
  if (after === 'hidden' || after === 'gone')
    return before === null ? [] : [{ event: 'vehicle-removed', vehicle: rememberedVehicle(id, before), reason: after }];
  const vehicle = vehicleIn(id, after);
  if (before === null) return [{ event: 'vehicle-added', vehicle }, ...saleEvents(vehicle, 'available', after)];
  const changes = changesOf(before, after);
  const isPriced = stateIn(before) !== 'sold' && vehicle.state !== 'sold';
  const isRepriced = isPriced && priceFields.some(changedIn(before, after));
  const former = isRepriced ? pricesIn(rememberedVehicle(id, before)) : null;
  return [
    ...(changes.length === 0 ? [] : [{ event: 'vehicle-changed' as const, vehicle, changes }]),
    ...(former === null
      ? []
      : [{ event: 'vehicle-price-changed' as const, vehicle, before: former, after: pricesIn(vehicle) }]),
    ...saleEvents(vehicle, stateIn(before), after),
  ];
};
