import * as z from 'zod';

/**
 * How a site words and shows vehicles (PRICE-01, PRICE-04, VDP-03, ROUTE-08, SITE-05, SIDE-03).
 * `soldCarDays` in days of 24 hours, from `sold_at`; one setting for sold pages, sold offers and preset 3.
 */
export const vehicleSettingsSchema = z.strictObject({
  noPriceText: z.string().min(1).max(60).default('Enquire for price.'),
  usedWord: z.enum(['Used', 'Pre-Owned']).default('Used'),
  soldCarDays: z.number().int().min(0).max(90).default(3),
  truncateComments: z.boolean().default(true),
  phoneStartsRevealed: z.boolean().default(false),
  illustratedPictures: z.boolean().default(false),
  /** The dealer sells at offer prices: `offer_price` is shown (PRICE-04). */
  offerPrices: z.boolean().default(false),
  /** The dealer sells subscriptions: `subscription_price` is shown (PRICE-04). */
  subscriptions: z.boolean().default(false),
});
export type VehicleSettings = z.infer<typeof vehicleSettingsSchema>;
/** As a site document writes it: everything may be left out. */
export type VehicleSettingsInput = z.input<typeof vehicleSettingsSchema>;
