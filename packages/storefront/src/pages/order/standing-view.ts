import type { Order, OrderEnding } from '@forecourt/api-contract';
import { formatCents } from '@forecourt/domain/money';
import { orderWords } from '../../features/order/order-words';
import { chargedWords } from './charged-words';
import { lastDayInWords, momentInWords } from './order-moments';

const words = orderWords.standing;

/** How an order stands that is done with, as it is shown. */
export interface StandingView {
  readonly title: string;
  readonly text: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** What happens next; none where nothing does. */
  readonly steps: readonly string[];
}

type Standing = Pick<
  Order,
  'number' | 'kind' | 'state' | 'ending' | 'vehicle' | 'fee_cents' | 'held_until' | 'payment' | 'time_zone'
>;

const given = <Value>(value: Value | null, fact: (value: Value) => { label: string; value: string }) =>
  value === null ? [] : [fact(value)];

const cancelledText = ({ ending, payment }: Pick<Standing, 'ending' | 'payment'>): string => {
  const said: Partial<Record<OrderEnding, (charged: string) => string>> = words.cancelled;
  const text = (ending === null ? undefined : said[ending]) ?? words.cancelled.clock;
  return text(chargedWords(payment));
};

const refundedText = (ending: OrderEnding | null): string => {
  const said: Partial<Record<OrderEnding, string>> = words.refunded;
  return (ending === null ? undefined : said[ending]) ?? words.refunded.clock;
};

/** What has come or comes back, and by when. */
const moneyFacts = ({ payment, time_zone }: Standing) => [
  ...(payment.refunded_cents === 0
    ? []
    : [
        {
          label: payment.state === 'refunded' ? words.cameBack : words.back,
          value: formatCents(payment.refunded_cents),
        },
      ]),
  ...given(payment.refund_due_at, (due) => ({ label: words.backBy, value: lastDayInWords(due, time_zone) })),
];

const wordsOf = (
  state: 'held' | 'cancelled' | 'refunded' | 'completed',
  { kind, ending, payment }: Pick<Standing, 'kind' | 'ending' | 'payment'>,
): Pick<StandingView, 'title' | 'text' | 'steps'> => {
  switch (state) {
    case 'held':
      return words.held[kind];
    case 'completed':
      return { ...words.completed, steps: [] };
    case 'cancelled':
      return { title: words.cancelled.title, text: cancelledText({ ending, payment }), steps: [] };
    case 'refunded':
      return {
        title: payment.state === 'refunded' ? words.refunded.titleDone : words.refunded.title,
        text: `${refundedText(ending)} ${payment.state === 'none' ? '' : words.refunded.bank}`.trim(),
        steps: [],
      };
  }
};

/** How an order stands, in words: where it is, what was paid, what comes back, what is next. */
export const standingView = (state: 'held' | 'cancelled' | 'refunded' | 'completed', order: Standing): StandingView => {
  const { number, vehicle, fee_cents, held_until, time_zone } = order;
  const isPaid = (state === 'held' || state === 'completed') && fee_cents > 0;
  return {
    ...wordsOf(state, order),
    facts: [
      ...given(number, (value) => ({ label: words.reference, value })),
      { label: words.vehicle, value: [vehicle.name, vehicle.detail].filter(Boolean).join(' ') },
      ...(state === 'held'
        ? given(held_until, (until) => ({ label: words.until, value: momentInWords(until, time_zone) }))
        : []),
      ...(isPaid ? [{ label: words.paid, value: formatCents(fee_cents) }] : []),
      ...moneyFacts(order),
    ],
  };
};
