import { describe, expect, it } from 'vitest';
import { rateOfferFor } from './rate-offer-for';

const vehicle = { id: '7', make: 'Mazda', model: 'CX-5', car_type: 'used', dealership_slug: 'yard' } as const;
const offer = (id: string, rate: { readonly interest: number; readonly comparison: number } | null) => ({
  ...{ id, rate, manufacturer: 'Mazda', model: { name: 'CX-5', slug: 'cx-5', override_url: null } },
  ...{ car_type: ['used' as const], vehicle: null, dealership: { slug: 'yard' } },
});

describe('rateOfferFor', () => {
  it('is the one with the lowest comparison rate, whatever its rate, and the first of equals', () => {
    const low = offer('low', { interest: 1, comparison: 8 });
    const first = offer('first', { interest: 5.99, comparison: 7.1 });
    const second = offer('second', { interest: 2, comparison: 7.1 });
    expect(rateOfferFor([low, first, second], vehicle, null)?.id).toBe('first');
    expect(rateOfferFor([second, low, first], vehicle, null)?.id).toBe('second');
  });

  it('is none of those without a rate, and none that is for other vehicles', () => {
    const elsewhere = { ...offer('elsewhere', { interest: 1, comparison: 1 }), dealership: { slug: 'other' } };
    expect(rateOfferFor([offer('words', null), elsewhere], vehicle, null)).toBeNull();
    expect(rateOfferFor([], vehicle, null)).toBeNull();
  });
});
