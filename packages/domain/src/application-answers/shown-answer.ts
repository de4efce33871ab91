import * as z from 'zod';
import { dayInWords } from '../calendar/day-in-words';
import {
  type ApplicationAnswers,
  type ApplicationFieldName,
  applicationField,
} from '../finance-application/application-fields';
import { figureOf } from '../finance-application/figure-of';
import { formatDollars } from '../money/format-dollars';

/** A number of a document with all but its last three signs hidden. */
export const maskedNumber = (typed: string): string =>
  typed.length <= 3 ? '•••' : `${'•'.repeat(Math.min(typed.length - 3, 9))}${typed.slice(-3)}`;

/** An answer as a reader sees it: dollars with their sign, days and boxes in words, numbers of documents masked. Empty for none. */
export const shownAnswer = (name: ApplicationFieldName, answers: ApplicationAnswers): string => {
  const typed = (answers[name] ?? '').trim();
  const { input, isIdentity } = applicationField(name);
  if (typed === '') return '';
  if (isIdentity === true) return maskedNumber(typed);
  if (input === 'box') return 'Yes';
  if (input === 'date') return z.iso.date().safeParse(typed).success ? dayInWords(typed) : typed;
  const figure = input === 'dollars' ? figureOf(typed) : null;
  return figure === null ? typed : formatDollars(figure);
};
