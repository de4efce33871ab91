import * as z from 'zod';
import { slugSchema } from '../slug/slug-schema';
import { carTypeSchema } from '../vehicle/vocabulary-schemas';

/** Something that is sold beside a vehicle. `price` in AUD dollars, GST included. */
const orderExtraSchema = z.strictObject({
  id: slugSchema,
  name: z.string().trim().min(1).max(80),
  text: z.string().trim().max(300).default(''),
  price: z.number().min(0).max(20_000).multipleOf(0.01),
  /** Only with these; empty for all. */
  car_type: z.array(carTypeSchema).default([]),
});
/** Something that is sold beside a vehicle. */
export type ExtraForSale = z.infer<typeof orderExtraSchema>;

/** How a site holds vehicles and sells them (RSRV-01). What holding costs is `reserveFee` of its vehicles. */
export const orderSettingsSchema = z.strictObject({
  /** Minutes for which a vehicle is held while its shopper pays. */
  holdMinutes: z.number().int().min(5).max(120).default(20),
  /** Days of 24 hours for which it is held once money is there. */
  holdDays: z.number().int().min(1).max(14).default(3),
  /** What is offered beside a vehicle that is bought. */
  extras: z
    .array(orderExtraSchema)
    .max(20)
    .refine((extras) => new Set(extras.map(({ id }) => id)).size === extras.length, 'must have each id once')
    .default([]),
});
/** How a site holds vehicles and sells them. */
export type OrderSettings = z.infer<typeof orderSettingsSchema>;
