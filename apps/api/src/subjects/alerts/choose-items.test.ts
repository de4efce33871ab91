import { describe, expect, it } from 'vitest';
import type { AlertItemRow } from '../../ground/database/schema';
import { chooseItems, type Turn } from './choose-items';

const now = new Date('2026-11-21T01:00:00Z');
const item = (changed: Partial<AlertItemRow>): AlertItemRow => ({
  ...{ id: 'item', shopper_id: 'shopper', website_id: 'yard', vehicle_id: 1n },
  ...{ of_search: changed.saved_search_id !== null, saved_search_id: 'utes' },
  ...{ reason: 'new-match', price: 2_000_000, price_before: null, at: now, due_at: now },
  ...{ told_at: null, message_id: null, dropped_at: null },
  ...changed,
});
const known = (price: number, onSale = true, price_at = now) => ({
  ...{ price, onSale, price_at, settled_price: price },
  ...{ asked: null, settled_asked: null },
});
/** Of a site that shows offer prices. */
const offered = (asked: number, settled_asked: number | null, price_at = now) =>
  new Map([[1n, { ...known(2_000_000, true, price_at), asked, settled_asked }]]);
const chosen = (open: readonly AlertItemRow[], changed: Partial<Turn> = {}) => {
  const { told, dropped, postponed } = chooseItems({
    open,
    toldPrices: new Map(),
    searches: new Map([
      ['utes', { frequency: 'daily', channel: 'email' }],
      ['texted', { frequency: 'at-once', channel: 'sms' }],
      ['off', { frequency: 'off', channel: 'email' }],
    ]),
    saved: new Set([1n]),
    ofSaved: { frequency: 'at-once', channel: 'email' },
    states: new Map([
      [1n, known(1_900_000)],
      [2n, known(2_000_000, false)],
    ]),
    ways: new Set(['email', 'sms']),
    now,
    ...changed,
  });
  return {
    told: Object.fromEntries([...told].map(([way, items]) => [way, items.map((one) => one.item.id)])),
    dropped: dropped.map(({ id }) => id),
    ...(postponed.size === 0 ? {} : { postponed: Object.fromEntries(postponed) }),
  };
};
const lower = (changed: Partial<AlertItemRow> = {}) =>
  item({ id: 'lower', reason: 'lower-price', price_before: 2_000_000, ...changed });

describe('chooseItems', () => {
  it('tells what is due by the way of its search, and leaves what is not', () => {
    const later = item({ id: 'later', due_at: new Date('2026-11-22T01:00:00Z'), vehicle_id: 3n });
    expect(chosen([item({}), item({ id: 'text', saved_search_id: 'texted' }), later])).toEqual({
      told: { email: ['item'], sms: ['text'] },
      dropped: [],
    });
  });

  it('drops what was found by a search that is off or gone, and a vehicle that is saved no more', () => {
    const open = [
      item({ id: 'off', saved_search_id: 'off' }),
      item({ id: 'gone', saved_search_id: 'none' }),
      item({ id: 'removed', saved_search_id: null, of_search: true }),
      lower({ saved_search_id: null }),
    ];
    expect(chosen(open, { saved: new Set() })).toEqual({ told: {}, dropped: ['off', 'gone', 'removed', 'lower'] });
  });

  it('tells nobody who may not be told, and of a saved vehicle by no way but the chosen one', () => {
    expect(chosen([item({})], { ways: new Set() })).toEqual({ told: {}, dropped: ['item'] });
    const own = lower({ saved_search_id: null });
    expect(chosen([own], { ways: new Set(['sms']) }).dropped).toEqual(['lower']);
    expect(chosen([own], { ofSaved: { frequency: 'weekly', channel: 'sms' } }).told).toEqual({ sms: ['lower'] });
  });

  it('tells of a saved vehicle where every search is off or there is none, and nothing where those alerts are off', () => {
    const own = lower({ saved_search_id: null });
    const off = new Map([['off', { frequency: 'off', channel: 'email' } as const]]);
    for (const searches of [off, new Map()]) expect(chosen([own], { searches }).told).toEqual({ email: ['lower'] });
    expect(chosen([own], { ofSaved: { frequency: 'off', channel: 'email' } })).toEqual({
      told: {},
      dropped: ['lower'],
    });
  });

  it('drops a price that is back where it was, or that was told before', () => {
    const bounced = new Map([[1n, known(2_000_000)]]);
    expect(chosen([lower()], { states: bounced })).toEqual({ told: {}, dropped: ['lower'] });
    expect(chosen([lower()], { toldPrices: new Map([[1n, new Set([1_900_000])]]) }).dropped).toEqual(['lower']);
    expect(chosen([lower()], { toldPrices: new Map([[1n, new Set([1_950_000])]]) }).told).toEqual({ email: ['lower'] });
  });

  it('waits with what would say a price that came since and has not lasted an hour', () => {
    const earlier = (one: AlertItemRow): AlertItemRow => ({ ...one, at: new Date('2026-11-20T22:00:00Z') });
    const at = (time: string) => new Map([[1n, { ...known(190_000, true, new Date(time)), settled_price: 1_950_000 }]]);
    const open = [earlier(lower()), earlier(item({}))];
    const settled = new Date('2026-11-21T01:55:00Z');
    expect(chosen(open, { states: at('2026-11-21T00:55:00Z') })).toEqual({
      told: {},
      dropped: [],
      postponed: { item: settled, lower: settled },
    });
    expect(chosen(open, { states: at('2026-11-21T00:00:00Z') }).told).toEqual({ email: ['item'] });
    // Back at the price that has lasted.
    const back = new Map([[1n, known(1_950_000, true, new Date('2026-11-21T00:55:00Z'))]]);
    expect(chosen([earlier(lower())], { states: back }).told).toEqual({ email: ['lower'] });
    // The price that it was found with.
    expect(chosen([item({})], { states: at('2026-11-21T01:00:00Z') }).told).toEqual({ email: ['item'] });
  });

  it('goes by what is asked, where that is an offer price', () => {
    expect(chosen([lower()], { states: offered(1_800_000, 1_800_000) }).told).toEqual({ email: ['lower'] });
    expect(chosen([lower()], { states: offered(2_000_000, 2_000_000) }).dropped).toEqual(['lower']);
    const toldPrices = new Map([[1n, new Set([1_800_000])]]);
    expect(chosen([lower()], { states: offered(1_800_000, 1_800_000), toldPrices }).dropped).toEqual(['lower']);
  });

  it('waits with what would say an offer price that came since and has not lasted an hour', () => {
    const earlier = { ...item({}), at: new Date('2026-11-20T22:00:00Z') };
    const came = new Date('2026-11-21T00:55:00Z');
    expect(chosen([earlier], { states: offered(180_000, 1_800_000, came) })).toEqual({
      told: {},
      dropped: [],
      postponed: { item: new Date('2026-11-21T01:55:00Z') },
    });
    expect(chosen([earlier], { states: offered(1_800_000, 1_800_000, came) }).told).toEqual({ email: ['item'] });
    // What was asked before is not known: the list price has lasted.
    expect(chosen([earlier], { states: offered(1_800_000, null, came) }).told).toEqual({ email: ['item'] });
  });

  it('says nothing of the price of a vehicle that it says to be new, due or not', () => {
    expect(chosen([lower(), item({})])).toEqual({ told: { email: ['item'] }, dropped: ['lower'] });
    const later = lower({ due_at: new Date('2026-11-22T01:00:00Z') });
    expect(chosen([later, item({})])).toEqual({ told: { email: ['item'] }, dropped: ['lower'] });
  });

  it('tells that a vehicle is selling only while it is, and nothing of one that is gone', () => {
    const selling = item({ id: 'selling', reason: 'selling', saved_search_id: null });
    expect(chosen([selling]).dropped).toEqual(['selling']);
    expect(chosen([{ ...selling, vehicle_id: 2n }], { saved: new Set([2n]) }).told).toEqual({ email: ['selling'] });
    expect(chosen([item({ vehicle_id: 9n }), item({ id: 'sold', vehicle_id: 2n })]).dropped).toEqual(['item', 'sold']);
  });
});
