import type Stripe from 'stripe';
import type { ProcessorAnswer } from '../processor';

type Session = Stripe.Checkout.Session;

const intentOf = ({ payment_intent }: Session): Stripe.PaymentIntent | null =>
  typeof payment_intent === 'object' ? payment_intent : null;

/** A session that is complete is paid, on its way (a bank), or has failed after all. */
const stateOf = (session: Session): ProcessorAnswer['state'] => {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  const status = intentOf(session)?.status;
  return status === 'requires_payment_method' || status === 'canceled' ? 'failed' : 'processing';
};

/** What a Checkout Session, with its payment intent, says of a payment of ours. */
export const answerOfSession = (
  session: Session,
  { paymentId, isLive }: { readonly paymentId: string; readonly isLive: boolean },
): ProcessorAnswer => {
  const intent = session.payment_intent;
  const state = stateOf(session);
  return {
    state,
    amountCents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    charge: state === 'paid' ? ((typeof intent === 'string' ? intent : intent?.id) ?? null) : null,
    isOurs: session.livemode === isLive && session.client_reference_id === paymentId,
  };
};
