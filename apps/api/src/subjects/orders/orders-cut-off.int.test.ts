import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startOrderTests } from '../../../test/test-orders';

let tests: Awaited<ReturnType<typeof startOrderTests>>;
beforeAll(async () => {
  tests = await startOrderTests();
  // Its connections are cut off, too.
  tests.boss.on('error', () => undefined);
});
afterAll(() => tests.close());
beforeEach(() => tests.begin());

/** Numbers from 0 up to 1, the same at each run (Park and Miller). */
const numbersFrom = (seed: number) => {
  let last = seed;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
};

const from = (index: number) => ({ client: `198.51.100.${index}` });
const buyers = 80;
const cars = 8;

/** Ends connections to the database again and again, whatever they are doing, until it is told to stop. */
const cutOff = async (stopping: AbortSignal): Promise<number> => {
  const client = new pg.Client({ connectionString: tests.database.url });
  await client.connect();
  let cut = 0;
  while (!stopping.aborted) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
       order by random() limit 1`,
    );
    cut += rowCount ?? 0;
    await pause(15);
  }
  await client.end();
  return cut;
};

/** Tries something that may be cut off; what came of it is found in the database afterwards. */
const tried = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

it('no vehicle is held twice and no money is lost when connections are cut off at any instant [RSRV-01]', async () => {
  for (let car = 1; car <= cars; car += 1) await tests.addVehicle(`C${car}`);
  const random = numbersFrom(28);
  const tokens = await Promise.all(
    Array.from({ length: buyers }, (_, index) =>
      tests.filled(
        `C${(index % cars) + 1}`,
        { phone: `04915${String(70_000 + index)}`, email: `buyer${index}@example.com` },
        from(index),
      ),
    ),
  );
  const stop = new AbortController();
  const cutting = cutOff(stop.signal);
  await Promise.all(
    tokens.map(async (token, index) => {
      await pause(random() * 400);
      await tried(tests.pay(token, from(index)));
      await pause(random() * 100);
      await tried(tests.settle(token));
      if (random() < 0.3) await tried(tests.cancel(token));
      await tried(tests.pay(token, from(index)));
      await tried(tests.watch());
    }),
  );
  stop.abort();
  expect(await cutting).toBeGreaterThan(0);
  expect(await tests.count('payments')).toBeGreaterThan(0);

  // What was left open is taken up again, as by reconciliation and the worker.
  for (const { id } of await tests.rows("select id from payments where status in ('started', 'paying')"))
    await tests.settle('', 'paid', id);
  await tests.watch();

  const held = await tests.rows("select vehicle_id from orders where state in ('paying', 'held')");
  expect(new Set(held.map(({ vehicle_id }) => vehicle_id)).size).toBe(held.length);
  // Each reservation is one order's, and each order that holds has one that has not ended.
  expect(
    await tests.rows(
      `select o.id from orders o full join vehicle_reservations r on r.id = o.reservation_id and r.ended_at is null
       where (r.id is null and o.state in ('paying', 'held')) or (o.id is null and r.ended_at is null)`,
    ),
  ).toEqual([]);
  // Money that came is with an order that is held, or on its way back; an order that was held has its enquiry.
  expect(
    await tests.rows(
      `select p.id from payments p join orders o on o.id = p.subject_id
       where p.status = 'paid' and not (o.state = 'held' and o.payment_id = p.id)`,
    ),
  ).toEqual([]);
  expect(
    await tests.rows("select id from orders where state = 'held' and (lead_id is null or number is null)"),
  ).toEqual([]);
  expect(
    await tests.rows('select transaction_id from ledger_entries group by 1 having sum(amount_cents) <> 0'),
  ).toEqual([]);
  const [{ leads, numbers }] = await tests.rows(
    'select (select count(*)::int from leads) as leads, (select count(number)::int from orders) as numbers',
  );
  expect(leads).toBe(numbers);
});
