import { aSiteDocument } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { successPath } from '../pages/page-paths';
import { hrefs } from './hrefs';

const to = hrefs(aSiteDocument());

describe('hrefs', () => {
  it('are the addresses of the pages that exist', () => {
    expect(to.search()).toBe('/search');
    expect(to.search({ car_type: ['used'] })).toBe('/search/used-cars');
    expect(to.vehicle({ slug: 'a-1' })).toBe('/cars/a-1');
    expect(to.enquire({ slug: 'a-1' })).toBe('/cars/a-1/enquire');
    expect(to.autogauge({ slug: 'a-1' })).toBe('/cars/a-1/autogauge');
    expect(to.vehicleView({ slug: 'a-1' })).toBe('/cars/a-1/view.json');
    expect(to.vehicleMap({ slug: 'a-1' })).toBe('/cars/a-1#vehicle-map');
    const location = { name: 'Harbour City Sales', slug: 'harbour-city', dealership_slug: 'harbour' };
    expect(to.location(location)).toBe('/contact#harbour-city');
    const byName = aSiteDocument({ routes: { location: '/contact-us/{location-slug}' } });
    expect(hrefs(byName).location(location)).toBe('/contact-us/harbour-city');
  });

  it('lead from a sold vehicle to its model search, in every city', () => {
    expect(to.modelSearch({ make: 'Toyota', model: 'LandCruiser Prado' })).toBe('/search/toyota/landcruiser-prado');
    const inCity = hrefs(aSiteDocument({ search: { defaultCity: 'Sydney' } }));
    expect(inCity.modelSearch({ make: 'Toyota', model: 'HiLux' })).toBe('/search/toyota/hilux?city=');
  });

  it('confirm an enquiry by category, car type and lead', () => {
    expect(successPath({ category: 'general' })).toBe('/success?category=general');
    expect(successPath({ category: 'vehicle', carType: 'used', leadId: 'x&y' })).toBe(
      '/success?category=vehicle&car_type=used&lead=x%26y',
    );
  });
});
