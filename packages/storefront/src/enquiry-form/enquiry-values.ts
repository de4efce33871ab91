import type { EnquiryUserData, enquiryFormSchema } from '@forecourt/domain';
import type { z } from 'zod';
import type { EnquiryContext } from './enquiry-context';

export type EnquiryInputs = z.input<ReturnType<typeof enquiryFormSchema>>;

/** What the form sends if nobody types anything: what stands in its fields at first, and what goes along unseen. */
export const emptyEnquiry = ({
  fields,
  unseen,
}: Pick<EnquiryContext, 'fields' | 'unseen'>): Readonly<Record<string, string | boolean>> => ({
  ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  ...unseen,
});
