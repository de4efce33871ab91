import { describe, expect, it } from 'vitest';
import { isSitePath } from './site-paths';

const search = { prefix: '/search', rangeForm: 'plain', defaultCity: null } as const;

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
  ])('keeps %s', (href) => expect(isSitePath(href, search)).toBe(true));

  it.each(['/finance', '/special-offers', '/search/nothing-like-it', '/contact/us'])('drops %s', (href) =>
    expect(isSitePath(href, search)).toBe(false),
  );
});
