import { aPrizeCampaign, type PrizeCampaignInput } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignFaults } from './campaign-faults';
import { permitRules } from './permit-rules';
import { prizePool } from './prize-pool';

const faultsOf = (overrides: Partial<PrizeCampaignInput> = {}) =>
  campaignFaults(aPrizeCampaign(overrides)).map(({ path, reason }) => `${path.join('.')}: ${reason}`);

/** A campaign whose prizes are worth so many AUD dollars together, open to these states. */
const worth = (pool: number, openTo: PrizeCampaignInput['openTo'], more: Partial<PrizeCampaignInput> = {}) =>
  faultsOf({
    prizes: [
      { id: 'one', name: 'One', value: pool, stock: 1, weight: 1 },
      { id: 'none', name: 'None', wins: false, weight: 1 },
    ],
    openTo,
    winnersPage: '/winners',
    ...more,
  });
const approved = { electronicDrawApproval: 'EDS-1' } as const;

describe('what the states ask of a prize wheel', () => {
  it.each([
    ['NSW', 10_000, 'an authority'],
    ['ACT', 3000, 'a permit'],
    ['SA', 5000, 'a licence'],
    ['NT', 5000, 'a permit'],
  ] as const)('%s takes a pool of %d without a number, and a cent more with one alone', (state, above, permit) => {
    expect(worth(above, [state], approved)).toEqual([]);
    const [fault, ...others] = worth(above + 0.01, [state], approved);
    expect(others).toEqual([]);
    expect(fault).toContain(`permits.${state}: The prizes are worth $${above.toLocaleString('en-AU')}.01 together`);
    expect(fault).toContain(`${state} needs ${permit}`);
    expect(fault).toContain(permitRules[state].law);
    expect(fault).toMatch(/Give .* in permits, or leave \w+ out of openTo\.$/);
    expect(worth(above + 0.01, [state], { ...approved, permits: { [state]: 'TP/1' } })).toEqual([]);
    // The way out without a permit: its residents cannot enter.
    expect(worth(above + 0.01, ['QLD', 'WA', 'TAS', 'VIC'])).toEqual([]);
  });

  it('names each state that is short of a number', () => {
    const faults = worth(20_000, ['NSW', 'ACT', 'SA', 'NT', 'VIC'], approved);
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'permits.NSW',
      'permits.ACT',
      'permits.SA',
      'permits.NT',
    ]);
  });

  it('takes the permit of another state for the Northern Territory, and for no other', () => {
    expect(worth(20_000, ['NSW', 'NT'], { permits: { NSW: 'TP/1' } })).toEqual([]);
    expect(worth(20_000, ['ACT', 'NT'], { permits: { NT: 'NT-1' } })[0]).toContain('permits.ACT');
  });

  it('refuses an electronic draw that South Australia has not approved, whatever the prizes are worth', () => {
    expect(worth(1, ['SA'])).toEqual([expect.stringContaining('electronicDrawApproval: Is missing')]);
    expect(worth(1, ['SA'], approved)).toEqual([]);
  });

  it('asks for a page of winners above 1,000 dollars of one prize in Victoria, and from there in the ACT', () => {
    const none = { winnersPage: null };
    expect(worth(1000, ['VIC'], none)).toEqual([]);
    expect(worth(1000.01, ['VIC'], none)).toEqual([expect.stringContaining('winnersPage: Is missing')]);
    expect(worth(1000, ['ACT'], none)).toEqual([expect.stringContaining('winnersPage: Is missing')]);
    expect(worth(1000.01, ['QLD'], none)).toEqual([]);
  });
});

describe('what is wrong with a campaign', () => {
  it('finds nothing in a sound one', () => expect(faultsOf()).toEqual([]));

  it.each<[string, Partial<PrizeCampaignInput>, string]>([
    ['days in the wrong order', { begins: '2026-12-02', ends: '2026-12-01' }, 'ends: Is before begins'],
    [
      'an id twice',
      {
        prizes: [
          { id: 'a', name: 'A', value: 1, stock: 1, weight: 1 },
          { id: 'a', name: 'B', wins: false, weight: 1 },
        ],
      },
      'prizes.1.id: "a" stands twice',
    ],
    [
      'weights that let nobody win',
      {
        prizes: [
          { id: 'a', name: 'A', value: 1, stock: 1, weight: 0 },
          { id: 'b', name: 'B', wins: false, weight: 1 },
        ],
      },
      'prizes: No prize can be won',
    ],
    [
      'a prize without a value',
      {
        prizes: [
          { id: 'a', name: 'A', stock: 1, weight: 1 },
          { id: 'b', name: 'B', wins: false, weight: 1 },
        ],
      },
      'prizes.0.value: Is missing',
    ],
    [
      'a prize that there is none of',
      {
        prizes: [
          { id: 'a', name: 'A', value: 1, weight: 1 },
          { id: 'b', name: 'B', wins: false, weight: 1 },
        ],
      },
      'prizes.0.stock: Is missing',
    ],
    [
      'a value of what wins nothing',
      {
        prizes: [
          { id: 'a', name: 'A', value: 1, stock: 1, weight: 1 },
          { id: 'b', name: 'B', wins: false, value: 5, weight: 1 },
        ],
      },
      'prizes.1.wins: A segment that wins nothing',
    ],
  ])('refuses %s', (_what, overrides, fault) => {
    expect(faultsOf(overrides)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('the pool', () => {
  it('is the value of all prizes, exact to the cent, and counts nothing that wins nothing', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 });
    const prizes = fc.array(fc.record({ cents, stock: fc.integer({ min: 0, max: 1000 }), wins: fc.boolean() }), {
      maxLength: 16,
    });
    fc.assert(
      fc.property(prizes, (all) => {
        const whole = all.reduce((sum, { cents: one, stock, wins }) => sum + (wins ? one * stock : 0), 0);
        expect(prizePool(all.map(({ cents: one, ...rest }) => ({ value: one / 100, ...rest })))).toBe(whole / 100);
      }),
    );
  });
});
