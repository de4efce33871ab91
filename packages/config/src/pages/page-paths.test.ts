import { reservedVehicleSlugs } from '@forecourt/domain/vehicle';
import { aLocation } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeSettingsSchema } from '../site-document/page-settings';
import {
  brandPath,
  carTradeInPath,
  checkoutJourneyPath,
  financePath,
  locationPath,
  offerPath,
  orderPath,
  otherPurchasePaths,
  printPath,
  purchasePath,
  purchaseStepPath,
  testDrivePath,
} from './page-paths';

const routes = routeSettingsSchema.parse({});
const vehicle = { id: '1001', slug: '2022-toyota-hilux-hc1001' };

// Feed ROUTE-02, -05, -06, -07, -09 to -11 and -13, which are proven on the pages.
describe('offerPath', () => {
  it.each([
    [null, 'Land Rover', '/offers/land-rover/o-1'],
    [null, null, '/offers/o-1'],
    [null, '', '/offers/o-1'],
    ['Nissan', 'Nissan', '/offers/o-1'],
    ['Nissan', null, '/offers/o-1'],
  ])('for a site of %j and an offer of %j is %s', (manufacturer, offered, path) => {
    expect(offerPath({ manufacturer }, { id: 'o-1', manufacturer: offered })).toBe(path);
  });

  it('keeps any id one segment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (id) => {
        const path = offerPath({ manufacturer: null }, { id, manufacturer: 'Kia' });
        expect(path.split('/')).toHaveLength(4);
        expect(decodeURIComponent(path.slice('/offers/kia/'.length))).toBe(id);
      }),
    );
  });
});

describe('locationPath', () => {
  const location = aLocation({ name: 'Harbour City Parts', slug: 'harbour-city-desk', dealership_slug: 'harbour' });

  it.each([
    ['/locations/{slug}', '/locations/harbour-city-desk'],
    ['/locations/{dealership_slug}', '/locations/harbour'],
    ['/contact-us/{location-slug}', '/contact-us/harbour-city'],
    ['/contact', '/contact#harbour-city-desk'],
  ] as const)('in the form %s is %s', (form, path) => {
    expect(locationPath({ location: form }, location)).toBe(path);
  });

  it('is the shared contact page by default', () => {
    expect(routes.location).toBe('/contact');
  });
});

describe('brandPath', () => {
  it('is the page of the brand, or the fixed path of a brand that has one', () => {
    expect(brandPath({ slug: 'land-rover', path: null })).toBe('/land-rover/overview');
    expect(brandPath({ slug: 'land-rover', path: '/search/land-rover' })).toBe('/search/land-rover');
  });
});

describe('purchasePath', () => {
  const checkout = '/cars/2022-toyota-hilux-hc1001/checkout';
  const buyOnline = '/cars/2022-toyota-hilux-hc1001/buy-online';

  it('is the address the site sets, and the other one redirects to it', () => {
    expect(purchasePath(routes, vehicle)).toBe(checkout);
    expect(otherPurchasePaths(routes, vehicle)).toEqual([buyOnline]);
    const other = { purchase: '/cars/{slug}/buy-online' } as const;
    expect(purchasePath(other, vehicle)).toBe(buyOnline);
    expect(otherPurchasePaths(other, vehicle)).toEqual([checkout]);
  });

  it('leads on to an order by its key in the path, never in a query, and back to where orders begin without one', () => {
    expect(orderPath('a.key')).toBe('/orders/a.key');
    expect(purchaseStepPath(routes, vehicle, { order: 'a.key', step: 'review', notice: 'price' })).toBe(
      '/orders/a.key?step=review&notice=price',
    );
    expect(purchaseStepPath(routes, vehicle, { notice: 'reserved' })).toBe(`${checkout}?notice=reserved`);
  });
});

describe('the pages about one vehicle', () => {
  it('have the slug or the id of the vehicle as car_id', () => {
    expect(printPath(vehicle)).toBe('/print?car_id=2022-toyota-hilux-hc1001');
    expect(checkoutJourneyPath(vehicle)).toBe('/checkout-journey?car_id=2022-toyota-hilux-hc1001');
    expect(carTradeInPath(vehicle)).toBe('/cars/trade-in?car_id=1001');
    expect(reservedVehicleSlugs).toContain('trade-in');
  });

  it('have addresses without a vehicle where the page allows it', () => {
    expect(testDrivePath()).toBe('/book-test-drive');
    expect(testDrivePath(vehicle)).toBe('/book-test-drive?car_id=1001');
    expect(financePath('/personalised/finance')).toBe('/personalised/finance');
    expect(financePath('/personalised/finance', { car_id: '1001' })).toBe('/personalised/finance?car_id=1001');
  });

  it('have the vehicle of a finance enquiry in the address of its form', () => {
    const query = { preferredDealership: 'a&b', vehiclePriceBudget: 30_000, car_id: '1001', car_type: 'used' };
    const url = new URL(financePath('/finance', query, true), 'https://dealer.example');
    expect(url.pathname).toBe('/finance');
    expect(Object.fromEntries(url.searchParams)).toEqual({ ...query, vehiclePriceBudget: '30000' });
    expect(url.hash).toBe('#finance-form');
    expect(financePath('/finance', { preferredDealership: '' })).toBe('/finance');
  });
});
