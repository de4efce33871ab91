import type { EnquiryContext } from './enquiry-context';

/** What the form sends if nobody types anything: what stands in its fields at first, and what goes along unseen. */
export const emptyEnquiry = ({
  fields,
  unseen,
}: Pick<EnquiryContext, 'fields' | 'unseen'>): Readonly<Record<string, string | boolean>> => ({
  ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  ...unseen,
});
