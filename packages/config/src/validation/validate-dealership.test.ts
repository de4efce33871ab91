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

  it.each([null, [], 'x'])('refuses %j without throwing', (input) => {
    expect(faultsOf(input).length).toBeGreaterThan(0);
  });
});
