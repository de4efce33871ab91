import type { DeliveryResult } from '@forecourt/domain/delivery';
import * as z from 'zod';

const ends = (range: string): readonly [first: number, last: number] => {
  const [first = '', last = first] = range.split('-');
  return [Number(first), Number(last)];
};

/** One postcode or a range of them with both ends: `4350`, `4000-4179`. */
const postcodesSchema = z
  .string()
  .regex(/^\d{4}(-\d{4})?$/, 'must be a postcode such as 4350, or a range such as 4000-4179')
  .refine((range) => ends(range)[0] <= ends(range)[1], 'must be a range that begins with its lower postcode');

/** What a dealership asks for bringing a vehicle to a region (DELV-01). Price in AUD dollars; 0 is free. */
export const deliveryRegionSchema = z.object({
  name: z.string().trim().min(1),
  price: z.number().min(0).max(100_000),
  postcodes: z.array(postcodesSchema).min(1),
});
export type DeliveryRegion = z.infer<typeof deliveryRegionSchema>;

/** Delivery to a postcode of four digits: the first region that holds it, null where none does (DELV-01). */
export const deliveryTo = (regions: readonly DeliveryRegion[], postcode: string): DeliveryResult | null => {
  if (!/^\d{4}$/.test(postcode)) return null;
  const place = Number(postcode);
  const region = regions.find(({ postcodes }) =>
    postcodes.some((range) => {
      const [first, last] = ends(range);
      return place >= first && place <= last;
    }),
  );
  return region === undefined ? null : { name: region.name, price: region.price };
};
