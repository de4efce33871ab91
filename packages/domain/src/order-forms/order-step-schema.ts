import * as z from 'zod';
import { personSchemas } from '../form-field/person-schemas';
import { figures, text, typedAs } from '../form-field/text-schemas';
import { type OrderAnswers, type OrderFieldName, optionalOrderFields, orderFields } from '../order/order-fields';
import type { OrderKind } from '../order/order-state';
import { isAsked, type OrderStepName, orderSteps } from '../order/order-steps';

const choice = <Name extends 'buyer' | 'trade_in' | 'paying' | 'handover'>(name: Name) =>
  typedAs('choice')
    .pipe(z.enum(['', ...orderFields[name].choices], orderFields[name].missing))
    .default('');

const longText = (name: 'trade_in_vehicle' | 'trade_in_rego' | 'address' | 'suburb') =>
  text(orderFields[name].longest, `“${orderFields[name].label}”`).default('');

const token = z.string().max(orderFields.quote.longest).default('');

/** What may be typed into each field; whether it must be is the step's rule. */
const fieldSchemas = {
  name: personSchemas.name,
  last_name: personSchemas.last_name,
  email: personSchemas.email,
  phone: personSchemas.phone,
  buyer: choice('buyer'),
  trade_in: choice('trade_in'),
  trade_in_vehicle: longText('trade_in_vehicle'),
  trade_in_rego: longText('trade_in_rego'),
  trade_in_kilometres: figures(/^\d{0,7}$/, orderFields.trade_in_kilometres.wrong),
  trade_in_estimate: token,
  paying: choice('paying'),
  quote: token,
  handover: choice('handover'),
  address: longText('address'),
  suburb: longText('suburb'),
  state: personSchemas.state,
  postcode: personSchemas.postcode,
  agree: z.string().max(10).default(''),
} as const satisfies Readonly<Record<OrderFieldName, z.ZodType>>;

/** A fault of a field, and how to mend it. */
export interface OrderFault {
  readonly field: OrderFieldName;
  readonly message: string;
}

const missing = (name: OrderFieldName): string => {
  const row: { readonly label: string; readonly missing?: string } = orderFields[name];
  return row.missing ?? `${row.label}: please answer this.`;
};

/**
 * The schema of a step as its form sends it, texts all: what is typed, and what of it the answers call for. The browser
 * and the API read it by these rules; extras have no rule beside being known to the site.
 */
export const orderStepSchema = (step: OrderStepName, kind: OrderKind) => {
  const names = orderSteps[step].fields;
  const shape = Object.fromEntries(names.map((name) => [name, fieldSchemas[name]]));
  return z.object(shape).superRefine((typed, context) => {
    const answers = typed as OrderAnswers;
    for (const name of names)
      if (isAsked(name, answers, kind) && !optionalOrderFields.includes(name) && (answers[name] ?? '') === '')
        context.addIssue({ code: 'custom', path: [name], message: missing(name) });
  });
};

const isField = (name: unknown): name is OrderFieldName => typeof name === 'string' && name in orderFields;

/** What has to be mended in a step, once for each field, in the order of its fields; pure. */
export const orderStepFaults = (step: OrderStepName, kind: OrderKind, answers: OrderAnswers): readonly OrderFault[] => {
  const names = orderSteps[step].fields;
  const sent = Object.fromEntries(
    names.map((name) => [name, isAsked(name, answers, kind) || name === 'agree' ? (answers[name] ?? '') : '']),
  );
  const { error } = orderStepSchema(step, kind).safeParse(sent);
  const found = (error?.issues ?? []).flatMap(({ path: [field], message }) =>
    isField(field) ? [{ field, message }] : [],
  );
  return names.flatMap((name) => found.find(({ field }) => field === name) ?? []);
};
