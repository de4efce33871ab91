import type { Vehicle } from '@forecourt/domain/vehicle';
import { aVehicle, testNow } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showsCertifiedLogo, vehicleTag } from './vehicle-tag';

const day = 86_400_000;
const newVehicle = { created_at: new Date(testNow.getTime() - day).toISOString() };
const tagOf = (overrides: Partial<Vehicle>) => vehicleTag(aVehicle(overrides), { now: testNow });

// In the order of precedence; each is what makes one tag apply.
const causes: readonly (readonly [kind: string, cause: Partial<Vehicle>])[] = [
  ['electric', { simple_fuel: 'Hybrid' }],
  ['reserved', { reserved: true }],
  ['certified', { certified: true }],
  ['custom', { tag: 'Test Drive Only' }],
  ['coming-soon', { status: 'coming_soon' }],
  ['new', newVehicle],
];

describe('vehicleTag', () => {
  it('[TAG-01] takes the first of the precedence, whatever else applies', () => {
    fc.assert(
      fc.property(fc.subarray([...causes], { minLength: 1 }), (chosen) => {
        const overrides = Object.assign({}, ...chosen.map(([, cause]) => cause));
        expect(tagOf(overrides)?.kind).toBe(chosen[0]?.[0]);
      }),
    );
  });

  it('[TAG-02] shows sold instead of every other tag', () => {
    const everything: Partial<Vehicle> = Object.assign({}, ...causes.map(([, cause]) => cause));
    expect(tagOf({ ...everything, status: 'sold' })).toEqual({ kind: 'sold', label: 'Sold' });
    expect(tagOf({ sold: true })?.kind).toBe('sold');
  });

  it('is none when nothing applies, and blank words are no tag', () => {
    expect(tagOf({})).toBeNull();
    expect(tagOf({ tag: '  ' })).toBeNull();
  });

  it('[TAG-01] calls a vehicle new for 8 days', () => {
    const created = (age: number) => ({ created_at: new Date(testNow.getTime() - age).toISOString() });
    expect(tagOf(created(8 * day))?.kind).toBe('new');
    expect(tagOf(created(8 * day + 1))).toBeNull();
  });

  it.each([
    ['Electric', 'Electric'],
    ['Hybrid', 'Hybrid'],
    ['Plug-in Hybrid', 'Plug-in Hybrid'],
    ['Hydrogen', 'Hydrogen'],
  ])('words %s', (simple_fuel, label) => {
    expect(tagOf({ simple_fuel })?.label).toBe(label);
  });

  it("reads the feed's own word where there is no simple one", () => {
    expect(tagOf({ simple_fuel: null, fuel: 'Unleaded/Electric' })?.label).toBe('Hybrid');
    expect(tagOf({ simple_fuel: null, fuel: 'PHEV' })?.label).toBe('Plug-in Hybrid');
    expect(tagOf({ simple_fuel: null, fuel: 'Premium' })).toBeNull();
    expect(tagOf({ simple_fuel: null, fuel: null })).toBeNull();
  });

  it.each([
    ['reserved', { reserved: true }, 'Reserved'],
    ['certified', { certified: true }, 'Certified'],
    ['coming soon', { status: 'coming_soon' }, 'Coming soon'],
    ['new', newVehicle, 'Just in'],
  ] as const)('words %s', (_, cause, label) => {
    expect(tagOf(cause)?.label).toBe(label);
  });

  it("carries the dealer's own words", () => {
    expect(tagOf({ tag: ' Manager Special ' })).toEqual({ kind: 'custom', label: 'Manager Special' });
  });
});

describe('showsCertifiedLogo', () => {
  it('tags any make, but shows the logo only on a certified Toyota that is not sold', () => {
    expect(tagOf({ make: 'Kia', certified: true })?.kind).toBe('certified');
    expect(showsCertifiedLogo(aVehicle({ make: 'Toyota', certified: true }))).toBe(true);
    expect(showsCertifiedLogo(aVehicle({ make: 'Kia', certified: true }))).toBe(false);
    expect(showsCertifiedLogo(aVehicle({ make: 'Toyota', certified: false }))).toBe(false);
    expect(showsCertifiedLogo(aVehicle({ make: 'Toyota', certified: true, sold: true }))).toBe(false);
  });
});
