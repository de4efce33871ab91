import type { SavedVehicle } from '@forecourt/api-contract';
import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import { aSiteDocument } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { watchedView } from './watched-view';

const site = aSiteDocument({ flags: { auth: true } });
const context = {
  card: { vehicle: site.vehicle, can: siteCapabilities(site) },
  to: hrefs(site),
  timeZone: 'Australia/Sydney',
};
const saved: SavedVehicle = {
  id: '7',
  name: '2021 Kia Rio',
  detail: 'GT-Line',
  make: 'Kia',
  model: 'Rio',
  state: 'available',
  path: '/cars/kia-rio-7',
  picture: null,
  price: { kind: 'amount', amount: 23_490, priceType: null, was: null, offer: null, subscription: null },
  price_then: 24_990,
  asked_then: 24_990,
  saved_at: '2026-11-11T22:00:00.000Z',
  note: '',
};
const view = (changes: Partial<SavedVehicle>) => watchedView({ ...saved, ...changes }, undefined, context);
const costs = (amount: number) => ({ price: { ...saved.price, amount } as SavedVehicle['price'] });

describe('watchedView', () => {
  it('says the price then beside the price now, and the day by the clock of the site [WTCH-03]', () => {
    const { card, change } = view({});
    expect(card).toMatchObject({
      href: '/cars/kia-rio-7',
      name: '2021 Kia Rio',
      detail: 'GT-Line',
      state: 'available',
      price: { kind: 'amount', amount: '$23,490' },
      since: { now: 'lower', was: '$24,990', by: '$1,500' },
      saved: 'Saved 12 November 2026',
    });
    expect(change).toBe(-1500);
    expect(view(costs(25_990)).card.since).toEqual({ now: 'higher', was: '$24,990', by: '$1,000' });
    expect(view(costs(24_990)).card.since).toEqual({ now: 'same', was: '$24,990' });
  });

  it('says and compares what is asked, where that is an offer price', () => {
    const offered = { price: { ...saved.price, amount: 24_990, offer: 22_990 } as SavedVehicle['price'] };
    const { card, price, change } = view(offered);
    expect(card).toMatchObject({
      price: {
        ...{ kind: 'amount', amount: '$22,990', type: 'Offer price' },
        others: [{ label: 'Price', amount: '$24,990' }],
      },
      since: { now: 'lower', was: '$24,990', by: '$2,000' },
    });
    expect([price, change]).toEqual([22_990, -2000]);
    expect(view({ ...offered, asked_then: 22_490 }).card.since).toEqual({ now: 'higher', was: '$22,490', by: '$500' });
  });

  it('compares list prices, and says them first, where it is not known what was asked', () => {
    const offered = { price: { ...saved.price, offer: 22_990 } as SavedVehicle['price'], asked_then: null };
    const { card, price, change } = view(offered);
    expect(card).toMatchObject({
      price: { amount: '$23,490', others: [{ label: 'Offer price', amount: '$22,990' }] },
      since: { now: 'lower', was: '$24,990', by: '$1,500' },
    });
    expect([price, change]).toEqual([22_990, -1500]);
  });

  it('compares no price that the site does not show, now or then', () => {
    expect(view({ price_then: null, asked_then: null }).card.since).toBeUndefined();
    const words = view({ price: { kind: 'text', label: 'Call for price' } });
    expect(words.card).toMatchObject({ price: { kind: 'words', words: 'Call for price' } });
    expect([words.card.since, words.price, words.change]).toEqual([undefined, null, null]);
  });

  it('leads from what is sold or gone to its like, without a price, then or now', () => {
    const sold = view({ state: 'sold', price: { kind: 'none' } });
    expect(sold.similarHref).toContain('kia');
    expect(sold.card).toMatchObject({ state: 'sold', price: null, href: '/cars/kia-rio-7' });
    const left = view({ state: 'sold' });
    expect(left).toMatchObject({ price: null, change: null, card: { price: null } });
    expect(left.card).not.toHaveProperty('since');
    const gone = view({ state: 'gone', path: null, make: '', model: '', price: { kind: 'none' } });
    expect(gone.similarHref).toBe('/search');
    expect(gone.card).not.toHaveProperty('href');
    expect(view({ state: 'reserved' }).similarHref).toBeNull();
  });
});
