import type { PromoNode } from '@forecourt/domain/promo';
import type { CarType } from '@forecourt/domain/vehicle';
import { testNow } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PromoCard, shownPromos, withPromos } from './promo-cards';
import { promoSettingsSchema } from './promo-settings';
import { seededRandom, shuffled } from './seeded-random';

const at = (ms: number) => new Date(testNow.getTime() + ms).toISOString();
const aPromo = (node: string, changed: Partial<PromoCard> = {}) => ({
  node,
  start: null,
  expiry: null,
  position: null,
  display: [],
  strictDisplay: false,
  ...changed,
});
const shown = (
  promos: readonly ReturnType<typeof aPromo>[],
  carTypes: readonly CarType[] = [],
  { shuffle = false, seed = 1 } = {},
) => shownPromos(promos, { now: testNow, carTypes, seed }, { shuffle }).map(({ node }) => node);
const isShown = (changed: Partial<PromoCard>, carTypes: readonly CarType[] = []) =>
  shown([aPromo('card', changed)], carTypes).length === 1;

describe('shownPromos', () => {
  it('[SRCH-21] shows a card from its start until its expiry', () => {
    expect([at(-1), at(0), at(1)].map((start) => isShown({ start }))).toEqual([true, true, false]);
    expect([at(-1), at(0), at(1)].map((expiry) => isShown({ expiry }))).toEqual([false, false, true]);
    expect(isShown({ start: at(-1), expiry: at(1) })).toBe(true);
    expect(isShown({ start: 'soon' })).toBe(false);
    expect(isShown({ expiry: 'never' })).toBe(false);
  });

  it('[SRCH-21] shows a card in searches for any of its car types', () => {
    expect(isShown({ display: ['new', 'demo'] }, ['demo'])).toBe(true);
    expect(isShown({ display: ['new', 'demo'] }, ['demo', 'used'])).toBe(true);
    expect(isShown({ display: ['new', 'demo'] }, ['used'])).toBe(false);
    expect(isShown({ display: ['new'] }, [])).toBe(true);
    expect(isShown({ display: [] }, ['used'])).toBe(true);
  });

  it('[SRCH-21] shows a strict card only in searches for exactly its car types', () => {
    const strict = { strictDisplay: true };
    expect(isShown({ ...strict, display: ['new', 'demo'] }, ['demo', 'new'])).toBe(true);
    expect(isShown({ ...strict, display: ['new', 'demo'] }, ['demo'])).toBe(false);
    expect(isShown({ ...strict, display: ['new'] }, ['new', 'demo'])).toBe(false);
    expect(isShown({ ...strict, display: ['new'] }, [])).toBe(false);
    expect(isShown({ ...strict, display: [] }, [])).toBe(true);
    expect(isShown({ ...strict, display: ['new', 'demo', 'used'] }, [])).toBe(true);
    expect(isShown({ ...strict, display: [] }, ['new'])).toBe(false);
  });

  it('takes promo nodes as the domain has them', () => {
    const node: PromoNode = { ...aPromo('offer'), position: 1, display: ['new'], node: { title: 'Offer' } };
    expect(shownPromos([node], { now: testNow, carTypes: ['new'], seed: 1 }, { shuffle: false })).toEqual([node]);
  });

  it('[SRCH-21] orders cards by position, those without one last, equals as they are given', () => {
    const cards = [
      aPromo('none'),
      aPromo('two', { position: 2 }),
      aPromo('zero', { position: 0 }),
      aPromo('one', { position: 1 }),
      aPromo('also one', { position: 1 }),
      aPromo('gone', { position: 0, expiry: at(0) }),
    ];
    expect(shown(cards)).toEqual(['zero', 'one', 'also one', 'two', 'none']);
  });

  it('[SRCH-21] shuffles them where the site says so, the same way for the same seed', () => {
    const cards = Array.from({ length: 12 }, (_, position) => aPromo(String(position), { position }));
    const inOrder = shown(cards);
    const one = shown(cards, [], { shuffle: true, seed: 1 });
    expect(one).not.toEqual(inOrder);
    expect(one.toSorted()).toEqual(inOrder.toSorted());
    expect(shown(cards, [], { shuffle: true, seed: 1 })).toEqual(one);
    expect(shown(cards, [], { shuffle: true, seed: 2 })).not.toEqual(one);
  });
});

describe('withPromos', () => {
  const hits = Array.from({ length: 21 }, (_, index) => `hit ${index + 1}`);
  const kinds = (every: number | 'random', promos: readonly string[], seed = 1, list: readonly string[] = hits) =>
    withPromos(list, promos, { every }, seed).map((entry) => (entry.kind === 'hit' ? entry.hit : entry.promo));

  it('[SRCH-21] puts a card after every N results, each once, until they run out', () => {
    expect(kinds(2, ['A', 'B'], 1, ['1', '2', '3', '4', '5', '6'])).toEqual(['1', '2', 'A', '3', '4', 'B', '5', '6']);
    expect(kinds(3, ['A'], 1, ['1', '2'])).toEqual(['1', '2']);
    expect(kinds(3, ['A'], 1, ['1', '2', '3'])).toEqual(['1', '2', '3', 'A']);
    expect(kinds(1, ['A', 'B', 'C'], 1, ['1', '2'])).toEqual(['1', 'A', '2', 'B']);
    expect(kinds(2, [])).toEqual(hits);
  });

  it('[SRCH-21] leaves 3 to 5 results between cards by the seed, and every one of them happens', () => {
    const promos = Array.from({ length: 21 }, (_, index) => `promo ${index}`);
    const gaps = (seed: number) => {
      const entries = kinds('random', promos, seed);
      const places = entries.flatMap((entry, index) => (entry.startsWith('promo') ? [index] : []));
      return places.map((place, index) => place - (places[index - 1] ?? -1) - 1);
    };
    const seen = new Set(Array.from({ length: 40 }, (_, seed) => gaps(seed)).flat());
    expect([...seen].toSorted()).toEqual([3, 4, 5]);
    expect(gaps(7)).toEqual(gaps(7));
  });

  it('loses no result, keeps their order, and shows no card twice', () => {
    const every = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constant('random' as const));
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.uniqueArray(fc.nat()), every, fc.integer(), (list, promos, gap, seed) => {
        const entries = withPromos(list, promos, { every: gap }, seed);
        expect(entries.flatMap((entry) => (entry.kind === 'hit' ? [entry.hit] : []))).toEqual(list);
        const cards = entries.flatMap((entry) => (entry.kind === 'promo' ? [entry.promo] : []));
        expect(cards).toEqual(promos.slice(0, cards.length));
      }),
    );
  });
});

describe('promo settings', () => {
  it('put a card after 6 results, in the order of positions, by default', () => {
    expect(promoSettingsSchema.parse({})).toEqual({ every: 6, shuffle: false });
    expect(promoSettingsSchema.parse({ every: 'random', shuffle: true })).toEqual({ every: 'random', shuffle: true });
    const isAllowed = (every: unknown) => promoSettingsSchema.safeParse({ every }).success;
    expect([0, 1, 100, 101, 2.5, 'often'].map(isAllowed)).toEqual([false, true, true, false, false, false]);
  });
});

describe('seeded numbers', () => {
  it('are the same for the same seed, from 0 up to but not including 1', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [one, other] = [seededRandom(seed), seededRandom(seed)];
        for (let count = 0; count < 10; count++) {
          const value = one();
          expect(other()).toBe(value);
          expect(value >= 0 && value < 1).toBe(true);
        }
      }),
    );
  });

  it('are those of Mulberry32, spread evenly', () => {
    const random = seededRandom(1);
    expect([random(), random(), random()].map((value) => value.toFixed(10))).toEqual([
      '0.6270739406',
      '0.0027357212',
      '0.5274470400',
    ]);
    const values = Array.from({ length: 10_000 }, seededRandom(42));
    for (let tenth = 0; tenth < 10; tenth++) {
      const share = values.filter((value) => Math.floor(value * 10) === tenth).length;
      expect(share).toBeGreaterThan(900);
      expect(share).toBeLessThan(1100);
    }
  });

  it('shuffle without losing or doubling anything', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer(), (items, seed) => {
        expect(shuffled(items, seed).toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
    );
  });
});
