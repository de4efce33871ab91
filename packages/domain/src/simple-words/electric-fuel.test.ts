import { aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { isElectricOrHybrid } from './electric-fuel';

describe('isElectricOrHybrid', () => {
  it.each([
    ['Electric', true],
    ['Hybrid', true],
    ['Plug-in Hybrid', true],
    ['Petrol', false],
    [null, false],
  ])('detects electric or hybrid from %s', (simple_fuel, expected) => {
    expect(isElectricOrHybrid(aVehicle({ simple_fuel, fuel: null }))).toBe(expected);
  });
});
