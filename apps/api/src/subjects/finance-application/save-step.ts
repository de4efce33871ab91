import { maskedNumber } from '@forecourt/domain/application-answers';
import { type ApplicationConsent, consentFields, consentWordings } from '@forecourt/domain/application-consents';
import {
  type ApplicationAnswers,
  type ApplicationFieldName,
  type ApplicationStepName,
  applicationField,
  applicationSteps,
  longestAnswer,
} from '@forecourt/domain/finance-application';
import { typedField } from '@forecourt/domain/form-field';
import type { ApplicationRecord } from './application-store';

/** Twice what a field takes: somebody who pastes too much sees it again, to be shortened. */
const mostKept = 2 * longestAnswer;

/**
 * What a field holds after a step was sent. A number of a document is shown again as signs alone: left empty, or sent back
 * as it was shown, it stays what it was.
 */
const answerAfter = (name: ApplicationFieldName, before: string, sent: string): string => {
  const { isIdentity, input } = applicationField(name);
  // Figures stay as they were written, to be read again: commas and dollar signs are no faults.
  const isFigure = input === 'dollars' || input === 'figures';
  const typed = typedField(isFigure ? 'text' : input, sent).slice(0, mostKept);
  return isIdentity === true && (typed === '' || typed === maskedNumber(before)) ? before : typed;
};

/** Who agreed to what, in the words that stood there; what is not agreed to any more goes. */
const consentsAfter = (
  before: readonly ApplicationConsent[],
  form: URLSearchParams,
  { lender, at }: { readonly lender: string; readonly at: Date },
): ApplicationConsent[] => {
  const wordings = consentWordings(lender);
  return consentFields.flatMap((field) => {
    if ((form.get(field) ?? '') === '') return [];
    const wording = wordings[field];
    const kept = before.find((consent) => consent.field === field && consent.wording === wording);
    return [kept ?? { field, wording, at: at.toISOString() }];
  });
};

/**
 * An application after one of its steps was sent, as it was typed; pure. What is wrong with it is told once its shopper
 * means to go on (`isFinished`), not when they go back or leave it for later.
 */
export const saveStep = (
  record: ApplicationRecord,
  step: ApplicationStepName,
  form: URLSearchParams,
  terms: { readonly lender: string; readonly at: Date; readonly isFinished: boolean },
): ApplicationRecord => {
  const tried = record.tried.includes(step) || !terms.isFinished ? record.tried : [...record.tried, step];
  if (step === 'agree') return { ...record, tried, consents: consentsAfter(record.consents, form, terms) };
  const answers: Partial<Record<ApplicationFieldName, string>> = { ...record.answers };
  for (const name of applicationSteps[step].fields)
    answers[name] = answerAfter(name, record.answers[name] ?? '', form.get(name) ?? '');
  return { ...record, answers, tried };
};

/** The answers as their shopper may see them again: numbers of documents as signs. */
export const answersShown = (answers: ApplicationAnswers): ApplicationAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, typed]) => [
      name,
      typed !== '' && applicationField(name as ApplicationFieldName).isIdentity === true ? maskedNumber(typed) : typed,
    ]),
  );
