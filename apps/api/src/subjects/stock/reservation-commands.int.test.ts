import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { createImportBench } from '../../../test/test-import';

let bench: Awaited<ReturnType<typeof createImportBench>>;
let now: Date;
beforeAll(async () => {
  bench = await createImportBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  now = new Date('2026-11-28T03:00:00.000Z');
  await bench.reset();
  await bench.run({ file: bench.feed('a.csv', [['S1', 'Kia', 'Rio', 2020, 15_000]]) });
});

const stock = (...words: string[]) =>
  testCli(bench.database, { ...testEnv(() => now), dataDir: bench.folder })('stock', ...words);
const yard = () => bench.yard.slug;
const reserve = (...flags: string[]) => stock('reserve', yard(), 'S1', ...flags);
const isReserved = async () => (await bench.all('select reserved from vehicles'))[0].reserved;

describe('forecourt stock reserve', () => {
  it('reserves a vehicle, and says by whom and until when by the clock of its location', async () => {
    const done = await reserve('--by', 'Jo', '--until', '2026-12-05', '--note', 'Deposit by transfer');
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(done.out).toBe(
      `Reserved: ${yard()}/S1  2020 Kia Rio  by operator "Jo" since 28 November 2026, 14:00, until the end of 5 December 2026 (Australia/Melbourne)  Deposit by transfer`,
    );
    expect(await isReserved()).toBe(true);
  });

  it('prints the reservation, or the fault, for programs', async () => {
    const done = await reserve('--by', 'Jo', '--until', '2026-12-05 17:00', '--json');
    expect(JSON.parse(done.out)).toMatchObject({
      ...{ dealership: yard(), stocknum: 'S1', by: 'operator', who: 'Jo', note: null },
      ...{ reserved_at: '2026-11-28T03:00:00.000Z', until: '2026-12-05T06:00:00.000Z', ended_at: null },
    });
    const again = await reserve('--by', 'Sam', '--json');
    expect(again.code).toBe(1);
    expect(JSON.parse(again.out)).toMatchObject({
      error: 'reserved-already',
      message: expect.stringContaining('by operator "Jo"'),
      remedy: `End that first: forecourt stock release ${yard()} S1`,
    });
  });

  it('answers what cannot be with exit code 1 and a way to mend it, and changes nothing', async () => {
    const refused = async (...words: string[]) => {
      const { code, out, err } = await stock('reserve', ...words);
      return [code, out, err];
    };
    expect(await refused('nobody', 'S1')).toEqual([1, '', `There is no dealership "nobody". Known are: ${yard()}.`]);
    expect(await refused(yard(), 'S9')).toEqual([
      1,
      '',
      expect.stringContaining('no vehicle with the stock number "S9"'),
    ]);
    expect(await refused(yard(), 'S1', '--until', '2026-11-27')).toEqual([
      1,
      '',
      'It would end at the end of 27 November 2026 (Australia/Melbourne), which is over. Give a later end, or none.',
    ]);
    expect(await refused(yard(), 'S1', '--until', 'soon')).toEqual([
      1,
      '',
      expect.stringContaining('"soon" is no date.'),
    ]);
    expect(await isReserved()).toBe(false);
    await bench.database.pool.query("update vehicles set sold = true, status = 'sold', sold_at = now()");
    expect(await refused(yard(), 'S1')).toEqual([1, '', expect.stringContaining('S1 (2020 Kia Rio) is sold.')]);
    expect((await stock('reserve', yard())).code).toBe(2);
  });
});

describe('forecourt stock release', () => {
  it('ends a reservation, and says whose it was', async () => {
    await reserve('--by', 'Jo');
    const done = await stock('release', yard(), 'S1', '--by', 'Sam');
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(done.out).toContain('Released: ');
    expect(done.out).toContain('by operator "Jo"');
    expect(done.out).toContain('by Sam');
    expect(await isReserved()).toBe(false);
    expect(await stock('release', yard(), 'S1')).toMatchObject({
      code: 1,
      err: `S1 (2020 Kia Rio) is not reserved. See what is: forecourt stock reservations ${yard()}`,
    });
  });

  it("warns that a feed's comes back as long as the feed says so", async () => {
    const file = bench.feed('b.csv', [['S1', 'Kia', 'Rio', 2020, 'yes']], 'stocknum,make,model,year,reserved');
    await bench.run({ file });
    const done = await stock('release', yard(), 'S1');
    expect(done).toMatchObject({ code: 0, err: expect.stringContaining('The feed "canonical" reserves it again') });
  });
});

describe('forecourt stock reservations', () => {
  it('lists what is reserved, and with --ended what was', async () => {
    expect((await stock('reservations')).out).toBe('Nothing is reserved.');
    await reserve('--by', 'Jo');
    await stock('release', yard(), 'S1', '--by', 'Sam');
    expect((await stock('reservations', yard())).out).toBe('Nothing is reserved.');
    now = new Date('2026-11-28T04:00:00.000Z');
    await reserve('--by', 'Kim');
    expect((await stock('reservations')).out).toMatch(/S1 {2}2020 Kia Rio {2}by operator "Kim"/);
    const all = JSON.parse((await stock('reservations', yard(), '--ended', '--json')).out);
    expect(all).toMatchObject([
      { who: 'Kim', ended_by: null },
      { who: 'Jo', ended_by: 'Sam' },
    ]);
    expect(await stock('reservations', 'nobody', '--json')).toMatchObject({ code: 1 });
  });
});
