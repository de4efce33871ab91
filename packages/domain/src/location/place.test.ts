import { describe, expect, it } from 'vitest';
import type { Location } from './location';
import { findPlaces, placeBrands, placeDepartments } from './nearest-places';
import { departmentsLine, placesOf } from './place';

const location = (id: string, name: string, overrides: Partial<Location> = {}): Location => ({
  id,
  name,
  slug: id,
  primary: false,
  location_type: 'sales',
  location_subtype: null,
  manufacturers: [],
  dealership_id: 'd',
  dealership_slug: 'd',
  visible: true,
  phone: null,
  phone_by_car_type: {},
  email: null,
  dealer_license_number: null,
  motor_vehicle_repairer: null,
  image: null,
  average_rating: null,
  review_count: 0,
  distribution_locations: [],
  time_zone: 'Australia/Sydney',
  address: {
    street: '1 Example Street',
    city: 'Town',
    state: 'NSW',
    postcode: '2000',
    lat: null,
    long: null,
    place_id: null,
    place_url: null,
    map_key: null,
  },
  contact_detail: { phone: null, landline_phone: null, opening_hours: [] },
  special_hours: [],
  ...overrides,
});

// Feeds ROUTE-06 and LOC-05, which are proven on the pages.
describe('placesOf', () => {
  it('joins sales, service and parts of one name, sales first', () => {
    const places = placesOf([
      location('p', 'Northside Parts', { location_type: 'parts' }),
      location('n', 'Northside Sales'),
      location('s', 'Northside Service', { location_type: 'service' }),
      location('w', 'Westside Sales'),
    ]);
    expect(places.map(({ name, slug }) => [name, slug])).toEqual([
      ['Northside', 'northside'],
      ['Westside Sales', 'westside'],
    ]);
    expect(places[0]?.departments.map(({ id }) => id)).toEqual(['n', 's', 'p']);
    expect(places[0]?.lead.id).toBe('n');
  });

  it('has its primary location as lead, and never joins two dealerships', () => {
    const places = placesOf([
      location('n', 'Northside Sales'),
      location('s', 'Northside Service', { location_type: 'service', primary: true }),
      location('o', 'Northside Sales', { dealership_id: 'other' }),
    ]);
    expect(places.map(({ lead }) => lead.id)).toEqual(['s', 'o']);
  });

  it('loses no location', () => {
    const all = ['Sales', 'Parts', 'A Sales', 'A', 'B service'].map((name, at) => location(String(at), name));
    expect(
      placesOf(all)
        .flatMap(({ departments }) => departments.map(({ id }) => id))
        .toSorted(),
    ).toEqual(all.map(({ id }) => id));
    expect(placesOf([])).toEqual([]);
  });

  it('lists its departments in words when it has several', () => {
    const departments = [location('n', 'N Sales'), location('s', 'N Service', { location_type: 'service' })];
    expect(departmentsLine({ departments })).toBe('Sales, service');
    expect(departmentsLine({ departments: departments.slice(0, 1) })).toBeNull();
    const [sales, service] = departments;
    if (sales === undefined || service === undefined) throw new Error('There are two departments.');
    const trucks = { ...service, location_subtype: ' Trucks ' };
    expect(departmentsLine({ departments: [sales, service, trucks, { ...trucks, location_subtype: '' }] })).toBe(
      'Sales, service, service (Trucks)',
    );
    expect(departmentsLine({ departments: [trucks] })).toBe('Service (Trucks)');
    expect(departmentsLine({ departments: [] })).toBeNull();
  });
});

// Feeds GEO-01, which is proven on the page.
describe('findPlaces', () => {
  const places = placesOf([
    location('n', 'North Sales', { manufacturers: ['Kia', 'Nissan'] }),
    location('ns', 'North Service', { location_type: 'service' }),
    location('s', 'South Sales', { manufacturers: ['Toyota'] }),
  ]);
  const found = (criteria: Parameters<typeof findPlaces>[1]) => findPlaces(places, criteria).map(({ slug }) => slug);

  it('narrows places by brand and by department, also when two locations of a place have one each', () => {
    expect(found({})).toEqual(['north', 'south']);
    expect(found({ brand: 'nissan' })).toEqual(['north']);
    expect(found({ department: 'service' })).toEqual(['north']);
    expect(found({ brand: 'Kia', department: 'service' })).toEqual(['north']);
    expect(found({ brand: 'Toyota', department: 'service' })).toEqual([]);
  });

  it('lists the brands and departments that places have', () => {
    expect(placeBrands(places)).toEqual(['Kia', 'Nissan', 'Toyota']);
    expect(placeDepartments(places)).toEqual(['sales', 'service']);
  });
});
