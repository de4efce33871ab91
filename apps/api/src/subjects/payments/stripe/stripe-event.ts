import Stripe from 'stripe';
import type { ProcessorEvent } from '../processor';

/** Seconds by which the time of a signature may differ from ours. */
const toleranceSeconds = 300;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Id of our payment that a session names; null for one of another program on the same account. */
const paymentOf = ({ client_reference_id, metadata }: Stripe.Checkout.Session): string | null => {
  const named = metadata?.forecourt_payment ?? null;
  return named !== null && named === client_reference_id && uuid.test(named) ? named : null;
};

const isA = (object: unknown, kind: string): boolean =>
  typeof object === 'object' && object !== null && 'object' in object && object.object === kind;
const isSession = (object: unknown): object is Stripe.Checkout.Session => isA(object, 'checkout.session');
const isRefund = (object: unknown): object is Stripe.Refund => isA(object, 'refund');

type Said = Pick<ProcessorEvent, 'paymentId' | 'refundKey' | 'said'>;

/** What the object of an event says of ours; nothing where it is another's. `isOurs`: it is in our account. */
const saidOf = (object: unknown, isOurs: boolean): Said => {
  if (isRefund(object)) {
    const { metadata, amount, currency } = object;
    const key = metadata?.forecourt_refund ?? '';
    if (uuid.test(key))
      return {
        paymentId: null,
        refundKey: key,
        said: { amountCents: amount, currency: currency.toUpperCase(), isOurs },
      };
  }
  const paymentId = isSession(object) ? paymentOf(object) : null;
  if (!isSession(object) || paymentId === null) return { paymentId: null, refundKey: null, said: null };
  const { amount_total, currency } = object;
  const said = { amountCents: amount_total ?? 0, currency: (currency ?? '').toUpperCase(), isOurs };
  return { paymentId, refundKey: null, said };
};

/**
 * Reads an event of Stripe; null unless it is signed with the secret of the webhook, within minutes of now. An event of a
 * connected account, or of another kind of key, is not ours.
 */
export const readStripeEvent = async (
  stripe: Stripe,
  {
    body,
    signature,
    secret,
    isLive,
    now,
  }: {
    readonly body: string;
    readonly signature: string | undefined;
    readonly secret: string;
    readonly isLive: boolean;
    readonly now: Date;
  },
): Promise<ProcessorEvent | null> => {
  if (signature === undefined) return null;
  let event: Stripe.Event;
  try {
    event = await stripe.webhooks.constructEventAsync(
      body,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null;
    throw error;
  }
  const { id, type, livemode, account } = event;
  return { id, kind: type, ...saidOf(event.data.object, livemode === isLive && account === undefined) };
};
