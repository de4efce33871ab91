import { australianStates } from '../vehicle/vocabulary';
import { type ApplicationField, optionalDollars } from './application-field';

const state = { input: 'choice', choices: australianStates, missing: 'Please choose the state' } as const;
const postcode = { input: 'postcode', missing: 'Please enter a postcode of four digits' } as const;

/** How often pay comes, by how many times a year. */
export const payTimes = { 'Every week': 52, 'Every fortnight': 26, 'Every month': 12, 'Every year': 1 } as const;

/** Work that has an employer or a business to name. */
export const workingAs = ['Full time', 'Part time', 'Casual', 'Self-employed'] as const;

/**
 * Every field of an application for finance: what whoever assesses credit must ask before it may say that a loan is not
 * unsuitable (National Consumer Credit Protection Act 2009, s 128 to 130), and nothing that it need not.
 */
export const applicationFields = {
  name: {
    label: 'First name',
    input: 'text',
    longest: 80,
    autocomplete: 'given-name',
    missing: 'Please enter your first name',
  },
  last_name: {
    label: 'Last name',
    input: 'text',
    longest: 80,
    autocomplete: 'family-name',
    missing: 'Please enter your last name',
  },
  date_of_birth: {
    label: 'Date of birth',
    input: 'date',
    autocomplete: 'bday',
    missing: 'Please enter your date of birth',
  },
  email: { label: 'Email', input: 'email', autocomplete: 'email', missing: 'Please enter a valid email address' },
  phone: { label: 'Phone', input: 'phone', autocomplete: 'tel', missing: 'Please enter a valid phone number' },
  residency: {
    label: 'Residency',
    input: 'choice',
    choices: ['Australian citizen', 'Permanent resident', 'New Zealand citizen', 'Visa holder'],
    missing: 'Please choose your residency',
  },
  dependants: {
    label: 'People who depend on your income',
    hint: 'Children and others whom you support. 0 for nobody.',
    input: 'count',
    missing: 'Please enter a number, 0 for nobody',
  },

  address: {
    label: 'Street address',
    input: 'text',
    autocomplete: 'street-address',
    missing: 'Please enter your street address',
  },
  suburb: { label: 'Suburb', input: 'text', autocomplete: 'address-level2', missing: 'Please enter your suburb' },
  state: { label: 'State', autocomplete: 'address-level1', ...state },
  postcode: { label: 'Postcode', autocomplete: 'postal-code', ...postcode },
  living: {
    label: 'You live there',
    input: 'choice',
    choices: ['In a home of your own', 'In a home with a mortgage', 'For rent', 'With board', 'With family'],
    missing: 'Please choose how you live there',
  },
  years_at_address: {
    label: 'Years at this address',
    hint: '0 for less than one. Below three we ask where you lived before.',
    input: 'years',
    missing: 'Please enter how many years',
  },
  before_address: { label: 'Street address before', input: 'text', missing: 'Please enter the street address' },
  before_suburb: { label: 'Suburb', input: 'text', missing: 'Please enter the suburb' },
  before_state: { label: 'State', ...state },
  before_postcode: { label: 'Postcode', ...postcode },
  before_years: { label: 'Years at that address', input: 'years', missing: 'Please enter how many years' },

  work: {
    label: 'How you work',
    input: 'choice',
    choices: [...workingAs, 'Pension or benefit', 'Not working'],
    missing: 'Please choose how you work',
  },
  employer: {
    label: 'Employer, or name of your business',
    input: 'text',
    autocomplete: 'organization',
    missing: 'Please enter who employs you',
  },
  occupation: {
    label: 'Occupation',
    input: 'text',
    autocomplete: 'organization-title',
    missing: 'Please enter your occupation',
  },
  years_in_job: {
    label: 'Years there',
    hint: '0 for less than one. Below two we ask for your work before.',
    input: 'years',
    missing: 'Please enter how many years',
  },
  before_employer: {
    label: 'Employer before, or “none”',
    input: 'text',
    missing: 'Please enter who employed you before, or “none”',
  },
  before_occupation: { label: 'Occupation then', input: 'text', optional: true },
  before_years_in_job: { label: 'Years there', input: 'years', missing: 'Please enter how many years' },

  pay: {
    label: 'Pay after tax',
    hint: 'What reaches your account. 0 for none.',
    input: 'dollars',
    missing: 'Please enter your pay, 0 for none',
  },
  pay_every: { label: 'It comes', input: 'choice', choices: Object.keys(payTimes), missing: 'Please choose how often' },
  other_income: optionalDollars('Other income a month', 'Rent, benefits, maintenance: after tax.'),
  other_income_from: { label: 'Where it comes from', input: 'text', optional: true },

  rent: optionalDollars('Rent or board', 'Your share. A mortgage comes later.'),
  household: {
    label: 'Food, power, phone and the home',
    input: 'dollars',
    missing: 'Please enter what living costs you a month',
  },
  transport: optionalDollars('Cars, fuel and fares'),
  insurance: optionalDollars('Insurance'),
  children: optionalDollars('Children, school and care'),
  other_spending: optionalDollars('All else you spend'),

  home_value: optionalDollars('Homes and land'),
  vehicles_value: optionalDollars('Vehicles'),
  savings: optionalDollars('Savings'),
  other_owned: optionalDollars('Other things of value'),
  mortgage_owed: optionalDollars('Mortgages: still owed'),
  mortgage_month: optionalDollars('Mortgages: repaid a month'),
  loans_owed: optionalDollars('Other loans: still owed', 'Car, personal and study loans, buy now pay later.'),
  loans_month: optionalDollars('Other loans: repaid a month'),
  card_limits: optionalDollars('Credit cards: limits of all together', 'The limit counts, whatever you owe.'),

  amount: {
    label: 'How much you would like to borrow',
    input: 'dollars',
    missing: 'Please enter how much you would like to borrow',
  },
  deposit: optionalDollars('Deposit, with trade-in'),
  term: {
    label: 'Over',
    input: 'choice',
    choices: ['1 year', '2 years', '3 years', '4 years', '5 years', '6 years', '7 years'],
    missing: 'Please choose for how long',
  },
  purpose: {
    label: 'What the finance is for',
    input: 'choice',
    choices: ['A vehicle for personal use', 'A vehicle for a business', 'Refinancing a vehicle I have'],
    missing: 'Please choose what the finance is for',
  },
  changes: {
    label: 'Changes that you expect in your income or spending',
    hint: 'A baby, a new job. Empty for none.',
    input: 'text',
    optional: true,
  },

  licence_number: {
    label: 'Driver licence number',
    input: 'text',
    isIdentity: true,
    missing: 'Please enter the number of your licence',
  },
  licence_card: {
    label: 'Card number',
    hint: 'On the card.',
    input: 'text',
    isIdentity: true,
    missing: 'Please enter the card number',
  },
  licence_state: { label: 'Issued by', ...state },
  licence_expiry: { label: 'Expires on', input: 'date', missing: 'Please enter the day it expires' },

  agree_share: { label: '', input: 'box', missing: 'Please agree, or send a finance enquiry instead' },
  agree_truth: { label: '', input: 'box', missing: 'Please confirm that your answers are true' },
  agree_credit_check: { label: '', input: 'box', optional: true },
  agree_electronic: { label: '', input: 'box', optional: true },
} as const satisfies Readonly<Record<string, ApplicationField>>;

/** The name of a field, as forms and webhooks have it. */
export type ApplicationFieldName = keyof typeof applicationFields;

/** Every field's name, in the order in which they are asked. */
export const applicationFieldNames = Object.keys(applicationFields) as readonly ApplicationFieldName[];

/** A field by its name, with all that a field may have. */
export const applicationField = (name: ApplicationFieldName): ApplicationField => applicationFields[name];

/** What was typed, as typed; what is not there was not answered yet. */
export type ApplicationAnswers = Readonly<Partial<Record<ApplicationFieldName, string>>>;
