import type Stripe from 'stripe';
import type { ProcessorAnswer } from '../processor';

type Session = Stripe.Checkout.Session;

const intentOf = ({ payment_intent }: Session): Stripe.PaymentIntent | null =>
  typeof payment_intent === 'object' ? payment_intent : null;

/**
 * By what Stripe tells the card of a payment from others: the same for one number within the account. A wallet may have a
 * number of its own. Null where something else than a card has paid.
 */
const cardOf = ({ latest_charge }: Stripe.PaymentIntent): string | null => {
  if (latest_charge === null || typeof latest_charge === 'string') return null;
  return latest_charge.payment_method_details?.card?.fingerprint ?? null;
};

/** A session that is complete is paid, on its way (a bank), or has failed after all. */
const stateOf = (session: Session): ProcessorAnswer['state'] => {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  const status = intentOf(session)?.status;
  return status === 'requires_payment_method' || status === 'canceled' ? 'failed' : 'processing';
};

/** What a Checkout Session, with its payment intent and the charge of that, says of a payment of ours. */
export const answerOfSession = (
  session: Session,
  { paymentId, isLive }: { readonly paymentId: string; readonly isLive: boolean },
): ProcessorAnswer => {
  const named = session.payment_intent;
  const intent = intentOf(session);
  const state = stateOf(session);
  return {
    state,
    amountCents: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    charge: state === 'paid' ? ((typeof named === 'string' ? named : named?.id) ?? null) : null,
    card: state === 'paid' && intent !== null ? cardOf(intent) : null,
    isOurs: session.livemode === isLive && session.client_reference_id === paymentId,
  };
};
