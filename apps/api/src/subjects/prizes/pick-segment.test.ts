import { createHash } from 'node:crypto';
import type { PrizeSegment } from '@forecourt/config/spin-to-win';
import { aPrizeCampaign } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentOf, outcomeOf, pickSegment } from './pick-segment';

const { prizes } = aPrizeCampaign();
const none: ReadonlyMap<string, number> = new Map();
const seed = createHash('sha256').update('the seed of this test').digest('hex');
const outcome = (seq: number, of = seed) =>
  outcomeOf(of, { website_id: 'yard', campaign: 'spring', seq, entrant: `entrant ${seq}` });

const segments = fc
  .array(
    fc.record({ weight: fc.integer({ min: 0, max: 50 }), stock: fc.integer({ min: 0, max: 4 }), wins: fc.boolean() }),
    {
      minLength: 2,
      maxLength: 16,
    },
  )
  .map((all): readonly PrizeSegment[] =>
    all.map((one, at) => ({ ...one, id: `s${at}`, name: `Segment ${at}`, description: '', value: one.wins ? 10 : 0 })),
  );

describe('the outcome of a spin', () => {
  it('follows from seed, site, campaign, place and entrant, and from nothing else', () => {
    const place = { website_id: 'yard', campaign: 'spring', seq: 1, entrant: 'a' };
    const first = outcomeOf(seed, place);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(outcomeOf(seed, { ...place })).toBe(first);
    const others = [{ website_id: 'lane' }, { campaign: 'summer' }, { seq: 2 }, { entrant: 'b' }];
    for (const other of others) expect(outcomeOf(seed, { ...place, ...other })).not.toBe(first);
    expect(outcomeOf(commitmentOf(seed), place)).not.toBe(first);
  });

  it('is committed to by the digest of the seed', () => {
    expect(commitmentOf('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  });
});

describe('the segment that is drawn', () => {
  it('follows the weights, within bounds that a fair wheel leaves once in ten million', () => {
    const draws = 20_000;
    const counts = new Map<string, number>();
    for (let seq = 1; seq <= draws; seq += 1) {
      const id = pickSegment(outcome(seq), prizes, none)?.id ?? '';
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    for (const { id, weight } of prizes) {
      const share = weight / 10;
      const deviation = Math.sqrt(draws * share * (1 - share));
      expect(Math.abs((counts.get(id) ?? 0) - draws * share), id).toBeLessThan(5.33 * deviation);
    }
  });

  it('never hands out more than there is, nor what has no weight, and stops once no prize is left', () => {
    fc.assert(
      fc.property(segments, fc.integer({ min: 0, max: 1_000_000 }), (all, run) => {
        const drawn = new Map<string, number>();
        const own = createHash('sha256').update(String(run)).digest('hex');
        for (let seq = 1; seq <= 80; seq += 1) {
          const picked = pickSegment(outcome(seq, own), all, drawn);
          const anyLeft = all.some(({ id, wins, weight, stock }) => wins && weight > 0 && (drawn.get(id) ?? 0) < stock);
          expect(picked !== null).toBe(anyLeft);
          if (picked === null) return;
          expect(picked.weight).toBeGreaterThan(0);
          drawn.set(picked.id, (drawn.get(picked.id) ?? 0) + 1);
          if (picked.wins) expect(drawn.get(picked.id)).toBeLessThanOrEqual(picked.stock);
        }
      }),
      { numRuns: 60 },
    );
  });
});
