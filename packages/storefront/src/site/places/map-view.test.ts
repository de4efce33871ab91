import type { Place } from '@forecourt/domain/location';
import { aLocation } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { mapLabel, mappedPlaces } from './map-view';

const place = (name: string, at: { readonly lat: number | null; readonly long: number | null }): Place => {
  const lead = aLocation({ name });
  const location = { ...lead, address: { ...lead.address, ...at } };
  return { name, slug: name.toLowerCase(), lead: location, departments: [location] };
};
const north = place('North', { lat: -33.8, long: 151.2 });
const nowhere = place('Nowhere', { lat: null, long: null });

describe('a map of places', () => {
  it('shows the places with coordinates, each with the link of its marker', () => {
    expect(mappedPlaces([north, nowhere], ({ slug }) => `/locations/${slug}`)).toEqual([
      { name: 'North', lat: -33.8, long: 151.2, href: '/locations/north' },
    ]);
  });

  it('is named after its only place, or by the number of places', () => {
    expect(mapLabel([north])).toBe('Map of North');
    expect(mapLabel([north, nowhere])).toBe('Map of our 2 locations');
  });
});
