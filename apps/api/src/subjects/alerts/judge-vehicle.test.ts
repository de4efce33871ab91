import { describe, expect, it } from 'vitest';
import { type JudgedVehicle, judgeVehicle, type Remembered } from './judge-vehicle';
import type { KeptSearch } from './kept-searches';

const search = (id: string): KeptSearch => ({
  id,
  shopperId: `shopper of ${id}`,
  frequency: 'at-once',
  channel: 'email',
});
const [utes, cheap] = [search('utes'), search('cheap')];
const now = new Date('2026-11-21T01:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const memory = (changed: Partial<Remembered> = {}): Remembered => ({
  ...{ price: 2_000_000, price_at: minutesAgo(60), settled_price: null, on_sale: true, offered: true },
  ...changed,
});
const judged = (changed: Partial<JudgedVehicle>) =>
  judgeVehicle({
    memory: memory(),
    now,
    state: { price: 2_000_000, onSale: true },
    found: { isListed: true, searches: [utes, cheap] },
    foundAt: (price) => new Set(price !== null && price < 1_950_000 ? ['utes', 'cheap'] : ['utes']),
    ...changed,
  });
const nothing = { news: [], lower: [], lowerThan: null, isSelling: false };

describe('judgeVehicle', () => {
  it('finds a vehicle new that was never on sale on the site', () => {
    const first = {
      news: [utes, cheap],
      remembered: { price: 2_000_000, price_at: now, on_sale: true, offered: true },
    };
    expect(judged({ memory: null })).toMatchObject(first);
    expect(judged({ memory: memory({ price: null, on_sale: false, offered: false }) })).toMatchObject(first);
  });

  it('finds nothing new in one that is reserved, or that the site does not list, and remembers that for later', () => {
    const later = { ...nothing, remembered: { offered: false } };
    expect(judged({ memory: null, state: { price: 1, onSale: false } })).toMatchObject(later);
    expect(judged({ memory: null, found: { isListed: false, searches: [] } })).toMatchObject(later);
  });

  it('finds nothing new where nothing is, nor in one that is on sale again', () => {
    expect(judged({})).toMatchObject(nothing);
    expect(judged({ memory: memory({ on_sale: false }) })).toMatchObject(nothing);
  });

  it('tells a lower price, and a match to the searches that the price kept it from', () => {
    expect(judged({ state: { price: 1_900_000, onSale: true } })).toMatchObject({
      news: [cheap],
      lower: [utes],
      lowerThan: 2_000_000,
    });
  });

  it('tells no lower price of one whose price was not shown, is higher, or that is not on sale', () => {
    expect(judged({ memory: memory({ price: null }) })).toMatchObject({
      lowerThan: null,
      lower: [],
      news: [cheap],
    });
    expect(judged({ state: { price: 2_100_000, onSale: true } })).toMatchObject({ lowerThan: null, lower: [] });
    expect(judged({ state: { price: 1_900_000, onSale: false } })).toMatchObject({ lowerThan: null, lower: [] });
  });

  it('tells nothing of a price that is back within the hour, after one that was lower or higher', () => {
    const back = { state: { price: 1_900_000, onSale: true } };
    const up = memory({ price: 2_000_000, price_at: minutesAgo(59), settled_price: 1_900_000 });
    expect(judged({ ...back, memory: up })).toMatchObject({ ...nothing, remembered: { settled_price: 1_900_000 } });
    const down = memory({ price: 1_800_000, price_at: minutesAgo(59), settled_price: 1_900_000 });
    expect(judged({ ...back, memory: down })).toMatchObject(nothing);
  });

  it('measures a price against the last that lasted an hour', () => {
    const again = memory({ price: 1_950_000, price_at: minutesAgo(30), settled_price: 2_000_000 });
    const lower = { state: { price: 1_900_000, onSale: true } };
    expect(judged({ ...lower, memory: again })).toMatchObject({ lowerThan: 2_000_000 });
    const lasted = { ...again, price_at: minutesAgo(60) };
    expect(judged({ ...lower, memory: lasted })).toMatchObject({
      lowerThan: 1_950_000,
      remembered: { price: 1_900_000, price_at: now, settled_price: 1_950_000 },
    });
  });

  it('says that a vehicle is selling when it could be bought and cannot any more', () => {
    expect(judged({ state: { price: 2_000_000, onSale: false } })).toMatchObject({ ...nothing, isSelling: true });
    expect(judged({ memory: null, state: { price: 1, onSale: false } })).toMatchObject({ isSelling: false });
  });
});
