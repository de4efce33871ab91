import { personFields, stateField } from '../../form-field/person-fields';
import { termsNotice } from '../form-words';
import { currentOptIn, optInWordings } from '../opt-in';
import type { EnquiryField } from './enquiry-field';

// No schema stands here: forms that are drawn need these words, and must not carry zod with them. Schemas stand in
// `field-schemas.ts`, a row for each of these.

const elsewhere = { mail: null, column: null } as const;

/**
 * Every field that an enquiry form may have, in the order of forms, of error summaries and of the mail's lines: the one
 * table that form, mail, ADF, export and erasure are made from (FORM-02, FORM-07, spec section 3). What a kind of
 * enquiry asks of it stands in its kind. A person's own details are the rows that every form of ours has.
 */
export const enquiryFields = {
  subject: {
    label: 'What is it about?',
    input: 'choice',
    missing: 'Please choose what your enquiry is about.',
    mail: 'Subject',
  },
  dealership: {
    label: 'Dealership',
    input: 'choice',
    placeholder: 'Choose a dealership',
    missing: 'Please choose a dealership.',
    column: 'chosen_dealership',
  },
  location: {
    label: 'Location',
    input: 'choice',
    placeholder: 'Choose a location',
    missing: 'Please choose a location.',
  },
  name: { ...personFields.name, need: 'required', mail: null, adf: 'first-name' },
  last_name: { ...personFields.last_name, need: 'optional', mail: null, adf: 'last-name', column: 'name' },
  email: { ...personFields.email, need: 'required', mail: null, adf: 'email' },
  phone: { ...personFields.phone, need: 'required', mail: null, adf: 'phone' },
  postcode: { ...personFields.postcode, adf: 'postcode' },
  /** Registration of the shopper's own vehicle, and the state or territory that gave it. */
  Rego: {
    label: 'Registration number',
    input: 'text',
    half: true,
    missing: 'Please enter the registration number.',
    mail: 'Registration',
    adf: 'own-rego',
    column: 'rego',
  },
  regoState: { ...stateField, label: 'Registered in', adf: 'own-rego-state', column: 'rego_state' },
  /** The shopper's own vehicle: to trade in, to sell or to be served. `kilometres` in km. */
  make: {
    label: 'Make of your vehicle',
    input: 'text',
    half: true,
    missing: 'Please enter the make of your vehicle.',
    mail: 'Own vehicle, make',
    adf: 'own-make',
    column: 'own_make',
  },
  model: {
    label: 'Model of your vehicle',
    input: 'text',
    half: true,
    missing: 'Please enter the model of your vehicle.',
    mail: 'Own vehicle, model',
    adf: 'own-model',
    column: 'own_model',
  },
  badge: {
    label: 'Badge of your vehicle',
    input: 'text',
    half: true,
    mail: 'Own vehicle, badge',
    adf: 'own-badge',
    column: 'own_badge',
  },
  year: {
    label: 'Year of your vehicle',
    input: 'figures',
    half: true,
    missing: 'Please enter the year of your vehicle.',
    wrong: 'Please enter a year such as 2018.',
    mail: 'Own vehicle, year',
    adf: 'own-year',
    column: 'own_year',
  },
  kilometres: {
    label: 'Kilometres of your vehicle',
    input: 'figures',
    half: true,
    missing: 'Please enter the kilometres of your vehicle.',
    wrong: 'Please enter the kilometres as a number.',
    mail: 'Own vehicle, kilometres',
    adf: 'own-odometer',
    column: 'own_kilometres',
  },
  /** When the shopper would like to come: `YYYY-MM-DD`, and `HH:MM` by the clock of the location. */
  preferred_date: {
    label: 'Preferred date',
    input: 'date',
    half: true,
    missing: 'Please choose a date.',
  },
  preferred_time: {
    label: 'Preferred time',
    input: 'time',
    half: true,
    missing: 'Please choose a time.',
  },
  /** Where a vehicle is brought for a test drive: the street; its postcode is a field of its own. */
  home_address: {
    label: 'Address we come to',
    input: 'text',
    missing: 'Please enter the street address that we come to.',
    mail: 'We come to',
  },
  /** Number of vehicles in the shopper's fleet. */
  fleet_size: {
    label: 'Vehicles in your fleet',
    input: 'figures',
    half: true,
    missing: 'Please enter the number of vehicles in your fleet.',
    mail: 'Vehicles in the fleet',
  },
  part_description: {
    label: 'The part you need',
    input: 'text',
    missing: 'Please describe the part you need.',
    mail: 'Part',
  },
  /** The offer that the enquiry is about; the page knows it. */
  offer_id: {
    label: 'Offer',
    input: 'unseen',
    missing: 'Please start this enquiry from the page of the offer.',
  },
  /** What was liked of a vehicle that has sold, in words; the page knows it. */
  wanted: { label: 'Looking for', input: 'unseen' },
  message: {
    label: 'Message',
    input: 'lines',
    missing: 'Please enter a message.',
    mail: null,
  },
  /**
   * Consent to pass a finance enquiry on (NCCP Regulations, reg 25); the page names the recipient, and what the dealer
   * is paid.
   */
  finance_consent: {
    label: 'I agree that you pass my details on to a credit provider.',
    input: 'box',
    missing: 'Please agree, or call us instead.',
    ...elsewhere,
  },
  opt_in: { label: optInWordings[currentOptIn], input: 'box', need: 'optional', ...elsewhere },
  /** Name of the wording beside the box, as `optInWordings` has it. */
  opt_in_wording: { label: '', input: 'unseen', need: 'optional', ...elsewhere },
  terms_conditions: {
    label: `I agree to the terms of use. ${termsNotice}`,
    input: 'box',
    missing: termsNotice,
    ...elsewhere,
  },
} as const satisfies Readonly<Record<string, EnquiryField>>;

/** Name of a field, in forms and in the payload's `userData`. */
export type EnquiryFieldName = keyof typeof enquiryFields;

/** The fields in the order of the table. */
export const enquiryFieldNames = Object.keys(enquiryFields) as readonly EnquiryFieldName[];

/** What is known of a field. */
export const enquiryField = (name: EnquiryFieldName): EnquiryField => enquiryFields[name];

/** A field whose row says by itself whether it is required. */
export type SettledField = {
  [Name in EnquiryFieldName]: (typeof enquiryFields)[Name] extends { readonly need: string } ? Name : never;
}[EnquiryFieldName];

type ColumnOf<Name extends EnquiryFieldName> = (typeof enquiryFields)[Name] extends { readonly column: infer Column }
  ? Column
  : Name;

/** A column of the export of leads that is made from fields. */
export type EnquiryColumn = Exclude<{ [Name in EnquiryFieldName]: ColumnOf<Name> }[EnquiryFieldName], null>;
