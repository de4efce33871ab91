import * as z from 'zod';
import type { ApplicationField } from './application-field';
import { type ApplicationAnswers, type ApplicationFieldName, applicationField } from './application-fields';
import { type ApplicationNeeds, type ApplicationStepName, applicationSteps, stepsAsked } from './application-steps';
import { figureOf } from './figure-of';

/** What is wrong with a field, and how to mend it. */
export interface ApplicationFault {
  readonly field: ApplicationFieldName;
  readonly message: string;
}

/** Longest text that a field takes. */
export const longestAnswer = 200;
const mostDollars = 99_999_999;
const mostYears = 90;
const mostDependants = 20;
const adultFrom = 18;
/** Least that anybody lends for a vehicle, in dollars. */
const leastLoan = 1000;

const grouped = (figure: number): string => figure.toLocaleString('en-AU');

/** Messages name their field, so that several in a list can be told apart. */
const figureFault = (
  { label }: ApplicationField,
  typed: string,
  { least = 0, most, example }: { readonly least?: number; readonly most: number; readonly example: string },
): string | null => {
  const figure = figureOf(typed);
  if (figure === null) return `${label}: please enter a whole number, such as ${example}`;
  if (figure > most) return `${label}: please enter ${grouped(most)} at most`;
  return figure < least ? `${label}: please enter ${grouped(least)} or more` : null;
};

/** The same day so many years later, `YYYY-MM-DD`. */
const yearsLater = (date: string, years: number): string => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

const dateFault = (name: ApplicationFieldName, typed: string, today: string): string | null => {
  if (!z.iso.date().safeParse(typed).success) return applicationField(name).missing ?? 'Please enter a date';
  if (name === 'licence_expiry') return typed < today ? 'This licence has expired' : null;
  if (typed > today || typed < yearsLater(today, -120)) return 'Please check the year of your birth';
  return yearsLater(typed, adultFrom) > today ? 'You must be 18 to apply for finance' : null;
};

const fault = (name: ApplicationFieldName, typed: string, today: string): string | null => {
  const field = applicationField(name);
  const { label, input, choices, optional, longest = longestAnswer, missing = `${label}: please answer this` } = field;
  if (typed === '') return optional === true ? null : missing;
  if (typed.length > longest) return `${label}: please shorten it to ${longest} characters. It has ${typed.length}.`;
  switch (input) {
    // The enquiry that goes with it takes no less: a test holds these against its schema, which is too large to come along.
    case 'email':
      return z.email().max(longestAnswer).safeParse(typed).success ? null : missing;
    case 'phone':
      return /^\+?[0-9 ()-]{8,20}$/.test(typed) ? null : missing;
    case 'postcode':
      return /^\d{4}$/.test(typed) ? null : missing;
    case 'date':
      return dateFault(name, typed, today);
    case 'choice':
      return choices?.includes(typed) === true ? null : missing;
    case 'dollars':
      return figureFault(field, typed, {
        ...(name === 'amount' ? { least: leastLoan } : {}),
        most: mostDollars,
        example: '1,200',
      });
    case 'years':
      return figureFault(field, typed, { most: mostYears, example: '4' });
    case 'count':
      return figureFault(field, typed, { most: mostDependants, example: '2' });
    case 'box':
    case 'text':
      return null;
  }
};

/** For each debt the field with its monthly repayment: without it the budget cannot be reckoned. */
const repaidBy = { mortgage_owed: 'mortgage_month', loans_owed: 'loans_month' } as const;

const owedFaults = (answers: ApplicationAnswers): readonly ApplicationFault[] =>
  (['mortgage_owed', 'loans_owed'] as const).flatMap((owed) => {
    const repaid = repaidBy[owed];
    const isOwed = (figureOf(answers[owed]) ?? 0) > 0;
    return isOwed && (answers[repaid] ?? '').trim() === ''
      ? [{ field: repaid, message: `${applicationField(repaid).label}: please enter it, 0 for nothing yet` }]
      : [];
  });

/**
 * What has to be mended in a step, in the order of its fields; pure.
 * @param today the dealer's date, `YYYY-MM-DD`
 */
export const stepFaults = (
  step: ApplicationStepName,
  answers: ApplicationAnswers,
  today: string,
): readonly ApplicationFault[] => {
  const { fields } = applicationSteps[step];
  const faults = fields.flatMap((field): readonly ApplicationFault[] => {
    const message = fault(field, (answers[field] ?? '').trim(), today);
    return message === null ? [] : [{ field, message }];
  });
  const all = step === 'balance' ? [...faults, ...owedFaults(answers)] : faults;
  return all.toSorted((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field));
};

/** The first step that still asks for something; null when the application can be sent. */
export const openStep = (
  answers: ApplicationAnswers,
  needs: ApplicationNeeds,
  today: string,
): ApplicationStepName | null =>
  stepsAsked(answers, needs).find((step) => stepFaults(step, answers, today).length > 0) ?? null;

/** The answers to the present questions: answers to questions that no longer apply are left out. */
export const answersAsked = (answers: ApplicationAnswers, needs: ApplicationNeeds): ApplicationAnswers =>
  Object.fromEntries(
    stepsAsked(answers, needs).flatMap((step) =>
      applicationSteps[step].fields.flatMap((field) => {
        const typed = (answers[field] ?? '').trim();
        return typed === '' ? [] : [[field, typed]];
      }),
    ),
  );
