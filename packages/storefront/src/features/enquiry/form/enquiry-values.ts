import type { EnquiryContext } from './enquiry-context';

/** The values of an untouched form: the initial values of its fields and its hidden ones. */
export const emptyEnquiry = ({
  fields,
  unseen,
}: Pick<EnquiryContext, 'fields' | 'unseen'>): Readonly<Record<string, string | boolean>> => ({
  ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  ...unseen,
});
