import type { EnquiryUserData } from '@forecourt/domain';
import { type enquiryFormSchema, generalSubjects } from '@forecourt/domain';
import type { z } from 'zod';
import type { EnquiryContext } from './enquiry-context';

export type EnquiryInputs = z.input<ReturnType<typeof enquiryFormSchema>>;

/** Fields in the order of the form, which is the order of the error summary. */
export const enquiryFieldOrder = [
  'subject',
  'dealership',
  'location',
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'message',
  'terms_conditions',
] as const satisfies readonly (keyof EnquiryUserData)[];

/** What the form shows before anyone types. */
export const emptyEnquiry = ({ rules, message }: Pick<EnquiryContext, 'rules' | 'message'>): EnquiryInputs => ({
  name: '',
  last_name: '',
  email: '',
  phone: '',
  postcode: '',
  message,
  location: '',
  dealership: '',
  subject: rules.subject ? generalSubjects[0] : '',
  opt_in: true,
  Rego: '',
  terms_conditions: false,
});
