export { serviceBounds, serviceBox, servicesIn } from './additional-services';
export { enquiryFormSchema, enquiryRules, enquirySettingsSchema } from './enquiry-form';
export type { EnquiryField } from './fields/enquiry-field';
export { type EnquiryColumn, type EnquiryFieldName, enquiryField, enquiryFieldNames } from './fields/enquiry-fields';
export { type EnquiryUserData, enquiryUserDataSchema } from './fields/field-schemas';
export { withoutFields } from './fields/without-fields';
export { type EnquiryRules, formFields } from './form-fields';
export {
  formerHiddenFields,
  generalSubject,
  generalSubjects,
  hiddenField,
  hiddenFieldLabel,
  messageLength,
  returnedFormField,
  termsNotice,
} from './form-words';
export type { EnquiryKind, EnquiryKindWithForm, EnquiryStep } from './kinds/enquiry-kind';
export {
  type EnquiryCategory,
  enquiryCategories,
  enquiryKindOf,
  enquiryKinds,
  type FormCategory,
  formKindOf,
  isFormCategory,
} from './kinds/enquiry-kinds';
export { currentOptIn, optInWordings } from './opt-in';
export { nextStep, rulesUpToStep, stepOfField } from './steps';
