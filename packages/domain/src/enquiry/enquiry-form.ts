import * as z from 'zod';
import { type EnquiryCategory, enquiryCategorySchema, enquiryUserDataSchema, leadSubmissionSchema } from './enquiry';

/** Subjects a shopper may choose on a general enquiry; the first is the default (FORM-02). */
export const generalSubjects = [
  'General Enquiry',
  'New Vehicle Enquiry',
  'Used Vehicle Enquiry',
  'Finance Enquiry',
  'Service Enquiry',
  'Parts Enquiry',
] as const;

/** How a site asks in its enquiry forms (FORM-02). */
export const enquirySettingsSchema = z.strictObject({
  messageRequired: z.boolean().default(true),
  showLocation: z.boolean().default(false),
  /** The notice '* You must agree to the terms of use before submitting the form.' and its box. */
  termsNotice: z.boolean().default(false),
});
export type EnquirySettings = z.infer<typeof enquirySettingsSchema>;

/** The notice beside the terms box, where a site shows it (FORM-02). */
export const termsNotice = '* You must agree to the terms of use before submitting the form.';

/** What one form asks for, decided by {@link enquiryRules}. */
export interface EnquiryRules {
  readonly category: EnquiryCategory;
  readonly message: boolean;
  readonly subject: boolean;
  readonly location: boolean;
  readonly dealership: boolean;
  readonly terms: boolean;
  readonly postcode: boolean;
}

/**
 * What a form of this category must ask (FORM-02): a message unless the site or the form says otherwise, a subject
 * only on the general form, the location when it is shown, the dealership when several exist. A vehicle already
 * settles location and dealership.
 */
export const enquiryRules = (
  category: EnquiryCategory,
  settings: EnquirySettings,
  context: { readonly dealerships: number; readonly hasVehicle: boolean; readonly messageOptional?: boolean },
): EnquiryRules => ({
  category,
  message: settings.messageRequired && context.messageOptional !== true,
  subject: category === 'general',
  location: settings.showLocation && !context.hasVehicle,
  dealership: context.dealerships > 1 && !context.hasVehicle,
  terms: settings.termsNotice,
  postcode: category === 'trade-in' || category === 'sell' || category === 'finance' || category === 'pre-approval',
});

/** Required postcode: exactly four digits (FORM-01). */
export const postcodeSchema = z
  .string()
  .trim()
  .max(4, 'Invalid postcode. Please enter a 4-digit number.')
  .regex(/^\d{4}$/, 'Invalid postcode. Please enter a 4-digit number.');

/**
 * The shopper's own words as one form requires them: the shared schema with the form's required fields. The same
 * schema runs in the browser and on the server (FORM-04); messages stand beside the field.
 */
export const enquiryFormSchema = (rules: EnquiryRules) =>
  enquiryUserDataSchema.superRefine((values, context) => {
    const missing = (path: keyof typeof values, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (rules.message && values.message === '') missing('message', 'Please enter a message.');
    if (rules.subject && values.subject === '') missing('subject', 'Please choose what your enquiry is about.');
    if (rules.location && values.location === '') missing('location', 'Please choose a location.');
    if (rules.dealership && values.dealership === '') missing('dealership', 'Please choose a dealership.');
    if (rules.terms && !values.terms_conditions) missing('terms_conditions', termsNotice);
    if (rules.postcode && !postcodeSchema.safeParse(values.postcode).success) {
      missing('postcode', 'Invalid postcode. Please enter a 4-digit number.');
    }
  });

/** The whole payload with the form's rules applied to `userData`: what POST /api/leads checks (LEAD-01, FORM-04). */
export const leadSubmissionSchemaFor = (rules: EnquiryRules) =>
  leadSubmissionSchema.extend({
    category: enquiryCategorySchema.refine((category) => category === rules.category, 'This form is of another kind.'),
    userData: enquiryFormSchema(rules),
  });
