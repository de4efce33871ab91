import type { Dealership } from '@forecourt/config/dealership';
import { type Location, locationSlug, type OpeningHours } from '@forecourt/domain/location';

/** Open Monday to Friday 8:30 to 17:30 and Saturday 9 to 16, closed on Sunday. */
export const weekHours: readonly OpeningHours[] = Array.from({ length: 7 }, (_, weekday) => {
  if (weekday === 0) return { weekday, status: 'Closed', open: null, close: null, formated_hours: 'Closed' };
  return weekday === 6
    ? { weekday, status: 'Open', open: '09:00', close: '16:00', formated_hours: '9 am - 4 pm' }
    : { weekday, status: 'Open', open: '08:30', close: '17:30', formated_hours: '8:30 am - 5:30 pm' };
});

/** A sales yard in Sydney; any field may be overridden. The slug follows from the name unless it is given. */
export const aLocation = (overrides: Partial<Location> = {}): Location => {
  const name = overrides.name ?? 'Harbour City Motors Sales';
  return {
    id: 'harbour-city-sales',
    primary: true,
    location_type: 'sales',
    location_subtype: null,
    manufacturers: [],
    dealership_id: 'harbour-city-motors',
    dealership_slug: 'harbour-city-motors',
    visible: true,
    phone: '(02) 5550 1234',
    phone_by_car_type: {},
    email: 'sales@harbour-city.example',
    dealer_license_number: 'MD000001',
    motor_vehicle_repairer: null,
    image: null,
    average_rating: 4.6,
    review_count: 128,
    distribution_locations: [],
    time_zone: 'Australia/Sydney',
    address: {
      street: '12 Example Quay',
      city: 'Sydney',
      state: 'NSW',
      postcode: '2000',
      lat: -33.8688,
      long: 151.2093,
      place_id: null,
      place_url: null,
      map_key: null,
    },
    contact_detail: { phone: '(02) 5550 1234', landline_phone: null, opening_hours: [...weekHours] },
    special_hours: [],
    ...overrides,
    name,
    slug: overrides.slug ?? locationSlug(name),
  };
};

/** A dealership with one location and one address for leads; any field may be overridden. */
export const aDealership = (overrides: Partial<Dealership> = {}): Dealership => {
  const { dealership_id: _id, dealership_slug: _slug, ...location } = aLocation();
  return {
    id: 'harbour-city-motors',
    slug: 'harbour-city-motors',
    name: 'Harbour City Motors',
    average_rating: 4.6,
    review_count: 128,
    locations: [location],
    lead_destinations: [{ kind: 'email', to: ['leads@harbour-city.example'] }],
    ...overrides,
  };
};
