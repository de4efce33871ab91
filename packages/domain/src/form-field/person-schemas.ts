import * as z from 'zod';
import { australianStates } from '../vehicle/australian-states';
import { type PersonFieldName, personFields } from './person-fields';
import { text, textLike, tooLong } from './text-schemas';

/** What may be typed into each of a person's fields, whatever the form. */
export const personSchemas = {
  name: text(80, 'your first name').min(1, personFields.name.missing),
  last_name: text(80, 'your last name').default(''),
  email: z.email(personFields.email.missing).max(254, tooLong(254, 'your email address')),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[0-9 ()-]{8,20}$/, personFields.phone.missing),
  postcode: textLike(/^(\d{4})?$/, personFields.postcode.missing),
  state: z.enum(['', ...australianStates], personFields.state.missing).default(''),
} satisfies Readonly<Record<PersonFieldName, z.ZodType>>;
