import { completeContexts, type PaymentPlace } from './payment-deps';
import { reconcileOpen } from './reconcile-payments';
import { sendDueRefunds } from './send-refunds';

/**
 * What a worker does for payments again and again: asks about those that are open and due, and gives back what is owed.
 * Several workers do no harm to each other.
 */
export const paymentTurn = (place: PaymentPlace): (() => Promise<void>) => {
  const context = completeContexts(place);
  return async () => {
    try {
      const { differences, unanswered } = await reconcileOpen(context());
      if (differences.length > 0) place.log.info({ differences, unanswered }, 'payments reconciled');
    } finally {
      // What is owed goes back, whatever keeps other payments from being asked about.
      await sendDueRefunds(context());
    }
  };
};
