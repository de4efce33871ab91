import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCli } from '../../../test/test-cli';
import { orderPerson, orderSite, startOrderTests } from '../../../test/test-orders';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { UpkeepDeps } from '../../ground/modules/upkeep';
import type { PaymentFollower } from '../../ground/payments/payment-follower';
import { completePayment } from '../payments/complete-payment';
import { paymentErasure, paymentUpkeep } from '../payments/payment-erasure';
import { sendDueRefunds } from '../payments/send-refunds';
import { orderPayments } from './order-payments';

const day = 24 * 60 * 60_000;
const card = 'fingerprint-of-a-card';
const other = { phone: '0491 570 156', email: 'other@example.com' };

let tests: Awaited<ReturnType<typeof startOrderTests>>;
let forecourt: ReturnType<typeof testCli>;
beforeAll(async () => {
  tests = await startOrderTests();
  forecourt = testCli(tests.database, tests.env);
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.begin();
  await tests.addVehicle('S2');
});

/** An order whose money is asked for and has not come, by a number of its own. */
const paying = async (stocknum: string, person: object = {}): Promise<string> => {
  const token = await tests.filled(stocknum, person);
  await tests.pay(token);
  return token;
};
const payBy = (token: string, by: string | null = card) => tests.settle(token, 'paid', undefined, by);
const refundsOf = () => tests.rows('select amount_cents::int, reason, who, status from refunds');
const digests = () => tests.rows('select card_digest from payments order by created_at');

describe('a card that pays for a second vehicle of a dealer', () => {
  it('holds the first alone: the second is free, its money goes back in whole, once, and its shopper is told [RSRV-01]', async () => {
    const first = await paying('S1');
    await payBy(first);
    const second = await paying('S2', other);
    await payBy(second);
    // Whoever hears of it again changes nothing.
    await payBy(second);
    expect((await tests.read(first)).state).toBe('held');
    expect(await tests.read(second)).toMatchObject({
      ...{ state: 'cancelled', ending: 'card-in-use', number: null, held_until: null },
      vehicle: { state: 'free' },
      payment: { state: 'refunding', refunded_cents: 20_000, receipt_path: expect.any(String), receipt_pdf_path: null },
    });
    expect([await tests.isReserved('S1'), await tests.isReserved('S2')]).toEqual([true, false]);
    const why = 'The card that you paid with already holds another vehicle of this dealer. A card holds one at a time.';
    expect(await refundsOf()).toEqual([{ amount_cents: 20_000, reason: why, who: 'worker', status: 'asked' }]);
    expect(await tests.count('leads')).toBe(1);

    const mails = [...(await tests.mailsOf('order-ended')), ...(await tests.mailsOf('payment-returned'))];
    expect(mails.map(({ to }) => to)).toEqual([[other.email], [other.email]]);
    for (const { text } of mails) expect(String(text)).toContain(why);
    expect(String(mails[0]?.text)).toContain('All of your $200 goes back to where you paid from by itself.');
    expect(String(mails[0]?.text)).toContain('Give the other one up on the page of its order');
    expect(String(mails[1]?.text)).toContain(
      'Your payment of $200 for Reservation of 2022 Toyota HiLux is given back.',
    );
    // Its dealer never knew of it.
    expect(await tests.sent('order-note')).toEqual([]);

    await sendDueRefunds(tests.completing());
    expect(await tests.read(second)).toMatchObject({ ending: 'card-in-use', payment: { state: 'refunded' } });
    expect(await refundsOf()).toMatchObject([{ status: 'done' }]);
    expect(
      await tests.rows('select account, sum(amount_cents)::int as cents from ledger_entries group by 1 order by 1'),
    ).toEqual([
      { account: 'holds', cents: -20_000 },
      { account: 'processor', cents: 20_000 },
      { account: 'refunds', cents: 0 },
    ]);
  });

  it('is told to its shopper also where their address has had three mails about holds that nobody paid for', async () => {
    await payBy(await paying('S1'));
    for (const stocknum of ['S3', 'S4', 'S5']) {
      await tests.addVehicle(stocknum);
      await paying(stocknum, { ...other, phone: `0491 570 15${stocknum.slice(1)}` });
    }
    tests.pass(20 * 60_000);
    await tests.watch();
    const before = (await tests.sent('order-ended')).length;
    await payBy(await paying('S2', other));
    expect(await tests.sent('order-ended')).toHaveLength(before + 1);
  });

  it('is named to the dealer who looks, with the order that it holds and without the card', async () => {
    const first = await paying('S1');
    await payBy(first);
    const second = await paying('S2', other);
    await payBy(second);
    const { number } = await tests.read(first);
    const { id, payment_id } = await tests.rowOf(second);
    const said = [
      await forecourt('orders', 'show', id),
      await forecourt('orders', 'show', id, '--json'),
      await forecourt('orders', 'list', '--json'),
      await forecourt('payments', 'show', payment_id),
      await forecourt('payments', 'show', payment_id, '--json'),
      await forecourt('payments', 'list', '--json'),
    ].map(({ out }) => out);
    expect(said[0]).toContain('cancelled (card-in-use)');
    expect(said[0]).toContain(`The card that paid holds ${number}.`);
    const shown = [...said, JSON.stringify([await tests.read(first), await tests.read(second)])].join('\n');
    const [{ card_digest }] = await digests();
    expect(card_digest).toMatch(/^[\w-]{43}$/);
    expect(shown).toContain(payment_id);
    expect(shown).not.toContain(card_digest);
    expect(shown).not.toContain('card_digest');
    expect(shown).not.toContain(card);
  });

  it.each([
    ['was given up', (first: string) => tests.cancel(first)],
    ['is past, though no worker has come by', async () => tests.pass(3 * day)],
    [
      'was confirmed as sold',
      async (first: string) => forecourt('orders', 'confirm', (await tests.read(first)).number ?? '', '--why', 'Sold'),
    ],
  ])('holds the second where the first %s', async (_, end) => {
    const first = await paying('S1');
    await payBy(first);
    await end(first);
    const second = await paying('S2', other);
    await payBy(second);
    expect((await tests.read(second)).state).toBe('held');
  });

  it('holds both where they are of two dealers', async () => {
    const { db } = tests.database;
    await applyTestDealerships(db, dealershipNamed('mate'));
    await applyTestSites(db, siteNamed('mate', orderSite));
    const there = { stocknum: 'M1', slug: 'car-m1', price: 24_990, payment_processors: ['test'] } as const;
    tests.vehicles.set('M1', (await addTestVehicle(db, 'mate', { ...there, payment_processors: ['test'] })).id);
    await payBy(await paying('S1'));
    const who = { site: 'mate' };
    const second = await tests.filled('M1', other, who);
    await tests.pay(second, who);
    const [{ payment_id }] = await tests.rows("select payment_id from orders where website_id = 'mate'");
    await tests.settle('', 'paid', payment_id, card);
    expect((await tests.read(second, 'mate')).state).toBe('held');
    const [one, two] = await digests();
    expect(one.card_digest).not.toBe(two.card_digest);
  });

  it('holds both where the processor does not say which card it was', async () => {
    await payBy(await paying('S1'), null);
    const second = await paying('S2', other);
    await payBy(second, null);
    expect((await tests.read(second)).state).toBe('held');
    expect(await digests()).toEqual([{ card_digest: null }, { card_digest: null }]);
  });

  it('is known also where the secret was changed between the two', async () => {
    await payBy(await paying('S1'));
    const second = await paying('S2', other);
    const { payment_id: id } = await tests.rowOf(second);
    await tests.rows("update payments set reference = id::text, status = 'paying' where id = $1", [id]);
    const { current: previous } = tests.env.serviceToken;
    const serviceToken = { current: 'a-secret-that-came-later', previous };
    const context = tests.completing({ id, state: 'paid', amountCents: 20_000, card });
    await completePayment({ ...context, serviceToken }, id, 'webhook');
    expect((await tests.read(second)).ending).toBe('card-in-use');
  });
});

describe('two payments of one card for two vehicles', () => {
  /** Completes the payment of an order as `payBy` does, by another follower. */
  const completeWith = async (token: string, follower: PaymentFollower) => {
    const { payment_id: id } = await tests.rowOf(token);
    await tests.rows("update payments set reference = id::text, status = 'paying' where id = $1", [id]);
    const context = tests.completing({ id, state: 'paid', amountCents: 20_000, card });
    return completePayment({ ...context, followers: [follower] }, id, 'webhook');
  };
  const waiting = async (): Promise<number> =>
    (
      await tests.rows(
        "select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
      )
    )[0].n;

  it.each([
    ['S1', 'S2'],
    ['S2', 'S1'],
  ])(
    'hold %s, whose money is taken in first, and the other waits for that and goes back [RSRV-01]',
    async (one, two) => {
      const tokens = new Map([
        ['S1', await paying('S1')],
        ['S2', await paying('S2', other)],
      ]);
      const [first = '', second = ''] = [tokens.get(one), tokens.get(two)];
      let behind: Promise<unknown> = Promise.resolve();
      await completeWith(first, {
        ...orderPayments,
        paid: async (tx, payment, moment) => {
          const answer = await orderPayments.paid(tx, payment, moment);
          // Held, and not committed: the other has read the books without it, and has to wait.
          behind = payBy(second);
          await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
          return answer;
        },
      });
      await behind;
      expect((await tests.read(first)).state).toBe('held');
      expect(await tests.read(second)).toMatchObject({ state: 'cancelled', ending: 'card-in-use' });
      expect(await refundsOf()).toHaveLength(1);
    },
  );

  it('hold one of them, whichever it is, where both come at once, each learned of three times', async () => {
    const both = [await paying('S1'), await paying('S2', other)];
    const answers = await Promise.all([...both, ...both, ...both].map((token) => payBy(token)));
    expect(answers.map((row) => row?.charge)).not.toContain(null);
    const states = await Promise.all(both.map(async (token) => (await tests.read(token)).state));
    expect(states.toSorted()).toEqual(['cancelled', 'held']);
    expect(await refundsOf()).toHaveLength(1);
    expect(await tests.sent('payment-returned')).toHaveLength(1);
    expect(await tests.sent('order-ended')).toHaveLength(1);
  });
});

describe('the digest of a card', () => {
  it('is erased with whoever paid', async () => {
    await payBy(await paying('S1'));
    const [{ id }] = await tests.rows('select id from payments');
    await tests.database.db.transaction((tx) => paymentErasure.erase(tx, [id]));
    expect(await digests()).toEqual([{ card_digest: null }]);
  });

  it('is forgotten after thirty days, beyond the longest hold', async () => {
    await payBy(await paying('S1'));
    const run = () =>
      paymentUpkeep.run({
        db: tests.database.db,
        env: { ...tests.env, dataDir: '/nonexistent' },
        now: tests.clock.now,
        erasures: [paymentErasure],
        log: { info: () => undefined, error: () => undefined },
      } as Partial<UpkeepDeps> as UpkeepDeps);
    tests.pass(29 * day);
    await run();
    expect(await digests()).toEqual([{ card_digest: expect.any(String) }]);
    tests.pass(2 * day);
    await run();
    expect(await digests()).toEqual([{ card_digest: null }]);
    expect(await tests.rows('select email from payments')).toEqual([{ email: orderPerson.email }]);
  });
});
