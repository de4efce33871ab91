import { type OnlinePaymentField, onlinePaymentFields, onlinePaymentLengths } from '@forecourt/api-contract';
import { typedField } from '@forecourt/domain/form-field';
import * as z from 'zod';
import type { ProblemField } from '../../../ground/http/http-problem';
import { referenceKey } from '../invoices/reference-key';

/** What a shopper wants to pay, read from a form. */
export interface AskedOnlinePayment {
  readonly reference: string;
  readonly amountCents: number;
  readonly name: string;
  readonly email: string;
}

/** Least and most of one payment, AUD cents: below the least a processor refuses; above, a bank does. */
export const onlineBounds = { least: 100, most: 10_000_000 } as const;

const missing: Readonly<Record<OnlinePaymentField, string>> = {
  reference: 'Enter the reference. It stands on your invoice, or in the message that asked for the deposit.',
  amount: 'Enter the amount in dollars, such as 1250 or 1250.50.',
  name: 'Enter your name, for the receipt.',
  email: 'Enter an email address such as name@example.com. The receipt goes there.',
};

/** What was typed, each field cleaned and not longer than it may be. */
export const typedOnlinePayment = (form: URLSearchParams): Readonly<Record<OnlinePaymentField, string>> => {
  const typed = (name: OnlinePaymentField) =>
    typedField(name === 'email' ? 'email' : 'text', form.get(name) ?? '').slice(0, onlinePaymentLengths[name]);
  return { reference: typed('reference'), amount: typed('amount'), name: typed('name'), email: typed('email') };
};

/** An amount as people write it, in cents: `$1,250`, `1250.50`. Null for anything else, a third decimal included. */
export const readAmount = (text: string): number | null => {
  const plain = text.replace(/^\s*(AUD|A?\$)\s*/i, '').replace(/\s/g, '');
  if (!/^(\d{1,7}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(plain)) return null;
  const [dollars = '0', part = ''] = plain.replaceAll(',', '').split('.');
  return Number(dollars) * 100 + Number(part.padEnd(2, '0'));
};

const isFault = {
  reference: (text: string) => referenceKey(text) === '',
  amount: (text: string) => {
    const cents = readAmount(text);
    return cents === null || cents < onlineBounds.least || cents > onlineBounds.most;
  },
  name: (text: string) => text === '',
  email: (text: string) => !z.email().safeParse(text).success,
} satisfies Readonly<Record<OnlinePaymentField, (text: string) => boolean>>;

const outOfBounds = 'Between $1 and $100,000 can be paid at once. For more, call the dealer.';

const faultOf = (name: OnlinePaymentField, text: string): string =>
  name === 'amount' && readAmount(text) !== null ? outOfBounds : missing[name];

/** Reads the form: what is to be paid by whom, else what is to be mended, by field. */
export const readOnlinePayment = (form: URLSearchParams): AskedOnlinePayment | readonly ProblemField[] => {
  const typed = typedOnlinePayment(form);
  const faults = onlinePaymentFields
    .filter((name) => isFault[name](typed[name]))
    .map((path) => ({ path, message: faultOf(path, typed[path]) }));
  const amountCents = readAmount(typed.amount);
  if (faults.length > 0 || amountCents === null) return faults;
  const { reference, name, email } = typed;
  return { reference, amountCents, name, email };
};
