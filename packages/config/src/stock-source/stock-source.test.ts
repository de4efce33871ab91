import { aVehicle } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import type { StockSource } from '../site-document/site-document';
import { siteShows } from './stock-source';

const shows = (overrides: Parameters<typeof aVehicle>[0], ...stockFrom: StockSource[]) =>
  siteShows({ stockFrom }, aVehicle(overrides));
const own: StockSource = { dealership: 'harbour-city-motors' };

describe('siteShows', () => {
  it('[SITE-08] shows the stock of its dealerships and of no other', () => {
    expect(shows({}, own)).toBe(true);
    expect(shows({ dealership_slug: 'another' }, own)).toBe(false);
    expect(shows({ dealership_slug: 'another' }, own, { dealership: 'another' })).toBe(true);
  });

  it('[SITE-08] joins the lists of a source by AND, values of a list by OR', () => {
    const source: StockSource = { ...own, make: ['nissan', 'Toyota'], car_type: ['used'], item_type: ['car'] };
    expect(shows({}, source)).toBe(true);
    expect(shows({ make: 'Kia' }, source)).toBe(false);
    expect(shows({ car_type: 'new' }, source)).toBe(false);
    expect(shows({ item_type: 'truck' }, source)).toBe(false);
    expect(shows({ location_id: null }, { ...own, location: ['harbour-city-sales'] })).toBe(false);
    expect(shows({}, { ...own, location: ['harbour-city-sales'] })).toBe(true);
    expect(shows({}, { ...own, make: [] })).toBe(false);
  });

  it('[ENTY-02] never shows what is hidden', () => {
    expect(shows({ show_on_dealer_website: false }, own)).toBe(false);
  });
});
