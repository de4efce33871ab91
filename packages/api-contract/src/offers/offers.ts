import { offerSchema } from '@forecourt/domain/offer';
import { carTypeSchema } from '@forecourt/domain/vehicle';
import { shownPriceSchema } from '@forecourt/domain/vehicle-price';
import * as z from 'zod';

/**
 * An offer as one site may show it. `image_or_model_image` is the offer's own, else a picture of the vehicle or model
 * that it is for, from the stock of its dealership.
 */
export const siteOfferSchema = offerSchema.extend({
  /** Who makes it and answers for it. */
  dealership: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
  /** The one vehicle that it is for. */
  vehicle: z
    .object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      car_type: carTypeSchema,
      sold: z.boolean(),
      /** The shown price of the vehicle; `none` in answers of an earlier release. */
      shown_price: shownPriceSchema.default({ kind: 'none' }),
    })
    .nullable(),
  /** Paint of the vehicle in `image_or_model_image`, where that is a picture of the stock. */
  image_colour: z.string().nullable(),
});
export type SiteOffer = z.infer<typeof siteOfferSchema>;

/** GET /internal/v1/sites/{website_id}/offers: every offer that the site may show now, in order (OFFR-02). */
export const siteOffersSchema = z.object({ offers: z.array(siteOfferSchema) });
