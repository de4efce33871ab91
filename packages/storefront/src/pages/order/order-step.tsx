import type { Order } from '@forecourt/api-contract';
import { carTradeInPath } from '@forecourt/config/pages';
import { calendarDateIn } from '@forecourt/domain/calendar';
import type { OrderStepName } from '@forecourt/domain/order';
import type { ReactNode } from 'react';
import { orderWords as words } from '../../features/order/order-words';
import { CarriedQuote } from './carried-quote';
import { DeliveryCost } from './delivery-cost';
import { extraBoxes, orderParts } from './order-fields-view';
import { OrderForm } from './order-form';
import type * as styles from './order-page.css';
import { shownFaults, stepBefore } from './order-view';
import { quoteIn } from './quote-in';
import { TradeInDoor } from './trade-in-door';

/** What a site can do for an order. */
export interface OrderTerms {
  /** It has pages that value the shopper's own vehicle. */
  readonly valuesTradeIns: boolean;
  /** It has finance of its own. */
  readonly hasFinance: boolean;
  /** The dealer of this vehicle delivers. */
  readonly delivers: boolean;
  /** The vehicle's own page; null where the site shows it no more. */
  readonly vehicleHref: string | null;
}

interface Beside {
  readonly beside: ReactNode;
  readonly besideWhen: keyof typeof styles.shownWhen;
}

/** What stands beside the fields of a step. */
const besideOf: Partial<Record<OrderStepName, (order: Order, terms: OrderTerms) => Beside | null>> = {
  'trade-in': (order, { valuesTradeIns }) =>
    valuesTradeIns
      ? {
          besideWhen: 'yes',
          beside: (
            <TradeInDoor
              href={carTradeInPath(order.vehicle)}
              today={calendarDateIn(order.time_zone, new Date())}
              carried={order.answers.trade_in_estimate ?? ''}
            />
          ),
        }
      : null,
  paying: (order, { vehicleHref }) => ({
    besideWhen: 'dealer-finance',
    beside: (
      <CarriedQuote
        carId={order.vehicle.id}
        carried={order.answers.quote ?? ''}
        sentence={quoteIn(order.answers.quote ?? '')}
        calculatorHref={vehicleHref}
      />
    ),
  }),
  handover: (order) => ({
    besideWhen: 'delivery',
    beside: <DeliveryCost slug={order.vehicle.slug} known={order.delivery} />,
  }),
};

/** Answers that this site cannot give. */
const withoutOf = ({ hasFinance, delivers }: OrderTerms): readonly string[] => [
  ...(hasFinance ? [] : ['dealer-finance']),
  ...(delivers ? [] : ['delivery']),
];

/** A step of an order with what it asks for. */
export const OrderStep = ({
  order,
  step,
  token,
  terms,
}: {
  readonly order: Order;
  readonly step: OrderStepName;
  readonly token: string;
  readonly terms: OrderTerms;
}) => (
  <OrderForm
    // Another step is another form.
    key={step}
    token={token}
    step={step}
    kind={order.kind}
    title={order.steps.find(({ name }) => name === step)?.title ?? ''}
    lead={step === 'extras' ? words.noExtras : words.steps[step]}
    faults={shownFaults(order, step)}
    isFirst={stepBefore(order, step) === null}
    parts={orderParts(order, step, withoutOf(terms))}
    extras={step === 'extras' ? extraBoxes(order) : []}
    {...(besideOf[step]?.(order, terms) ?? {})}
  />
);
