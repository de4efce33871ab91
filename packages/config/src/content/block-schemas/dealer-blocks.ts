import { serviceBounds } from '@forecourt/domain/enquiry';
import { brandKinds } from '@forecourt/domain/makes';
import * as z from 'zod';
import { checkFormChoice, formChoice } from '../../form-choice/form-choice';
import { title, upTo, words } from './block-fields';

const form = z
  .strictObject({
    type: z.literal('form'),
    version: z.literal(1),
    title: title.describe('Heading.'),
    text: words.default('').describe('Words below it.'),
    ...formChoice,
    services: z
      .array(
        z
          .string()
          .trim()
          .min(1)
          .max(serviceBounds.length)
          .regex(/^[^[\]]*$/, 'must be without [ and ]'),
      )
      .max(serviceBounds.count)
      .refine((services) => new Set(services).size === services.length, 'names a service twice')
      .default([])
      .describe('What may be ticked besides, such as a wash or a loan car; it goes along with the enquiry.'),
  })
  .superRefine(checkFormChoice)
  .describe('An enquiry form.');

/** Blocks that show what the site knows of its dealer: settings, places, offers and stock. */
export const dealerBlocks = {
  form,
  offers: z
    .strictObject({
      type: z.literal('offers'),
      version: z.literal(1),
      title: title.default('Special offers').describe('Heading.'),
      category: z.string().trim().min(1).max(80).optional().describe('Of this category alone; all when left out.'),
      limit: z.number().int().min(1).max(12).default(3).describe('Offers at most.'),
    })
    .describe('Offers that hold now. Nothing shows where the site has none.'),
  reviews: z
    .strictObject({
      type: z.literal('reviews'),
      version: z.literal(1),
      title: title.default('What our customers say').describe('Heading.'),
      text: words.default('').describe('Words below it.'),
      place: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .optional()
        .describe('Id of a location, or slug of a dealership with its locations; all of the site when left out.'),
      minimumRating: z
        .number()
        .min(1)
        .max(5)
        .optional()
        .describe('None with fewer stars; the setting reviews.minimumRating when left out.'),
      limit: z
        .number()
        .int()
        .min(1)
        .max(24)
        .optional()
        .describe('Reviews at most, the newest first; the setting reviews.quantity when left out.'),
      layout: z.enum(['grid', 'carousel']).default('grid').describe('In columns, or as a row that turns.'),
    })
    .describe('What customers said, with the average of all. Nothing shows where nobody has said anything.'),
  'opening-hours': z
    .strictObject({
      type: z.literal('opening-hours'),
      version: z.literal(1),
      title: title.default('Opening hours').describe('Heading.'),
      location: z.string().trim().min(1).optional().describe('Id of a location of the site; all when left out.'),
    })
    .describe('When locations are open, with their telephone numbers.'),
  payments: z
    .strictObject({
      type: z.literal('payments'),
      version: z.literal(1),
      title: title.default('Ways to pay').describe('Heading.'),
    })
    .describe('What the site takes, by its setting acceptedPayments.'),
  'sales-counter': z
    .strictObject({
      type: z.literal('sales-counter'),
      version: z.literal(1),
      title: title.default('Sales this Month').describe('What the figure is said to count.'),
    })
    .describe('The counter of the setting salesCounter, while that is on.'),
  'stats-banner': z
    .strictObject({
      type: z.literal('stats-banner'),
      version: z.literal(1),
      title: title.optional().describe('Heading; none when left out.'),
    })
    .describe('Figures of the setting statsBanner: locations, brands and years.'),
  brands: z
    .strictObject({
      type: z.literal('brands'),
      version: z.literal(1),
      title: title.default('Our brands').describe('Heading.'),
      kind: z
        .enum(brandKinds)
        .optional()
        .describe('Brands of this kind alone: car, motorcycle, truck, caravan or group; all when left out.'),
      limit: z.number().int().min(1).max(48).default(12).describe('Brands at most, in the order of the brands page.'),
    })
    .describe('Brands that the dealer has, each with the way to its page. Nothing shows where there are none.'),
  'parts-list': z
    .strictObject({
      type: z.literal('parts-list'),
      version: z.literal(1),
      title: title.default('Parts and accessories').describe('Heading.'),
      text: words.default('').describe('Words below it.'),
      parts: upTo(
        200,
        z.strictObject({
          name: title.describe('What it is.'),
          number: z.string().trim().max(40).default('').describe('Its part number.'),
          fits: z.string().trim().max(160).default('').describe('Vehicles that it fits.'),
          price: z
            .number()
            .positive()
            .max(1_000_000)
            .optional()
            .describe('What it costs in dollars with GST; asked for when left out.'),
        }),
        'parts',
      ).describe('Up to two hundred.'),
    })
    .describe('Parts with what they fit and cost, which the shopper searches.'),
  'model-range': z
    .strictObject({
      type: z.literal('model-range'),
      version: z.literal(1),
      title: title.default('Our range').describe('Heading.'),
      make: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .optional()
        .describe('Models of this make alone; of every make when left out.'),
      limit: z.number().int().min(1).max(24).default(8).describe('Models at most, those with most vehicles first.'),
    })
    .describe('Models in stock, each with how many there are and what they cost from.'),
};
