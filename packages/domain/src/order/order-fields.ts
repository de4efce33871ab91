import type { FieldRow } from '../form-field/field-row';
import { personFields, postcodeField, stateField } from '../form-field/person-fields';

// No schema stands here: forms that are drawn need these words, and must not carry zod with them. What may be typed stands
// in the contract of the API, a schema for each step.

/** Every field of an order, by name; a person's own details are the rows that every form of ours has. */
export const orderFields = {
  name: personFields.name,
  last_name: personFields.last_name,
  email: personFields.email,
  phone: personFields.phone,
  buyer: {
    label: 'Who buys it',
    input: 'choice',
    choices: ['person', 'company'],
    choiceLabels: { person: 'I buy it for myself', company: 'A company or a business buys it' },
    missing: 'Please choose who buys it.',
  },
  trade_in: {
    label: 'Trade in a vehicle',
    input: 'choice',
    choices: ['no', 'yes'],
    choiceLabels: { no: 'I trade nothing in', yes: 'I trade a vehicle in' },
    missing: 'Please choose whether you trade a vehicle in.',
  },
  trade_in_vehicle: {
    label: 'Your vehicle',
    hint: 'Year, make and model, such as 2019 Toyota Corolla.',
    input: 'text',
    longest: 120,
    missing: 'Please enter year, make and model of your vehicle.',
  },
  trade_in_rego: { label: 'Registration', input: 'text', half: true, longest: 12 },
  trade_in_kilometres: {
    label: 'Kilometres',
    input: 'figures',
    half: true,
    longest: 9,
    wrong: 'Please enter the kilometres in figures, such as 45,000.',
  },
  /** Proof of what the valuation offered, as its page gives it. */
  trade_in_estimate: { label: 'Estimate', input: 'unseen', longest: 4000 },
  paying: {
    label: 'How you pay',
    input: 'choice',
    choices: ['cash', 'dealer-finance', 'own-finance'],
    choiceLabels: {
      cash: 'With my own money',
      'dealer-finance': 'With finance that the dealer arranges',
      'own-finance': 'With finance from my own bank',
    },
    missing: 'Please choose how you pay.',
  },
  /** Proof of the figures of the calculator, as the vehicle's page gives it. */
  quote: { label: 'Repayment estimate', input: 'unseen', longest: 4000 },
  handover: {
    label: 'How you get it',
    input: 'choice',
    choices: ['pick-up', 'delivery'],
    choiceLabels: { 'pick-up': 'I pick it up', delivery: 'It is delivered to me' },
    missing: 'Please choose how you get the vehicle.',
  },
  address: {
    label: 'Street address',
    input: 'text',
    autocomplete: 'street-address',
    longest: 200,
    missing: 'Please enter the street address for the delivery.',
  },
  suburb: {
    label: 'Suburb',
    input: 'text',
    autocomplete: 'address-level2',
    longest: 80,
    missing: 'Please enter the suburb for the delivery.',
  },
  state: { ...stateField, autocomplete: 'address-level1' },
  postcode: { ...postcodeField, autocomplete: 'postal-code' },
  agree: {
    label: 'I have read the terms above',
    input: 'box',
    missing: 'Please read the terms and tick the box.',
  },
} as const satisfies Readonly<Record<string, FieldRow>>;

/** Name of a field of an order. */
export type OrderFieldName = keyof typeof orderFields;

/** Fields that a step does without, though it asks for them. */
export const optionalOrderFields: readonly OrderFieldName[] = [
  'trade_in_rego',
  'trade_in_kilometres',
  'trade_in_estimate',
  'quote',
];

/** What was typed into an order, by field; extras by `extra_` and their id, `on` where they are wanted. */
export type OrderAnswers = Partial<Readonly<Record<OrderFieldName, string>>> & {
  readonly [extra: `extra_${string}`]: string | undefined;
};
