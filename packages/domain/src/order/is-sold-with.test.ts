import { describe, expect, it } from 'vitest';
import { isSoldWith } from './is-sold-with';

describe('an extra', () => {
  it('is offered with the kinds of vehicles that it names, and with all where it names none', () => {
    expect(isSoldWith({ car_type: ['new', 'demo'] }, { car_type: 'demo' })).toBe(true);
    expect(isSoldWith({ car_type: ['new', 'demo'] }, { car_type: 'used' })).toBe(false);
    expect(isSoldWith({ car_type: [] }, { car_type: 'used' })).toBe(true);
  });
});
