import * as z from 'zod';

/**
 * Answer of GET /internal/v1/postcodes/{postcode}: where an Australian postcode lies, in degrees, and the state and the
 * name of a place there as far as they are known (GEO-01).
 */
export const postcodePlaceSchema = z.object({
  lat: z.number(),
  long: z.number(),
  state: z.string().nullable(),
  place: z.string().nullable(),
});
export type PostcodePlace = z.infer<typeof postcodePlaceSchema>;
