import * as z from 'zod';
import { serviceBounds } from '../enquiry/additional-services';
import { enquiryUserDataSchema } from '../enquiry/fields/field-schemas';
import { enquiryCategories } from '../enquiry/kinds/enquiry-kinds';
import { carTypeSchema } from '../vehicle/vocabulary-schemas';

/** An `EnquiryCategory`. */
export const enquiryCategorySchema = z.enum(enquiryCategories);

/** What a page visit leaves with the lead (LEAD-01). */
export const leadAttributesSchema = z.object({
  visited_pages: z.array(z.string().max(2048)).max(50),
  linked_query_params: z.record(z.string().max(100), z.string().max(1000)),
});

/** A value that the page fills in and nobody types; empty without one. */
const known = z.string().max(200).default('');

/** POST /api/leads (LEAD-01): the shared payload. `idempotency_key` is made in the browser (LEAD-03). */
export const leadSubmissionSchema = z.object({
  userData: enquiryUserDataSchema,
  category: enquiryCategorySchema,
  subcategory: z.string().max(80).default(''),
  lead_id: z.uuid().nullable().default(null),
  idempotency_key: z.uuid().nullable().default(null),
  url: z.string().max(2048).default(''),
  source: z.literal('Website').default('Website'),
  user_agent: z.string().max(512).default(''),
  car_id: z.string().regex(/^\d+$/).nullable().default(null),
  car_type: carTypeSchema.nullable().default(null),
  car_dealership_id: z.string().max(64).nullable().default(null),
  dealership_slug: z.string().max(100).nullable().default(null),
  manufacturer_slug: known,
  stock_number: known,
  'Vehicle Make': known,
  'Vehicle Model': known,
  vehicle_status: known,
  page_id: known,
  additional_services: z.array(z.string().max(serviceBounds.length)).max(serviceBounds.count).default([]),
  lead_attributes: leadAttributesSchema.default({ visited_pages: [], linked_query_params: {} }),
  adjustmentAnswers: z.record(z.string(), z.string()).nullable().default(null),
  rego: z.string().max(10).nullable().default(null),
  regoState: z.string().max(3).nullable().default(null),
  offer_accepted: z.boolean().default(false),
  form_completed: z.boolean().default(true),
});
export type LeadSubmission = z.infer<typeof leadSubmissionSchema>;
/** What the page showed of the vehicle that an enquiry is about (FORM-04), under the names of spec section 3. */
export type KnownVehicle = Readonly<
  Pick<LeadSubmission, 'manufacturer_slug' | 'stock_number' | 'Vehicle Make' | 'Vehicle Model' | 'vehicle_status'>
>;
/** What a caller sends: defaults may be left out. */
export type LeadSubmissionInput = z.input<typeof leadSubmissionSchema>;
