import type { DeliveryRegion } from '@forecourt/config/delivery';
import { deliveryTo } from '@forecourt/config/delivery';
import { type OrderAnswers, type OrderKind, type OrderStepName, stepsOf } from '@forecourt/domain/order';
import { type OrderFault, orderStepFaults } from '@forecourt/domain/order-forms';

/** What decides the faults of an order. */
export interface CheckedOrder {
  readonly kind: OrderKind;
  readonly answers: OrderAnswers;
  readonly hasExtras: boolean;
  readonly regions: readonly DeliveryRegion[];
}

const noDelivery =
  'The dealer does not deliver there by a price of its own. Please choose pick-up, or call and ask for one.';

/** What has to be mended in a step, also what only the dealer's own rates say; pure. */
export const faultsOfStep = (step: OrderStepName, { kind, answers, regions }: CheckedOrder): readonly OrderFault[] => {
  const faults = orderStepFaults(step, kind, answers);
  if (step !== 'handover' || faults.length > 0 || answers.handover !== 'delivery') return faults;
  return deliveryTo(regions, answers.postcode ?? '') === null ? [{ field: 'postcode', message: noDelivery }] : [];
};

/** The first step before the review that asks for something, else the review while that is not agreed to; null for none. */
export const openStepOf = (order: CheckedOrder): OrderStepName | null =>
  stepsOf(order.kind, order).find((step) => faultsOfStep(step, order).length > 0) ?? null;
