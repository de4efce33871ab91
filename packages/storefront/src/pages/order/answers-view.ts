import type { Order } from '@forecourt/api-contract';
import type { FieldRow } from '@forecourt/domain/form-field';
import { formatCents } from '@forecourt/domain/money';
import { isAsked, type OrderFieldName, type OrderStepName, orderFields, orderSteps } from '@forecourt/domain/order';
import { orderWords as words } from '../../features/order/order-words';
import { quoteIn } from './quote-in';

/** An answer to be read through. */
export interface ShownAnswer {
  readonly label: string;
  readonly value: string;
}

const typedWords = (name: OrderFieldName, typed: string): string => {
  const row: FieldRow = orderFields[name];
  return row.choiceLabels?.[typed] ?? typed;
};

/** What goes along unseen, in words; nothing of what says nothing. */
const unseenValue = (name: OrderFieldName, typed: string): string => {
  if (name === 'quote') return quoteIn(typed) ?? '';
  return name === 'trade_in_estimate' && typed !== '' ? words.tradeIn.attached : '';
};

/** The answers of a step as they are read through before paying: those that were asked for and given. */
export const shownAnswers = (
  { answers, kind, extras }: Pick<Order, 'answers' | 'kind' | 'extras'>,
  step: OrderStepName,
): readonly ShownAnswer[] => {
  if (step === 'extras') {
    const chosen = extras.filter((extra) => extra.chosen);
    if (chosen.length === 0) return [{ label: words.extras, value: words.none }];
    return chosen.map(({ name, cents }) => ({ label: name, value: formatCents(cents) }));
  }
  return orderSteps[step].fields.flatMap((name) => {
    const typed = answers[name] ?? '';
    if (typed === '' || name === 'agree' || !isAsked(name, answers, kind)) return [];
    const row: FieldRow = orderFields[name];
    const value = row.input === 'unseen' ? unseenValue(name, typed) : typedWords(name, typed);
    return value === '' ? [] : [{ label: row.label, value }];
  });
};
