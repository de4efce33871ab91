import { describe, expect, it } from 'vitest';
import { isSitePath } from './site-paths';

const search = { prefix: '/search', rangeForm: 'plain', defaultCity: null } as const;
const site = { search, flags: { offers: false } };

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
  ])('keeps %s', (href) => expect(isSitePath(href, site)).toBe(true));

  it.each(['/finance', '/special-offers', '/search/nothing-like-it', '/contact/us'])('drops %s', (href) =>
    expect(isSitePath(href, site)).toBe(false),
  );

  it.each(['/special-offers', '/special-offers?category=Finance+offer', '/offers/12', '/offers/toyota/12'])(
    'keeps %s where there are offers',
    (href) => {
      expect(isSitePath(href, site)).toBe(false);
      expect(isSitePath(href, { search, flags: { offers: true } })).toBe(true);
    },
  );
});
