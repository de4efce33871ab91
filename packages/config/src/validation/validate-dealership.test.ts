import { aDealership } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { validateDealership } from './validate-dealership';

const faultsOf = (input: unknown) => {
  const checked = validateDealership(input);
  return checked.ok ? [] : checked.faults;
};
const [location] = aDealership().locations;

describe('validateDealership', () => {
  it('accepts a dealership', () => {
    expect(validateDealership(aDealership())).toEqual({ ok: true, value: aDealership() });
  });

  it('names every fault with its path, unknown keys in locations and destinations among them', () => {
    const faults = faultsOf({
      ...aDealership(),
      slug: 'Not A Slug',
      locations: [{ ...location, fax: '1', address: { ...location?.address, postcode: '20' } }],
      lead_destinations: [{ kind: 'email', to: ['not-an-address'], cc: [] }],
    });
    expect(faults.map(({ path }) => path).toSorted()).toEqual([
      'lead_destinations[0].cc',
      'lead_destinations[0].to[0]',
      'locations[0].address.postcode',
      'locations[0].fax',
      'slug',
    ]);
  });

  it('wants a primary location, ids of their own, and zones that exist', () => {
    expect(faultsOf({ ...aDealership(), locations: [{ ...location, primary: false }] })[0]?.path).toBe('locations');
    expect(faultsOf({ ...aDealership(), locations: [location, location] })[0]?.path).toBe('locations[1].id');
    expect(faultsOf({ ...aDealership(), locations: [{ ...location, time_zone: 'Sydney' }] })[0]?.path).toBe(
      'locations[0].time_zone',
    );
  });

  it('wants a destination that takes every lead, and destinations narrowed by what the dealership has', () => {
    const all = { kind: 'email', to: ['all@dealer.example'] };
    const service = { ...all, categories: ['service'] };
    const here = { ...all, locations: [location?.id] };
    const pathsOf = (...lead_destinations: readonly unknown[]) =>
      faultsOf({ ...aDealership(), lead_destinations }).map(({ path }) => path);
    expect(pathsOf(all, service, here)).toEqual([]);
    expect(pathsOf({ ...all, otherwise: true }, service)).toEqual([]);
    expect(pathsOf(service)).toEqual(['lead_destinations']);
    expect(pathsOf(here, service)).toEqual(['lead_destinations']);
    expect(pathsOf(all, { ...here, locations: [location?.id, 'nowhere'] })).toEqual([
      'lead_destinations[1].locations[1]',
    ]);
    for (const narrowed of [service, here])
      expect(pathsOf(all, { ...narrowed, otherwise: true })).toEqual(['lead_destinations[1].otherwise']);
  });

  it.each([null, [], 'x'])('refuses %j without throwing', (input) => {
    expect(faultsOf(input).length).toBeGreaterThan(0);
  });
});
