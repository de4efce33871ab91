import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCli } from '../../../test/test-cli';
import { orderPerson, startOrderTests } from '../../../test/test-orders';
import { loadErasures, loadRecords, loadRemovals } from '../../app/rosters';
import { eraseAll } from '../../ground/erasure/erasure';
import { readRecords } from '../../ground/erasure/personal-records';
import { planAll } from '../../ground/removal/removal';
import { refundPayment } from '../payments';
import type { ProcessorRefund } from '../payments/processor';
import { sendDueRefunds } from '../payments/send-refunds';
import { settleOutside } from '../payments/settle-outside';
import { settleRefund } from '../payments/settle-refund';
import { valuationTokens } from '../trade-in';
import { mostOrders } from './order-limits';
import { eraseOld, forgetBegun, personDays } from './order-upkeep';
import { shopperOrders } from './shopper-orders';

const hour = 60 * 60_000;
const day = 24 * hour;

let tests: Awaited<ReturnType<typeof startOrderTests>>;
let forecourt: ReturnType<typeof testCli>;
beforeAll(async () => {
  tests = await startOrderTests();
  forecourt = testCli(tests.database, tests.env);
});
afterAll(() => tests.close());
beforeEach(() => tests.begin());

const numberOf = async (token: string): Promise<string> => (await tests.read(token)).number ?? '';

describe('forecourt orders', () => {
  it('lists what is held, and shows an order with its history', async () => {
    expect(await forecourt('holds', 'list')).toMatchObject({ code: 0, out: 'Nothing is held.' });
    const number = await numberOf(await tests.held());
    const listed = await forecourt('holds', 'list', 'yard');
    expect(listed.out).toContain(`${number}  yard/S1`);
    expect(listed.out).toContain('$200');
    const shown = await forecourt('orders', 'show', number);
    expect(shown.out).toContain('Avery Example');
    expect(shown.out).toMatch(/started: started .+\n.*pay: paying .+\n.*paid: held/s);
    const json = JSON.parse((await forecourt('orders', 'show', number, '--json')).out);
    expect(json).toMatchObject({ number, state: 'held', payment: { status: 'paid' } });
    expect(JSON.stringify(json)).not.toContain('Avery');
    expect((await forecourt('orders', 'show', 'R-99999')).code).toBe(1);
    expect((await forecourt('orders', 'list', '--state', 'odd')).code).toBe(2);
  });

  it('confirms a sale: what was paid is part of the price, and the vehicle stays reserved until it is sold', async () => {
    const token = await tests.held();
    const number = await numberOf(token);
    const done = await forecourt('orders', 'confirm', number, '--why', 'Contract signed', '--by', 'Jo');
    expect(done).toMatchObject({ code: 0, out: `${number} is completed.` });
    expect(await tests.read(token)).toMatchObject({ state: 'completed', cancel: { allowed: false } });
    tests.pass(10 * day);
    expect(await tests.watch()).toEqual({ ended: 0, sold: [], released: 0 });
    expect(await tests.isReserved()).toBe(true);
    expect(await tests.rows('select settled_at is not null as settled from payments')).toEqual([{ settled: true }]);
    // Nobody gives it up any more, and it is confirmed once.
    expect(await tests.cancel(token)).toMatchObject({ notice: 'no-cancel' });
    expect((await forecourt('orders', 'confirm', number, '--why', 'Again')).code).toBe(1);
    await tests.rows("update vehicles set sold = true, status = 'sold', sold_at = now()");
    await tests.watch();
    expect(await tests.rows('select id from vehicle_reservations where ended_at is null')).toEqual([]);
    expect(await tests.rows('select id from refunds')).toEqual([]);
    expect(await tests.rows("select who, why from order_events where act = 'completed'")).toEqual([
      { who: 'Jo', why: 'Contract signed' },
    ]);
  });

  it('refunds what was paid for, and cancels the rest: never the one for the other', async () => {
    await tests.addVehicle('S2');
    const paid = await tests.held();
    const open = await tests.filled('S2', { phone: '0491 570 156' });
    await tests.pay(open);
    const number = await numberOf(paid);
    const wrong = await forecourt('orders', 'cancel', number, '--why', 'Damaged');
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain(`forecourt orders refund ${number}`);
    expect(await forecourt('orders', 'refund', number, '--why', 'Damaged', '--by', 'Jo')).toMatchObject({ code: 0 });
    expect(await tests.read(paid)).toMatchObject({ state: 'refunded', ending: 'dealer' });
    const { id } = await tests.read(open);
    expect((await forecourt('orders', 'refund', id, '--why', 'Damaged')).code).toBe(1);
    expect(await forecourt('orders', 'cancel', id, '--why', 'Damaged')).toMatchObject({ code: 0 });
    expect(await tests.isReserved('S2')).toBe(false);
    // What is paid on a page that is still open comes back by itself.
    await tests.settle(open);
    expect(await tests.rows('select amount_cents::int from refunds')).toHaveLength(2);
  });
});

describe('a payment that is given back by itself', () => {
  it('ends the hold that it was for, once', async () => {
    const token = await tests.held();
    const { payment_id } = await tests.rowOf(token);
    const asked = { amountCents: null, reason: 'By hand', who: 'Jo', key: 'by-hand', now: tests.clock.now };
    await tests.database.db.transaction((tx) => refundPayment(tx, payment_id, asked));
    await sendDueRefunds(tests.completing());
    expect(await tests.read(token)).toMatchObject({
      state: 'refunded',
      ending: 'dealer',
      payment: { state: 'refunded' },
    });
    expect(await tests.isReserved()).toBe(false);
    expect(await tests.rows('select id from refunds')).toHaveLength(1);
    expect((await tests.read(token)).payment.refund_due_at).toBeNull();
  });

  it('leaves the rest due until that is given back, too, whatever became of the part before', async () => {
    const token = await tests.held();
    const payment = (await tests.rowOf(token)).payment_id;
    // A processor that waits with all that it is asked, but what has come through.
    const standings = new Map<number, ProcessorRefund['state']>();
    const context = tests.completing();
    const stateOf = async (id: string): Promise<ProcessorRefund> => {
      const [row] = await tests.rows('select amount_cents::int from refunds where id = $1', [id]);
      return { state: standings.get(row.amount_cents) ?? 'pending', reference: id };
    };
    const processor = {
      ...context.processors.current,
      refund: ({ key }: { key: string }) => stateOf(key),
      findRefund: ({ key }: { key: string }) => stateOf(key),
    };
    const processors = { current: processor, named: () => processor };
    const send = async (amountCents: number, state: ProcessorRefund['state']) => {
      standings.set(amountCents, state);
      tests.pass(hour);
      await sendDueRefunds({ ...context, processors, now: tests.clock.now });
    };
    const dueOf = async () => (await tests.read(token)).payment.refund_due_at;
    const part = { amountCents: 5_000, reason: 'Goodwill', who: 'Jo', key: 'part', now: tests.clock.now };
    await tests.database.db.transaction((tx) => refundPayment(tx, payment, part));
    await send(5_000, 'pending');
    await tests.cancel(token);
    const due = await dueOf();
    expect(due).not.toBeNull();
    await send(5_000, 'done');
    expect(await tests.rows('select amount_cents::int, status from refunds order by asked_at')).toEqual([
      { amount_cents: 5_000, status: 'done' },
      { amount_cents: 15_000, status: 'asked' },
    ]);
    expect(await dueOf()).toBe(due);
    // The part comes back from the bank, and is owed again: it keeps the order due until somebody has paid it otherwise.
    const [{ id: partly }] = await tests.rows("select id from refunds where key = 'part'");
    const failed = { state: 'failed', reference: partly } as const;
    const { rows } = await tests.database.pool.query('select * from payments');
    await settleRefund(context, partly, rows[0], failed);
    await send(15_000, 'done');
    expect(await dueOf()).toBe(due);
    await settleOutside(context, partly, { who: 'Jo', how: 'by bank transfer' });
    expect(await tests.rows('select refund_due_at, state from orders')).toEqual([
      { refund_due_at: null, state: 'refunded' },
    ]);
    expect(await tests.rows("select why from order_events where act = 'refund-done' order by id")).toEqual([
      { why: '5000 cents' },
      { why: '15000 cents' },
    ]);
  });
});

describe('the enquiry of an order', () => {
  it('says how it is paid and handed over, with the extras, and what the trade-in was valued at', async () => {
    const token = await tests.start('S1', 'buy');
    const estimate = {
      car: { make: 'Kia', model: 'Rio', badge: '', year: 2018, kilometres: 60_000 },
      adjustmentAnswers: {},
      offer: null,
      reason: 'few' as const,
    };
    const proof = valuationTokens(tests.env.serviceToken).seal('yard', estimate);
    await tests.save(token, 'details', { ...orderPerson, buyer: 'person' });
    await tests.save(token, 'trade-in', {
      ...{ trade_in: 'yes', trade_in_vehicle: '2018 Kia Rio', trade_in_estimate: `${proof}x` },
    });
    expect((await tests.rowOf(token)).valuation).toBeNull();
    await tests.save(token, 'trade-in', {
      ...{ trade_in: 'yes', trade_in_vehicle: '2018 Kia Rio', trade_in_estimate: proof },
    });
    await tests.save(token, 'paying', { paying: 'own-finance', quote: 'no quote' });
    await tests.save(token, 'handover', { handover: 'pick-up' });
    await tests.save(token, 'extras', { extra_mats: 'on' });
    await tests.pay(token);
    await tests.settle(token);
    const [lead] = await tests.rows('select category, submission from leads');
    expect(lead.category).toBe('buy-online');
    expect(lead.submission.valuation).toEqual(estimate);
    const { message } = lead.submission.userData;
    expect(message).toContain('Paying: With finance from my own bank');
    expect(message).toContain('Trade-in: 2018 Kia Rio');
    expect(message).toContain('Extra: Floor mats, $190.50');
  });
});

describe('mails of an order', () => {
  it('say until when it is held, what comes back, and where it is seen', async () => {
    const token = await tests.held();
    const [held] = await tests.mailsOf('order-held');
    expect(held?.subject).toContain('the vehicle is held for you');
    expect(String(held?.text)).toContain('You have paid $200. All of it goes back');
    expect(String(held?.text)).toMatch(/http:\/\/\S+\/orders\/\S+/);
    await tests.cancel(token);
    // Of what has ended meanwhile nobody is mailed that it is held.
    expect(await tests.mailsOf('order-held')).toEqual([]);
    const [ended] = await tests.mailsOf('order-ended');
    expect(String(ended?.text)).toContain('All of your $200 goes back');
    const [note] = await tests.mailsOf('order-note');
    expect(String(note?.text)).toContain('The buyer has given it up.');
  });
});

describe('the person of an order', () => {
  it('finds what they reserved in their account, each with its link', async () => {
    const shopper = await tests.signUp('+61491570156');
    const token = await tests.held('S1', {}, { shopper });
    const { serviceToken } = tests.env;
    const place = { shopperId: shopper, serviceToken, now: tests.clock.now };
    const number = await numberOf(token);
    expect(await shopperOrders(tests.database.db, place)).toMatchObject([
      { number, state: 'held', path: `/orders/${token}` },
    ]);
    expect(await shopperOrders(tests.database.db, { ...place, now: new Date('2027-06-01') })).toMatchObject([
      { path: null },
    ]);
  });

  it('keeps their account while a vehicle is held for them, and deletes it once that is given up', async () => {
    const shopper = await tests.signUp('+61491570156');
    const remove = () => tests.post('/api/account/delete', { confirm: 'DELETE' }, { shopper });
    const accounts = () => tests.count('shoppers');
    const token = await tests.filled('S1', {}, { shopper });
    await tests.pay(token, { shopper });
    const paying = await remove();
    expect([paying.status, await paying.json()]).toMatchObject([
      409,
      { code: 'holds_vehicle', title: expect.stringMatching(/You are holding a vehicle .+ Give it up first/) },
    ]);
    await tests.settle(token);
    expect([(await remove()).status, await accounts()]).toEqual([409, 1]);
    expect(await tests.rowOf(token)).toMatchObject({ state: 'held', shopper_id: shopper });
    await tests.cancel(token, { shopper });
    expect([(await remove()).status, await accounts()]).toEqual([200, 0]);
    expect(JSON.stringify(await tests.rowOf(token))).not.toContain('Avery');
  });

  it('deletes an account whose hold is over by the clock, before anybody has written that', async () => {
    const shopper = await tests.signUp('+61491570156');
    await tests.pay(await tests.filled('S1', {}, { shopper }), { shopper });
    tests.pass(21 * 60_000);
    const answer = await tests.post('/api/account/delete', { confirm: 'DELETE' }, { shopper });
    expect(answer.status).toBe(200);
  });

  it('is given what was kept, and is taken out when they are erased; money and hold stay', async () => {
    const shopper = await tests.signUp('+61491570156');
    const token = await tests.held('S1', {}, { shopper });
    await tests.rows("update order_events set why = 'Avery called' where act = 'paid'");
    const records = await readRecords(await loadRecords(), tests.database.db, 'shopper', shopper);
    expect(records.orders).toMatchObject([{ state: 'held', typed: { name: 'Avery' }, paid_cents: 20_000 }]);
    const erasures = await loadErasures();
    await tests.database.db.transaction((tx) => eraseAll(erasures, tx, 'shopper', [shopper]));
    const row = await tests.rowOf(token);
    expect(JSON.stringify(row)).not.toContain('Avery');
    expect(row).toMatchObject({ state: 'held', shopper_id: null, phone_key: null });
    const events = JSON.stringify(await tests.rows('select who, why from order_events'));
    expect(events).not.toContain(shopper);
    expect(events).not.toContain('Avery');
    tests.pass(3 * day);
    await tests.watch();
    expect(await tests.rows('select amount_cents::int from refunds')).toEqual([{ amount_cents: 20_000 }]);
    // The dealer has a vehicle that is free again, and is mailed so, without the person.
    const [note] = await tests.mailsOf('order-note');
    expect(note?.subject).toContain('has ended');
    expect(String(note?.text)).not.toMatch(/Buyer:|Phone:/);
  });

  it('goes with the time, and orders that nothing came of go whole', async () => {
    const begun = await tests.start();
    const paid = await tests.held('S1', { phone: '0491 570 156' });
    await tests.cancel(paid);
    const { id } = await tests.read(paid);
    tests.pass(32 * day);
    const { db } = tests.database;
    expect(await forgetBegun(db, tests.clock.now)).toBe(1);
    await expect(tests.read(begun)).rejects.toThrow('404');
    tests.pass(personDays * day);
    const place = { now: tests.clock.now, outbox: '/nonexistent', erasures: await loadErasures() };
    expect(await eraseOld(db, place)).toBe(1);
    expect(await tests.rows('select answers, number is not null as numbered from orders where id = $1', [id])).toEqual([
      { answers: {}, numbered: true },
    ]);
    expect(await eraseOld(db, place)).toBe(0);
  });
});

describe('what one person can do', () => {
  it('ends at six vehicles a day that are held by one number, and at three mails about them to one address', async () => {
    for (let hold = 1; hold <= mostOrders.holdsByPhone; hold += 1) {
      const token = await tests.filled();
      expect((await tests.pay(token)).redirect).toContain('/api/payments/go');
      tests.pass(20 * 60_000);
      await tests.watch();
    }
    expect(await tests.sent('order-ended')).toHaveLength(3);
    expect(await tests.pay(await tests.filled())).toMatchObject({ notice: 'wait' });
    expect(await tests.isReserved()).toBe(false);
    tests.pass(day);
    expect((await tests.pay(await tests.filled())).redirect).toContain('/api/payments/go');
  });

  it('ends at so many orders that one address begins in ten minutes', async () => {
    const begin = () => tests.post('/api/orders/start', { car_id: tests.vehicles.get('S1'), kind: 'reserve' });
    const answers = [];
    for (let order = 0; order <= mostOrders.starts; order += 1) answers.push((await begin()).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(mostOrders.starts);
    expect(answers.at(-1)).toBe(429);
  });

  it('is nothing where the site has neither flag [SITE-04]', async () => {
    await tests.applySite({ flags: { auth: true } });
    const answer = await tests.post('/api/orders/start', { car_id: tests.vehicles.get('S1'), kind: 'reserve' });
    expect(answer.status).toBe(404);
  });
});

describe('the removal of a site', () => {
  it('waits for vehicles that are held, and keeps the records of money', async () => {
    const token = await tests.held();
    const removals = await loadRemovals();
    const plan = () => tests.database.db.transaction((tx) => planAll(removals, tx, 'site', 'yard'));
    expect((await plan()).against.join(' ')).toContain('1 vehicle is held for buyers');
    await tests.cancel(token);
    const after = await plan();
    expect(after.against.join(' ')).not.toContain('held for buyers');
    expect(after.stays).toMatchObject({ orders: 1 });
  });
});
