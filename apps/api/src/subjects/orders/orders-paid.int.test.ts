import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderPerson, startOrderTests } from '../../../test/test-orders';
import { loadErasures } from '../../app/rosters';
import { eraseAll } from '../../ground/erasure/erasure';
import type { PaymentFollower } from '../../ground/payments/payment-follower';
import { reconcileOpen } from '../payments/reconcile-payments';
import { endDueReservations } from '../reservations';
import { orderPayments } from './order-payments';

let tests: Awaited<ReturnType<typeof startOrderTests>>;
beforeAll(async () => {
  tests = await startOrderTests();
});
afterAll(() => tests.close());
beforeEach(() => tests.begin());

describe('money that came for an order', () => {
  it('holds its vehicle, whatever was typed into fields that are not asked for any more', async () => {
    const token = await tests.start('S1', 'buy');
    await tests.save(token, 'details', { ...orderPerson, buyer: 'person' });
    await tests.save(token, 'trade-in', { trade_in: 'no' });
    await tests.save(token, 'paying', { paying: 'cash' });
    await tests.save(token, 'handover', { handover: 'delivery', postcode: '300' });
    await tests.save(token, 'handover', { handover: 'pick-up', postcode: '300' });
    await tests.save(token, 'extras', {});
    await tests.pay(token);
    await tests.settle(token);
    expect(await tests.read(token)).toMatchObject({ state: 'held' });
    const [{ submission }] = await tests.rows('select submission from leads');
    expect(submission.userData).toMatchObject({ email: orderPerson.email, postcode: '' });
  });

  it('holds it for what was paid for, whatever another tab has typed since', async () => {
    const token = await tests.filled();
    await tests.pay(token);
    await tests.save(token, 'details', { ...orderPerson, name: '', email: '' });
    await tests.settle(token);
    const held = await tests.read(token);
    expect(held).toMatchObject({ state: 'held', answers: { name: 'Avery', email: orderPerson.email } });
    const [{ submission }] = await tests.rows('select submission from leads');
    expect(submission.userData).toMatchObject({ name: 'Avery', email: orderPerson.email });
    expect(await tests.mailsOf('order-held')).toHaveLength(1);
  });

  it('is an enquiry also of an order whose answers are not sound', async () => {
    const token = await tests.filled();
    await tests.pay(token);
    // As the release before stored them.
    await tests.rows(`update orders set agreed = agreed - 'answers', answers = answers || '{"email": "nowhere"}'`);
    await tests.settle(token);
    const [{ submission }] = await tests.rows('select submission from leads');
    expect(submission.userData).toMatchObject({ name: 'Avery', email: '', phone: orderPerson.phone });
  });

  it.each([
    ['when the money comes', (token: string) => tests.settle(token)],
    ['when nobody pays', () => tests.watch()],
  ])(
    'is late, and nobody is told of a dealer, where a worker whose clock is ahead has ended the hold: %s',
    async (_, end) => {
      const token = await tests.filled();
      await tests.pay(token);
      await endDueReservations(tests.database.db, new Date(tests.clock.now.getTime() + 60 * 60_000));
      await end(token);
      expect(await tests.rowOf(token)).toMatchObject({ state: 'expired', ending: null });
      const [mail] = await tests.mailsOf('order-ended');
      expect(mail?.text).toContain('The time to pay for 2022 Toyota HiLux (stock S1) is over');
    },
  );

  it('goes back where its shopper was erased meanwhile', async () => {
    const shopper = await tests.signUp('+61491570156');
    const token = await tests.filled('S1', {}, { shopper });
    await tests.pay(token, { shopper });
    const erasures = await loadErasures();
    await tests.database.db.transaction((tx) => eraseAll(erasures, tx, 'shopper', [shopper]));
    await tests.settle(token);
    expect(await tests.rows('select amount_cents::int from refunds')).toEqual([{ amount_cents: 20_000 }]);
    expect(await tests.rows('select state, number from orders')).toEqual([{ state: 'paying', number: null }]);
    tests.pass(20 * 60_000);
    await tests.watch();
    expect(await tests.isReserved()).toBe(false);
    expect(await tests.count('leads')).toBe(0);
  });
});

describe('reconcileOpen', () => {
  it('asks about the next payment after one that cannot be completed, and about that one later', async () => {
    await tests.addVehicle('S2');
    for (const [stocknum, phone] of [
      ['S1', '0491 570 006'],
      ['S2', '0491 570 156'],
    ] as const)
      await tests.pay(await tests.filled(stocknum, { phone }));
    await tests.rows(
      "update payments set reference = id::text, status = 'paying', check_at = created_at - interval '1 hour'",
    );
    const [{ id: broken }] = await tests.rows('select p.id from payments p order by p.created_at limit 1');
    await tests.rows("update payments set check_at = check_at - interval '1 hour' where id = $1", [broken]);
    const follower: PaymentFollower = {
      ...orderPayments,
      paid: async (tx, payment, moment) => {
        if (payment.id === broken) throw new Error('It cannot be kept.');
        return orderPayments.paid(tx, payment, moment);
      },
    };
    const context = tests.completing({ id: 'any', state: 'paid', amountCents: 20_000 });
    const faults = tests.faults.length;
    expect(await reconcileOpen({ ...context, followers: [follower] })).toMatchObject({
      ...{ asked: 2, unanswered: 1 },
      differences: [{ from: 'paying', to: 'paid', isMended: true }],
    });
    expect(tests.faults.slice(faults)).toMatchObject([{ payment: broken }]);
    const [row] = await tests.rows('select status, check_at from payments where id = $1', [broken]);
    expect(row.status).toBe('paying');
    expect(row.check_at.getTime()).toBeGreaterThan(tests.clock.now.getTime());
  });
});
