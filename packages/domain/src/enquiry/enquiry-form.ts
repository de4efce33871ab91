import * as z from 'zod';
import { enquiryField } from './fields/enquiry-fields';
import { enquiryUserDataSchema } from './fields/field-schemas';
import { type EnquiryRules, formFields } from './form-fields';
import { type EnquiryCategory, enquiryKindOf } from './kinds/enquiry-kinds';

/** How a site asks in its enquiry forms (FORM-02). */
export const enquirySettingsSchema = z.strictObject({
  messageRequired: z.boolean().default(true),
  showLocation: z.boolean().default(false),
  /** The notice '* You must agree to the terms of use before submitting the form.' and its box. */
  termsNotice: z.boolean().default(false),
  /** Whether the box for offers and news comes ticked (FORM-02); see decision 48 on the law. */
  optInTicked: z.boolean().default(true),
  /** How soon the dealer answers, in its own words: "Within two working hours". Left out, nothing is promised. */
  replyTime: z.string().trim().min(1).max(60).optional(),
});
export type EnquirySettings = z.infer<typeof enquirySettingsSchema>;

/**
 * The required fields of a form of this category (FORM-02): a message unless the site or the form says otherwise, the
 * location when it is shown, the dealership when several exist. A vehicle or an offer settles location and dealership:
 * its callers pass `hasVehicle`.
 */
export const enquiryRules = (
  category: EnquiryCategory,
  settings: Pick<EnquirySettings, 'messageRequired' | 'showLocation' | 'termsNotice'>,
  context: { readonly dealerships: number; readonly hasVehicle: boolean; readonly messageOptional?: boolean },
): EnquiryRules => ({
  category,
  message:
    settings.messageRequired && context.messageOptional !== true && enquiryKindOf(category).messageOptional !== true,
  location: settings.showLocation && !context.hasVehicle,
  dealership: context.dealerships > 1 && !context.hasVehicle,
  terms: settings.termsNotice,
});

/**
 * The shopper's own words as one form requires them: the shared schema with the form's required fields. The same
 * schema runs in the browser and on the server (FORM-04); messages stand beside the field.
 */
export const enquiryFormSchema = (rules: EnquiryRules) =>
  enquiryUserDataSchema.superRefine((values, context) => {
    for (const { name, required } of formFields(rules)) {
      const { need, missing = 'Please fill this in.' } = enquiryField(name);
      const isEmpty = values[name] === '' || values[name] === false;
      // What every form requires, its own schema requires already.
      if (required && isEmpty && need !== 'required')
        context.addIssue({ code: 'custom', path: [name], message: missing });
    }
  });
