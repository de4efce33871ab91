import * as z from 'zod';
import { personSchemas } from '../form-field/person-schemas';
import { text } from '../form-field/text-schemas';
import { type ApplicationField, type FigureBounds, longestAnswer } from './application-field';
import { type ApplicationAnswers, type ApplicationFieldName, applicationField } from './application-fields';
import { type ApplicationNeeds, type ApplicationStepName, applicationSteps, stepsAsked } from './application-steps';
import { figureOf } from './figure-of';

/** What is wrong with a field, and how to mend it. */
export interface ApplicationFault {
  readonly field: ApplicationFieldName;
  readonly message: string;
}

const adultFrom = 18;

const grouped = (figure: number): string => figure.toLocaleString('en-AU');

/** Messages name their field, so that several in a list can be told apart. */
const figureFault = (label: string, typed: string, { least, most, example }: FigureBounds): string | null => {
  const figure = figureOf(typed);
  if (figure === null) return `${label}: please enter a whole number, such as ${example}.`;
  if (figure > most) return `${label}: please enter ${grouped(most)} at most.`;
  return figure < least ? `${label}: please enter ${grouped(least)} or more.` : null;
};

/** The same day so many years later, `YYYY-MM-DD`. */
const yearsLater = (date: string, years: number): string => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

const dayFaults: Readonly<
  Record<NonNullable<ApplicationField['day']>, (date: string, today: string) => string | null>
> = {
  birth: (date, today) => {
    if (date > today || date < yearsLater(today, -120)) return 'Please check the year of your birth.';
    return yearsLater(date, adultFrom) > today ? 'You must be 18 to apply for finance.' : null;
  },
  end: (date, today) => (date < today ? 'This licence has expired.' : null),
};

const faultBy = (schema: z.ZodType, typed: string): string | null =>
  schema.safeParse(typed).error?.issues[0]?.message ?? null;

/** What is wrong with what was typed, which is not nothing. */
const typedFault = (name: ApplicationFieldName, typed: string, today: string): string | null => {
  const { label, input, choices, figure, day, missing = `${label}: please answer this.` } = applicationField(name);
  switch (input) {
    case 'email':
    case 'phone':
    case 'postcode':
      return faultBy(personSchemas[input], typed);
    case 'text':
      if (name === 'name' || name === 'last_name') return faultBy(personSchemas[name], typed);
      return faultBy(text(longestAnswer, `“${label}”`), typed);
    case 'date':
      if (!z.iso.date().safeParse(typed).success) return missing;
      return day === undefined ? null : dayFaults[day](typed, today);
    case 'choice':
      return choices?.includes(typed) === true ? null : missing;
    case 'dollars':
    case 'figures':
      return figure === undefined ? null : figureFault(label, typed, figure);
    case 'box':
      return null;
  }
};

const fault = (name: ApplicationFieldName, answers: ApplicationAnswers, today: string): string | null => {
  const { label, need, neededBy, missing = `${label}: please answer this.` } = applicationField(name);
  const typed = (answers[name] ?? '').trim();
  if (typed !== '') return typedFault(name, typed, today);
  if (neededBy !== undefined && (figureOf(answers[neededBy]) ?? 0) > 0)
    return `${label}: please enter it, 0 for nothing yet.`;
  return need === 'optional' ? null : missing;
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
  applicationSteps[step].fields.flatMap((field): readonly ApplicationFault[] => {
    const message = fault(field, answers, today);
    return message === null ? [] : [{ field, message }];
  });

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
