import { aLocation, aPublicSite, aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { purchaseWay, purchaseView as viewOf } from './purchase-view';

const site = (flags: object, reserveFee = 200) => aPublicSite({ flags, vehicle: { reserveFee } });
/** Of a vehicle that stands at no place that is known. */
const purchaseView = (of: Parameters<typeof viewOf>[0], vehicle: ReturnType<typeof aVehicle>, asked: string | null) =>
  viewOf(of, { vehicle, location: null }, asked);
const payable = aVehicle({ payment_processors: ['test'] });
const both = { reserve: true, 'buy-online': true };

// Feeds RSRV-01, which is proven on the pages.
describe('what can be done with a vehicle', () => {
  it('is what the site does and the vehicle allows, with the amount that a hold costs', () => {
    expect(purchaseView(site({ reserve: true }), payable, null)).toEqual({
      standing: 'open',
      kinds: ['reserve'],
      wanted: 'reserve',
      amount: '$200',
    });
    expect(purchaseView(site({ 'buy-online': true }), payable, null)).toMatchObject({ kinds: ['buy'], wanted: 'buy' });
    expect(purchaseView(site(both, 0), payable, null)).toMatchObject({ kinds: ['reserve', 'buy'], amount: null });
  });

  it.each([
    ['all of the fee', 'NSW', 24_990, '$200'],
    ['a tenth of the price, the cap there', 'NSW', 1500, '$150'],
    ['all of the fee, where there is no cap', 'QLD', 1500, '$200'],
    ['no more than the price, where there is no cap', 'QLD', 150, '$150'],
    ['all of the fee, where there is neither cap nor price', 'QLD', null, '$200'],
  ] as const)('asks for %s, as the review does', (_what, state, price, amount) => {
    const vehicle = aVehicle({ payment_processors: ['test'], car_type: 'used', price, state });
    expect(purchaseView(site({ reserve: true }), vehicle, null)).toMatchObject({ amount });
  });

  it.each(['NSW', 'SA'] as const)('is a call where the law of %s lets nothing be taken without a price', (state) => {
    const vehicle = aVehicle({ payment_processors: ['test'], car_type: 'used', price: null, state });
    expect(purchaseView(site(both), vehicle, 'buy')).toEqual({ standing: 'call' });
    // Where the dealer asks for nothing there is nothing to lose.
    expect(purchaseView(site(both, 0), vehicle, 'buy')).toMatchObject({ standing: 'open', amount: null });
  });

  it('asks by the price of an offer where the dealer sells at those, and by the law of the place where it stands', () => {
    const offering = aPublicSite({ flags: { reserve: true }, vehicle: { reserveFee: 200, offerPrices: true } });
    const vehicle = aVehicle({
      ...{ payment_processors: ['test'], car_type: 'used', state: 'QLD' },
      ...{ price: 2500, offer_price: 1500 },
    });
    const place = aLocation();
    const location = { ...place, address: { ...place.address, state: 'NSW' as const } };
    expect(viewOf(offering, { vehicle, location }, null)).toMatchObject({ amount: '$150' });
    expect(viewOf(offering, { vehicle, location: null }, null)).toMatchObject({ amount: '$200' });
  });

  it('is begun with the kind that a link names, as far as the site has it', () => {
    expect(purchaseView(site(both), payable, 'buy')).toMatchObject({ wanted: 'buy' });
    expect(purchaseView(site({ reserve: true }), payable, 'buy')).toMatchObject({ wanted: 'reserve' });
    expect(purchaseView(site(both), payable, 'anything')).toMatchObject({ wanted: 'reserve' });
  });

  it.each<readonly [string, Parameters<typeof aVehicle>[0]]>([
    ['sold', { sold: true }],
    ['reserved', { reserved: true }],
    ['coming-soon', { status: 'coming_soon' }],
    ['call', { payment_processors: [] }],
  ])('is nothing, and says why, where it is %s', (standing, changed) => {
    const vehicle = aVehicle({ payment_processors: ['test'], ...changed });
    expect(purchaseView(site(both), vehicle, 'buy')).toEqual({ standing });
  });
});

describe('what the pages before an order are called', () => {
  it('is after the one thing that can be done, else after both', () => {
    const wayOf = (flags: object, vehicle = payable) =>
      purchaseWay(site(flags), purchaseView(site(flags), vehicle, null));
    expect(wayOf({ reserve: true })).toBe('reserve');
    expect(wayOf({ 'buy-online': true })).toBe('buy');
    expect(wayOf(both)).toBe('both');
    expect(wayOf({ reserve: true }, aVehicle({ reserved: true }))).toBe('reserve');
  });
});
