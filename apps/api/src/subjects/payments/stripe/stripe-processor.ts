import type { PageSources } from '@forecourt/config/page-sources';
import Stripe from 'stripe';
import { type PaymentProcessor, ProcessorFault, type ProcessorRefund } from '../processor';
import type { StripeAccess } from '../processor-settings';
import { readStripeEvent } from './stripe-event';
import { answerOfSession } from './stripe-session';

/** Milliseconds for one question to Stripe: a shopper waits for some of them. */
const timeoutMs = 10_000;

/** Stripe's own page stands there, and forms lead to it by our redirect. */
const checkout: PageSources = { connect: [], script: [], frame: [], form: ['https://checkout.stripe.com'] };

/** How the library reaches what speaks for Stripe. */
const placeOf = (url: string | null) => {
  if (url === null) return {};
  const { hostname, port, protocol } = new URL(url);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' } as const;
};

/** Errors of the library as ours. What another try cannot mend: a wrong key, or a question that Stripe refuses. */
const faultOf = (error: unknown): ProcessorFault => {
  const { errors } = Stripe;
  const isFinal =
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError;
  const words = error instanceof Error ? error.message : String(error);
  return new ProcessorFault(`Stripe: ${words}`, isFinal, { cause: error });
};

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** One that was given back may fail days later, when a bank sends it back. */
const refundOf = ({ id, status }: Stripe.Refund): ProcessorRefund => {
  if (status === 'succeeded') return { state: 'done', reference: id };
  return { state: status === 'failed' || status === 'canceled' ? 'failed' : 'pending', reference: id };
};

const asked = async <Answer>(question: Promise<Answer>): Promise<Answer> => {
  try {
    return await question;
  } catch (error) {
    throw faultOf(error);
  }
};

/** Stripe by its own library: a Checkout Session on Stripe's page for each payment, refunds, signed webhooks. */
export const createStripeProcessor = (
  { secretKey, webhookSecret, url }: StripeAccess,
  now: () => Date,
): PaymentProcessor => {
  const stripe = new Stripe(secretKey, {
    ...placeOf(url),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Forecourt' },
  });
  const isLive = /^[sr]k_live_/.test(secretKey);
  const sessions = stripe.checkout.sessions;
  const find = async (reference: string) => {
    try {
      return await sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] });
    } catch (error) {
      if (isMissing(error)) return null;
      throw faultOf(error);
    }
  };
  const findRefund = async (key: string, charge: string): Promise<ProcessorRefund | null> => {
    const { data } = await asked(stripe.refunds.list({ payment_intent: charge, limit: 100 }));
    const found = data.find(({ metadata }) => metadata?.forecourt_refund === key);
    return found === undefined ? null : refundOf(found);
  };
  return {
    name: 'stripe',
    sources: url === null ? checkout : { ...checkout, form: [...checkout.form, new URL(url).origin] },
    begin: async ({ id, amountCents, currency, description, email, returnUrl }) => {
      const metadata = { forecourt_payment: id };
      const price = { currency: currency.toLowerCase(), unit_amount: amountCents, product_data: { name: description } };
      const session = await asked(
        sessions.create(
          {
            mode: 'payment',
            line_items: [{ price_data: price, quantity: 1 }],
            client_reference_id: id,
            metadata,
            payment_intent_data: { metadata, description },
            ...(email === null ? {} : { customer_email: email }),
            success_url: returnUrl,
            cancel_url: returnUrl,
          },
          { idempotencyKey: `payment-${id}` },
        ),
      );
      // A session that has ended has no page: whoever comes back then sees how it stands.
      return { reference: session.id, address: session.url ?? returnUrl };
    },
    find: async (reference, paymentId) => {
      const session = await find(reference);
      return session === null ? null : answerOfSession(session, { paymentId, isLive });
    },
    stop: async (reference) => {
      const session = await find(reference);
      if (session?.status !== 'open') return;
      try {
        await sessions.expire(reference);
      } catch (error) {
        // Paid in that very moment: what is asked next says so.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw faultOf(error);
      }
    },
    // Looked for first: Stripe forgets keys of idempotency after a day, and a refund may be on its way for longer.
    refund: async ({ key, charge, amountCents }) =>
      (await findRefund(key, charge)) ??
      refundOf(
        await asked(
          stripe.refunds.create(
            { payment_intent: charge, amount: amountCents, metadata: { forecourt_refund: key } },
            { idempotencyKey: `refund-${key}` },
          ),
        ),
      ),
    findRefund: ({ key, charge }) => findRefund(key, charge),
    readEvent: async (body, header) =>
      readStripeEvent(stripe, {
        body,
        signature: header('stripe-signature'),
        secret: webhookSecret,
        isLive,
        now: now(),
      }),
  };
};
