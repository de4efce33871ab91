import * as z from 'zod';

/** Kinds of enquiry (FORM-06). First light serves `general`, `vehicle` and `quick`; the names of all are fixed here. */
export const enquiryCategories = [
  'general',
  'vehicle',
  'quick',
  'test-drive',
  'photo',
  'finance',
  'pre-approval',
  'trade-in',
  'sell',
  'service',
  'parts',
  'warranty',
  'fleet',
  'offer',
  'reserve',
  'buy-online',
  'find-similar',
  'history',
] as const;
/** An {@link EnquiryCategory}. */
export const enquiryCategorySchema = z.enum(enquiryCategories);
export type EnquiryCategory = z.infer<typeof enquiryCategorySchema>;

/** What a page visit leaves with the lead (LEAD-01). */
export const leadAttributesSchema = z.object({
  visited_pages: z.array(z.string().max(2048)).max(50),
  linked_query_params: z.record(z.string().max(100), z.string().max(1000)),
});

/**
 * The shopper's own words: what every enquiry form collects. Messages are shown beside the field.
 * The same schema runs in the browser and on the server (FORM-04).
 */
export const enquiryUserDataSchema = z.object({
  name: z.string().trim().min(1, 'Please enter your first name.').max(80, 'Please use at most 80 characters.'),
  last_name: z.string().trim().max(80, 'Please use at most 80 characters.').default(''),
  email: z.email('Please enter an email address such as name@example.com.').max(254),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9 ()-]{8,20}$/, 'Please enter a phone number of 8 to 15 digits.'),
  postcode: z
    .string()
    .trim()
    .regex(/^(\d{4})?$/, 'Invalid postcode. Please enter a 4-digit number.')
    .default(''),
  message: z.string().trim().max(4000, 'Please use at most 4,000 characters.').default(''),
  /** What a general enquiry is about, in words; its form starts with General Enquiry (FORM-02). */
  subject: z.string().trim().max(80, 'Please use at most 80 characters.').default(''),
  /** Id of the location the shopper chose. */
  location: z.string().max(100).default(''),
  /** Slug of the dealership the shopper chose, where a site has several. */
  dealership: z.string().max(100).default(''),
  opt_in: z.boolean().default(true),
  Rego: z.string().trim().max(10, 'Please use at most 10 characters.').default(''),
  terms_conditions: z.boolean().default(false),
});
export type EnquiryUserData = z.infer<typeof enquiryUserDataSchema>;

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
  car_dealership_id: z.string().max(64).nullable().default(null),
  dealership_slug: z.string().max(100).nullable().default(null),
  page_id: z.string().max(200).default(''),
  additional_services: z.array(z.string().max(100)).max(20).default([]),
  lead_attributes: leadAttributesSchema.default({ visited_pages: [], linked_query_params: {} }),
  adjustmentAnswers: z.record(z.string(), z.string()).nullable().default(null),
  rego: z.string().max(10).nullable().default(null),
  regoState: z.string().max(3).nullable().default(null),
  offer_accepted: z.boolean().default(false),
  form_completed: z.boolean().default(true),
});
export type LeadSubmission = z.infer<typeof leadSubmissionSchema>;
/** What a caller sends: defaults may be left out. */
export type LeadSubmissionInput = z.input<typeof leadSubmissionSchema>;
