import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createImportBench } from '../../../test/test-import';
import { databaseAt } from '../../ground/database/database';
import { importStock } from './import-stock';

let bench: Awaited<ReturnType<typeof createImportBench>>;
beforeAll(async () => {
  bench = await createImportBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.reset());

const rows = 3500;
const feed = (price: number) =>
  bench.feed(
    'many.csv',
    Array.from({ length: rows }, (_, i) => [`S${i}`, 'Kia', 'Rio', 2020, price]),
  );
/** Cuts the connection of the import that is under way, as the death of its process or of the server would. */
const cut = () =>
  bench.database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and pid <> pg_backend_pid()
       and database = (select oid from pg_database where datname = current_database())`,
  );

describe('an import that is cut off', () => {
  it.each([
    ['while it reads', 'reading', 2000],
    ['while it writes its first batch', 'writing', 1000],
    ['while it writes a later batch', 'writing', 3000],
  ] as const)(
    '[STCK-01] %s leaves whole batches, frees the dealership, and is completed by the next import',
    async (_, phase, at) => {
      await bench.run({ file: feed(10_000) });
      // A row of the last batch is held, so that the import cannot be done before the cut has reached it.
      const holder = await bench.database.pool.connect();
      try {
        await holder.query('begin');
        await holder.query(`select 1 from vehicles where stocknum = 'S${rows - 1}' for update`);
        const broken = bench.run({
          file: feed(20_000),
          onProgress: (progress) => {
            if (progress.phase === phase && progress.rows === at) void cut();
          },
        });
        await expect(broken).rejects.toThrow();
        await holder.query('rollback');
      } finally {
        holder.release();
      }
      const [{ written, changed }] = await bench.all(
        `select (select count(*)::int from vehicles where price = 20000) as written,
              (select count(*)::int - ${rows} from changes) as changed`,
      );
      expect(written % 1000 === 0 || written === rows).toBe(true);
      expect(changed).toBe(written);
      if (phase === 'reading') expect(written).toBe(0);
      expect(await bench.run({ file: feed(20_000) })).toMatchObject({ updated: rows - written, unchanged: written });
      expect(await bench.all('select status from stock_runs order by started_at')).toEqual([
        { status: 'done' },
        { status: 'failed' },
        { status: 'done' },
      ]);
      expect(await bench.count('changes')).toBe(2 * rows);
    },
  );
});

describe('imports from several processes at once', () => {
  it('[STCK-01] never interleave: what stands is one of the snapshots, whole', async () => {
    const others = [0, 1].map(() => databaseAt(bench.database.url));
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 4 }), async (prices) => {
          await bench.reset();
          const files = prices.map((price, index) =>
            bench.write(
              `p${index}.json`,
              JSON.stringify(
                Array.from({ length: 1200 }, (_, i) => ({
                  stocknum: `S${i}`,
                  make: 'Kia',
                  model: 'Rio',
                  year: 2020,
                  price,
                })),
              ),
            ),
          );
          const outcomes = await Promise.allSettled(
            files.map((file, index) =>
              importStock(others[index % 2] ?? bench.database, {
                file,
                dealership: bench.yard.slug,
                profile: 'canonical',
                now: new Date('2026-11-21T00:00:00Z'),
                picture: async () => null,
              }),
            ),
          );
          const done = outcomes.flatMap((outcome, index) => (outcome.status === 'fulfilled' ? [prices[index]] : []));
          expect(done.length).toBeGreaterThan(0);
          for (const outcome of outcomes)
            if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'import-running' });
          const standing = await bench.all(
            'select price::int as price, count(*)::int as count from vehicles group by 1',
          );
          expect(standing).toHaveLength(1);
          expect(standing[0].count).toBe(1200);
          expect(done).toContain(standing[0].price);
        }),
        { numRuns: 8 },
      );
    } finally {
      await Promise.all(others.map((database) => database.close()));
    }
  });
});
