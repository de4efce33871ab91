import { describe, expect, it } from 'vitest';
import { cameFrom } from './came-from';

const from = (referer: string | null, closed = '/finance') =>
  cameFrom(
    new Headers({
      'x-forwarded-host': 'dealer.example',
      'x-forwarded-proto': 'https',
      ...(referer === null ? {} : { referer }),
    }),
    closed,
  );

describe('cameFrom', () => {
  it.each([
    ['https://dealer.example/cars/a-1?x=1#map', '/cars/a-1?x=1'],
    ['https://dealer.example/', '/'],
    ['https://dealer.example/search/used-cars?body=SUV', '/search/used-cars?body=SUV'],
  ])('leads back to the page of the site %s', (referer, path) => expect(from(referer)).toBe(path));

  it.each([
    ['another site', 'https://elsewhere.example/cars/a-1'],
    ['another scheme', 'http://dealer.example/cars/a-1'],
    ['another port', 'https://dealer.example:8443/cars/a-1'],
    ['a path that reads as another site', 'https://dealer.example//elsewhere.example'],
    ['the sign-in page', 'https://dealer.example/sign-in?type=account'],
    ['a page whose address is its key', 'https://dealer.example/apply-for-finance/a-token'],
    ['nothing', null],
    ['what is no address', 'nonsense'],
  ])('leads home from %s', (_what, referer) => expect(from(referer)).toBe('/'));

  it('leads home from the closed page itself, which would lead to sign-in again', () => {
    expect(from('https://dealer.example/finance?car_id=1', '/finance?car_id=2')).toBe('/');
    expect(from('https://dealer.example/finance', '/finance-enquiry')).toBe('/finance');
  });
});
