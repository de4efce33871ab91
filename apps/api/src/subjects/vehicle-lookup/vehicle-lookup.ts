import type { AustralianState } from '@forecourt/domain/vehicle';

/** A vehicle as its register describes it; null where the register has no value. */
export interface RegisteredVehicle {
  readonly make: string;
  readonly model: string;
  readonly badge: string | null;
  readonly year: number;
}

/**
 * The port behind which a vehicle is found by its registration. Null: there is none of it in that state.
 * @throws VehicleLookupFault when the service cannot answer.
 */
export type VehicleLookup = (plate: string, state: AustralianState) => Promise<RegisteredVehicle | null>;

/** A vehicle lookup service gave no usable answer. */
export class VehicleLookupFault extends Error {
  override readonly name = 'VehicleLookupFault';
}
