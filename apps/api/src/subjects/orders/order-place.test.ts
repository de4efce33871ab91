import { aDealership, aLocation } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { calledPlace, stateOfOrder } from './order-place';

const at = (state: 'VIC' | 'QLD' | 'WA', more = {}) => {
  const location = aLocation(more);
  return { ...location, address: { ...location.address, state } };
};

describe('the state of an order', () => {
  const dealership = aDealership({ locations: [at('QLD', { id: 'first' })] });

  it('is that of the place where its vehicle stands, else its own, else that of the first place', () => {
    expect(stateOfOrder({ dealership, location: at('VIC') }, 'WA')).toBe('VIC');
    expect(stateOfOrder({ dealership, location: null }, 'WA')).toBe('WA');
    expect(stateOfOrder({ dealership, location: null }, null)).toBe('QLD');
  });

  it('is guessed by nobody', () => {
    const nowhere = aDealership({ slug: 'yard', locations: [] });
    expect(() => stateOfOrder({ dealership: nowhere, location: null }, null)).toThrow('Dealership yard has no place');
  });
});

describe('the place that a shopper calls', () => {
  it('is where the vehicle stands, else the first that the dealer shows', () => {
    const hidden = at('VIC', { id: 'hidden', visible: false });
    const shown = at('VIC', { id: 'shown' });
    const other = at('VIC', { id: 'other' });
    const dealership = aDealership({ locations: [hidden, shown, other] });
    expect(calledPlace({ dealership, location: other })?.id).toBe('other');
    expect(calledPlace({ dealership, location: hidden })?.id).toBe('shown');
    expect(calledPlace({ dealership, location: null })?.id).toBe('shown');
    expect(calledPlace({ dealership: aDealership({ locations: [hidden] }), location: null })).toBeNull();
  });
});
