import { locationSchema } from '@forecourt/domain/location';
import { carSchema } from '@forecourt/domain/vehicle';
import * as z from 'zod';

/** GET /internal/v1/sites/{website_id}/vehicles/{slug}: one vehicle as that site may show it. */
export const vehicleResponseSchema = z.object({
  /** With `location`, the name of the location where it stands, null when that is not shown (ENTY-01, ENTY-02). */
  vehicle: carSchema.extend({ location: carSchema.shape.location.default(null) }),
  location: locationSchema.nullable(),
  dealership: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  /** Whether the site may show it as sold still (soldCarDays, ROUTE-08). */
  soldPage: z.boolean(),
});
export type VehicleResponse = z.infer<typeof vehicleResponseSchema>;

/**
 * GET /internal/sites/{website_id}/vehicle-address/{slug}: what the gateway asks about a 404 under /cars/.
 * `moved` has the path to redirect to (301); `gone` is 410; `unknown` stays 404.
 */
export const vehicleAddressSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('here') }),
  z.object({ outcome: z.literal('moved'), location: z.string().startsWith('/') }),
  z.object({ outcome: z.literal('gone') }),
  z.object({ outcome: z.literal('unknown') }),
]);
export type VehicleAddress = z.infer<typeof vehicleAddressSchema>;

/** The same from an API of any version: an outcome that this one does not know leaves the 404 as it is. */
export const anyVehicleAddressSchema = z.union([
  vehicleAddressSchema,
  z.object({ outcome: z.string() }).transform((): VehicleAddress => ({ outcome: 'unknown' })),
]);
