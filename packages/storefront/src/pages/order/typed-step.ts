import { isAsked, type OrderAnswers, type OrderFieldName, type OrderKind, orderFields } from '@forecourt/domain/order';

/** What stands in the fields of a form, by name; of buttons nothing. */
export const typedIn = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

const isField = (name: string): name is OrderFieldName => Object.hasOwn(orderFields, name);

/** The same without what no answer calls for: what is typed there is kept, and checked once it is asked for. */
export const askedOf = (typed: Readonly<Record<string, string>>, kind: OrderKind): Record<string, string> => {
  const answers: OrderAnswers = typed;
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, isField(name) && !isAsked(name, answers, kind) ? '' : value]),
  );
};
