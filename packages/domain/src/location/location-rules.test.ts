import { aLocation, aVehicle } from '@forecourt/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locationSchema } from './location';
import {
  addressLine,
  filterLocations,
  isStockedAt,
  locationPhone,
  locationSlug,
  maskPhone,
  vehicleAddressLine,
} from './location-rules';

describe('locationSlug', () => {
  it.each([
    ['Harbour City Sales', 'harbour-city'],
    ['Harbour City Service', 'harbour-city'],
    ['Harbour City PARTS ', 'harbour-city'],
    ['Harbour City Parts Sales', 'harbour-city-parts'],
    ['Salesbury', 'salesbury'],
    ['Service', 'service'],
    ['Sales Bay', 'sales-bay'],
  ])('makes %s %s', (name, slug) => {
    expect(locationSlug(name)).toBe(slug);
  });
});

describe('filterLocations', () => {
  const sales = aLocation({ id: 's', primary: true });
  const service = aLocation({ id: 'w', primary: false, location_type: 'service' });
  const parts = aLocation({ id: 'p', primary: false, location_type: 'parts' });
  const hidden = aLocation({ id: 'h', visible: false });
  const all = [sales, service, parts, hidden];

  // The filter of LOC-01; where it shows as section, grid or carousel is the page's.
  it.each([
    ['primary', ['s']],
    ['sales', ['s']],
    ['service', ['w']],
    ['parts', ['p']],
    ['service-and-parts', ['w', 'p']],
    ['all', ['s', 'w', 'p']],
    ['p', ['p']],
    ['nothing', []],
  ])('gives %s (LOC-01)', (filter, ids) => {
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

  it('are masked in their last four digits until the shopper reveals them (SIDE-03)', () => {
    expect(maskPhone('(02) 5550 1234')).toBe('(02) 5550 ••••');
    expect(maskPhone('+61 400 000 12 3')).toBe('+61 400 00• •• •');
    expect(maskPhone('123')).toBe('•••');
    expect(maskPhone('')).toBe('');
  });

  it('never show one of the last four digits, and keep everything else', () => {
    const sign = fc.constantFrom(...'0123456789 ()+-');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 20 }), (phone) => {
        const masked = maskPhone(phone);
        const digits = phone.replace(/\D/g, '');
        expect(masked.replace(/\D/g, '')).toBe(digits.slice(0, -4));
        expect(masked).toHaveLength(phone.length);
        expect(masked.replace(/[•\d]/g, '#')).toBe(phone.replace(/\d/g, '#'));
      }),
    );
  });
});

describe('addressLine', () => {
  it('is one line', () => {
    expect(addressLine(aLocation().address)).toBe('12 Example Quay, Sydney NSW 2000');
    expect(addressLine({ ...aLocation().address, street: ' ' })).toBe('Sydney NSW 2000');
  });
});

describe('stock of a location (LOC-06)', () => {
  const yard = aLocation({ id: 'yard', distribution_locations: ['north', 'south'] });

  it.each([
    ['yard', true],
    ['north', true],
    ['south', true],
    ['west', false],
    [null, false],
  ])('includes vehicles of %s: %s', (location_id, expected) => {
    expect(isStockedAt(aVehicle({ location_id }), yard)).toBe(expected);
  });

  it('excludes vehicles of a location that names it as a distribution location', () => {
    const north = aLocation({ id: 'north', distribution_locations: [] });
    expect(isStockedAt(aVehicle({ location_id: 'yard' }), north)).toBe(false);
  });
});

describe('vehicleAddressLine (LOC-06)', () => {
  const yard = aLocation();
  const line = (private_suburb: string | null, private_postcode: string | null, state: 'NSW' | null = 'NSW') =>
    vehicleAddressLine(aVehicle({ private_suburb, private_postcode, state }), yard);

  it("is the dealer's address for the dealer's stock", () => {
    expect(line(null, null)).toBe('12 Example Quay, Sydney NSW 2000');
    expect(line('', '')).toBe('12 Example Quay, Sydney NSW 2000');
    expect(vehicleAddressLine(aVehicle(), null)).toBeNull();
  });

  it("is suburb and postcode for a privately held car, and never the dealer's address", () => {
    expect(line('Paddington', '2021')).toBe('Paddington NSW 2021');
    expect(line('Paddington', null)).toBe('Paddington NSW');
    expect(line(null, '2021', null)).toBe('2021');
    expect(vehicleAddressLine(aVehicle({ private_suburb: 'Paddington', private_postcode: '2021' }), null)).toBe(
      'Paddington NSW 2021',
    );
  });
});

describe('locations as they come', () => {
  it('[ENTY-03] are of type sales when the type is empty, and may have an average as text', () => {
    const read = (changed: object) => locationSchema.parse({ ...aLocation(), ...changed });
    expect(read({ location_type: '' }).location_type).toBe('sales');
    expect(read({ location_type: 'parts' }).location_type).toBe('parts');
    expect(locationSchema.safeParse({ ...aLocation(), location_type: 'yard' }).success).toBe(false);
    expect(read({ average_rating: '4.6' }).average_rating).toBe(4.6);
  });
});
