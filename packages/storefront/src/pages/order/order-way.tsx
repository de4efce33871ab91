import type { Order } from '@forecourt/api-contract';
import type { OrderStepName } from '@forecourt/domain/order';
import { Stepper } from '@forecourt/ui/stepper';
import { orderWords as words } from '../../features/order/order-words';
import { orderWay } from './order-view';

/** The steps of an order over the one that is shown. */
export const OrderWay = ({
  order,
  step,
  hrefOf,
}: {
  readonly order: Order;
  readonly step: OrderStepName;
  readonly hrefOf: (step: OrderStepName) => string;
}) => <Stepper label={words.stepper[order.kind]} current={step} {...orderWay(order, hrefOf)} />;
