import * as z from 'zod';
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

const wholeNumber = (typed: string, most: number): string | null => {
  const figure = figureOf(typed);
  if (figure === null) return 'Please enter a whole number';
  return figure > most ? `Please enter ${most} at most` : null;
};

/** The same day so many years later, `YYYY-MM-DD`. */
const yearsLater = (date: string, years: number): string => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

const dateFault = (name: ApplicationFieldName, typed: string, today: string): string | null => {
  if (!z.iso.date().safeParse(typed).success) return applicationField(name).missing ?? 'Please enter a date';
  if (name === 'licence_expiry') return typed < today ? 'This licence has expired' : null;
  if (typed > today || typed < yearsLater(today, -120)) return 'Please check the year';
  return yearsLater(typed, adultFrom) > today ? 'You must be 18 to apply for finance' : null;
};

const fault = (name: ApplicationFieldName, typed: string, today: string): string | null => {
  const { input, choices, optional, missing = 'Please answer this' } = applicationField(name);
  if (typed === '') return optional === true ? null : missing;
  if (typed.length > longestAnswer)
    return `Please shorten this to ${longestAnswer} characters. It has ${typed.length}.`;
  switch (input) {
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
      return figureOf(typed) === null ? 'Please enter whole dollars, such as 1,200' : wholeNumber(typed, mostDollars);
    case 'years':
      return wholeNumber(typed, mostYears);
    case 'count':
      return wholeNumber(typed, mostDependants);
    case 'box':
    case 'text':
      return null;
  }
};

/**
 * What has to be mended in a step, in the order of its fields; pure.
 * @param today the dealer's date, `YYYY-MM-DD`
 */
export const stepFaults = (
  step: ApplicationStepName,
  answers: ApplicationAnswers,
  today: string,
): readonly ApplicationFault[] =>
  applicationSteps[step].fields.flatMap((field) => {
    const message = fault(field, (answers[field] ?? '').trim(), today);
    return message === null ? [] : [{ field, message }];
  });

/** The first step that still asks for something; null when the application can be sent. */
export const openStep = (
  answers: ApplicationAnswers,
  needs: ApplicationNeeds,
  today: string,
): ApplicationStepName | null =>
  stepsAsked(answers, needs).find((step) => stepFaults(step, answers, today).length > 0) ?? null;

/** The answers to what is asked: what a step asked before and no longer does is left out. */
export const answersAsked = (answers: ApplicationAnswers, needs: ApplicationNeeds): ApplicationAnswers =>
  Object.fromEntries(
    stepsAsked(answers, needs).flatMap((step) =>
      applicationSteps[step].fields.flatMap((field) => {
        const typed = (answers[field] ?? '').trim();
        return typed === '' ? [] : [[field, typed]];
      }),
    ),
  );
