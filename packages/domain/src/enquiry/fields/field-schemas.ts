import * as z from 'zod';
import { personSchemas } from '../../form-field/person-schemas';
import { figures, text, textLike, tooLong, typedAs } from '../../form-field/text-schemas';
import { severalLines } from '../../typed-text/several-lines';
import { messageLength } from '../form-words';
import { type EnquiryFieldName, enquiryFields as fields } from './enquiry-fields';

/** The schema of each field of `enquiryFields`: what may be typed, whatever the kind of form. */
const fieldSchemas = {
  subject: text(80).default(''),
  /** Slug of the dealership the shopper chose, where a site has several. */
  dealership: text(100).default(''),
  /** Id of the location the shopper chose. */
  location: text(100).default(''),
  name: personSchemas.name,
  last_name: personSchemas.last_name,
  email: personSchemas.email,
  phone: personSchemas.phone,
  postcode: personSchemas.postcode,
  Rego: text(10).default(''),
  regoState: personSchemas.state,
  make: text(60).default(''),
  model: text(80).default(''),
  badge: text(80).default(''),
  year: textLike(/^((19|20)\d{2})?$/, fields.year.wrong, 'figures'),
  kilometres: figures(/^\d{0,7}$/, fields.kilometres.wrong),
  preferred_date: typedAs('date')
    .refine((date) => date === '' || z.iso.date().safeParse(date).success, fields.preferred_date.missing)
    .default(''),
  preferred_time: textLike(/^(([01]\d|2[0-3]):[0-5]\d)?$/, fields.preferred_time.missing, 'time'),
  home_address: text(160).default(''),
  fleet_size: figures(/^([1-9]\d{0,4})?$/, fields.fleet_size.missing),
  part_description: text(1000).default(''),
  offer_id: text(64).default(''),
  wanted: text(200).default(''),
  message: z
    .string()
    .overwrite((typed) => severalLines(typed).trim())
    .max(messageLength, tooLong(messageLength, 'your message'))
    .default(''),
  finance_consent: z.boolean().default(false),
  opt_in: z.boolean().default(true),
  opt_in_wording: text(20).nullable().default(null),
  terms_conditions: z.boolean().default(false),
} satisfies Readonly<Record<EnquiryFieldName, z.ZodType>>;

/**
 * The shopper's own words: everything that an enquiry form may collect. Messages are shown beside the field.
 * The same schema runs in the browser and on the server (FORM-04).
 */
export const enquiryUserDataSchema = z.object(fieldSchemas);
export type EnquiryUserData = z.infer<typeof enquiryUserDataSchema>;
