import { type Offer, offerRateSchema } from '@forecourt/domain/offer';
import { slugSchema } from '@forecourt/domain/slug';
import { carTypeSchema } from '@forecourt/domain/vehicle';
import * as z from 'zod';
import { shownAddressSchema } from '../shown-address/shown-address';

const words = (longest: number) => z.string().trim().min(1).max(longest);

/**
 * An offer as a dealer writes it. Markup of the description beyond what the API's sanitiser keeps is not shown. `stocknum`
 * ties it to one vehicle of the dealership: it is shown while that vehicle is, and for `soldCarDays` after the sale
 * (OFFR-02).
 */
export const offerEntrySchema = z.strictObject({
  /** The last part of its address, so it never changes. */
  id: z
    .string()
    .regex(
      /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/,
      'must be up to 64 letters, digits, hyphens and underscores, such as 2026-tow-bar',
    ),
  name: words(120),
  description: words(8000),
  disclaimer: words(4000).nullable().default(null),
  category: words(60).nullable().default(null),
  manufacturer: words(60).nullable().default(null),
  model: z
    .strictObject({
      name: words(80),
      slug: slugSchema,
      override_url: shownAddressSchema.nullable().default(null),
    } satisfies Record<keyof NonNullable<Offer['model']>, z.ZodType>)
    .nullable()
    .default(null),
  image_url: shownAddressSchema.nullable().default(null),
  image_or_model_image: z.strictObject({ url: shownAddressSchema.nullable() }).nullable().default(null),
  excluded_website_ids: z.array(z.string().min(1)).default([]),
  stocknum: words(60).nullable().default(null),
  until: z.iso.date().nullable().default(null),
  rate: offerRateSchema.nullable().default(null),
  eligibility: words(400).nullable().default(null),
  claim: words(400).nullable().default(null),
  /** New, demo or used vehicles of the model; empty: it does not say. */
  car_type: z.array(carTypeSchema).default([]),
});
export type OfferEntry = z.infer<typeof offerEntrySchema>;
