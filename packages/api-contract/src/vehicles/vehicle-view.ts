import { carSchema } from '@forecourt/domain/vehicle';
import * as z from 'zod';

/** What may have changed about a vehicle since its page was drawn. Prices in AUD dollars, null for none. */
export const carFieldsSchema = carSchema
  .pick({
    id: true,
    status: true,
    sold: true,
    reserved: true,
    price: true,
    before_price: true,
    price_type: true,
    preorder: true,
    photos_count: true,
    updated_at: true,
  })
  .extend({ available: z.boolean() });
export type CarFields = z.infer<typeof carFieldsSchema>;

/**
 * Answer of GET /cars/{slug}/view.json (VDP-07): how often the page was seen on this site, and the vehicle as it is
 * now. `changed`: the page was drawn from an older state, by the `photos_count` and `updated_at` it sent along.
 */
export const vehicleViewSchema = z.object({
  views: z.int().min(0),
  car_fields: carFieldsSchema,
  changed: z.boolean().default(false),
});
export type VehicleView = z.infer<typeof vehicleViewSchema>;

/** Answer of GET /cars/{slug}/similar: ids of vehicles like this one, the most similar first, at most 6 (SIM-03). */
export const similarIdsSchema = z.object({ ids: z.array(z.string()) });
export type SimilarIds = z.infer<typeof similarIdsSchema>;
