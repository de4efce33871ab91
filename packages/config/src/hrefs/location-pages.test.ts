import { aLocation } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import type { RouteSettings } from '../site-document/page-settings';
import { findLocationPage, locationPages } from './location-pages';

const named = (id: string, name: string, location_type: 'sales' | 'service' = 'sales') =>
  aLocation({ id, slug: id, name, location_type, dealership_id: 'city', dealership_slug: 'city-cars', primary: false });
const locations = [
  named('north', 'City North Sales'),
  named('north-workshop', 'City North Service', 'service'),
  named('south', 'City South Sales'),
];
const site = (location: RouteSettings['location']) => ({ routes: { location }, locations });
const at = (form: RouteSettings['location'], folder: 'locations' | 'contact-us', word: string) => {
  const found = findLocationPage(site(form), folder, word);
  return found?.kind === 'page' ? `page ${found.page.path}` : (found?.path ?? null);
};

// Feeds ROUTE-06, which is proven on the pages.
describe('locationPages', () => {
  it.each([
    ['/locations/{slug}', ['/locations/north', '/locations/south']],
    ['/locations/{dealership_slug}', ['/locations/city-cars']],
    ['/contact-us/{location-slug}', ['/contact-us/city-north', '/contact-us/city-south']],
    ['/contact', []],
  ] as const)('have their own pages in the form %s', (form, paths) => {
    expect(locationPages(site(form)).map(({ path }) => path)).toEqual(paths);
  });
});

describe('findLocationPage', () => {
  it.each([
    ['/locations/{slug}', 'page /locations/north', '/locations/north', '/locations/north', '/locations/north'],
    [
      '/locations/{dealership_slug}',
      '/locations/city-cars',
      '/locations/city-cars',
      'page /locations/city-cars',
      '/locations/city-cars',
    ],
    [
      '/contact-us/{location-slug}',
      '/contact-us/city-north',
      '/contact-us/city-north',
      '/contact-us/city-north',
      'page /contact-us/city-north',
    ],
    ['/contact', '/contact#north', '/contact#north', '/contact#north', '/contact#north'],
  ] as const)('has one page for every address with %s', (form, bySlug, byDepartment, byDealership, byName) => {
    expect(at(form, 'locations', 'north')).toBe(bySlug);
    expect(at(form, 'locations', 'north-workshop')).toBe(byDepartment);
    expect(at(form, 'locations', 'city-cars')).toBe(byDealership);
    expect(at(form, 'contact-us', 'city-north')).toBe(byName);
  });

  it('finds nothing at an unknown address', () => {
    expect(at('/locations/{slug}', 'locations', 'nowhere')).toBeNull();
    expect(at('/contact-us/{location-slug}', 'contact-us', 'city-cars')).toBeNull();
  });
});
