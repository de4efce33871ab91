import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testBearer } from '../../../../test/test-app';
import { startPaymentTests } from '../../../../test/test-payments';
import { startStripe } from '../../../../test/test-stripe';
import { payments } from '../../../ground/database/schema';
import { createProcessors } from '../create-processors';
import { processorCheck } from '../payment-start-check';
import { startPayment } from '../start-payment';

const secretKey = 'sk_test_standin';
const webhookSecret = 'whsec_standin';
let stripe: Awaited<ReturnType<typeof startStripe>>;
let on: Awaited<ReturnType<typeof startPaymentTests>>;

beforeAll(async () => {
  stripe = await startStripe(secretKey, webhookSecret);
  on = await startPaymentTests({
    FORECOURT_PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
  });
});
afterAll(async () => {
  await on.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.sessions.clear();
  stripe.refunds.clear();
  stripe.state.mode = 'up';
  stripe.state.refundStatus = 'succeeded';
  stripe.asked.length = 0;
  await on.empty();
  await on.open();
  await on.invoice();
});

type EventChange = Parameters<typeof stripe.event>[1];
const send = (id: string, change: EventChange = {}) => {
  const { body, headers } = stripe.event(id, change);
  return on.app.request('/api/payments/webhook/stripe', { method: 'POST', headers, body });
};
const outcomeOf = async (answer: Response) => ((await answer.json()) as { outcome: string }).outcome;
const begun = async () => {
  const { id, token } = await on.begin();
  const address = await on.go(token);
  return { id, token, address };
};
const paidLedger = { gst: -11_368, invoices: -113_682, processor: 125_050 };

describe('Stripe', () => {
  it('has one Checkout Session for a payment however often it is asked for, in cents of AUD, and takes it by its webhook', async () => {
    const { id, token, address } = await begun();
    expect(await on.go(token)).toBe(address);
    expect(address).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect([...stripe.sessions.values()]).toEqual([
      expect.objectContaining({ amount_total: 125_050, currency: 'aud', client_reference_id: id }),
    ]);
    stripe.pay(id);
    expect(await outcomeOf(await send(id))).toBe('applied');
    expect((await on.view(id)).state).toBe('paid');
    expect(await on.ledger()).toEqual(paidLedger);
    expect(await outcomeOf(await send(id))).toBe('known');
  });

  it('completes once where webhook, return and reconciliation race [RSRV-01]', async () => {
    const { id, token } = await begun();
    stripe.pay(id);
    on.later(61_000);
    await Promise.all([
      ...Array.from({ length: 30 }, (_, at) => send(id, { id: `evt_${at}` })),
      ...Array.from({ length: 30 }, () => on.comeBack(token)),
      on.turn(),
      on.turn(),
    ]);
    expect((await on.view(id)).state).toBe('paid');
    expect(await on.ledger()).toEqual(paidLedger);
    expect(await on.rows('select count(*)::int as n from payment_receipts')).toEqual([{ n: 1 }]);
  });

  it.each([
    ['wrong-amount', { object: { amount_total: 1 } }],
    ['wrong-currency', { object: { currency: 'usd' } }],
    ['other-account', { event: { account: 'acct_other' } }],
    ['other-account', { event: { livemode: true } }],
    ['not-ours', { object: { metadata: {}, client_reference_id: null } }],
    ['not-ours', { type: 'customer.created', object: { object: 'customer' } }],
  ] as const)('is not believed where its event is %s: %j', async (outcome, lie) => {
    const { id } = await begun();
    stripe.pay(id);
    expect(await outcomeOf(await send(id, lie))).toBe(outcome);
    expect(await on.ledger()).toEqual({});
  });

  it('is not believed where its event is unsigned, of another secret, or old', async () => {
    const { id } = await begun();
    stripe.pay(id);
    const { body } = stripe.event(id);
    const unsigned = await on.app.request('/api/payments/webhook/stripe', { method: 'POST', body });
    const foreign = await send(id, { secret: 'whsec_other' });
    const old = await send(id, { at: Math.floor(Date.now() / 1000) - 900 });
    expect([unsigned.status, foreign.status, old.status]).toEqual([400, 400, 400]);
    expect(await on.ledger()).toEqual({});
  });

  it.each([
    ['wrong-amount', { amount_total: 100 }],
    ['wrong-currency', { currency: 'usd' }],
    ['other-account', { livemode: true }],
  ] as const)('that answers with a %s has a person look, and posts nothing', async (why, lie) => {
    const { id, token } = await begun();
    stripe.pay(id, lie);
    await on.comeBack(token);
    expect((await on.view(id)).state).toBe('checked');
    expect(await on.rows('select status, why from payments')).toEqual([{ status: 'mismatch', why }]);
    expect(on.errors).toEqual([expect.objectContaining({ payment: id, outcome: why })]);
    expect(await on.ledger()).toEqual({});
    // Put right over there, it is taken in at the next look.
    stripe.pay(id, { amount_total: 125_050, currency: 'aud', livemode: false });
    on.later(3_700_000);
    await on.turn();
    expect((await on.view(id)).state).toBe('paid');
  });

  it('that is down keeps a payment to be tried again, and asks for its events again', async () => {
    const { id, token } = await on.begin();
    stripe.state.mode = 'down';
    expect(await on.go(token)).toBe(`/online-payment/${encodeURIComponent(token)}?notice=away`);
    stripe.state.mode = 'up';
    await on.go(token);
    stripe.pay(id);
    const event = stripe.event(id);
    stripe.state.mode = 'down';
    const sent = () =>
      on.app.request('/api/payments/webhook/stripe', { method: 'POST', headers: event.headers, body: event.body });
    expect((await sent()).status).toBe(503);
    expect((await on.comeBack(token)).status).toBe(303);
    expect((await on.view(id)).state).toBe('review');
    stripe.state.mode = 'up';
    expect(await outcomeOf(await sent())).toBe('applied');
    expect((await on.view(id)).state).toBe('paid');
  });

  it('by a bank waits while the money is on its way, and ends where it does not come', async () => {
    const { id, token } = await begun();
    stripe.pay(id, { payment_status: 'unpaid', intent_status: 'processing' });
    await on.comeBack(token);
    expect((await on.view(id)).state).toBe('waiting');
    stripe.pay(id, { payment_status: 'unpaid', intent_status: 'requires_payment_method' });
    await send(id, { type: 'checkout.session.async_payment_failed' });
    expect((await on.view(id)).state).toBe('declined');
  });

  it('gives back once for a key, waits where that is on its way, and tries again where it is down', async () => {
    const { id, token } = await begun();
    stripe.pay(id);
    await on.comeBack(token);
    stripe.state.mode = 'down';
    await on.forecourt('payments', 'refund', id, '--reason', 'Cancelled');
    expect(await on.ledger()).toEqual({ gst: 0, invoices: 0, processor: 125_050, refunds: -125_050 });
    stripe.state.mode = 'up';
    stripe.state.refundStatus = 'pending';
    on.later(200_000);
    await on.turn();
    expect((await on.view(id)).state).toBe('refunding');
    stripe.forgetKeys();
    for (const refund of stripe.refunds.values()) refund.status = 'succeeded';
    on.later(4_000_000);
    await on.turn();
    expect((await on.view(id)).state).toBe('refunded');
    expect(stripe.refunds.size).toBe(1);
    expect(await on.ledger()).toEqual({ gst: 0, invoices: 0, processor: 0, refunds: 0 });
  });

  it('keeps what it refuses to give back owed, for a person to look at', async () => {
    const { id, token } = await begun();
    stripe.pay(id);
    await on.comeBack(token);
    stripe.state.refundStatus = 'failed';
    await on.forecourt('payments', 'refund', id, '--reason', 'Cancelled');
    expect(await on.rows('select status from refunds')).toEqual([{ status: 'failed' }]);
    expect((await on.ledger()).refunds).toBe(-125_050);
  });

  const refunded = async () => {
    const { id, token } = await begun();
    stripe.pay(id);
    await on.comeBack(token);
    await on.forecourt('payments', 'refund', id, '--reason', 'Cancelled');
    const [refund] = stripe.refunds.values();
    if (refund === undefined) throw new Error('Stripe gave nothing back.');
    return { id, refund };
  };
  const sendRefund = (id: string, refund: object, change: EventChange = {}) =>
    send(id, {
      ...{ id: 'evt_refund', type: 'refund.failed' },
      ...change,
      object: { object: 'refund', currency: 'aud', client_reference_id: undefined, ...refund, ...change.object },
    });

  it('that says days later that a refund failed has it owed again, once, and a person look', async () => {
    const { id, refund } = await refunded();
    expect((await on.view(id)).state).toBe('refunded');
    // An event alone is not believed.
    expect(await outcomeOf(await sendRefund(id, refund, { id: 'evt_early' }))).toBe('applied');
    expect((await on.view(id)).state).toBe('refunded');
    refund.status = 'failed';
    expect(await outcomeOf(await sendRefund(id, refund))).toBe('applied');
    expect(await outcomeOf(await sendRefund(id, refund, { id: 'evt_again' }))).toBe('applied');
    expect((await on.view(id)).state).toBe('refunding');
    expect(await on.rows('select status, done_at from refunds')).toEqual([{ status: 'failed', done_at: null }]);
    expect(await on.ledger()).toEqual({ gst: 0, invoices: 0, processor: 125_050, refunds: -125_050 });
    expect(on.errors).toEqual([
      expect.objectContaining({ payment: id, msg: expect.stringContaining('a refund failed') }),
    ]);
  });

  it.each([
    ['not-ours', { metadata: {} }, {}],
    ['not-ours', { metadata: { forecourt_refund: '01900000-0000-7000-8000-000000000000' } }, {}],
    ['wrong-amount', { amount: 1 }, {}],
    ['other-account', {}, { livemode: true }],
  ] as const)('is not believed where its event of a refund is %s: %j', async (outcome, object, event) => {
    const { id, refund } = await refunded();
    refund.status = 'failed';
    expect(await outcomeOf(await sendRefund(id, refund, { object, event }))).toBe(outcome);
    expect((await on.view(id)).state).toBe('refunded');
  });

  it('has refunds compared by command, where its event never came', async () => {
    const { id, refund } = await refunded();
    expect((await on.forecourt('payments', 'reconcile', '--days', '30')).code).toBe(0);
    refund.status = 'failed';
    const compared = await on.forecourt('payments', 'reconcile', '--days', '30');
    expect(compared).toMatchObject({
      code: 1,
      out: expect.stringContaining('failed at the processor: pay it otherwise'),
    });
    expect((await on.view(id)).state).toBe('refunding');
    // From then on it is listed until somebody has seen to it.
    expect((await on.forecourt('payments', 'reconcile')).out).toMatch(/refund .* of \$1,250\.50/);
  });

  it('is recorded as paid outside where it failed, once: the books balance, reconcile is content, no event owes it again', async () => {
    const { id, refund } = await refunded();
    const [{ id: key } = { id: '' }] = await on.rows<{ id: string }>('select id from refunds');
    const settle = () => on.forecourt('payments', 'refund-settled', key, '--how', 'by bank transfer', '--by', 'Jo');
    // What the processor has done is not paid twice.
    expect(await settle()).toMatchObject({ code: 1, err: expect.stringContaining('is done, not failed') });
    refund.status = 'failed';
    expect((await on.forecourt('payments', 'reconcile', '--days', '30')).code).toBe(1);
    expect(await settle()).toMatchObject({
      code: 0,
      out: '$1,250.50 is recorded as paid outside by Jo: by bank transfer.',
    });
    expect((await settle()).out).toContain('was recorded as paid outside before by Jo');
    expect((await on.view(id)).state).toBe('refunded');
    expect(await on.ledger()).toEqual({ gst: 0, invoices: 0, outside: -125_050, processor: 125_050, refunds: 0 });
    expect((await on.forecourt('payments', 'reconcile', '--days', '30')).code).toBe(0);
    await sendRefund(id, refund);
    expect(await on.rows('select status, outside_by, outside_how from refunds')).toEqual([
      { status: 'done', outside_by: 'Jo', outside_how: 'by bank transfer' },
    ]);
    expect((await on.forecourt('payments', 'show', id)).out).toContain('paid outside by Jo: by bank transfer');
  });

  it('tells what it was for only once that it is given back, however often it failed in between', async () => {
    const { refund } = await refunded();
    // Paid again, by another payment of the same invoice.
    await on.rows('update invoices set paid_cents = 100000');
    refund.status = 'failed';
    await on.forecourt('payments', 'reconcile', '--days', '30');
    const [{ id: key } = { id: '' }] = await on.rows<{ id: string }>('select id from refunds');
    expect((await on.forecourt('payments', 'refund-settled', key, '--how', 'in cash')).code).toBe(0);
    expect(await on.rows('select paid_cents from invoices')).toEqual([{ paid_cents: '100000' }]);
  });

  it('is told to stop when the time to pay is over; what is paid even so goes back by itself', async () => {
    const expiresAt = new Date(on.clock.now.getTime() + 20 * 60_000);
    const invoice = await on.invoice({ reference: 'HOLD', amountCents: 10_000 });
    const asked = {
      site: { website_id: 'yard' },
      dealershipId: 'yard',
      subject: { kind: 'invoice', id: invoice.id },
      purpose: 'hold',
      amountCents: 10_000,
      description: 'Hold of a ute',
      email: 'avery@example.com',
      returnPath: null,
      expiresAt,
    } as const;
    const context = { now: on.clock.now, serviceToken: on.env.serviceToken, processor: 'stripe' };
    const { paymentId, token, redirectTo } = await on.database.db.transaction((tx) => startPayment(tx, context, asked));
    const again = await on.database.db.transaction((tx) => startPayment(tx, context, asked));
    expect(again.paymentId).toBe(paymentId);
    await on.get(redirectTo);
    on.later(20 * 60_000 + 1000);
    await on.turn();
    expect(stripe.sessionOf(paymentId).status).toBe('expired');
    expect((await on.view(paymentId)).state).toBe('expired');
    // A bank that was slow: the money comes though the session had ended, and the invoice is cancelled by now.
    await on.forecourt('invoices', 'cancel', 'yard', 'HOLD');
    stripe.pay(paymentId);
    await on.comeBack(token);
    await on.turn();
    expect((await on.view(paymentId)).state).toBe('returned');
    expect([...stripe.refunds.values()]).toEqual([expect.objectContaining({ amount: 10_000 })]);
  });

  it('is asked by those who come back and look a few times, and by reconciliation as if nobody had', async () => {
    const { id, token } = await begun();
    const looks = async () => {
      await on.comeBack(token);
      await on.app.request(`/internal/v1/sites/yard/payment-links/${token}`, {
        headers: { authorization: `Bearer ${testBearer}` },
      });
    };
    const before = await on.rows('select checks, check_at from payments');
    for (let at = 0; at < 20; at += 1) await looks();
    expect(stripe.asked.filter((one) => one.startsWith('GET /v1/checkout/sessions/'))).toHaveLength(20);
    expect(await on.rows('select checks, check_at from payments')).toEqual(before);
    stripe.pay(id);
    await looks();
    expect((await on.view(id)).state).toBe('review');
    on.later(61_000);
    await on.turn();
    expect((await on.view(id)).state).toBe('paid');
  });

  it('says which card has paid, where a card has, and nothing of it before', async () => {
    const { id } = await begun();
    const processor = createProcessors(on.database, on.env).named('stripe');
    const cardOf = async () => (await processor?.find(stripe.sessionOf(id).id, id))?.card;
    expect(await cardOf()).toBeNull();
    stripe.pay(id, { payment_status: 'unpaid', intent_status: 'processing' });
    expect(await cardOf()).toBeNull();
    stripe.pay(id, { card: 'fingerprint_2' });
    expect(await cardOf()).toBe('fingerprint_2');
    stripe.pay(id, { card: null });
    expect(await cardOf()).toBeNull();
  });

  it('is not asked for a dealership whose receipts could name no ABN', async () => {
    const { id, token } = await on.begin();
    await on.rows("update dealerships set document = document - 'payments'");
    expect(await on.go(token)).toContain('notice=away');
    expect(stripe.asked).toEqual([]);
    expect((await on.view(id)).state).toBe('review');
  });

  it('has its secrets wanted at the start while money of its is on its way', async () => {
    await begun();
    const env = { dataDir: '', sealingKey: on.env.sealingKey };
    const without = { ...env, settingsOf: (await import('../../../../test/test-app')).testEnv().settingsOf };
    expect(await processorCheck.fault(on.database, without)).toMatch(/STRIPE_SECRET_KEY/);
    expect(await processorCheck.fault(on.database, { ...env, settingsOf: on.env.settingsOf })).toBeNull();
    await on.database.db.update(payments).set({ check_at: null }).where(eq(payments.processor, 'stripe'));
    expect(await processorCheck.fault(on.database, without)).toBeNull();
  });

  it('leaves nothing payable at the test processor where Stripe takes payments', async () => {
    const { id, token } = await on.begin();
    await on.rows("update payments set processor = 'test'");
    // A link from before leads to a new attempt, at Stripe.
    const address = await on.go(token);
    expect(address).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(await on.rows('select processor from payments order by attempt')).toEqual([
      { processor: 'test' },
      { processor: 'stripe' },
    ]);
    await on.rows(
      "insert into test_processor_sessions values ('tps_old', $1, 125050, 'AUD', 'x', 'y', 'http://localhost/', 'open', now(), '{}', now())",
      [id],
    );
    expect((await on.app.request('/api/test-processor/tps_old')).status).toBe(404);
    const played = await on.app.request('/api/test-processor/tps_old', { method: 'POST', body: 'choice=pay' });
    expect(played.status).toBe(404);
  });

  it('opens its page to the forms of payment pages, and to nothing else', () => {
    const { current } = createProcessors(on.database, on.env);
    expect(current?.sources).toEqual({
      ...{ connect: [], script: [], frame: [] },
      form: ['https://checkout.stripe.com', stripe.url],
    });
  });
});
