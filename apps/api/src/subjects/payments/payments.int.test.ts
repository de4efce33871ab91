import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testBearer, testProof } from '../../../test/test-app';
import { startPaymentTests } from '../../../test/test-payments';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import type { UpkeepDeps } from '../../ground/modules/upkeep';
import { completePayment } from './complete-payment';
import { createProcessors } from './create-processors';
import { paymentErasure, paymentUpkeep } from './payment-erasure';
import { testProcessorKey } from './payment-keys';
import { compareTaken } from './reconcile-payments';
import { refundPayment } from './refund-payment';
import { settlePayment } from './settle-payment';
import { signTestEvent, type TestEvent, testAccount, testSignatureHeader } from './test-processor/test-event';

let on: Awaited<ReturnType<typeof startPaymentTests>>;
beforeAll(async () => {
  on = await startPaymentTests();
});
afterAll(() => on.close());
beforeEach(async () => {
  await on.empty();
  await on.open();
  await on.invoice();
});

const choose = (page: string, choice: string, fields: Readonly<Record<string, string>> = {}) =>
  on.app.request(page, { method: 'POST', body: new URLSearchParams({ choice, ...fields }) });
/** Begins, goes to the processor and plays there. */
const play = async (choice: string) => {
  const begun = await on.begin();
  const page = await on.go(begun.token);
  const answer = await choose(page, choice);
  return { ...begun, page, answer };
};
const send = (
  event: Partial<TestEvent> & { readonly payment: string },
  { at = on.clock.now, secret = on.env.serviceToken.current } = {},
) => {
  const whole = { id: 'e1', type: 'payment.paid', amount: 125_050, currency: 'AUD', account: testAccount, ...event };
  const body = JSON.stringify(whole);
  return on.app.request('/api/payments/webhook/test', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [testSignatureHeader]: signTestEvent(secret, testProcessorKey, body, at),
    },
    body,
  });
};
const statusOf = async (answer: Promise<Response> | Response) => (await answer).status;
const outcomeOf = async (answer: Promise<Response> | Response) =>
  ((await (await answer).json()) as { outcome: string }).outcome;
const paidLedger = { gst: -11_368, invoices: -113_682, processor: 125_050 };

describe('an online payment', () => {
  it('is found by reference and amount, looked over, paid, posted and receipted once', async () => {
    const { id, token, page } = await play('pay');
    expect(page).toMatch(/^\/api\/test-processor\/tps_/);
    expect(await on.view(id)).toMatchObject({ state: 'review', is_begun: true });
    const back = await on.comeBack(token);
    expect([back.status, back.headers.get('location')]).toEqual([303, `/online-payment/${encodeURIComponent(token)}`]);
    expect(await on.view(id)).toMatchObject({
      state: 'paid',
      amount_cents: 125_050,
      receipt: { number: 1, abn: '51 824 753 556', supplier: 'Yard Pty Ltd', gst_cents: 11_368 },
    });
    expect(await on.ledger()).toEqual(paidLedger);
    expect(await on.messages()).toEqual(['payment-note', 'payment-receipt']);
    expect(await on.rows('select paid_cents from invoices')).toEqual([{ paid_cents: '125050' }]);
  });

  it('says the same of an unknown reference, another amount, and what is paid: nobody learns what exists [SPNW-01]', async () => {
    await on.invoice({ reference: 'INV-2', amountCents: 5_000 });
    const said = async (fields: Record<string, string>) => {
      const answer = await on.post('/api/online-payments', {
        ...{ reference: 'INV-1001', amount: '1250.50', name: 'Avery', email: 'avery@example.com' },
        ...fields,
      });
      const sealed = new URL(answer.headers.get('location') ?? '', 'http://yard.test').searchParams.get('form') ?? '';
      const form = await on.app.request(`/internal/v1/sites/yard/payment-forms/${encodeURIComponent(sealed)}`, {
        headers: { authorization: `Bearer ${testBearer}` },
      });
      return (await form.json()) as { returned: { error: string; typed: Record<string, string> } };
    };
    const unknown = await said({ reference: 'NONE' });
    const other = await said({ amount: '1250.51' });
    const { token } = await play('pay');
    await on.comeBack(token);
    const paid = await said({});
    expect(unknown.returned.error).toMatch(/^We found nothing to pay/);
    expect([other.returned.error, paid.returned.error]).toEqual([unknown.returned.error, unknown.returned.error]);
    expect(unknown.returned.typed).toEqual({
      reference: 'NONE',
      amount: '1250.50',
      name: 'Avery',
      email: 'avery@example.com',
    });
  });

  it('takes any reference and amount as a deposit where the dealer says so, without GST', async () => {
    await on.open({ onlinePayment: { anyAmount: true } });
    const { id, token } = await on.begin({ reference: 'Deposit Smith', amount: '$500' });
    await choose(await on.go(token), 'pay');
    await on.comeBack(token);
    expect(await on.view(id)).toMatchObject({ state: 'paid', purpose: 'deposit', receipt: { gst_cents: null } });
    expect(await on.ledger()).toEqual({ deposits: -50_000, processor: 50_000 });
  });

  it('takes nothing again that is paid or cancelled, also where any amount is taken, and says the same of it', async () => {
    await on.open({ onlinePayment: { anyAmount: true } });
    const { token } = await play('pay');
    await on.comeBack(token);
    await on.invoice({ reference: 'INV-9', amountCents: 5_000 });
    await on.forecourt('invoices', 'cancel', 'yard', 'INV-9');
    const known: readonly Readonly<Record<string, string>>[] = [
      {},
      { reference: 'inv 9', amount: '50' },
      { amount: '1' },
    ];
    for (const fields of known) await expect(on.begin(fields)).rejects.toThrow('303 /online-payment?form=');
    expect(await on.rows('select id from payments')).toHaveLength(1);
    // Made again after it was cancelled, it is due.
    await on.invoice({ reference: 'INV-9', amountCents: 5_000 });
    const { id } = await on.begin({ reference: 'INV-9', amount: '50' });
    expect((await on.view(id)).purpose).toBe('invoice');
  });

  it('of any amount is one for each payer: two who give the same reference and amount both pay', async () => {
    await on.open({ onlinePayment: { anyAmount: true } });
    const same = { reference: 'Deposit', amount: '500' };
    const first = await on.begin(same);
    const other = await on.begin({ ...same, email: 'other@example.com' });
    expect((await on.begin(same)).id).toBe(first.id);
    for (const { token } of [first, other]) {
      await choose(await on.go(token), 'pay');
      await on.comeBack(token);
    }
    expect([(await on.view(first.id)).state, (await on.view(other.id)).state]).toEqual(['paid', 'paid']);
    expect(await on.ledger()).toEqual({ deposits: -100_000, processor: 100_000 });
  });

  it('of a reference and amount that two dealerships of the site have is not guessed', async () => {
    const stockFrom = [{ dealership: 'yard' }, { dealership: 'other' }];
    await applyTestDealerships(on.database.db, dealershipNamed('other'));
    await on.invoice({ dealership: 'other' });
    for (const anyAmount of [false, true]) {
      await on.open({ stockFrom, onlinePayment: { anyAmount } });
      await expect(on.begin()).rejects.toThrow('303 /online-payment?form=');
    }
    await on.forecourt('invoices', 'cancel', 'other', 'INV-1001');
    const { id } = await on.begin();
    expect((await on.view(id)).dealer).toBe('Dealer yard');
  });

  it('is counted by visitor and site: addresses of one IPv6 network are one, and so are those without any', async () => {
    const tried = { reference: 'GUESS', amount: '1', name: 'A', email: 'a@example.com' };
    const isStopped = async (client: string) =>
      (await on.post('/api/online-payments', tried, client)).headers.has('retry-after');
    for (const clientAt of [(at: number) => `2001:db8:1:2::${at + 1}`, () => '']) {
      for (let at = 0; at < 20; at += 1) expect(await isStopped(clientAt(at))).toBe(false);
      expect(await isStopped(clientAt(99))).toBe(true);
    }
    expect(await isStopped('2001:db8:1:3::1')).toBe(false);
  });

  it('is looked for a few times from one address, and then asked to wait', async () => {
    const tried = { reference: 'GUESS', amount: '1', name: 'A', email: 'a@example.com' };
    for (let at = 0; at < 20; at += 1) await on.post('/api/online-payments', tried, '198.51.100.9');
    const last = await on.post('/api/online-payments', tried, '198.51.100.9');
    expect([last.status, Number(last.headers.get('retry-after')) > 0]).toEqual([303, true]);
    expect((await on.post('/api/online-payments', tried, '198.51.100.10')).headers.get('retry-after')).toBeNull();
  });

  it('is not there where the flag is off, and takes nothing [SITE-04/online-payment]', async () => {
    await on.open({ flags: {} });
    const answer = await on.post('/api/online-payments', { reference: 'INV-1001', amount: '1250.50' });
    expect(answer.status).toBe(404);
    expect(await on.rows('select id from payments')).toEqual([]);
  });

  it('leads to sign in where the dealer has closed the gate [AUTH-02]', async () => {
    await on.open({ flags: { 'online-payment': true, auth: true }, gates: { 'online-payment': true } });
    const answer = await on.post('/api/online-payments', { reference: 'INV-1001', amount: '1250.50' });
    expect(answer.headers.get('location')).toMatch(/^\/sign-in\?type=online-payment/);
  });

  it('that was declined posts nothing, and can be tried again as a new attempt', async () => {
    const { id, token } = await play('decline');
    await on.comeBack(token);
    expect((await on.view(id)).state).toBe('declined');
    expect(await on.ledger()).toEqual({});
    const again = await on.post('/api/online-payments/pay', { payment: token });
    const onward = await on.get(again.headers.get('location') ?? '');
    await choose(onward.headers.get('location') ?? '', 'pay');
    await on.turn();
    on.later(61_000);
    await on.turn();
    expect(await on.rows('select attempt, status from payments order by attempt')).toEqual([
      { attempt: 1, status: 'failed' },
      { attempt: 2, status: 'paid' },
    ]);
  });

  it('is not charged by the link of an older attempt once its invoice is paid or cancelled, or the flag is off', async () => {
    const declined = await play('decline');
    await on.comeBack(declined.token);
    const open = await on.begin({ email: 'other@example.com' });
    const again = (token: string) => on.post('/api/online-payments/pay', { payment: token });
    await on.open({ flags: {} });
    expect((await again(declined.token)).status).toBe(404);
    await on.open();
    const paid = await on.begin();
    await choose(await on.go(paid.token), 'pay');
    await on.comeBack(paid.token);
    const before = await on.rows('select id from payments');
    for (const { token } of [declined, open]) {
      const answer = await again(token);
      expect([answer.status, await answer.text()]).toEqual([
        409,
        expect.stringContaining('paid otherwise, or cancelled'),
      ]);
    }
    expect(await on.rows('select id from payments')).toEqual(before);
    // What was paid has its receipt to show.
    expect((await again(paid.token)).headers.get('location')).toBe(`/online-payment/${encodeURIComponent(paid.token)}`);
    await on.invoice({ reference: 'INV-3', amountCents: 700 });
    const { token } = await on.begin({ reference: 'INV-3', amount: '7' });
    await on.forecourt('invoices', 'cancel', 'yard', 'INV-3');
    expect((await again(token)).status).toBe(409);
  });

  it('that the bank wants confirmed is paid by the confirmation', async () => {
    const { id, token, page, answer } = await play('pay-confirmed');
    expect(answer.headers.get('location')).toBe(page);
    await on.comeBack(token);
    expect((await on.view(id)).state).toBe('review');
    await choose(page, 'confirm');
    await on.comeBack(token);
    expect((await on.view(id)).state).toBe('paid');
  });

  it.each([
    ['test-card-1', 'test-card-1'],
    ['own', null],
    ['4111 1111 1111 1111', null],
  ])('is played with the card %s, of which an invoice keeps nothing', async (card, said) => {
    const { id, token } = await on.begin();
    const page = await on.go(token);
    await choose(page, 'pay-confirmed', { card });
    const processor = createProcessors(on.database, on.env).named('test');
    const cardOf = async () => (await processor?.find(page.split('/').at(-1) ?? '', id))?.card;
    expect(await cardOf()).toBeNull();
    await choose(page, 'confirm');
    expect(await cardOf()).toBe(said);
    await on.comeBack(token);
    expect((await on.view(id)).state).toBe('paid');
    expect(await on.rows('select card_digest from payments')).toEqual([{ card_digest: null }]);
  });

  it('that is slow waits, and is completed when its answer comes', async () => {
    const { id, token } = await play('pay-slowly');
    await on.comeBack(token);
    expect((await on.view(id)).state).toBe('waiting');
    on.later(9_000);
    expect(await outcomeOf(send({ payment: id }))).toBe('applied');
    expect((await on.view(id)).state).toBe('paid');
  });

  it('that is never answered is found by the worker within two minutes', async () => {
    const { id, answer } = await play('pay-silently');
    expect(answer.status).toBe(200);
    await on.turn();
    expect((await on.view(id)).state).toBe('review');
    on.later(61_000);
    await on.turn();
    expect((await on.view(id)).state).toBe('paid');
    expect(await on.ledger()).toEqual(paidLedger);
  });
});

describe('the link of a payment', () => {
  it('opens on its own site alone, and only as it was made', async () => {
    const { id, token } = await play('pay-silently');
    const elsewhere = { 'x-forecourt-gateway': testProof, 'x-forecourt-site': 'other' };
    await applyTestSites(on.database.db, siteNamed('other', { flags: { 'online-payment': true } }));
    const query = new URLSearchParams({ payment: token });
    for (const way of ['go', 'return', 'state'])
      expect((await on.app.request(`/api/payments/${way}?${query}`, { headers: elsewhere })).status).toBe(404);
    const paid = await on.app.request('/api/online-payments/pay', {
      method: 'POST',
      headers: elsewhere,
      body: new URLSearchParams({ payment: token }),
    });
    expect(paid.headers.get('location')).toBe(`/online-payment/${token}`);
    const view = `/internal/v1/sites/other/payment-links/${token}`;
    expect((await on.app.request(view, { headers: { authorization: `Bearer ${testBearer}` } })).status).toBe(404);
    expect((await on.get(`/api/payments/return?payment=${token.slice(0, -2)}xx`)).status).toBe(404);
    expect(await on.rows('select status from payments')).toEqual([{ status: 'paying' }]);
    expect((await on.view(id)).state).toBe('review');
  });
});

describe('completing a payment', () => {
  it('is done once by 200 webhooks, returns and reconciliations at once [RSRV-01]', async () => {
    const { id, token } = await play('pay-silently');
    const done = await Promise.all(
      Array.from({ length: 200 }, (_, at) => {
        if (at % 3 === 0) return statusOf(send({ payment: id, id: `e${at}` }));
        if (at % 3 === 1) return statusOf(on.comeBack(token));
        return completePayment(on.context(), id, 'reconciliation').then((row) => (row?.status === 'paid' ? 200 : 0));
      }),
    );
    expect(new Set(done)).toEqual(new Set([200, 303]));
    expect(await on.ledger()).toEqual(paidLedger);
    expect(await on.rows('select count(*)::int as n from ledger_entries')).toEqual([{ n: 3 }]);
    expect(await on.rows('select number from payment_receipts')).toEqual([{ number: 1 }]);
    expect(await on.messages()).toEqual(['payment-note', 'payment-receipt']);
  });

  it('takes an event once, in whatever order and however late', async () => {
    const { id } = await play('pay-silently');
    // One about a failure comes first, and is of the past: the processor says that it is paid.
    expect(await outcomeOf(send({ payment: id, id: 'late', type: 'payment.failed' }))).toBe('applied');
    expect((await on.view(id)).state).toBe('paid');
    expect(await outcomeOf(send({ payment: id, id: 'late', type: 'payment.failed' }))).toBe('known');
    expect(await outcomeOf(send({ payment: id, id: 'other' }))).toBe('applied');
    expect(await on.ledger()).toEqual(paidLedger);
  });

  it.each([
    ['wrong-amount', { amount: 1 }],
    ['wrong-currency', { currency: 'USD' }],
    ['other-account', { account: 'acct_other' }],
  ] as const)('believes no event of a %s, and says so in the log', async (outcome, lie) => {
    const { id } = await play('pay-silently');
    expect(await outcomeOf(send({ payment: id, ...lie }))).toBe(outcome);
    expect((await on.view(id)).state).toBe('review');
    expect(on.errors).toEqual([expect.objectContaining({ payment: id, outcome })]);
  });

  it('passes over events about what is not ours', async () => {
    expect(await outcomeOf(send({ payment: '01900000-0000-7000-8000-000000000000' }))).toBe('not-ours');
  });

  it('refuses an event without a signature, of another secret, or of ten minutes ago', async () => {
    const { id } = await play('pay-silently');
    const plain = await on.app.request('/api/payments/webhook/test', { method: 'POST', body: '{}' });
    const foreign = await send({ payment: id }, { secret: 'another secret' });
    const old = await send({ payment: id }, { at: new Date(on.clock.now.getTime() - 600_000) });
    expect([plain.status, foreign.status, old.status]).toEqual([400, 400, 400]);
    expect((await on.app.request('/api/payments/webhook/nobody', { method: 'POST', body: '{}' })).status).toBe(404);
    expect((await on.view(id)).state).toBe('review');
  });

  it('gives back by itself what comes when its invoice is paid already, and mails that', async () => {
    const first = await on.begin();
    const second = await on.begin({ email: 'other@example.com' });
    await choose(await on.go(first.token), 'pay');
    await choose(await on.go(second.token), 'pay');
    await on.comeBack(first.token);
    await on.comeBack(second.token);
    expect([(await on.view(first.id)).state, (await on.view(second.id)).state]).toEqual(['paid', 'returned']);
    await on.turn();
    expect(await on.ledger()).toEqual({ ...paidLedger, refunds: 0 });
    expect(await on.rows("select status, reason <> '' as said from refunds")).toEqual([{ status: 'done', said: true }]);
    expect(await on.messages()).toContain('payment-returned');
    expect(await on.rows('select paid_cents from invoices')).toEqual([{ paid_cents: '125050' }]);
    // It has no receipt, and takes no number.
    expect(await on.rows('select number from payment_receipts')).toEqual([{ number: 1 }]);
  });

  it('gives back what is paid after its invoice was cancelled', async () => {
    const { id, token } = await play('pay');
    expect((await on.forecourt('invoices', 'cancel', 'yard', 'inv 1001', '--by', 'Jo')).code).toBe(0);
    await on.comeBack(token);
    expect((await on.view(id)).state).toBe('returned');
  });

  it('has ended when nobody took it to the processor within a day', async () => {
    const { id } = await on.begin();
    on.later(24 * 3_600_000 + 1000);
    await on.turn();
    expect((await on.view(id)).state).toBe('expired');
  });
});

describe('a refund', () => {
  const paid = async () => {
    const { id, token } = await play('pay');
    await on.comeBack(token);
    return id;
  };
  const refund = (id: string, amountCents: number | null, key = 'k') =>
    on.database.db.transaction((tx) =>
      refundPayment(tx, id, { amountCents, reason: 'Charged wrongly', who: 'Jo', key, now: on.clock.now }),
    );

  it('is one for its key, however often it is asked for at once, and balances to the cent', async () => {
    const id = await paid();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => refund(id, 25_025)));
    expect(outcomes.filter(({ kind }) => kind === 'asked')).toHaveLength(1);
    await on.turn();
    expect(await on.ledger()).toEqual({ gst: -9_093, invoices: -90_932, processor: 100_025, refunds: 0 });
    expect(await on.view(id)).toMatchObject({ state: 'paid', refunded_cents: 25_025 });
    expect(await refund(id, null, 'rest')).toMatchObject({ kind: 'asked', refund: { amount_cents: 100_025 } });
    await on.turn();
    expect(await on.ledger()).toEqual({ gst: 0, invoices: 0, processor: 0, refunds: 0 });
    expect((await on.view(id)).state).toBe('refunded');
    expect(await on.rows('select paid_cents from invoices')).toEqual([{ paid_cents: '0' }]);
    expect((await on.messages()).filter((kind) => kind === 'payment-refunded')).toHaveLength(2);
  });

  it('is never more than what is left', async () => {
    const id = await paid();
    expect(await refund(id, 125_051)).toMatchObject({ kind: 'refused', why: 'too-much', leftCents: 125_050 });
    const both = await Promise.all([refund(id, 100_000, 'a'), refund(id, 100_000, 'b')]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['asked', 'refused']);
  });

  it('is not of what became part of a price', async () => {
    await on.open({ onlinePayment: { anyAmount: true } });
    const { id, token } = await on.begin({ reference: 'Deposit', amount: '1100' });
    await choose(await on.go(token), 'pay');
    await on.comeBack(token);
    const settle = () => on.database.db.transaction((tx) => settlePayment(tx, id, on.clock.now));
    expect([await settle(), await settle()]).toEqual([true, true]);
    expect(await on.ledger()).toEqual({ deposits: 0, gst: -10_000, processor: 110_000, sales: -100_000 });
    expect(await refund(id, null)).toMatchObject({ kind: 'refused', why: 'settled' });
  });

  it('is made by a command, by name and reason, once', async () => {
    const id = await paid();
    const args = ['payments', 'refund', id, '--amount', '50', '--reason', 'Goodwill', '--by', 'Jo'];
    expect(await on.forecourt(...args)).toMatchObject({ code: 0, out: expect.stringMatching(/^\$50 is given back/) });
    expect((await on.forecourt(...args)).out).toMatch(/^That was asked for already, by Jo/);
    expect((await on.forecourt('payments', 'show', id)).out).toContain('refund $50  done  Goodwill  by Jo');
    expect((await on.forecourt('payments', 'refund', id, '--amount', '9999', '--reason', 'x')).code).toBe(1);
  });
});

describe('mails about payments', () => {
  /** The mails that wait, as they would go out: to whom, about what, and their words. */
  const mails = async () => {
    const sent: { readonly to: unknown; readonly subject: string; readonly text: string; readonly files: unknown }[] =
      [];
    const { serviceToken, sealingKey } = on.env;
    await on.tests.deliverAll({
      now: () => on.clock.now,
      secrets: { serviceToken, sealingKey },
      mail: {
        send: async ({ to, subject, text, attachments = [] }) =>
          void sent.push({ to, subject: String(subject), text: String(text), files: attachments }),
      },
    });
    return sent;
  };

  it('are a receipt with all that the law wants on it, to who paid, and a note to the dealer that names nobody', async () => {
    const { token } = await play('pay');
    await on.comeBack(token);
    const all = await mails();
    const receipt = all.find(({ subject }) => subject.endsWith('your receipt'));
    expect(receipt?.to).toEqual(['avery@example.com']);
    for (const words of [
      'Receipt 1 (not a tax invoice)',
      'Yard Pty Ltd, trading as Dealer yard',
      'ABN: 51 824 753 556',
      'For: Service of 2021 Mazda CX-5',
      'Reference: INV-1001',
      'Paid: $1,250.50',
      'Card surcharge: $0',
      'Includes GST of $113.68.',
      'Refund: ',
      `/online-payment/${token}`,
      'no money was moved',
    ])
      expect(receipt?.text).toContain(words);
    expect(receipt?.files).toEqual([
      { filename: 'receipt-1.pdf', contentType: 'application/pdf', content: expect.any(Buffer) },
    ]);
    const note = all.find(({ subject }) => subject.endsWith('an online payment'));
    expect(note?.text).toContain('Reference: INV-1001');
    expect(note?.text).not.toMatch(/avery/i);
    expect(note?.files).toEqual([]);
  });

  it('say that money is given back, when it was asked and when it was never accepted', async () => {
    const { id, token } = await play('pay');
    await on.forecourt('invoices', 'cancel', 'yard', 'INV-1001');
    await on.comeBack(token);
    await on.turn();
    const texts = (await mails()).map(({ subject, text }) => `${subject}: ${text}`).join('\n');
    expect(texts).toContain('your payment is given back: Your payment of $1,250.50');
    expect(texts).toContain('money was given back');
    expect(texts).not.toMatch(/non-?refundable/i);
    expect((await on.view(id)).state).toBe('returned');
  });

  it('say how a refund was paid that its processor refused, and that the invoice is paid no more', async () => {
    const { id, token } = await play('pay');
    await on.comeBack(token);
    await on.rows("update test_processor_sessions set status = 'open'");
    await on.forecourt('payments', 'refund', id, '--reason', 'Charged wrongly');
    const [{ id: refund } = { id: '' }] = await on.rows<{ id: string }>('select id from refunds');
    for (const wrong of [
      ['x', '--how', 'in cash'],
      [id, '--how', 'in cash'],
      [refund, '--how', ' '],
    ])
      expect((await on.forecourt('payments', 'refund-settled', ...wrong)).code).toBe(1);
    expect((await on.ledger()).refunds).toBe(-125_050);
    await on.forecourt('payments', 'refund-settled', refund, '--how', 'by bank transfer');
    expect(await on.ledger()).toEqual({ gst: 0, invoices: 0, outside: -125_050, processor: 125_050, refunds: 0 });
    expect(await on.rows('select paid_cents from invoices')).toEqual([{ paid_cents: '0' }]);
    const said = (await mails()).map(({ text }) => text).join('\n');
    expect(said).toContain('Charged wrongly (by bank transfer)');
    expect(said).not.toContain('the card or account that it came from');
  });

  it('go to nobody once their address is erased', async () => {
    const { token } = await play('pay');
    await on.comeBack(token);
    await on.rows('update payments set email = null, payer_name = null');
    expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('an online payment')]);
  });
});

describe('upkeep', () => {
  it('forgets who did not pay after 90 days and who paid after seven years, and keeps the books', async () => {
    const paid = await play('pay');
    await on.comeBack(paid.token);
    await on.invoice({ reference: 'INV-2', amountCents: 5000 });
    await on.begin({ reference: 'INV-2', amount: '50' });
    const emails = () => on.rows('select email from payments order by created_at');
    const run = () =>
      paymentUpkeep.run({
        db: on.database.db,
        env: { ...on.env, dataDir: '/nonexistent' },
        now: on.clock.now,
        erasures: [paymentErasure],
        log: { info: () => undefined, error: () => undefined },
      } as Partial<UpkeepDeps> as UpkeepDeps);
    on.later(91 * 24 * 3_600_000);
    await run();
    expect(await emails()).toEqual([{ email: 'avery@example.com' }, { email: null }]);
    on.later(8 * 365 * 24 * 3_600_000);
    await run();
    expect(await emails()).toEqual([{ email: null }, { email: null }]);
    expect(await on.ledger()).toEqual(paidLedger);
  });
});

describe('the ledger', () => {
  it('takes no transaction that does not balance, and no change of what it holds', async () => {
    const { id, token } = await play('pay');
    await on.comeBack(token);
    const insert = (cents: number) =>
      on.rows(
        "insert into ledger_entries (transaction_id, dealership_id, account, amount_cents, kind, payment_id, at) values (gen_random_uuid(), 'yard', 'processor', $2, 'payment', $1, now())",
        [id, cents],
      );
    await expect(insert(5)).rejects.toThrow(/is off by 5 cents/);
    await expect(on.rows('update ledger_entries set amount_cents = amount_cents + 1')).rejects.toThrow(/append-only/);
    await expect(on.rows('delete from ledger_entries')).rejects.toThrow(/append-only/);
    expect(await on.ledger()).toEqual(paidLedger);
  });
});

describe('receipts', () => {
  it('are a PDF at the link of their payment alone, which nobody keeps, frames or lists', async () => {
    const { token } = await play('pay');
    const fileAt = (key: string) => on.get(`/api/payments/receipt.pdf?${new URLSearchParams({ payment: key })}`);
    const early = await fileAt(token);
    expect([early.status, early.headers.get('location')]).toEqual([
      303,
      `/online-payment/${encodeURIComponent(token)}`,
    ]);
    await on.comeBack(token);
    const file = await fileAt(token);
    expect(file.status).toBe(200);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="receipt-1.pdf"',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
    });
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await fileAt(`${token}x`)).status).toBe(404);
    expect((await fileAt('')).status).toBe(404);
  });

  it('are numbered without gaps by dealership, by 30 payments at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        await on.invoice({ reference: `R-${at}`, amountCents: 10_000 + at });
        const answer = await on.post(
          '/api/online-payments',
          { reference: `R-${at}`, amount: String(100 + at / 100), name: 'A', email: 'a@example.com' },
          `198.51.100.${at}`,
        );
        return decodeURIComponent((answer.headers.get('location') ?? '').split('/').at(-1) ?? '');
      }),
    );
    for (const token of all) await choose(await on.go(token), 'pay-silently');
    await Promise.all(all.map((token) => on.comeBack(token)));
    const numbers = (await on.rows<{ number: number }>('select number from payment_receipts order by number')).map(
      ({ number }) => number,
    );
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
  });
});

describe('a transaction that breaks off', () => {
  it('has posted nothing and used no number, and the payment is completed by the next look', async () => {
    const { id, token } = await play('pay');
    const context = on.context();
    const broken = context.followers.map((follower) => ({
      ...follower,
      paid: async (...args: Parameters<typeof follower.paid>) => {
        await follower.paid(...args);
        throw new Error('The process ended.');
      },
    }));
    await expect(completePayment({ ...context, followers: broken }, id, 'return')).rejects.toThrow(
      'The process ended.',
    );
    expect([await on.ledger(), await on.messages(), (await on.view(id)).state]).toEqual([{}, [], 'review']);
    // An event that was lost in the middle is not known, and is taken when it comes again.
    await on.comeBack(token);
    expect(await on.view(id)).toMatchObject({ state: 'paid', receipt: { number: 1 } });
    expect(await on.ledger()).toEqual(paidLedger);
  });
});

describe('reconciliation by command', () => {
  it('mends what is open, and tells what does not fit without touching it', async () => {
    const { id, token } = await play('pay-silently');
    on.later(61_000);
    const mended = await on.forecourt('payments', 'reconcile');
    expect(mended).toMatchObject({ code: 0, out: expect.stringContaining(`${id}  paying here, paid there  mended`) });
    await on.rows('update test_processor_sessions set amount_cents = 7 where payment_id = $1', [id]);
    const compared = await on.forecourt('payments', 'reconcile', '--days', '1');
    expect(compared).toMatchObject({ code: 1, out: expect.stringContaining('wrong-amount there  LOOK AT IT') });
    expect((await compareTaken(on.context(), new Date(0))).differences).toHaveLength(1);
    await on.comeBack(token);
    expect((await on.view(id)).state).toBe('paid');
  });

  it('fails, and says so in its words and in the log, where what was paid could not be compared', async () => {
    const { id, token } = await play('pay');
    await on.comeBack(token);
    await on.rows("update payments set processor = 'stripe' where id = $1", [id]);
    expect(await on.forecourt('payments', 'reconcile', '--days', '1')).toMatchObject({
      code: 1,
      out: expect.stringContaining('1 paid ones compared, 0 differ, 1 could not be asked about.'),
      err: expect.stringContaining('1 paid payment could not be compared with the processor'),
    });
    await compareTaken(on.context(), new Date(0));
    expect(on.errors).toMatchObject([{ payment: id, msg: 'a processor cannot be asked about a paid payment' }]);
  });
});
