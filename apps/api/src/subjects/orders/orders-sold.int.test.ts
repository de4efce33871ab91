import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testCli } from '../../../test/test-cli';
import { startOrderTests } from '../../../test/test-orders';

const hour = 60 * 60_000;

let tests: Awaited<ReturnType<typeof startOrderTests>>;
let forecourt: ReturnType<typeof testCli>;
beforeAll(async () => {
  tests = await startOrderTests();
  forecourt = testCli(tests.database, tests.env);
});
afterAll(() => tests.close());
beforeEach(() => tests.begin());

const sell = () =>
  tests.rows("update vehicles set sold = true, status = 'sold', sold_at = now() where stocknum = 'S1'");
const refunds = () => tests.rows('select amount_cents::int from refunds');

describe('a held vehicle that a feed sells', () => {
  it('is an alarm to its dealer at once, and goes back to nobody for a day [RSRV-01]', async () => {
    const token = await tests.held();
    const { id } = await tests.read(token);
    await sell();
    expect(await tests.watch()).toEqual({ ended: 0, sold: [id], released: 0 });
    expect((await tests.read(token)).state).toBe('held');
    expect(await tests.sent('order-ended')).toEqual([]);
    const mails = await tests.mailsOf('order-note');
    expect(mails[0]?.subject).toContain('HELD VEHICLE SOLD');
    expect(String(mails[0]?.text)).toContain('forecourt orders confirm R-');
    // Once.
    tests.pass(23 * hour);
    expect(await tests.watch()).toEqual({ ended: 0, sold: [], released: 0 });
    expect(await tests.sent('order-note')).toHaveLength(mails.length);
    tests.pass(hour);
    expect(await tests.watch()).toEqual({ ended: 1, sold: [], released: 0 });
    expect(await tests.read(token)).toMatchObject({ state: 'refunded', ending: 'sold' });
    expect(await refunds()).toEqual([{ amount_cents: 20_000 }]);
    expect(await tests.sent('order-ended')).toHaveLength(1);
  });

  it('is confirmed as sold to the buyer who holds it, whose money is part of the price', async () => {
    const token = await tests.held();
    await sell();
    await tests.watch();
    const { number } = await tests.read(token);
    expect(await forecourt('orders', 'confirm', number ?? '', '--why', 'Sold to them')).toMatchObject({ code: 0 });
    tests.pass(48 * hour);
    expect(await tests.watch()).toEqual({ ended: 0, sold: [], released: 0 });
    expect((await tests.read(token)).state).toBe('completed');
    expect(await refunds()).toEqual([]);
    expect(await tests.sent('order-ended')).toEqual([]);
    expect(await tests.rows('select id from vehicle_reservations where ended_at is null')).toEqual([]);
  });

  it('is told to those who answer for where it stands', async () => {
    const to = (name: string) => ({ kind: 'email' as const, to: [`${name}@yard.example`] });
    await tests.setDestinations([to('all'), { ...to('north'), locations: ['yard-yard'] }]);
    await tests.held();
    await sell();
    await tests.watch();
    const mails = await tests.mailsOf('order-note');
    expect(mails.map((mail) => mail.to)).toEqual([['all@yard.example'], ['north@yard.example']]);
  });

  it('waits for no confirmation beyond the end of its hold', async () => {
    const token = await tests.held();
    tests.pass(60 * hour);
    await sell();
    await tests.watch();
    tests.pass(12 * hour);
    expect(await tests.watch()).toMatchObject({ ended: 1, sold: [] });
    expect(await tests.read(token)).toMatchObject({ state: 'refunded', ending: 'sold' });
  });
});
