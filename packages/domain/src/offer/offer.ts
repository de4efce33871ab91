import * as z from 'zod';
import { safeHtmlSchema } from '../safe-html/safe-html';
import { carTypeSchema, foreignIdSchema } from '../vehicle/vocabulary-schemas';

/** The model an offer is for; its page is `override_url`, or /{slug} (OFFR-02). */
export const offerModelSchema = z.object({
  name: z.string(),
  slug: z.string(),
  override_url: z.string().nullable(),
});

/** A rate and its comparison rate, which holds the fees as well and so is never the lower one (National Credit Code). */
export const offerRateSchema = z
  .strictObject({ interest: z.number().min(0).max(100), comparison: z.number().min(0).max(100) })
  .refine(({ interest, comparison }) => comparison >= interest, {
    path: ['comparison'],
    error: 'is lower than the rate: a comparison rate holds the rate and the fees',
  });

/**
 * An offer (spec section 3), with an end, a rate, who can have it, how to get it and what it is for besides
 * (docs/decisions/0049-offers-that-end.md). `description` is as it was written and may hold markup; `sanitized_description` is what may stand on a page as HTML, and `disclaimer` is
 * plain words (OFFR-01). `excluded_website_ids` names the sites that do not show it.
 */
export const offerSchema = z.object({
  id: foreignIdSchema,
  name: z.string().min(1),
  description: z.string(),
  sanitized_description: safeHtmlSchema,
  disclaimer: z.string().nullable(),
  category: z.string().nullable(),
  manufacturer: z.string().nullable(),
  model: offerModelSchema.nullable(),
  image_url: z.string().nullable(),
  image_or_model_image: z.object({ url: z.string().nullable() }).nullable(),
  excluded_website_ids: z.array(foreignIdSchema),
  /** The last calendar date on which it can be had, by the state of the site; null for no end. */
  until: z.iso.date().nullable().default(null),
  /** What a finance offer lends at, in per cent a year: a rate never stands without its comparison rate (National Credit Code). */
  rate: offerRateSchema.nullable().default(null),
  /** Who can have it, and how to get it: plain words. */
  eligibility: z.string().nullable().default(null),
  claim: z.string().nullable().default(null),
  /** The vehicles of its model that it is for; empty where it does not say, and then no price or rate stands on them. */
  car_type: z.array(carTypeSchema).default([]),
});
export type Offer = z.infer<typeof offerSchema>;
