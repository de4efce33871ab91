import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

/** A Checkout Session as the stand-in keeps it; tests change it as shoppers and banks do. */
export interface StandInSession {
  readonly id: string;
  client_reference_id: string;
  amount_total: number;
  currency: string;
  livemode: boolean;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  intent_status: string;
  /** The fingerprint of the card that paid; null where something else did. */
  card: string | null;
  readonly success_url: string;
  readonly description: string;
}

interface StandInRefund {
  readonly id: string;
  readonly amount: number;
  readonly payment_intent: string;
  readonly metadata: { readonly forecourt_refund: string };
  status: string;
}

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
};

const problem = (type: string, message: string, code?: string) => ({ error: { type, message, code } });

/**
 * For tests: a server that speaks Stripe's protocol as its reference describes it, for Checkout Sessions and refunds: form
 * bodies, a bearer key, idempotency keys, errors with their types. It can be down, hang, or say what is not so.
 */
export const startStripe = async (secretKey: string, webhookSecret: string) => {
  const sessions = new Map<string, StandInSession>();
  const refunds = new Map<string, StandInRefund>();
  /** Keys of idempotency, which Stripe forgets after a day. */
  const byKey = new Map<string, string>();
  const asked: string[] = [];
  const state = { mode: 'up' as 'up' | 'down' | 'hang', refundStatus: 'succeeded' };

  /** The charge of a session that has been paid. */
  const chargeOf = ({ id, card }: StandInSession) => ({
    ...{ id: `ch_${id}`, object: 'charge' },
    payment_method_details:
      card === null ? { type: 'link', link: { country: 'AU' } } : { type: 'card', card: { fingerprint: card } },
  });
  const intentOf = (session: StandInSession, expand: readonly string[]) => {
    const charge = chargeOf(session);
    const latest_charge = expand.includes('payment_intent.latest_charge') ? charge : charge.id;
    return {
      ...{ id: `pi_${session.id}`, object: 'payment_intent', status: session.intent_status },
      latest_charge: session.intent_status === 'requires_payment_method' ? null : latest_charge,
    };
  };
  /** A session as it is answered: ids of other objects, and in their place those that were asked to be expanded. */
  const shown = (session: StandInSession, expand: readonly string[] = []) => {
    const { intent_status: _status, card: _card, description: _description, ...own } = session;
    const intent = intentOf(session, expand);
    const isExpanded = expand.some((name) => name === 'payment_intent' || name.startsWith('payment_intent.'));
    return {
      ...own,
      object: 'checkout.session',
      mode: 'payment',
      metadata: { forecourt_payment: session.client_reference_id },
      payment_intent: session.status === 'open' ? null : isExpanded ? intent : intent.id,
      url: session.status === 'open' ? `https://checkout.stripe.com/c/pay/${session.id}` : null,
    };
  };
  const made = <Kept extends { readonly id: string }>(key: string, kept: Map<string, Kept>, make: () => Kept): Kept => {
    const known = kept.get(byKey.get(key) ?? '');
    if (known !== undefined) return known;
    const one = make();
    kept.set(one.id, one);
    byKey.set(key, one.id);
    return one;
  };
  const createSession = (form: URLSearchParams, key: string) =>
    made(
      key,
      sessions,
      (): StandInSession => ({
        id: `cs_test_${sessions.size + 1}`,
        client_reference_id: form.get('client_reference_id') ?? '',
        amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
        currency: form.get('line_items[0][price_data][currency]') ?? '',
        livemode: false,
        status: 'open',
        payment_status: 'unpaid',
        intent_status: 'requires_payment_method',
        card: 'fingerprint_1',
        success_url: form.get('success_url') ?? '',
        description: form.get('line_items[0][price_data][product_data][name]') ?? '',
      }),
    );
  const createRefund = (form: URLSearchParams, key: string) =>
    made(key, refunds, () => ({
      id: `re_${refunds.size + 1}`,
      amount: Number(form.get('amount')),
      payment_intent: form.get('payment_intent') ?? '',
      metadata: { forecourt_refund: form.get('metadata[forecourt_refund]') ?? '' },
      status: state.refundStatus,
    }));

  const answerOf = async (request: IncomingMessage): Promise<readonly [number, object]> => {
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://stripe.test');
    const expand = [...searchParams].flatMap(([name, value]) => (/^expand\[\d*\]$/.test(name) ? [value] : []));
    const key = String(request.headers['idempotency-key'] ?? '');
    asked.push(`${request.method} ${path}`);
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return [401, problem('invalid_request_error', 'Invalid API Key provided')];
    const form = await bodyOf(request);
    if (request.method === 'POST' && path === '/v1/checkout/sessions') return [200, shown(createSession(form, key))];
    const [, id = '', verb] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    const session = sessions.get(id);
    if (id !== '' && session === undefined)
      return [404, problem('invalid_request_error', `No such checkout.session: '${id}'`, 'resource_missing')];
    if (session !== undefined && verb === undefined) return [200, shown(session, expand)];
    if (session !== undefined) {
      if (session.status !== 'open')
        return [
          400,
          problem('invalid_request_error', 'Only Checkout Sessions with a status in ["open"] can be expired.'),
        ];
      session.status = 'expired';
      return [200, shown(session)];
    }
    if (request.method === 'POST' && path === '/v1/refunds')
      return [200, { object: 'refund', ...createRefund(form, key) }];
    if (request.method !== 'GET' || path !== '/v1/refunds')
      return [404, problem('invalid_request_error', 'Unrecognized request URL')];
    const of = searchParams.get('payment_intent');
    const data = [...refunds.values()].filter(({ payment_intent }) => payment_intent === of);
    return [200, { object: 'list', has_more: false, data: data.map((one) => ({ object: 'refund', ...one })) }];
  };

  const server = createServer((request, response) => {
    if (state.mode === 'hang') return;
    if (state.mode === 'down') {
      response.writeHead(503, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
      response.end(JSON.stringify(problem('api_error', 'Down')));
      return;
    }
    void answerOf(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const signer = new Stripe(secretKey);
  const sessionOf = (paymentId: string): StandInSession => {
    const found = [...sessions.values()].find(({ client_reference_id }) => client_reference_id === paymentId);
    if (found === undefined) throw new Error(`Stripe was not asked for ${paymentId}.`);
    return found;
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    sessions,
    refunds,
    forgetKeys: () => byKey.clear(),
    asked,
    sessionOf,
    /** A shopper pays at Stripe's page. */
    pay: (paymentId: string, more: Partial<StandInSession> = {}): void =>
      void Object.assign(sessionOf(paymentId), {
        ...{ status: 'complete', payment_status: 'paid', intent_status: 'succeeded' },
        ...more,
      }),
    /** A signed event about a session, as Stripe would send it, with what a liar would put in. */
    event: (
      paymentId: string,
      {
        id = 'evt_1',
        type = 'checkout.session.completed',
        object = {},
        event = {},
        secret = webhookSecret,
        at = Math.floor(Date.now() / 1000),
      }: {
        readonly id?: string;
        readonly type?: string;
        readonly object?: object;
        readonly event?: object;
        readonly secret?: string;
        readonly at?: number;
      } = {},
    ) => {
      const said = { ...shown(sessionOf(paymentId)), ...object };
      const body = JSON.stringify({ id, object: 'event', type, livemode: false, data: { object: said }, ...event });
      const signature = signer.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at });
      return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};
