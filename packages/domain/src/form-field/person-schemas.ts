import * as z from 'zod';
import { australianStates } from '../vehicle/australian-states';
import { type PersonFieldName, personFields } from './person-fields';
import { text, textLike, tooLong, typedAs } from './text-schemas';

/**
 * An address that mail can reach: before the sign whatever the standard takes unquoted (RFC 5322, dot-atom), behind it a
 * domain of any script, whose last part is no number.
 */
const emailForm =
  /^(?!\.|.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]+(?<!\.)@([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** A telephone number as people write it: a sign for calls abroad first, then digits in groups. */
const phoneForm = /^\(?\+?[\d ()-]{8,40}$/;
/**
 * Digits of a number: the longest of any country has 15 (E.164), without the prefix by which Australians call abroad.
 */
const isPhone = (typed: string): boolean =>
  phoneForm.test(typed) && /^\d{8,15}$/.test(typed.replace(/\D/g, '').replace(/^0011/, ''));

/** What may be typed into each of a person's fields, whatever the form. */
export const personSchemas = {
  name: text(80, 'your first name').min(1, personFields.name.missing),
  last_name: text(80, 'your last name').default(''),
  email: typedAs('email').regex(emailForm, personFields.email.missing).max(254, tooLong(254, 'your email address')),
  phone: typedAs('phone').refine(isPhone, personFields.phone.missing),
  postcode: textLike(/^(\d{4})?$/, personFields.postcode.missing, 'postcode'),
  state: typedAs('choice')
    .pipe(z.enum(['', ...australianStates], personFields.state.missing))
    .default(''),
} satisfies Readonly<Record<PersonFieldName, z.ZodType>>;
