import { describe, expect, it } from 'vitest';
import { type JudgedVehicle, judgeVehicle, type Remembered } from './judge-vehicle';
import type { KeptSearch } from './kept-searches';
import type { VehicleState } from './vehicle-state';

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
  ...{ asked: null, settled_asked: null },
  ...changed,
});
/** On a site that shows no offer prices, unless it asks something. */
const state = (price: number | null, asked: number | null = null, onSale = true): VehicleState => ({
  price,
  asked,
  onSale,
});
const judged = (changed: Partial<JudgedVehicle>) =>
  judgeVehicle({
    memory: memory(),
    now,
    state: state(2_000_000),
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
    expect(judged({ memory: null, state: state(1, null, false) })).toMatchObject(later);
    expect(judged({ memory: null, found: { isListed: false, searches: [] } })).toMatchObject(later);
  });

  it('finds nothing new where nothing is, nor in one that is on sale again', () => {
    expect(judged({})).toMatchObject(nothing);
    expect(judged({ memory: memory({ on_sale: false }) })).toMatchObject(nothing);
  });

  it('tells a lower price, and a match to the searches that the price kept it from', () => {
    expect(judged({ state: state(1_900_000) })).toMatchObject({
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
    expect(judged({ state: state(2_100_000) })).toMatchObject({ lowerThan: null, lower: [] });
    expect(judged({ state: state(1_900_000, null, false) })).toMatchObject({ lowerThan: null, lower: [] });
  });

  it('tells nothing of a price that is back within the hour, after one that was lower or higher', () => {
    const back = { state: state(1_900_000) };
    const up = memory({ price: 2_000_000, price_at: minutesAgo(59), settled_price: 1_900_000 });
    expect(judged({ ...back, memory: up })).toMatchObject({ ...nothing, remembered: { settled_price: 1_900_000 } });
    const down = memory({ price: 1_800_000, price_at: minutesAgo(59), settled_price: 1_900_000 });
    expect(judged({ ...back, memory: down })).toMatchObject(nothing);
  });

  it('measures a price against the last that lasted an hour', () => {
    const again = memory({ price: 1_950_000, price_at: minutesAgo(30), settled_price: 2_000_000 });
    const lower = { state: state(1_900_000) };
    expect(judged({ ...lower, memory: again })).toMatchObject({ lowerThan: 2_000_000 });
    const lasted = { ...again, price_at: minutesAgo(60) };
    expect(judged({ ...lower, memory: lasted })).toMatchObject({
      lowerThan: 1_950_000,
      remembered: { price: 1_900_000, price_at: now, settled_price: 1_950_000 },
    });
  });

  it('says that a vehicle is selling when it could be bought and cannot any more', () => {
    expect(judged({ state: state(2_000_000, null, false) })).toMatchObject({ ...nothing, isSelling: true });
    expect(judged({ memory: null, state: state(1, null, false) })).toMatchObject({ isSelling: false });
  });
});

describe('judgeVehicle where offer prices are shown', () => {
  const list = 2_000_000;
  const asking = (asked: number, changed: Partial<Remembered> = {}) =>
    memory({ asked, settled_price: list, settled_asked: asked, ...changed });

  it('tells an offer price that is lower than what was asked, to the searches that find the vehicle by its list price', () => {
    const found = judged({ memory: asking(list), state: state(list, 1_900_000) });
    expect(found).toMatchObject({ news: [], lower: [utes, cheap], lowerThan: list });
    expect(found.remembered).toMatchObject({ price: list, asked: 1_900_000, price_at: now, settled_asked: list });
    const lower = judged({ memory: asking(1_900_000), state: state(list, 1_800_000) });
    expect(lower).toMatchObject({ lowerThan: 1_900_000 });
  });

  it('tells nothing of a list price that falls under an offer that stays, but a match by it', () => {
    const judgement = judged({ memory: asking(1_800_000), state: state(1_900_000, 1_800_000) });
    expect(judgement).toMatchObject({ news: [cheap], lower: [], lowerThan: null });
    expect(judged({ memory: asking(1_800_000), state: state(list, list) })).toMatchObject(nothing);
  });

  it('tells nothing of an offer that is back within the hour', () => {
    const went = asking(list, { price_at: minutesAgo(59), settled_asked: 1_800_000 });
    expect(judged({ memory: went, state: state(list, 1_800_000) })).toMatchObject(nothing);
    const came = asking(1_800_000, { price_at: minutesAgo(59), settled_asked: list });
    expect(judged({ memory: came, state: state(list, list) })).toMatchObject(nothing);
  });

  it('takes an offer to have been there where what was asked is not known, and tells the next', () => {
    const unknown = memory({ settled_price: list });
    const first = judged({ memory: unknown, state: state(list, 1_800_000) });
    expect(first).toMatchObject({ ...nothing, remembered: { asked: 1_800_000, settled_asked: 1_800_000 } });
    expect(first.remembered.price_at).toEqual(unknown.price_at);
    const next = { memory: first.remembered, state: state(list, 1_700_000) };
    expect(judged(next)).toMatchObject({ lowerThan: 1_800_000 });
    expect(judged({ memory: unknown, state: state(1_900_000, 1_800_000) })).toMatchObject({
      lower: [],
      lowerThan: null,
    });
  });

  it('goes by list prices where what was asked is not known and there is no offer', () => {
    expect(judged({ memory: memory(), state: state(1_900_000, 1_900_000) })).toMatchObject({
      lower: [utes],
      lowerThan: list,
    });
  });

  it('goes by list prices again where a site shows offers no more', () => {
    const ended = judged({ memory: asking(1_800_000), state: state(list) });
    expect(ended).toMatchObject({ ...nothing, remembered: { asked: null, price_at: minutesAgo(60) } });
    expect(judged({ memory: asking(1_800_000), state: state(1_900_000) })).toMatchObject({ lowerThan: list });
  });
});
