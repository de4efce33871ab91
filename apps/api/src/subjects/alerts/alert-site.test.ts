import type { Location } from '@forecourt/domain/location';
import { aDealership, aSiteDocument } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { shownLocation, siteTimeZone } from './alert-site';

const dealership = aDealership();
const [place] = dealership.locations;
/** A site with these places, in their order. */
const placed = (...places: readonly Partial<Location>[]) => {
  if (place === undefined) throw new Error('The dealership of tests has a place.');
  const locations = places.map((changed, at) => ({ ...place, id: `place-${at}`, slug: `place-${at}`, ...changed }));
  const site = { ...aSiteDocument(), locations: locations.map(({ id }) => ({ id, location_type: 'sales' as const })) };
  return { site, directory: { dealershipsOf: () => [{ ...dealership, locations }] } };
};

describe('siteTimeZone', () => {
  it('is that of the first location that the site shows, which is also who writes', () => {
    const { site, directory } = placed(
      { visible: false, time_zone: 'Australia/Perth' },
      { time_zone: 'Australia/Adelaide' },
    );
    expect(siteTimeZone(site, directory)).toBe('Australia/Adelaide');
    expect(shownLocation(site, directory)?.id).toBe('place-1');
  });

  it('is that of Sydney where none is shown', () => {
    const { site, directory } = placed({ visible: false, time_zone: 'Australia/Perth' });
    expect([siteTimeZone(site, directory), shownLocation(site, directory)]).toEqual(['Australia/Sydney', null]);
  });
});
