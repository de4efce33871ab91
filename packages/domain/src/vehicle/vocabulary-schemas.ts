import * as z from 'zod';
import { australianStates } from './australian-states';
import { carTypes, itemTypes, priceTypes, vehicleStatuses } from './vocabulary';

// Apart from the words themselves: rules that run in the browser need the words, and must not carry zod with them.

/** A {@link VehicleStatus}. */
export const vehicleStatusSchema = z.enum(vehicleStatuses);
/** A {@link CarType}. */
export const carTypeSchema = z.enum(carTypes);
/** An {@link ItemType}. */
export const itemTypeSchema = z.enum(itemTypes);
/** A {@link PriceType}. */
export const priceTypeSchema = z.enum(priceTypes);
/** An {@link AustralianState}. */
export const stateSchema = z.enum(australianStates);
/** An id of another system, as text; some write theirs as numbers. */
export const foreignIdSchema = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().min(1),
);
