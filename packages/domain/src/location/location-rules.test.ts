import { aLocation } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { addressLine, filterLocations, locationPhone, locationSlug, maskPhone } from './location-rules';

describe('locationSlug', () => {
  it.each([
    ['Harbour City Sales', 'harbour-city'],
    ['Harbour City Service', 'harbour-city'],
    ['Harbour City PARTS ', 'harbour-city'],
    ['Harbour City Parts Sales', 'harbour-city-parts'],
    ['Salesbury', 'salesbury'],
    ['Service', 'service'],
    ['Sales Bay', 'sales-bay'],
  ])('[ROUTE-06] makes %s %s', (name, slug) => {
    expect(locationSlug(name)).toBe(slug);
  });
});

describe('filterLocations', () => {
  const sales = aLocation({ id: 's', primary: true });
  const service = aLocation({ id: 'w', primary: false, location_type: 'service' });
  const parts = aLocation({ id: 'p', primary: false, location_type: 'parts' });
  const hidden = aLocation({ id: 'h', visible: false });
  const all = [sales, service, parts, hidden];

  it.each([
    ['primary', ['s']],
    ['sales', ['s']],
    ['service', ['w']],
    ['parts', ['p']],
    ['service-and-parts', ['w', 'p']],
    ['all', ['s', 'w', 'p']],
    ['p', ['p']],
    ['nothing', []],
  ])('[LOC-01] gives %s', (filter, ids) => {
    expect(filterLocations(all, filter).map(({ id }) => id)).toEqual(ids);
  });

  it('[ENTY-02] never gives a hidden location, not even by its id', () => {
    expect(filterLocations(all, 'h')).toEqual([]);
  });
});

describe('phones', () => {
  it("prefers the car type's number, then the location's, then its landline", () => {
    const location = aLocation({ phone: '1', phone_by_car_type: { new: '2' } });
    expect(locationPhone(location, 'new')).toBe('2');
    expect(locationPhone(location, 'used')).toBe('1');
    const contact_detail = { phone: ' ', landline_phone: '3', opening_hours: [] };
    expect(locationPhone({ ...location, phone: null, contact_detail }, null)).toBe('3');
    expect(
      locationPhone({ ...location, phone: null, contact_detail: { ...contact_detail, landline_phone: null } }, null),
    ).toBeNull();
  });

  it('are masked in their last four digits', () => {
    expect(maskPhone('(02) 5550 1234')).toBe('(02) 5550 ••••');
    expect(maskPhone('123')).toBe('•••');
  });
});

describe('addressLine', () => {
  it('is one line', () => {
    expect(addressLine(aLocation().address)).toBe('12 Example Quay, Sydney NSW 2000');
  });
});
