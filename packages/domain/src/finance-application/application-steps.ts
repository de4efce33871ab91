import type { AskedField } from '../form-field/field-row';
import { type ApplicationAnswers, type ApplicationFieldName, applicationField, workingAs } from './application-fields';
import { figureOf } from './figure-of';

/** The parts that a shopper sees an application in; each has one step or more. */
export const applicationParts = {
  you: 'You',
  work: 'Work',
  money: 'Money',
  loan: 'The loan',
  agree: 'Agree',
  check: 'Check',
} as const;
/** The name of a part. */
export type ApplicationPart = keyof typeof applicationParts;

/** Days that an open application waits for its shopper, from the last step. */
export const applicationWaitDays = 14;

/** What a dealer's lenders ask for beside what all do. */
export interface ApplicationNeeds {
  readonly identityDocuments: boolean;
}

interface ApplicationStep {
  readonly part: ApplicationPart;
  readonly title: string;
  readonly lead?: string;
  readonly fields: readonly ApplicationFieldName[];
  /** Whether it is asked at all; always when left out. */
  readonly isAsked?: (answers: ApplicationAnswers, needs: ApplicationNeeds) => boolean;
}

/** Years at an address, and in a job, below which the one before is asked for. */
const shortStay = 3;
const shortJob = 2;

const isWorking = ({ work }: ApplicationAnswers): boolean => workingAs.some((one) => one === work);
const isBelow = (typed: string | undefined, years: number): boolean => {
  const figure = figureOf(typed);
  return figure !== null && figure < years;
};

const steps = {
  you: {
    part: 'you',
    title: 'About you',
    fields: ['name', 'last_name', 'date_of_birth', 'residency', 'phone', 'email', 'dependants'],
  },
  home: {
    part: 'you',
    title: 'Where you live',
    fields: ['address', 'suburb', 'state', 'postcode', 'living', 'years_at_address'],
  },
  'home-before': {
    part: 'you',
    title: 'Where you lived before',
    fields: ['before_address', 'before_suburb', 'before_state', 'before_postcode', 'before_years'],
    isAsked: ({ years_at_address }) => isBelow(years_at_address, shortStay),
  },
  work: { part: 'work', title: 'How you work', fields: ['work'] },
  job: {
    part: 'work',
    title: 'Your work',
    fields: ['employer', 'occupation', 'years_in_job'],
    isAsked: isWorking,
  },
  'job-before': {
    part: 'work',
    title: 'Your work before',
    fields: ['before_employer', 'before_occupation', 'before_years_in_job'],
    isAsked: (answers) => isWorking(answers) && isBelow(answers.years_in_job, shortJob),
  },
  income: {
    part: 'money',
    title: 'What comes in',
    lead: 'Your own share where you share with somebody.',
    fields: ['pay', 'pay_every', 'other_income', 'other_income_from'],
  },
  spending: {
    part: 'money',
    title: 'What goes out each month',
    lead: 'In dollars a month, your own share. Leave empty what you do not pay.',
    fields: ['rent', 'household', 'transport', 'insurance', 'children', 'other_spending'],
  },
  balance: {
    part: 'money',
    title: 'What you own and owe',
    lead: 'In dollars. Leave empty what you do not have.',
    fields: [
      'home_value',
      'vehicles_value',
      'savings',
      'other_owned',
      'mortgage_owed',
      'mortgage_month',
      'loans_owed',
      'loans_month',
      'card_limits',
    ],
  },
  loan: { part: 'loan', title: 'The loan', fields: ['amount', 'deposit', 'term', 'purpose', 'changes'] },
  identity: {
    part: 'loan',
    title: 'Your driver licence',
    lead: 'The lender checks who you are by it. The numbers go whole to the lender and the system that passes them on, and are masked everywhere else.',
    fields: ['licence_number', 'licence_card', 'licence_state', 'licence_expiry'],
    isAsked: (_, { identityDocuments }) => identityDocuments,
  },
  agree: {
    part: 'agree',
    title: 'What you agree to',
    lead: 'Each by itself. The first two are needed; the others you may leave.',
    fields: ['agree_share', 'agree_truth', 'agree_credit_check', 'agree_electronic'],
  },
} as const satisfies Readonly<Record<string, ApplicationStep>>;

/** The name of a step that asks for something. */
export type ApplicationStepName = keyof typeof steps;

/** The steps by name, in the order in which they are asked. */
export const applicationSteps: Readonly<Record<ApplicationStepName, ApplicationStep>> = steps;

/** The names of all steps, in order. */
export const applicationStepNames = Object.keys(steps) as readonly ApplicationStepName[];

/** The fields of a step, in order, each with whether it must be answered. */
export const stepFields = (step: ApplicationStepName): readonly AskedField<ApplicationFieldName>[] =>
  applicationSteps[step].fields.map((name) => ({ name, required: applicationField(name).need !== 'optional' }));

/** The steps that these answers call for: a short stay asks for the address before, a licence is asked for where it is needed. */
export const stepsAsked = (answers: ApplicationAnswers, needs: ApplicationNeeds): readonly ApplicationStepName[] =>
  applicationStepNames.filter((name) => applicationSteps[name].isAsked?.(answers, needs) ?? true);
