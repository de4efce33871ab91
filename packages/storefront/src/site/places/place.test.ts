import { describe, expect, it } from 'vitest';
import { phoneLink } from './phone';
import { addressLines, directionsHref, hoursPhrases, licences } from './place';

const address = {
  street: '12 Quay Street',
  city: 'Sydney',
  state: 'NSW' as const,
  postcode: '2000',
  lat: null,
  long: null,
  place_id: null,
  place_url: null,
  map_key: null,
};

describe('a place', () => {
  it('has an address as on an envelope', () => {
    expect(addressLines(address)).toEqual(['12 Quay Street', 'Sydney NSW 2000']);
  });

  it('links to directions by its own map page, by coordinates, else by name and address', () => {
    const place = { name: 'Northshore', address };
    expect(directionsHref({ ...place, address: { ...address, place_url: 'https://map.example/1' } })).toBe(
      'https://map.example/1',
    );
    expect(directionsHref({ ...place, address: { ...address, lat: -33.8, long: 151.2 } })).toContain(
      'destination=-33.8%2C151.2',
    );
    expect(directionsHref(place)).toContain('destination=Northshore%2C+12+Quay+Street');
  });

  it('words its hours by runs of days and names its licences', () => {
    const day = { weekday: 1, status: 'Open' as const, open: '08:30', close: '17:30', formated_hours: '' };
    expect(hoursPhrases({ contact_detail: { phone: null, landline_phone: null, opening_hours: [] } })).toEqual([]);
    const week = [1, 2, 3, 4, 5].map((weekday) => ({ ...day, weekday }));
    expect(hoursPhrases({ contact_detail: { phone: null, landline_phone: null, opening_hours: week } })).toEqual([
      'Mon-Fri 8:30 am - 5:30 pm',
      'Sat Closed',
      'Sun Closed',
    ]);
    expect(licences({ dealer_license_number: 'MD1', motor_vehicle_repairer: null, address })).toEqual([
      'Motor dealer licence NSW MD1',
    ]);
  });
});

describe('phoneLink', () => {
  it('calls Australian numbers from anywhere', () => {
    expect(phoneLink('(02) 9555 0101')).toEqual({ label: '(02) 9555 0101', href: 'tel:+61295550101' });
    expect(phoneLink('1300 555 010').href).toBe('tel:1300555010');
    expect(phoneLink('+61 2 9555 0101').href).toBe('tel:+61295550101');
  });
});
