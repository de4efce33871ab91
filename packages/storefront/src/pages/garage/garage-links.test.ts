import { accountViews } from '@forecourt/config/hrefs';
import { aPublicSite } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { garageLinks, shownViews, valueHref, viewAt } from './garage-links';

describe('the view of an address', () => {
  it('is the first at the name of the page, and each other at one address alone', () => {
    expect(viewAt([], true)).toBe('saved');
    expect(viewAt(['privacy'], true)).toBe('privacy');
    for (const none of [['saved'], ['nothing'], ['cars', '1'], ['Cars']]) expect(viewAt(none, true)).toBeNull();
  });

  it('of own vehicles is there only where the site keeps them', () => {
    expect([viewAt(['cars'], true), viewAt(['cars'], false)]).toEqual(['cars', null]);
    expect(shownViews(true)).toEqual(accountViews);
    expect(shownViews(false)).not.toContain('cars');
  });
});

describe('garageLinks', () => {
  it('lead to a test drive that is booked where the dealer takes no more of them', () => {
    const site = aPublicSite({ flags: { auth: true, garage: true, 'test-drive': false } });
    expect(garageLinks(site, 'enquiries', false).bookings).toBe('/test-drive/');
  });
});

describe('valueHref', () => {
  it('fills in what is known of the vehicle, and leaves out the rest', () => {
    expect(valueHref('/sell-your-car', { make: 'Land Rover', model: 'Defender', year: 2019, km: null })).toBe(
      '/sell-your-car?make=Land+Rover&year=2019&model=Defender',
    );
  });
});
