import * as z from 'zod';
import { australianStates } from '../../vehicle/vocabulary';
import { messageLength } from '../form-words';
import { type EnquiryFieldName, enquiryFields as fields } from './enquiry-fields';

/**
 * Text of limited length; the fault of a longer one names the field and the limit, which the summary of a form needs
 * too.
 */
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

/** The schema of each field of `enquiryFields`: what may be typed, whatever the kind of form. */
const fieldSchemas = {
  subject: text(80).default(''),
  /** Slug of the dealership the shopper chose, where a site has several. */
  dealership: z.string().max(100).default(''),
  /** Id of the location the shopper chose. */
  location: z.string().max(100).default(''),
  name: text(80, 'your first name').min(1, fields.name.missing),
  last_name: text(80, 'your last name').default(''),
  email: z.email(fields.email.missing).max(254),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9 ()-]{8,20}$/, fields.phone.missing),
  postcode: textLike(/^(\d{4})?$/, fields.postcode.missing),
  Rego: text(10).default(''),
  regoState: z.enum(['', ...australianStates], fields.regoState.missing).default(''),
  make: text(60).default(''),
  model: text(80).default(''),
  badge: text(80).default(''),
  year: textLike(/^((19|20)\d{2})?$/, fields.year.wrong),
  kilometres: figures(/^\d{0,7}$/, fields.kilometres.wrong),
  preferred_date: z
    .string()
    .trim()
    .refine((date) => date === '' || z.iso.date().safeParse(date).success, fields.preferred_date.missing)
    .default(''),
  preferred_time: textLike(/^(([01]\d|2[0-3]):[0-5]\d)?$/, fields.preferred_time.missing),
  fleet_size: figures(/^([1-9]\d{0,4})?$/, fields.fleet_size.missing),
  part_description: text(1000).default(''),
  offer_id: text(64).default(''),
  wanted: text(200).default(''),
  message: text(messageLength, 'your message').default(''),
  finance_consent: z.boolean().default(false),
  opt_in: z.boolean().default(true),
  opt_in_wording: z.string().max(20).nullable().default(null),
  terms_conditions: z.boolean().default(false),
} satisfies Readonly<Record<EnquiryFieldName, z.ZodType>>;

/**
 * The shopper's own words: everything that an enquiry form may collect. Messages are shown beside the field.
 * The same schema runs in the browser and on the server (FORM-04).
 */
export const enquiryUserDataSchema = z.object(fieldSchemas);
export type EnquiryUserData = z.infer<typeof enquiryUserDataSchema>;
