import {
  type EnquiryFieldName,
  enquiryFieldNames,
  enquiryKinds,
  enquiryRules,
  type FormCategory,
  formFields,
} from '@forecourt/domain/enquiry';
import * as z from 'zod';

/** Their forms stand on pages of their own, which say what the law wants beside them. */
const withPages: readonly FormCategory[] = ['finance', 'pre-approval'];

/** Kinds of enquiry that need no vehicle and no offer to be about, and whose forms may stand anywhere. */
const openKinds = (Object.keys(enquiryKinds) as readonly FormCategory[]).filter(
  (category) => enquiryKinds[category].about === null && !withPages.includes(category),
);

/** Fields that a form of a kind may be without. */
const optionalFields = (kind: FormCategory): readonly EnquiryFieldName[] =>
  formFields(
    enquiryRules(
      kind,
      { messageRequired: false, showLocation: false, termsNotice: false },
      { dealerships: 1, hasVehicle: false },
    ),
  ).flatMap(({ name, required }) => (required ? [] : [name]));

/** Which form a block or a popup has: its kind, and which fields it asks for. */
export const formChoice = {
  kind: z
    .enum(openKinds)
    .default('general')
    .describe('The kind of enquiry, which decides who answers and what must be asked.'),
  fields: z
    .array(z.enum(enquiryFieldNames))
    .max(enquiryFieldNames.length)
    .optional()
    .describe(
      'Of the fields that may stay empty, those that are asked; all when left out. What its kind requires is asked always.',
    ),
} as const;

/** Refuses fields that a form of the kind cannot be without anyway, or does not have (FORM-02). */
export const checkFormChoice = (
  { kind, fields = [] }: { readonly kind: FormCategory; readonly fields?: readonly EnquiryFieldName[] | undefined },
  ctx: z.core.$RefinementCtx,
): void => {
  const choice = optionalFields(kind);
  for (const [at, field] of fields.entries())
    if (!choice.includes(field))
      ctx.addIssue({
        code: 'custom',
        path: ['fields', at],
        message: `is none that a "${kind}" enquiry may be without. To choose from: ${choice.join(', ')}`,
      });
};
