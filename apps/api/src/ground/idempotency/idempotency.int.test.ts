import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLeadTests } from '../../../test/test-leads';
import { findRepeat, type RepeatableWrite, rememberWrite } from './idempotency';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
beforeAll(async () => {
  tests = await startLeadTests();
});
afterAll(() => tests.close());

const write = (more: Partial<RepeatableWrite> = {}): RepeatableWrite => ({
  what: 'booking',
  websiteId: 'yard',
  shopper: null,
  key: 'key-of-the-browser',
  words: 'words',
  now: tests.clock.now,
  ...more,
});
/** Makes a write unless it was made before; returns the stored result of the earlier one, or null. */
const make = (given: RepeatableWrite, result: string) =>
  tests.database.db.transaction(async (tx) => {
    const known = await findRepeat(tx, given);
    if (known === null) await rememberWrite(tx, given, { result, subject: null, requestDigest: 'digest' });
    return known;
  });

describe('a write that is sent twice', () => {
  it('is recognised only with the same kind, site, shopper, key and content', async () => {
    expect(await make(write(), 'b1')).toBeNull();
    expect(await make(write(), 'b2')).toBe('b1');
    const others = [
      { what: 'payment' },
      { websiteId: 'other' },
      { shopper: 's1' },
      { shopper: 's2' },
      { key: 'k2' },
      { words: 'w2' },
    ];
    for (const [at, other] of others.entries()) {
      expect(await make(write(other), `o${at}`)).toBeNull();
      expect(await make(write(other), 'again')).toBe(`o${at}`);
    }
    expect(await make(write(), 'b3')).toBe('b1');
  });

  it('is made once when two copies arrive at the same time', async () => {
    const both = await Promise.all(['t1', 't2'].map((result) => make(write({ key: 'together' }), result)));
    expect(both.filter((known) => known === null)).toHaveLength(1);
    expect(['t1', 't2']).toContain(both.find((known) => known !== null));
  });

  it('is recognised for ten minutes when it has no key', async () => {
    const at = (minutes: number) => write({ key: null, now: new Date(tests.clock.now.getTime() + minutes * 60_000) });
    expect([
      await make(at(0), 'w1'),
      await make(at(9), 'w2'),
      await make(at(11), 'w3'),
      await make(at(12), 'w4'),
    ]).toEqual([null, 'w1', null, 'w3']);
  });

  it('is recognised by a key that the release before stored, when only leads had keys', async () => {
    const former = '019ab000-0000-7000-8000-00000000be40';
    const { lead_id } = await (await tests.post(tests.payload({ idempotency_key: former }))).json();
    const before = 'update idempotency_keys set result = null where lead_id = $1 returning key';
    expect(await tests.rows(before, [lead_id])).toEqual([{ key: expect.stringMatching(`^${former}:`) }]);
    const again = await tests.post(tests.payload({ idempotency_key: former }));
    expect([again.status, (await again.json()).lead_id]).toEqual([200, lead_id]);
  });
});
