import type { OrderAnswers, OrderFieldName } from './order-fields';
import type { OrderKind } from './order-state';

interface OrderStep {
  readonly title: string;
  readonly fields: readonly OrderFieldName[];
  readonly kinds: readonly OrderKind[];
}

const steps = {
  details: {
    title: 'Your details',
    fields: ['name', 'last_name', 'email', 'phone', 'buyer'],
    kinds: ['reserve', 'buy'],
  },
  'trade-in': {
    title: 'Trade-in',
    fields: ['trade_in', 'trade_in_vehicle', 'trade_in_rego', 'trade_in_kilometres', 'trade_in_estimate'],
    kinds: ['buy'],
  },
  paying: { title: 'How you pay', fields: ['paying', 'quote'], kinds: ['buy'] },
  handover: {
    title: 'Delivery or pick-up',
    fields: ['handover', 'address', 'suburb', 'state', 'postcode'],
    kinds: ['buy'],
  },
  /** Its fields are the extras of the site, `extra_` and their id. */
  extras: { title: 'Extras', fields: [], kinds: ['buy'] },
  review: { title: 'Review and pay', fields: ['agree'], kinds: ['reserve', 'buy'] },
} as const satisfies Readonly<Record<string, OrderStep>>;

/** Name of a step of an order; each is an address (`?step=`). */
export type OrderStepName = keyof typeof steps;

/** The names of all steps, in order. */
export const orderStepNames = Object.keys(steps) as readonly OrderStepName[];

/** The steps by name. */
export const orderSteps: Readonly<Record<OrderStepName, OrderStep>> = steps;

/** The steps that an order of a kind has, in order; extras only where the site has any. */
export const stepsOf = (kind: OrderKind, { hasExtras }: { readonly hasExtras: boolean }): readonly OrderStepName[] =>
  orderStepNames.filter((name) => orderSteps[name].kinds.includes(kind) && (name !== 'extras' || hasExtras));

/** The name of the field by which an extra is chosen. */
export const extraField = (id: string): `extra_${string}` => `extra_${id}`;

/** Whether a field of a step is asked for, as far as what was typed before decides it. */
export const isAsked = (field: OrderFieldName, answers: OrderAnswers, kind: OrderKind): boolean => {
  switch (field) {
    case 'buyer':
      return kind === 'buy';
    case 'trade_in_vehicle':
    case 'trade_in_rego':
    case 'trade_in_kilometres':
    case 'trade_in_estimate':
      return answers.trade_in === 'yes';
    case 'address':
    case 'suburb':
    case 'state':
    case 'postcode':
      return answers.handover === 'delivery';
    case 'quote':
      return answers.paying === 'dealer-finance';
    default:
      return true;
  }
};
