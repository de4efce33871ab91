import * as z from 'zod';
import { errorCatalogue } from '../error-catalogue/error-catalogue';
import { type EnquiryCategory, enquiryUserDataSchema } from './enquiry';
import { type EnquiryKindField, enquiryKinds, kindFieldsOf } from './enquiry-kinds';
import { termsNotice } from './form-words';

/** How a site asks in its enquiry forms (FORM-02). */
export const enquirySettingsSchema = z.strictObject({
  messageRequired: z.boolean().default(true),
  showLocation: z.boolean().default(false),
  /** The notice '* You must agree to the terms of use before submitting the form.' and its box. */
  termsNotice: z.boolean().default(false),
});
export type EnquirySettings = z.infer<typeof enquirySettingsSchema>;

/**
 * What one form asks for, decided by {@link enquiryRules}. The other fields of its kind are those of `enquiryKinds`.
 */
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
 * settles location and dealership, and so does an offer: its callers say `hasVehicle`.
 */
export const enquiryRules = (
  category: EnquiryCategory,
  settings: EnquirySettings,
  context: { readonly dealerships: number; readonly hasVehicle: boolean; readonly messageOptional?: boolean },
): EnquiryRules => ({
  category,
  message:
    settings.messageRequired && context.messageOptional !== true && enquiryKinds[category].messageOptional !== true,
  subject: enquiryKinds[category].fields.subject === 'required',
  location: settings.showLocation && !context.hasVehicle,
  dealership: context.dealerships > 1 && !context.hasVehicle,
  terms: settings.termsNotice,
  postcode: enquiryKinds[category].fields.postcode === 'required',
});

const missingWords: Readonly<Record<EnquiryKindField, string>> = {
  subject: 'Please choose what your enquiry is about.',
  postcode: errorCatalogue['postcode-field'].message,
  Rego: 'Please enter the registration number.',
  regoState: 'Please choose a state or territory.',
  make: 'Please enter the make of your vehicle.',
  model: 'Please enter the model of your vehicle.',
  year: 'Please enter the year of your vehicle.',
  kilometres: 'Please enter the kilometres of your vehicle.',
  preferred_date: 'Please choose a date.',
  preferred_time: 'Please choose a time.',
  fleet_size: 'Please enter the number of vehicles in your fleet.',
  part_description: 'Please describe the part you need.',
  offer_id: 'Please start this enquiry from the page of the offer.',
};

/**
 * The shopper's own words as one form requires them: the shared schema with the form's required fields. The same
 * schema runs in the browser and on the server (FORM-04); messages stand beside the field.
 */
export const enquiryFormSchema = (rules: EnquiryRules) =>
  enquiryUserDataSchema.superRefine((values, context) => {
    const missing = (path: keyof typeof values, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (rules.message && values.message === '') missing('message', 'Please enter a message.');
    if (rules.location && values.location === '') missing('location', 'Please choose a location.');
    if (rules.dealership && values.dealership === '') missing('dealership', 'Please choose a dealership.');
    if (rules.terms && !values.terms_conditions) missing('terms_conditions', termsNotice);
    for (const { name, required } of kindFieldsOf(rules.category)) {
      if (required && values[name] === '') missing(name, missingWords[name]);
    }
  });
