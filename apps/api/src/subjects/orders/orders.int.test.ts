import pLimit from 'p-limit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startOrderTests } from '../../../test/test-orders';
import { createProcessors, type Processors } from '../payments';
import { getPublicSite } from '../public-sites/public-site';

const minute = 60_000;
const day = 24 * 60 * minute;

let tests: Awaited<ReturnType<typeof startOrderTests>>;
beforeAll(async () => {
  tests = await startOrderTests();
});
afterAll(() => tests.close());
beforeEach(() => tests.begin());

const refundsOf = async () => tests.rows('select amount_cents::int, reason, who, status from refunds');
const liveReservations = async () =>
  tests.rows('select "by", who, until from vehicle_reservations where ended_at is null order by reserved_at');

describe('an order', () => {
  it('is begun, filled in as it is typed, and says what is to be mended', async () => {
    const token = await tests.start('S1', 'buy');
    const begun = await tests.read(token);
    expect(begun).toMatchObject({
      kind: 'buy',
      state: 'started',
      number: null,
      open_step: 'details',
      fee_cents: 20_000,
    });
    expect(begun.price).toEqual({ cents: 2_499_000, was_cents: null, words: 'Drive away', type: 'drive_away' });
    const wrong = await tests.save(token, 'details', { name: 'Avery', email: 'avery' });
    expect(wrong.redirect).toContain('step=details');
    const after = await tests.read(token);
    expect(after.answers).toMatchObject({ name: 'Avery', email: 'avery' });
    expect(after.steps[0]?.faults.map(({ field }) => field)).toEqual(['last_name', 'email', 'phone', 'buyer']);
    expect(after.steps[1]?.faults).toEqual([]);
    const right = await tests.save(token, 'details', {
      ...{ name: 'Avery', last_name: 'Example', email: 'avery@example.com', phone: '0491 570 006', buyer: 'person' },
    });
    expect(right.redirect).toContain('step=trade-in');
    // biome-ignore lint/suspicious/noThenProperty: the field has this name; nothing awaits it
    const back = await tests.save(token, 'trade-in', { trade_in: 'no', then: 'back' });
    expect(back.redirect).toContain('step=details');
    await tests.save(token, 'paying', { paying: 'dealer-finance' });
    await tests.save(token, 'handover', { handover: 'pick-up' });
    await tests.save(token, 'extras', { extra_mats: 'on', extra_unknown: 'on' });
    const all = await tests.read(token);
    expect(all.open_step).toBe('review');
    expect(all.total_cents).toBe(2_499_000 + 19_050);
    expect(all.law.finance).toContain('declined');
    expect(JSON.stringify(all)).not.toContain('unknown');
  });

  it('shows a price that has changed since, and asks to look again before it takes money', async () => {
    const token = await tests.filled();
    await tests.rows("update vehicles set price = 23990 where stocknum = 'S1'");
    expect((await tests.read(token)).price).toMatchObject({ cents: 2_399_000, was_cents: 2_499_000 });
    expect(await tests.pay(token, {}, '2499000')).toMatchObject({ notice: 'price' });
    expect(await tests.isReserved()).toBe(false);
    expect((await tests.pay(token)).redirect).toContain('/api/payments/go');
  });

  it('is refused where the site takes none, and of a vehicle that cannot be had', async () => {
    await tests.addVehicle('S2', { payment_processors: [] });
    await tests.addVehicle('S3', { sold: true, status: 'sold', sold_at: tests.clock.now.toISOString() });
    const begin = (stocknum: string) =>
      tests.post('/api/orders/start', { car_id: tests.vehicles.get(stocknum), kind: 'reserve' });
    expect(await tests.next(await begin('S2'))).toEqual({ redirect: '/cars/car-s2', notice: null });
    expect(await tests.next(await begin('S3'))).toMatchObject({ notice: 'sold' });
    expect((await tests.post('/api/orders/start', { car_id: '999999', kind: 'reserve' })).status).toBe(404);
    expect((await tests.post('/api/orders/start', { car_id: 'x' })).status).toBe(422);
    expect((await tests.post('/api/orders/pay', { token: 'nonsense' })).status).toBe(404);
  });

  it('takes plain forms, and answers each with where its shopper goes on', async () => {
    const form = (path: string, fields: Record<string, string>) => tests.postPlain(path, fields);
    const begun = await form('/api/orders/start', { car_id: tests.vehicles.get('S1') ?? '', kind: 'reserve' });
    expect(begun.status).toBe(303);
    const to = begun.headers.get('location') ?? '';
    expect(to).toMatch(/^\/orders\/[^/?]+\?step=details$/);
    expect((await form('/api/orders/cancel', { token: 'nonsense' })).status).toBe(404);
  });
});

describe('a site without anybody who takes money for its dealers', () => {
  it('offers no hold that costs anything on its pages [SITE-04]', async () => {
    const { db } = tests.database;
    const searchAccess = () => ({ indexName: 'i', appId: 'a', apiKey: 'k', answeredBy: 'own' as const });
    const shown = async (current: Processors['current']) =>
      (await getPublicSite(db, { env: tests.env, searchAccess, processors: { current } }, 'yard'))?.flags.reserve;
    expect(await shown(null)).toBe(false);
    expect(await shown(createProcessors(tests.database, tests.env).current)).toBe(true);
    await tests.applySite({ vehicle: { reserveFee: 0 } });
    expect(await shown(null)).toBe(true);
  });
});

describe('a hold', () => {
  it('is the twenty minutes of a payment, then the days of the setting, with number, enquiry and mail [RSRV-01]', async () => {
    const token = await tests.filled();
    const gone = await tests.pay(token);
    expect(gone.redirect).toMatch(/^\/api\/payments\/go\?payment=/);
    expect(await tests.isReserved()).toBe(true);
    const paying = await tests.read(token);
    expect(paying).toMatchObject({ state: 'paying', number: null, payment: { state: 'waiting' } });
    expect(paying.held_until).toBe(new Date(tests.clock.now.getTime() + 20 * minute).toISOString());
    expect(await tests.count('leads')).toBe(0);
    // The same payment while it is open.
    expect(await tests.pay(token)).toEqual(gone);

    tests.pass(5 * minute);
    await tests.settle(token);
    const held = await tests.read(token);
    expect(held).toMatchObject({
      state: 'held',
      payment: { state: 'paid' },
      cancel: { allowed: true, refund_cents: 20_000 },
    });
    expect(held.number).toMatch(/^R-\d{5,}$/);
    expect(held.payment.receipt_path).toMatch(/^\/online-payment\/./);
    expect(held.held_until).toBe(new Date(tests.clock.now.getTime() + 3 * day).toISOString());
    expect(await liveReservations()).toMatchObject([{ by: 'hold', until: new Date(held.held_until ?? '') }]);
    const leads = await tests.rows('select category, submission from leads');
    expect(leads).toMatchObject([{ category: 'reserve' }]);
    expect(leads[0].submission.userData.message).toContain(`Order: ${held.number}`);
    expect(await tests.sent('order-held')).toHaveLength(1);
    expect(await tests.sent('lead')).not.toHaveLength(0);
    // Whoever completes it again changes nothing.
    await tests.settle(token);
    expect(await tests.count('leads')).toBe(1);
    // What was agreed to stands, whatever the vehicle costs by now.
    await tests.rows("update vehicles set price = 19990 where stocknum = 'S1'");
    expect((await tests.read(token)).price).toMatchObject({ cents: 2_499_000, was_cents: null });
  });

  it('is one, of two hundred who try at once; all others are told, with similar vehicles [RSRV-01]', async () => {
    await tests.addVehicle('S2');
    // What is typed is typed by and by; they press at once.
    const typing = pLimit(8);
    const tokens = await typing.map([...Array(200).keys()], (index) =>
      tests.filled(
        'S1',
        { phone: `04915${String(70_000 + index)}`, email: `buyer${index}@example.com` },
        { client: `198.51.${index % 50}.${index}` },
      ),
    );
    const seen = String((await tests.read(tokens[0] ?? '')).total_cents);
    const answers = await Promise.all(
      tokens.map((token, index) => tests.pay(token, { client: `198.51.${index % 50}.${index}` }, seen)),
    );
    expect(answers.filter(({ redirect }) => redirect.startsWith('/api/payments/go'))).toHaveLength(1);
    expect(answers.filter(({ notice }) => notice === 'reserved')).toHaveLength(199);
    expect(await liveReservations()).toHaveLength(1);
    expect(await tests.count('payments')).toBe(1);
    const loser = tokens[answers.findIndex(({ notice }) => notice === 'reserved')] ?? '';
    await expect.poll(async () => (await tests.read(loser)).similar.map(({ slug }) => slug)).toContain('car-s2');
    expect(await tests.read(loser)).toMatchObject({ state: 'started', vehicle: { state: 'reserved' } });
  });

  it('is one on all sites that show the vehicle [SITE-08]', async () => {
    const here = await tests.filled();
    const there = await tests.filled('S1', { phone: '0491 570 156' }, { site: 'sister' });
    const [one, other] = await Promise.all([tests.pay(here), tests.pay(there, { site: 'sister' })]);
    expect([one.notice, other.notice].filter((notice) => notice === 'reserved')).toHaveLength(1);
    expect(await liveReservations()).toHaveLength(1);
  });

  it('is one for each number, and may be another once that has ended', async () => {
    await tests.addVehicle('S2');
    const first = await tests.filled();
    const second = await tests.filled('S2', { phone: '+61 491 570 006' });
    await tests.pay(first);
    expect(await tests.pay(second)).toMatchObject({ notice: 'one-hold' });
    await tests.cancel(first);
    expect((await tests.pay(second)).redirect).toContain('/api/payments/go');
    // Two of one number at once.
    await tests.addVehicle('S3');
    await tests.addVehicle('S4');
    const both = await Promise.all(['S3', 'S4'].map((stocknum) => tests.filled(stocknum, { phone: '0491 571 266' })));
    const answers = await Promise.all(both.map((token) => tests.pay(token)));
    expect(answers.filter(({ notice }) => notice === 'one-hold')).toHaveLength(1);
  });

  it('needs a proven number where the dealer wants that', async () => {
    await tests.closeGate();
    const token = await tests.filled();
    expect((await tests.read(token)).needs_sign_in).toBe(true);
    const asked = await tests.pay(token);
    expect(asked.notice).toBe('sign-in');
    expect(asked.redirect).toContain('/sign-in?type=checkout');
    const shopper = await tests.signUp('+61491570156');
    expect((await tests.pay(token, { shopper })).redirect).toContain('/api/payments/go');
    expect(await tests.rowOf(token)).toMatchObject({ phone_key: '+61491570156', shopper_id: shopper });
  });

  it('costs nothing where the dealer asks nothing, and then needs no processor', async () => {
    await tests.applySite({ vehicle: { reserveFee: 0 } });
    const token = await tests.filled();
    expect((await tests.pay(token)).redirect).toMatch(/^\/orders\//);
    expect(await tests.read(token)).toMatchObject({ state: 'held', fee_cents: 0, payment: { state: 'none' } });
    expect(await tests.count('payments')).toBe(0);
    await tests.cancel(token);
    expect(await tests.read(token)).toMatchObject({ state: 'refunded', ending: 'shopper' });
    expect(await tests.isReserved()).toBe(false);
  });
});

describe('the end of a hold', () => {
  it('frees the vehicle when nobody has paid, and its order goes on where it was', async () => {
    const token = await tests.filled();
    await tests.pay(token);
    tests.pass(20 * minute);
    // By the clock, before any worker has come by.
    expect(await tests.read(token)).toMatchObject({ state: 'expired', held_until: null });
    expect(await tests.watch()).toMatchObject({ ended: 1, sold: [] });
    expect(await tests.isReserved()).toBe(false);
    expect(await tests.sent('order-ended')).toHaveLength(1);
    expect(await refundsOf()).toEqual([]);
    expect((await tests.read(token)).answers.name).toBe('Avery');
    expect((await tests.pay(token)).redirect).toContain('/api/payments/go');
  });

  it('gives all money back when its days are over', async () => {
    const token = await tests.held();
    tests.pass(3 * day);
    await tests.watch();
    const ended = await tests.read(token);
    expect(ended).toMatchObject({
      state: 'refunded',
      ending: 'clock',
      payment: { state: 'refunding', refunded_cents: 20_000 },
    });
    expect(ended.payment.refund_due_at).not.toBeNull();
    expect(await refundsOf()).toMatchObject([{ amount_cents: 20_000, status: 'asked' }]);
    expect(await tests.isReserved()).toBe(false);
    expect(await tests.sent('order-note')).not.toHaveLength(0);
    expect(await tests.watch()).toEqual({ ended: 0, sold: [], released: 0 });
  });

  it('gives back by itself what is paid after it', async () => {
    const late = await tests.filled();
    await tests.pay(late);
    tests.pass(21 * minute);
    await tests.watch();
    await tests.settle(late);
    expect(await tests.read(late)).toMatchObject({
      ...{ state: 'expired', number: null, ending: 'late-payment' },
      payment: { state: 'refunding', refunded_cents: 20_000 },
    });
    expect(await refundsOf()).toMatchObject([{ amount_cents: 20_000 }]);
    // The mail went out before anybody knew of the money.
    const [ended] = await tests.mailsOf('order-ended');
    expect(String(ended?.text)).toContain('If you paid after it ended, all of it goes back.');
    expect(String(ended?.text)).not.toMatch(/no money/i);
    expect(await tests.isReserved()).toBe(false);
    expect(await tests.count('leads')).toBe(0);
  });

  it('says of a payment that comes after its shopper gave it up that it goes back', async () => {
    const token = await tests.filled();
    await tests.pay(token);
    await tests.cancel(token);
    expect(await tests.read(token)).toMatchObject({ state: 'cancelled', payment: { state: 'waiting' } });
    await tests.settle(token);
    expect(await tests.read(token)).toMatchObject({
      ...{ state: 'cancelled', ending: 'late-payment' },
      payment: { state: 'refunding', refunded_cents: 20_000 },
    });
  });

  it('mails whose unpaid vehicle was sold that what they paid goes back', async () => {
    await tests.pay(await tests.filled());
    await tests.rows("update vehicles set sold = true, status = 'sold', sold_at = now()");
    await tests.watch();
    const [ended] = await tests.mailsOf('order-ended');
    expect(String(ended?.text)).toContain('If you paid after it ended, all of it goes back.');
  });

  it('comes by the wish of the shopper, once, with all money back', async () => {
    const token = await tests.held();
    await Promise.all([tests.cancel(token), tests.cancel(token)]);
    expect(await tests.read(token)).toMatchObject({ state: 'refunded', ending: 'shopper', cancel: { allowed: false } });
    expect(await refundsOf()).toHaveLength(1);
    expect(await tests.isReserved()).toBe(false);
    expect(await tests.save(token, 'details', { name: 'Other' })).toMatchObject({
      redirect: expect.stringMatching(/^\/orders\//),
    });
    expect((await tests.read(token)).answers.name).toBe('Avery');
  });

  it('comes when the reservation is released by hand', async () => {
    const token = await tests.held();
    await tests.rows("update vehicle_reservations set ended_at = now(), ended_by = 'Jo'");
    expect(await tests.watch()).toMatchObject({ released: 1 });
    expect(await tests.read(token)).toMatchObject({ state: 'refunded', ending: 'dealer' });
  });

  it('leaves a declined payment its hold, under which it is tried again', async () => {
    const token = await tests.filled();
    await tests.pay(token);
    await tests.settle(token, 'failed');
    expect(await tests.read(token)).toMatchObject({ state: 'paying', payment: { state: 'declined' } });
    expect((await tests.pay(token)).redirect).toContain('/api/payments/go');
    expect(await tests.count('payments')).toBe(2);
    expect(await liveReservations()).toHaveLength(1);
    await tests.settle(token);
    expect((await tests.read(token)).state).toBe('held');
  });

  it('says of a payment that does not fit that a person looks at it, and asks for no second one', async () => {
    const token = await tests.filled();
    await tests.pay(token);
    expect((await tests.read(token)).payment).toMatchObject({ state: 'waiting', is_checked: false });
    await tests.rows("update payments set status = 'mismatch', why = 'wrong-amount'");
    expect(await tests.read(token)).toMatchObject({
      state: 'paying',
      payment: { state: 'waiting', is_checked: true },
    });
    // From a review that stood open in another tab.
    expect((await tests.pay(token)).redirect).toMatch(/^\/orders\//);
    expect(await tests.count('payments')).toBe(1);
  });
});
