import { aSiteDocument } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { isSitePath } from './site-paths';

const site = aSiteDocument();
const withOffers = aSiteDocument({ flags: { offers: true } });
const offers = [{ id: '12' }, { id: 'tow-bar' }];

describe('isSitePath', () => {
  it.each([
    '/',
    '/contact',
    '/privacy-policy',
    '/search',
    '/search/used-cars?body=SUV',
    '/search/toyota/hilux',
    '/cars/a-b',
    'https://x.example/',
  ])('keeps %s', (href) => expect(isSitePath(href, site, [])).toBe(true));

  it.each(['/finance', '/special-offers', '/search/nothing-like-it', '/contact/us', '/compare'])('drops %s', (href) =>
    expect(isSitePath(href, site, offers)).toBe(false),
  );

  it.each(['/special-offers', '/special-offers?category=Finance+offer', '/offers/12', '/offers/toyota/tow-bar'])(
    'keeps %s where there are offers',
    (href) => {
      expect(isSitePath(href, site, offers)).toBe(false);
      expect(isSitePath(href, withOffers, offers)).toBe(true);
    },
  );

  it.each(['/offers/gone', '/offers/toyota/gone', '/offers/tow-bar/gone', '/offers/a/b/12', '/offers/', '/offers/%'])(
    'drops %s: no offer that is shown',
    (href) => expect(isSitePath(href, withOffers, offers)).toBe(false),
  );

  it('keeps the page of a brand that the dealer names, and of a model that an offer is for', () => {
    const named = aSiteDocument({ brands: [{ slug: 'kia', name: 'Kia' }] });
    expect(isSitePath('/kia/overview', named, [])).toBe(true);
    expect(isSitePath('/toyota/overview', named, [])).toBe(false);
    expect(isSitePath('/brands', named, [])).toBe(true);
    const shown = [
      { id: '1', manufacturer: 'Toyota', model: { slug: 'rav4' } },
      { id: '2', manufacturer: null, model: { slug: 'prado' } },
      { id: '3', manufacturer: 'Toyota', model: null },
    ];
    expect(isSitePath('/rav4', named, shown)).toBe(true);
    for (const path of ['/corolla', '/prado']) expect(isSitePath(path, named, shown)).toBe(false);
  });

  it('keeps the account page with its views by the names that the site gives it, and the watchlist, with accounts alone', () => {
    const flags = { auth: true, garage: true };
    const named = aSiteDocument({ flags, gates: { accountPages: ['myservco', 'my-garage'] } });
    for (const path of ['/myservco', '/myservco/devices', '/my-garage/privacy', '/watchlist', '/sign-in'])
      expect(isSitePath(path, named, []), path).toBe(true);
    for (const path of ['/mymotorama', '/myservco/nothing', '/myservco/saved/2'])
      expect(isSitePath(path, named, []), path).toBe(false);
    for (const path of ['/my-garage', '/watchlist', '/sign-in']) {
      expect(isSitePath(path, site, []), path).toBe(false);
      expect(isSitePath(path, aSiteDocument({ flags: { garage: true } }), []), path).toBe(false);
    }
    expect(isSitePath('/my-garage', aSiteDocument({ flags: { auth: true } }), [])).toBe(false);
  });

  it.each(['favourite', 'compare'] as const)('keeps /compare where shoppers keep vehicles in mode %s', (mode) => {
    expect(isSitePath('/compare', aSiteDocument({ flags: { favourites: true }, favourites: { mode } }), [])).toBe(true);
  });
});
