import type { Order } from '@forecourt/api-contract';
import { formatCents } from '@forecourt/domain/money';
import type { OrderStepName } from '@forecourt/domain/order';
import { isFeeLost } from '@forecourt/domain/order-law';
import type { PriceType } from '@forecourt/domain/vehicle';
import type { OrderSummaryLine, OrderSummaryProps } from '@forecourt/ui/order-summary';
import { orderWords as words } from '../../features/order/order-words';

/** What is shown of an order. */
export type OrderScreen =
  /** One of its steps. */
  | { readonly kind: 'step'; readonly step: OrderStepName }
  /** The money was asked for, and nobody knows yet whether it came. */
  | { readonly kind: 'waiting' }
  /** What came does not fit what was asked for: a person looks at it, and nothing more is to be paid. */
  | { readonly kind: 'checking' }
  /** The hold has ended before money came: it can be begun again, with everything kept. */
  | { readonly kind: 'over' }
  /** Somebody else has the vehicle, or nobody can have it any more. */
  | { readonly kind: 'lost'; readonly why: 'reserved' | 'sold' | 'gone' }
  /** It is done with: held, given up, money back, or the vehicle is the shopper's. */
  | { readonly kind: 'standing'; readonly state: 'held' | 'cancelled' | 'refunded' | 'completed' };

type Shown = Pick<Order, 'state' | 'steps' | 'open_step' | 'vehicle' | 'payment'>;

/** The steps that may be opened: those up to the first that asks for something; all of them when none does. */
export const reachableSteps = ({ steps, open_step }: Pick<Order, 'steps' | 'open_step'>): readonly OrderStepName[] => {
  const names = steps.map(({ name }) => name);
  const open = open_step === null ? names.length : names.indexOf(open_step) + 1;
  return names.slice(0, open);
};

const stepOf = (order: Shown, wanted: string | null): OrderStepName | null =>
  reachableSteps(order).find((step) => step === wanted) ?? null;

/** Money came for it after it had ended without any: what is to be said of it is that the money goes back. */
const isPaidLate = ({ state, payment }: Shown): boolean =>
  (state === 'cancelled' || state === 'expired') && (payment.state === 'refunding' || payment.state === 'refunded');

/**
 * What to show of an order: where it stands, or the step that the address asks for where all before it are answered, else
 * the first that is not. A step that is asked for is shown although the hold has ended: what was typed can be changed.
 */
export const orderScreen = (order: Shown, wanted: string | null): OrderScreen => {
  const { state, vehicle, payment, open_step } = order;
  // What was typed can still be changed where the vehicle is free.
  const isAskedFor = state === 'expired' && vehicle.state === 'free' && stepOf(order, wanted) !== null;
  if (isPaidLate(order) && !isAskedFor) return { kind: 'standing', state: 'refunded' };
  if (state === 'held' || state === 'cancelled' || state === 'refunded' || state === 'completed')
    return { kind: 'standing', state };
  if (vehicle.state !== 'free') return { kind: 'lost', why: vehicle.state };
  // Whatever step is asked for: nobody is to pay twice.
  if (state === 'paying' && payment.is_checked === true) return { kind: 'checking' };
  const step = stepOf(order, wanted);
  if (step === null && state === 'paying' && payment.state === 'waiting') return { kind: 'waiting' };
  if (step === null && state === 'expired') return { kind: 'over' };
  return { kind: 'step', step: step ?? open_step ?? 'review' };
};

/** The step before one; null for the first. */
export const stepBefore = ({ steps }: Pick<Order, 'steps'>, step: OrderStepName): OrderStepName | null => {
  const names = steps.map(({ name }) => name);
  return names[names.indexOf(step) - 1] ?? null;
};

/** The way through an order, as the stepper shows it: steps that may be opened lead to their address. */
export const orderWay = (order: Pick<Order, 'steps' | 'open_step'>, hrefOf: (step: OrderStepName) => string) => {
  const reachable = reachableSteps(order);
  return {
    steps: order.steps.map(({ name, title }) => ({
      key: name,
      label: title,
      ...(reachable.includes(name) ? { href: hrefOf(name) } : {}),
    })),
    done: order.steps
      .filter(({ name, tried, faults }) => tried && faults.length === 0 && reachable.includes(name))
      .map(({ name }) => name as string),
  };
};

/** What has to be mended in a step, once its shopper has tried to go on from it. */
export const shownFaults = (
  { steps }: Pick<Order, 'steps'>,
  step: OrderStepName,
): readonly { readonly field: string; readonly message: string }[] => {
  const found = steps.find(({ name }) => name === step);
  return found?.tried === true ? found.faults : [];
};

/** A line as it is shown: that of the vehicle under its name, with what its price includes. */
const lineOf = (
  { kind, label, cents }: Order['lines'][number],
  { price, vehicle }: Pick<Order, 'price' | 'vehicle'>,
): OrderSummaryLine => {
  const amount = formatCents(cents);
  if (kind !== 'vehicle') return { label, amount };
  return { label: vehicle.name, amount, ...(price.words === null ? {} : { note: price.words }) };
};

/** What the total of a price of a type includes; an asking price says nothing of it. */
const includes: Readonly<Record<PriceType, keyof typeof words.review.includes>> = {
  drive_away: 'all',
  excl_gov_charges: 'beforeCharges',
  plus_on_roads: 'beforeCharges',
  asking: 'unsaid',
};

/** The total with what it includes, which is no more than the dealer says of the price. */
const totalOf = (cents: number, { words: said, type }: Order['price']): NonNullable<OrderSummaryProps['total']> => {
  const included = type === undefined || type === null ? 'unsaid' : includes[type];
  const isBefore = included === 'beforeCharges';
  return {
    label: isBefore ? words.review.totalBefore : words.review.total,
    amount: formatCents(cents),
    note: `${said === null ? '' : `${said}. `}${words.review.includes[included]}`,
  };
};

/** What an order comes to: its lines, the total with what that includes, and what is paid now. */
export const orderSummary = (
  order: Pick<Order, 'lines' | 'price' | 'vehicle' | 'total_cents' | 'fee_cents' | 'state'>,
): Pick<OrderSummaryProps, 'lines' | 'total' | 'due'> => {
  const { lines, total_cents: total, fee_cents: fee, price, state } = order;
  const isPaid = state === 'held' || state === 'completed' || state === 'refunded';
  return {
    lines: lines.map((line) => lineOf(line, order)),
    ...(total === null ? {} : { total: totalOf(total, price) }),
    ...(isPaid || state === 'cancelled'
      ? {}
      : {
          due:
            fee === 0
              ? { label: words.review.due, amount: words.review.nothing }
              : { label: words.review.due, amount: formatCents(fee), note: words.review.dueNote },
        }),
  };
};

/**
 * Whether a hold can be had on the page at all: not where the law lets nothing be taken of what the site asks, which the API
 * then refuses. What is being paid for already keeps what was asked for it.
 */
export const isHeldOnline = (
  { vehicle }: { readonly vehicle: Parameters<typeof isFeeLost>[0] },
  { fee_cents }: Pick<Order, 'fee_cents'>,
): boolean => !isFeeLost(vehicle, fee_cents);

/** That the price has moved since the shopper saw it last; null where it has not. */
export const priceChange = ({ price: { cents, was_cents: was } }: Pick<Order, 'price'>): string | null => {
  if (was === null) return null;
  return cents === null
    ? words.review.priceGone(formatCents(was))
    : words.review.priceChanged(formatCents(was), formatCents(cents));
};
