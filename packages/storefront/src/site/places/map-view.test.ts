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
  it('shows those of which it is known where they are, each with where its sign leads', () => {
    expect(mappedPlaces([north, nowhere], ({ slug }) => `/locations/${slug}`)).toEqual([
      { name: 'North', lat: -33.8, long: 151.2, href: '/locations/north' },
    ]);
  });

  it('is called after its place, or by how many there are', () => {
    expect(mapLabel([north])).toBe('Map of North');
    expect(mapLabel([north, nowhere])).toBe('Map of our 2 locations');
  });
});
