import { enquiryCategorySchema } from '@forecourt/domain/lead';
import { locationSchema } from '@forecourt/domain/location';
import { averageRatingSchema, reviewSchema } from '@forecourt/domain/review';
import { slugSchema } from '@forecourt/domain/slug';
import * as z from 'zod';
import { deliveryRegionSchema } from '../delivery/delivery-rates';
import { shownAddressSchema } from '../shown-address/shown-address';
import { abnSchema } from './abn';
import { eventWebhooksSchema } from './event-webhooks';
import { secretNameSchema } from './secret-name';
import { webhookFields } from './webhook-fields';

/** Which leads a destination takes, when not every one of its dealership (LEAD-02). */
const narrowing = {
  /** Kinds of enquiry; without the list, every kind. */
  categories: z.array(enquiryCategorySchema).min(1).optional(),
  /** Ids of the dealership's locations; without the list, every location and leads without one. */
  locations: z.array(z.string()).min(1).optional(),
  /** Takes only what no destination narrowed by a list takes. */
  otherwise: z.literal(true).optional(),
};

/** A location as its dealership's document writes it: every address in it is one that shoppers may be led to. */
const storedLocationSchema = locationSchema.omit({ dealership_id: true, dealership_slug: true }).extend({
  image: z.object({ url: shownAddressSchema, thumb_url: shownAddressSchema }).nullable(),
  address: locationSchema.shape.address.extend({ place_url: shownAddressSchema.nullable() }),
  reviews: z.array(reviewSchema.extend({ image: shownAddressSchema.nullable() })).optional(),
});

/** Where a dealership's leads go. Secrets are references resolved by the API, never values. */
const leadDestinationSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('email'),
    to: z.array(z.email()).min(1),
    /** The ADF document alone, as plain text: for lead systems that read nothing else. Without it: words, ADF attached. */
    body: z.literal('adf').optional(),
    ...narrowing,
  }),
  z.object({
    kind: z.literal('webhook'),
    ...webhookFields,
    ...narrowing,
  }),
]);
export type LeadDestination = z.infer<typeof leadDestinationSchema>;

/**
 * A dealership owns stock, reservations and leads. Sites show its stock (`stockFrom`). What its parts owe each other,
 * such as one destination that takes every lead, `validateDealership` of the config package checks.
 */
export const dealershipSchema = z.object({
  id: z.string(),
  slug: slugSchema,
  name: z.string().min(1),
  average_rating: averageRatingSchema,
  review_count: z.number().int().nonnegative(),
  locations: z.array(storedLocationSchema).min(1),
  lead_destinations: z.array(leadDestinationSchema).min(1),
  /** Who is told what happens to its stock and to the pages of its sites. Without it nobody is. */
  event_webhooks: eventWebhooksSchema.optional(),
  /**
   * Days after which a lead's personal data are erased; the lead itself stays, to be counted. Without it they are kept.
   */
  lead_retention_days: z.number().int().min(30).optional(),
  /**
   * What becomes of leads that have a sign of a robot (LEAD-04): `deliver` sends them out with a mark, `hold` keeps them
   * until somebody lets them go (`forecourt leads deliver`). Without it they are delivered. None is ever refused.
   */
  suspected_leads: z.enum(['deliver', 'hold']).optional(),
  /**
   * Reviews are fetched from Google, of each location that has an `address.place_id`, with the key of this name. Without
   * it nobody is asked (REVW-03).
   */
  google_reviews: z.object({ key: secretNameSchema }).optional(),
  /** Where it delivers, and for how much; the first region that holds a postcode counts. Without it there is no delivery calculator (DELV-01). */
  delivery_regions: z.array(deliveryRegionSchema).min(1).optional(),
  /**
   * Who its receipts name (ACL s100): its ABN, and the name that it trades under by law where that is not `name`. Without
   * an ABN no money is taken for it online, but for test payments.
   */
  payments: z.object({ abn: abnSchema, legal_name: z.string().min(1).optional() }).optional(),
});
export type Dealership = z.infer<typeof dealershipSchema>;
