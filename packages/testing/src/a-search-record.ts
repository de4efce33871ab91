import { isPurchasable, type Vehicle, vehicleSettingsSchema } from '@forecourt/domain/vehicle';
import { isShownAmount } from '@forecourt/domain/vehicle-price';
import { vehicleTag } from '@forecourt/domain/vehicle-tag';
import {
  cardFields,
  type RecordInput,
  type SearchHit,
  type SearchRecord,
  toSearchRecord,
} from '@forecourt/search/record';
import { aDealership, aLocation } from './a-dealership';
import { aVehicle, testNow } from './a-vehicle';

/** What the record of a vehicle on the test site is made from. */
export const aRecordInput = (vehicleOverrides: Partial<Vehicle> = {}): RecordInput => {
  const vehicle = aVehicle(vehicleOverrides);
  return {
    vehicle,
    site: { website_id: 'harbour-city', vehicle: vehicleSettingsSchema.parse({}) },
    location: aLocation(),
    dealership: aDealership(),
    estimate:
      isPurchasable(vehicle) && isShownAmount(vehicle.price)
        ? { repayment: 260, interestRate: 10, comparisonRate: 10.03 }
        : null,
    tag: vehicleTag(vehicle, { now: testNow }),
    now: testNow,
  };
};

/** The record of a vehicle on the test site, made by the real rules; any field may be overridden afterwards. */
export const aSearchRecord = (
  overrides: Partial<SearchRecord> = {},
  vehicleOverrides: Partial<Vehicle> = {},
): SearchRecord => ({ ...toSearchRecord(aRecordInput(vehicleOverrides)), ...overrides });

/** The hit of a vehicle as the engine answers it: the card's fields of its record. */
export const aSearchHit = (overrides: Partial<SearchHit> = {}, vehicleOverrides: Partial<Vehicle> = {}): SearchHit => {
  const record = aSearchRecord({}, vehicleOverrides);
  const hit = Object.fromEntries(cardFields.map((field) => [field, record[field]])) as SearchHit;
  return { ...hit, ...overrides };
};
