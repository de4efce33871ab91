import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startOrderTests } from '../../../test/test-orders';
import { mostOrders } from './order-limits';

const minute = 60_000;
const day = 24 * 60 * minute;

let tests: Awaited<ReturnType<typeof startOrderTests>>;
beforeAll(async () => {
  tests = await startOrderTests();
});
afterAll(() => tests.close());
beforeEach(() => tests.begin());

describe('a hold that costs nothing', () => {
  it('is for minutes of a number that nobody has proven, and for days of one that a code has', async () => {
    await tests.applySite({ vehicle: { reserveFee: 0 } });
    const token = await tests.filled();
    await tests.pay(token);
    const { now } = tests.clock;
    expect(await tests.read(token)).toMatchObject({
      ...{ state: 'held', held_until: new Date(now.getTime() + 20 * minute).toISOString() },
    });
    tests.pass(20 * minute);
    await tests.watch();
    expect(await tests.isReserved()).toBe(false);
    await tests.closeGate();
    const shopper = await tests.signUp('+61491570156');
    const proven = await tests.filled('S1', {}, { shopper });
    await tests.pay(proven, { shopper });
    expect((await tests.read(proven)).held_until).toBe(new Date(tests.clock.now.getTime() + 3 * day).toISOString());
  });

  it('is given to one address a few times a day', async () => {
    await tests.applySite({ vehicle: { reserveFee: 0 } });
    const hold = async (index: number, client?: string) => {
      const who = client === undefined ? {} : { client };
      const token = await tests.filled('S1', { phone: `04915${String(70_000 + index)}` }, who);
      const { notice } = await tests.pay(token, who);
      await tests.cancel(token, who);
      return notice;
    };
    for (let index = 0; index < mostOrders.freeHoldsByAddress; index += 1) expect(await hold(index)).toBeNull();
    expect(await hold(90)).toBe('wait');
    expect(await tests.isReserved()).toBe(false);
    expect(await hold(91, '198.51.100.9')).toBeNull();
    tests.pass(day);
    expect(await hold(92)).toBeNull();
  });

  it('is given to nobody where the dealer asks for something that may not be taken', async () => {
    const token = await tests.filled();
    // The yard is in New South Wales, where nothing is taken of a vehicle whose price is not known.
    await tests.rows(
      `update dealerships set document = jsonb_set(document, '{locations,0,address,state}', '"NSW"') where slug = 'yard'`,
    );
    await tests.rows("update vehicles set price = null, offer_price = null, state = 'NSW' where stocknum = 'S1'");
    expect(await tests.read(token)).toMatchObject({ fee_cents: 0, price: { cents: null } });
    expect(await tests.pay(token)).toMatchObject({ notice: 'not-online' });
    expect(await tests.isReserved()).toBe(false);
    const begun = await tests.post('/api/orders/start', { car_id: tests.vehicles.get('S1'), kind: 'reserve' });
    expect(await tests.next(begun)).toMatchObject({ notice: 'not-online' });
  });
});

it('a crowd that pays at once is taken a few at a time, and asked to come again where it is too large', async () => {
  const token = await tests.filled();
  const { total_cents } = await tests.read(token);
  const body = { token, agree: 'on', seen_cents: String(total_cents) };
  const answers = await Promise.all(
    Array.from({ length: 400 }, (_, index) =>
      tests.post('/api/orders/pay', body, { client: `198.51.100.${index % 100}` }),
    ),
  );
  const busy = answers.filter(({ headers }) => headers.get('retry-after') === '5');
  expect(busy.length).toBeGreaterThan(0);
  expect(new Set(busy.map(({ status }) => status))).toEqual(new Set([503]));
  expect(await tests.count('payments')).toBe(1);
});
