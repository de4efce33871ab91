import { aDealership, aLocation, aSiteDocument } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { drivePlaces } from './drive-places';

const location = (id: string, more: Parameters<typeof aLocation>[0] = {}) => {
  const { dealership_id: _id, dealership_slug: _slug, ...own } = aLocation({ id, distribution_locations: [], ...more });
  return own;
};
const dealerships = [
  aDealership({
    id: 'north',
    locations: [
      location('yard'),
      location('showroom', { distribution_locations: ['yard'] }),
      location('annex'),
      location('hidden', { visible: false }),
      location('workshop'),
    ],
  }),
  aDealership({ id: 'south', locations: [location('depot')] }),
];
const site = aSiteDocument({
  locations: [
    ...['showroom', 'yard', 'annex', 'hidden', 'depot'].map((id) => ({ id })),
    { id: 'workshop', location_type: 'service' as const },
  ],
});
const placesOf = (vehicle: Parameters<typeof drivePlaces>[2]) =>
  drivePlaces(site, dealerships, vehicle).map((place) => place.location.id);

describe('places where test drives begin', () => {
  it('are the visible ones of sales, in the order of the site', () => {
    expect(placesOf(null)).toEqual(['showroom', 'yard', 'annex', 'depot']);
  });

  it('are of a vehicle where it stands and where its dealership shows it too', () => {
    expect(placesOf({ dealership_id: 'north', location_id: 'yard' })).toEqual(['showroom', 'yard']);
    expect(placesOf({ dealership_id: 'north', location_id: 'annex' })).toEqual(['annex']);
  });

  it('are all of its dealership where it stands nowhere that the site has', () => {
    expect(placesOf({ dealership_id: 'north', location_id: 'hidden' })).toEqual(['showroom', 'yard', 'annex']);
    expect(placesOf({ dealership_id: 'south', location_id: null })).toEqual(['depot']);
  });
});
