import { personFields, postcodeField, stateField } from '../form-field/person-fields';
import { type ApplicationField, choice, date, dollars, few, line, optionalDollars, years } from './application-field';

/** How often pay comes, by how many times a year. */
export const payTimes = { 'Every week': 52, 'Every fortnight': 26, 'Every month': 12, 'Every year': 1 } as const;

/** Work that has an employer or a business to name. */
export const workingAs = ['Full time', 'Part time', 'Casual', 'Self-employed'] as const;

/**
 * Every field of an application for finance: what whoever assesses credit must ask before it may say that a loan is not
 * unsuitable (National Consumer Credit Protection Act 2009, s 128 to 130), and nothing that it need not. A person's own
 * details are the rows that every form of ours has. What may be typed stands in `check-application.ts`.
 */
export const applicationFields = {
  name: personFields.name,
  last_name: personFields.last_name,
  date_of_birth: {
    ...date,
    label: 'Date of birth',
    autocomplete: 'bday',
    day: 'birth',
    missing: 'Please enter your date of birth.',
  },
  email: personFields.email,
  phone: personFields.phone,
  residency: {
    ...choice,
    label: 'Residency',
    choices: ['Australian citizen', 'Permanent resident', 'New Zealand citizen', 'Visa holder'],
    missing: 'Please choose your residency.',
  },
  dependants: {
    ...few,
    label: 'People who depend on your income',
    hint: 'Children and others whom you support. 0 for nobody.',
    figure: { least: 0, most: 20, example: '2' },
    missing: 'Please enter a number, 0 for nobody.',
  },

  address: {
    ...line,
    label: 'Street address',
    autocomplete: 'street-address',
    missing: 'Please enter your street address.',
  },
  suburb: { ...line, label: 'Suburb', autocomplete: 'address-level2', missing: 'Please enter your suburb.' },
  state: personFields.state,
  postcode: personFields.postcode,
  living: {
    ...choice,
    label: 'You live there',
    choices: ['In a home of your own', 'In a home with a mortgage', 'For rent', 'With board', 'With family'],
    missing: 'Please choose how you live there.',
  },
  years_at_address: {
    ...years,
    label: 'Years at this address',
    hint: '0 for less than one. Below three we ask where you lived before.',
  },
  before_address: { ...line, label: 'Street address before', missing: 'Please enter the street address.' },
  before_suburb: { ...line, label: 'Suburb', missing: 'Please enter the suburb.' },
  before_state: stateField,
  before_postcode: postcodeField,
  before_years: { ...years, label: 'Years at that address' },

  work: {
    ...choice,
    label: 'How you work',
    choices: [...workingAs, 'Pension or benefit', 'Not working'],
    missing: 'Please choose how you work.',
  },
  employer: {
    ...line,
    label: 'Employer, or name of your business',
    autocomplete: 'organization',
    missing: 'Please enter who employs you.',
  },
  occupation: {
    ...line,
    label: 'Occupation',
    autocomplete: 'organization-title',
    missing: 'Please enter your occupation.',
  },
  years_in_job: {
    ...years,
    label: 'Years there',
    hint: '0 for less than one. Below two we ask for your work before.',
  },
  before_employer: {
    ...line,
    label: 'Employer before, or “none”',
    missing: 'Please enter who employed you before, or “none”.',
  },
  before_occupation: { ...line, label: 'Occupation then', need: 'optional' },
  before_years_in_job: { ...years, label: 'Years there' },

  pay: {
    ...dollars,
    label: 'Pay after tax',
    hint: 'What reaches your account. 0 for none.',
    missing: 'Please enter your pay, 0 for none.',
  },
  pay_every: { ...choice, label: 'It comes', choices: Object.keys(payTimes), missing: 'Please choose how often.' },
  other_income: {
    ...optionalDollars,
    label: 'Other income a month',
    hint: 'Rent, benefits, maintenance: after tax.',
  },
  other_income_from: { ...line, label: 'Where it comes from', need: 'optional' },

  rent: { ...optionalDollars, label: 'Rent or board', hint: 'Your share. A mortgage comes later.' },
  household: {
    ...dollars,
    label: 'Food, power, phone and the home',
    missing: 'Please enter what living costs you a month.',
  },
  transport: { ...optionalDollars, label: 'Cars, fuel and fares' },
  insurance: { ...optionalDollars, label: 'Insurance' },
  children: { ...optionalDollars, label: 'Children, school and care' },
  other_spending: { ...optionalDollars, label: 'All else you spend' },

  home_value: { ...optionalDollars, label: 'Homes and land' },
  vehicles_value: { ...optionalDollars, label: 'Vehicles' },
  savings: { ...optionalDollars, label: 'Savings' },
  other_owned: { ...optionalDollars, label: 'Other things of value' },
  mortgage_owed: { ...optionalDollars, label: 'Mortgages: still owed' },
  /** Without what a debt is repaid by the budget cannot be reckoned. */
  mortgage_month: { ...optionalDollars, label: 'Mortgages: repaid a month', neededBy: 'mortgage_owed' },
  loans_owed: {
    ...optionalDollars,
    label: 'Other loans: still owed',
    hint: 'Car, personal and study loans, buy now pay later.',
  },
  loans_month: { ...optionalDollars, label: 'Other loans: repaid a month', neededBy: 'loans_owed' },
  card_limits: {
    ...optionalDollars,
    label: 'Credit cards: limits of all together',
    hint: 'The limit counts, whatever you owe.',
  },

  amount: {
    ...dollars,
    label: 'How much you would like to borrow',
    // Nobody lends less for a vehicle.
    figure: { ...dollars.figure, least: 1000 },
    missing: 'Please enter how much you would like to borrow.',
  },
  deposit: { ...optionalDollars, label: 'Deposit, with trade-in' },
  term: {
    ...choice,
    label: 'Over',
    choices: ['1 year', '2 years', '3 years', '4 years', '5 years', '6 years', '7 years'],
    missing: 'Please choose for how long.',
  },
  purpose: {
    ...choice,
    label: 'What the finance is for',
    choices: ['A vehicle for personal use', 'A vehicle for a business', 'Refinancing a vehicle I have'],
    missing: 'Please choose what the finance is for.',
  },
  changes: {
    ...line,
    label: 'Changes that you expect in your income or spending',
    hint: 'A baby, a new job. Empty for none.',
    need: 'optional',
  },

  licence_number: {
    ...line,
    label: 'Driver licence number',
    isIdentity: true,
    missing: 'Please enter the number of your licence.',
  },
  licence_card: {
    ...line,
    label: 'Card number',
    hint: 'On the card.',
    isIdentity: true,
    missing: 'Please enter the card number.',
  },
  licence_state: { ...stateField, label: 'Issued by' },
  licence_expiry: { ...date, label: 'Expires on', day: 'end', missing: 'Please enter the day it expires.' },

  agree_share: { label: '', input: 'box', missing: 'Please agree, or send a finance enquiry instead.' },
  agree_truth: { label: '', input: 'box', missing: 'Please confirm that your answers are true.' },
  agree_credit_check: { label: '', input: 'box', need: 'optional' },
  agree_electronic: { label: '', input: 'box', need: 'optional' },
} as const satisfies Readonly<Record<string, ApplicationField>>;

/** The name of a field, as forms and webhooks have it. */
export type ApplicationFieldName = keyof typeof applicationFields;

/** Every field's name, in the order in which they are asked. */
export const applicationFieldNames = Object.keys(applicationFields) as readonly ApplicationFieldName[];

/** A field by its name, with all that a field may have. */
export const applicationField = (name: ApplicationFieldName): ApplicationField<ApplicationFieldName> =>
  applicationFields[name];

/** What was typed, as typed; what is not there was not answered yet. */
export type ApplicationAnswers = Readonly<Partial<Record<ApplicationFieldName, string>>>;
