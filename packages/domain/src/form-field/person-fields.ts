import { formErrors } from '../error-catalogue/form-errors';
import { australianStates } from '../vehicle/australian-states';
import type { FieldRow } from './field-row';

// No schema stands here: forms that are drawn need these words, and must not carry zod with them. Schemas stand in
// `person-schemas.ts`, a row for each of these.

/** A postcode, whatever it is of (FORM-01). */
export const postcodeField = {
  label: 'Postcode',
  input: 'postcode',
  half: true,
  missing: formErrors['postcode-field'].message,
} as const satisfies FieldRow;

/** A state or territory, whatever it is of. */
export const stateField = {
  label: 'State',
  input: 'choice',
  choices: australianStates,
  half: true,
  placeholder: 'Choose a state or territory',
  missing: 'Please choose a state or territory.',
} as const satisfies FieldRow;

/**
 * What every form of ours calls a person's own details, under the names of section 3 of the specification. A table of fields
 * takes its rows from here and adds what is its own.
 */
export const personFields = {
  name: {
    label: 'First Name',
    input: 'text',
    autocomplete: 'given-name',
    half: true,
    missing: 'Please enter your first name.',
  },
  last_name: {
    label: 'Last Name',
    input: 'text',
    autocomplete: 'family-name',
    half: true,
    missing: 'Please enter your last name.',
  },
  email: {
    label: 'Email Address',
    input: 'email',
    autocomplete: 'email',
    half: true,
    missing: 'Please enter an email address such as name@example.com.',
  },
  phone: {
    label: 'Mobile Number',
    input: 'phone',
    autocomplete: 'tel',
    half: true,
    missing: 'Please enter a phone number of 8 to 15 digits.',
  },
  postcode: { ...postcodeField, autocomplete: 'postal-code' },
  state: { ...stateField, autocomplete: 'address-level1' },
} as const satisfies Readonly<Record<string, FieldRow>>;

/** Name of a field that says who somebody is. */
export type PersonFieldName = keyof typeof personFields;
