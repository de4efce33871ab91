import { enquiryCategorySchema } from '@forecourt/domain/lead';
import { orderKinds, orderStates } from '@forecourt/domain/order';
import { alertChannels, alertFrequencies } from '@forecourt/domain/shopper';
import * as z from 'zod';
import { garageBookingSchema } from '../test-drives/test-drives';
import { accountSchema } from './accounts';

/** A search that a shopper keeps. */
export const savedSearchSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Path of its results with the query, as the site writes it. */
  path: z.string(),
  frequency: z.enum(alertFrequencies),
  channel: z.enum(alertChannels),
  created_at: z.string(),
  /** When they were last told of it; null for never. */
  told_at: z.string().nullable(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

/** A vehicle that a shopper owns. */
export const garageCarSchema = z.object({
  id: z.uuid(),
  rego: z.string(),
  rego_state: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.number().int().nullable(),
  km: z.number().int().nullable(),
  /** `YYYY-MM-DD`. */
  service_due: z.string().nullable(),
});
export type GarageCar = z.infer<typeof garageCarSchema>;

/** Where an enquiry stands: with the dealer, on its way there, or given up until somebody looks at it. */
export const enquiryStates = ['delivered', 'on-its-way', 'stuck'] as const;

/** An enquiry that a shopper sent while they were signed in. */
export const sentEnquirySchema = z.object({
  /** Id of the lead. */
  id: z.uuid(),
  category: enquiryCategorySchema,
  /** What it is about; the slug only while the site shows it. */
  vehicle: z.object({ name: z.string(), slug: z.string().nullable() }).nullable(),
  sent_at: z.string(),
  state: z.enum(enquiryStates),
});
export type SentEnquiry = z.infer<typeof sentEnquirySchema>;

/** A vehicle that a shopper reserved or bought while they were signed in. */
export const accountOrderSchema = z.object({
  id: z.uuid(),
  /** Null until money is there. */
  number: z.string().nullable(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  vehicle: z.string(),
  /** Where it is seen; null once its link has ended. */
  path: z.string().nullable(),
  held_until: z.string().nullable(),
  begun_at: z.string(),
});
export type AccountOrder = z.infer<typeof accountOrderSchema>;

/** What a shopper has agreed to, in the words that they saw. */
export const consentRecordSchema = z.object({
  id: z.uuid(),
  /** Such as `alerts-email`. */
  purpose: z.string(),
  wording: z.string(),
  given_at: z.string(),
  /** Null while it holds. */
  withdrawn_at: z.string().nullable(),
});
export type ConsentRecord = z.infer<typeof consentRecordSchema>;

/**
 * Everything that the views of an account show: GET /internal/v1/sites/{website_id}/garage for its page, and
 * GET /api/account/garage for scripts after a change.
 */
export const garageSchema = z.object({
  account: accountSchema,
  /** How many vehicles they have saved. */
  saved: z.number().int(),
  /** How they are told of those. */
  saved_alerts: z
    .object({ frequency: z.enum(alertFrequencies), channel: z.enum(alertChannels) })
    .default({ frequency: 'off', channel: 'email' }),
  searches: z.array(savedSearchSchema),
  cars: z.array(garageCarSchema),
  enquiries: z.array(sentEnquirySchema),
  /** Test drives that they booked while they were signed in, those to come first. */
  bookings: z.array(garageBookingSchema).default([]),
  /** The newest first; none from an API that knows of none. */
  orders: z.array(accountOrderSchema).default([]),
  consents: z.array(consentRecordSchema),
});
export type Garage = z.infer<typeof garageSchema>;
