import * as z from 'zod';

/** A shopper's own vehicle as far as it is valued. Nothing of it names a person. */
export const ownCarSchema = z.object({
  make: z.string(),
  model: z.string(),
  /** Empty where it is not known. */
  badge: z.string(),
  year: z.number().int(),
  /** Kilometres. */
  kilometres: z.number().int(),
});
export type OwnCar = z.infer<typeof ownCarSchema>;

/** What a dealer offers for it, AUD dollars, and how that came about. */
export const ownCarOfferSchema = z.object({
  offer_price: z.number().nonnegative(),
  /** Where it may end once the vehicle has been seen. */
  min: z.number().nonnegative(),
  max: z.number().nonnegative(),
  /** What vehicles like it are advertised for on average, and what is taken off it. */
  advertised: z.number().nonnegative(),
  deductions: z.array(z.object({ label: z.string(), percent: z.number(), amount: z.number() })),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** Sample and method, for the shopper. */
  description: z.string().nullable(),
  /** Last day on which it holds, `YYYY-MM-DD` by the clock of the site. */
  valid_until: z.iso.date(),
});
export type OwnCarOffer = z.infer<typeof ownCarOfferSchema>;

/**
 * GET /internal/v1/sites/{website_id}/trade-in-estimate: what a shopper's own vehicle is worth to the dealer (TRAD-01);
 * without an offer, why there is none. `token` proves to POST /api/leads what was offered.
 */
export const tradeInEstimateSchema = z.object({
  car: ownCarSchema,
  adjustmentAnswers: z.record(z.string(), z.string()),
  offer: ownCarOfferSchema.nullable(),
  reason: z.enum(['age', 'kilometres', 'few', 'unsure', 'away']).nullable(),
  token: z.string(),
});
export type TradeInEstimate = z.infer<typeof tradeInEstimateSchema>;

/**
 * GET /internal/v1/sites/{website_id}/own-cars: models of a make and their badges as they have been advertised on the
 * platform, and whether a vehicle can be looked up by its registration.
 */
export const ownCarModelsSchema = z.object({
  models: z.array(z.object({ name: z.string(), badges: z.array(z.string()) })),
  lookup: z.boolean().default(false),
});
export type OwnCarModels = z.infer<typeof ownCarModelsSchema>;
