import type { Order } from '@forecourt/api-contract';
import type { FieldRow } from '@forecourt/domain/form-field';
import {
  extraField,
  type OrderFieldName,
  type OrderStepName,
  optionalOrderFields,
  orderFields,
  orderSteps,
} from '@forecourt/domain/order';
import type { ShownField } from '../../features/form-field';
import { isShownRow, shownField } from '../../features/form-field/server';

/** A field of which one is chosen in sight, and what it asks for besides where one answer calls for it. */
export interface OrderChoice {
  readonly kind: 'choice';
  readonly name: OrderFieldName;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The answer that calls for `fields`, and these. */
  readonly when: string | null;
  readonly fields: readonly ShownField<OrderFieldName>[];
}

/** One part of a step: a choice with what hangs on it, or fields. */
export type OrderPart =
  | OrderChoice
  | { readonly kind: 'fields'; readonly fields: readonly ShownField<OrderFieldName>[] };

/** What asks for more when it is chosen: which answer, and which fields. */
const dependants: Partial<
  Record<OrderFieldName, { readonly when: string; readonly fields: readonly OrderFieldName[] }>
> = {
  trade_in: { when: 'yes', fields: ['trade_in_vehicle', 'trade_in_rego', 'trade_in_kilometres'] },
  handover: { when: 'delivery', fields: ['address', 'suburb', 'state', 'postcode'] },
};

const rowOf = (name: OrderFieldName): FieldRow => orderFields[name];

const fieldOf = (name: OrderFieldName, answers: Order['answers']): readonly ShownField<OrderFieldName>[] => {
  const row = rowOf(name);
  if (!isShownRow(row)) return [];
  return [shownField({ name, required: !optionalOrderFields.includes(name) }, row, { value: answers[name] ?? '' })];
};

const choiceOf = (name: OrderFieldName, answers: Order['answers'], without: readonly string[]): OrderChoice => {
  const { label, choices = [], choiceLabels = {} } = rowOf(name);
  const more = dependants[name];
  return {
    kind: 'choice',
    name,
    label,
    value: answers[name] ?? '',
    options: choices
      .filter((choice) => !without.includes(choice))
      .map((choice) => ({ value: choice, label: choiceLabels[choice] ?? choice })),
    when: more?.when ?? null,
    fields: (more?.fields ?? []).flatMap((field) => fieldOf(field, answers)),
  };
};

const choiceNames: readonly OrderFieldName[] = ['buyer', 'trade_in', 'paying', 'handover'];

/**
 * A step as it is drawn, with what was typed in it. `without` are answers that this site cannot give: no delivery where
 * nobody delivers, no finance where the dealer arranges none.
 */
export const orderParts = (
  { answers, kind }: Pick<Order, 'answers' | 'kind'>,
  step: OrderStepName,
  without: readonly string[],
): readonly OrderPart[] => {
  const hanging = Object.values(dependants).flatMap(({ fields }) => fields);
  const names = orderSteps[step].fields.filter((name) => !hanging.includes(name) && name !== 'agree');
  const parts: OrderPart[] = [];
  for (const name of names) {
    // Who reserves says nothing of who will buy.
    if (name === 'buyer' && kind !== 'buy') continue;
    if (choiceNames.includes(name)) {
      parts.push(choiceOf(name, answers, without));
      continue;
    }
    const fields = fieldOf(name, answers);
    const last = parts.at(-1);
    if (last?.kind === 'fields') parts[parts.length - 1] = { kind: 'fields', fields: [...last.fields, ...fields] };
    else if (fields.length > 0) parts.push({ kind: 'fields', fields });
  }
  return parts;
};

/** The extras of a site as boxes: none is ticked for a shopper. */
export const extraBoxes = ({ extras }: Pick<Order, 'extras'>) =>
  extras.map(({ id, name, text, cents, chosen }) => ({ field: extraField(id), name, text, cents, chosen }));
