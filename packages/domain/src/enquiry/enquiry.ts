import * as z from 'zod';
import { errorCatalogue } from '../error-catalogue/error-catalogue';
import { australianStates } from '../vehicle/vocabulary';
import { carTypeSchema } from '../vehicle/vocabulary-schemas';
import { messageLength } from './form-words';

/** Kinds of enquiry (FORM-06); what each asks stands in `enquiryKinds`. */
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
const leadAttributesSchema = z.object({
  visited_pages: z.array(z.string().max(2048)).max(50),
  linked_query_params: z.record(z.string().max(100), z.string().max(1000)),
});

/** Text of at most so many characters; a longer one is told by name and count, which the summary of a form needs too. */
const text = (longest: number, what = 'it') =>
  z
    .string()
    .trim()
    .max(longest, {
      error: ({ input }) => `Please shorten ${what} to ${longest} characters. It has ${String(input).length}.`,
    });

/** Text of one form, or nothing: which kinds must have it is the form's rule. */
const textLike = (pattern: RegExp, message: string, between: RegExp | string = '') =>
  z
    .string()
    .overwrite((typed) => typed.trim().replace(between, ''))
    .regex(pattern, message)
    .default('');

/** Figures as people type them, `45,000` or `45 000`, without what stands between the digits. */
const figures = (pattern: RegExp, message: string) => textLike(pattern, message, /[\s,]/g);

/**
 * The shopper's own words: everything that an enquiry form may collect. Messages are shown beside the field.
 * The same schema runs in the browser and on the server (FORM-04).
 */
export const enquiryUserDataSchema = z.object({
  name: text(80, 'your first name').min(1, 'Please enter your first name.'),
  last_name: text(80, 'your last name').default(''),
  email: z.email('Please enter an email address such as name@example.com.').max(254),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9 ()-]{8,20}$/, 'Please enter a phone number of 8 to 15 digits.'),
  postcode: textLike(/^(\d{4})?$/, errorCatalogue['postcode-field'].message),
  message: text(messageLength, 'your message').default(''),
  /** What a general enquiry is about, in words; its form starts with General Enquiry (FORM-02). */
  subject: text(80).default(''),
  /** Id of the location the shopper chose. */
  location: z.string().max(100).default(''),
  /** Slug of the dealership the shopper chose, where a site has several. */
  dealership: z.string().max(100).default(''),
  opt_in: z.boolean().default(true),
  /** Name of the wording beside the box, as `optInWordings` has it. */
  opt_in_wording: z.string().max(20).nullable().default(null),
  /** Registration of the shopper's own vehicle, and the state or territory that gave it. */
  Rego: text(10).default(''),
  regoState: z.enum(['', ...australianStates], 'Please choose a state or territory.').default(''),
  /** The shopper's own vehicle: to trade in, to sell or to be served. `kilometres` in km. */
  make: text(60).default(''),
  model: text(80).default(''),
  year: textLike(/^((19|20)\d{2})?$/, 'Please enter a year such as 2018.'),
  kilometres: figures(/^\d{0,7}$/, 'Please enter the kilometres as a number.'),
  /** When the shopper would like to come: `YYYY-MM-DD`, and `HH:MM` by the clock of the location. */
  preferred_date: z
    .string()
    .trim()
    .refine((date) => date === '' || z.iso.date().safeParse(date).success, 'Please choose a date.')
    .default(''),
  preferred_time: textLike(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Please choose a time.'),
  /** Number of vehicles in the shopper's fleet. */
  fleet_size: figures(/^([1-9]\d{0,4})?$/, 'Please enter the number of vehicles in your fleet.'),
  part_description: text(1000).default(''),
  /** The offer that the enquiry is about; the page knows it. */
  offer_id: text(64).default(''),
  terms_conditions: z.boolean().default(false),
});
export type EnquiryUserData = z.infer<typeof enquiryUserDataSchema>;

/** What a page knows and nobody types, or nothing. */
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
  additional_services: z.array(z.string().max(100)).max(20).default([]),
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
