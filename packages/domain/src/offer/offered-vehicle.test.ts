import { describe, expect, it } from 'vitest';
import { isOfferFor, type OfferScope } from './offered-vehicle';

const vehicle = { id: '7', make: 'Mazda', model: 'CX-5', car_type: 'used', dealership_slug: 'yard' } as const;
const offer = (changed: Partial<OfferScope> = {}): OfferScope => ({
  ...{ manufacturer: 'Mazda', model: { name: 'CX-5', slug: 'cx-5', override_url: null }, car_type: ['used'] },
  ...{ vehicle: null, dealership: { slug: 'yard' }, ...changed },
});
const isFor = (changed: Partial<OfferScope>, siteMake: string | null = null) =>
  isOfferFor(offer(changed), vehicle, siteMake);

describe('isOfferFor', () => {
  it('takes vehicles of its make, its model and its kinds, however they are written', () => {
    expect(isFor({})).toBe(true);
    expect(isFor({ manufacturer: 'MAZDA', model: { name: 'cx-5', slug: 'cx-5', override_url: null } })).toBe(true);
    expect(isFor({ car_type: ['new', 'used'] })).toBe(true);
    expect(isFor({ car_type: ['new'] })).toBe(false);
    expect(isFor({ manufacturer: 'Kia' })).toBe(false);
    expect(isFor({ model: { name: 'CX-3', slug: 'cx-3', override_url: null } })).toBe(false);
  });

  it('takes the make of the site where it names none', () => {
    expect(isFor({ manufacturer: null }, 'Mazda')).toBe(true);
    expect(isFor({ manufacturer: null })).toBe(false);
  });

  it('is for none where it does not say which, nor for those of another dealership', () => {
    expect(isFor({ model: null })).toBe(false);
    expect(isFor({ car_type: [] })).toBe(false);
    expect(isFor({ dealership: { slug: 'other' } })).toBe(false);
  });

  it('is for the one vehicle that it is tied to, and for no other', () => {
    expect(isFor({ vehicle: { id: '7' }, model: null, car_type: [] })).toBe(true);
    expect(isFor({ vehicle: { id: '8' } })).toBe(false);
  });
});
