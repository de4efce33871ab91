import { type Vehicle, vehicleName, vehiclePath, vehicleSlug } from '@forecourt/domain/vehicle';

/** When the builders' world is: tests pass it as `now`. */
export const testNow = new Date('2026-03-16T02:00:00.000Z');

const base: Omit<Vehicle, 'name' | 'slug' | 'path'> = {
  id: '1001',
  dealership_id: 'harbour-city-motors',
  dealership_slug: 'harbour-city-motors',
  location_id: 'harbour-city-sales',
  stocknum: 'HC1001',
  item_type: 'car',
  car_type: 'used',
  status: 'in_stock',
  make: 'Toyota',
  model: 'HiLux',
  badge: 'SR5',
  series: 'GUN126R',
  year: 2022,
  km: 41_250,
  colour: 'Glacier White',
  interior_colour: 'Black',
  price: 52_990,
  before_price: null,
  offer_price: null,
  subscription_price: null,
  price_type: 'drive_away',
  preorder: false,
  tag: null,
  certified: false,
  reserved: false,
  sold: false,
  sold_at: null,
  show_on_dealer_website: true,
  has_nvic: true,
  // Longer ago than 8 days, so that no test vehicle is new by accident.
  created_at: '2026-02-02T03:00:00.000Z',
  updated_at: '2026-03-10T03:00:00.000Z',
  vin: 'MR0HA3CD500012345',
  regplate: 'ABC12D',
  rego_expiry: '2026-11-20',
  compliance_date: '2022-04-01',
  build_date: '2022-03-01',
  body: 'Dual Cab Utility',
  bodyconfiguration: null,
  simple_body: 'ute',
  fuel: 'Diesel',
  simple_fuel: 'Diesel',
  drive: '4x4',
  simple_drive: '4WD',
  trans: 'Automatic',
  simple_transmission: 'Automatic',
  gearnum: 6,
  seats: 5,
  doors: 4,
  engine_size: 2755,
  engine_size_litres: 2.8,
  variant: {
    cylinders: 4,
    enginesize: 2755,
    enginesize_litres: 2.8,
    induction: 'Turbo',
    geartype: 'Automatic',
    fuelconsumptioncombined: 7.9,
    fuelcapacity: 80,
    grossvehiclemass: 3050,
    vehiclelength: 5325,
    vehicleheight: 1865,
    vehiclewidth: 1900,
    towingcapacitybraked: 3500,
    torque: 500,
    ancaprating: 5,
    bodyconfiguration: null,
  },
  caravan: null,
  standardEquipment: ['Adaptive cruise control', 'Leather seats', 'Reversing camera', 'Tow bar'],
  dealercomments: 'One owner, full service history, ready for work or the weekend.',
  carsales_title: null,
  city: 'Sydney',
  state: 'NSW',
  private_suburb: null,
  private_postcode: null,
  photos_count: 2,
  primary_image_url: '/media/hilux-front.jpg',
  images: [
    { url: '/media/hilux-front.jpg', thumb_url: '/media/hilux-front-thumb.jpg' },
    { url: '/media/hilux-rear.jpg', thumb_url: '/media/hilux-rear-thumb.jpg' },
  ],
  thumbnails: [],
  spin_images: [],
  spin_code: null,
  spin_interior_image: null,
  hotspots: [],
  video_url: null,
  external_video_url: null,
  file: null,
  views: 12,
  finance_lenders: {},
  payment_processors: [],
  autograb_data: null,
};

/**
 * A used ute that is in stock, priced and pictured; any field may be overridden. Name, slug and path follow from the
 * fields unless they are given.
 */
export const aVehicle = (overrides: Partial<Vehicle> = {}): Vehicle => {
  const vehicle = { ...base, ...overrides };
  const slug = overrides.slug ?? vehicleSlug(vehicle);
  return {
    ...vehicle,
    slug,
    name: overrides.name ?? vehicleName(vehicle),
    path: overrides.path ?? vehiclePath({ slug }),
  };
};

/** A vehicle that sold at an instant. */
export const aSoldVehicle = (soldAt: Date, overrides: Partial<Vehicle> = {}): Vehicle =>
  aVehicle({ status: 'sold', sold: true, sold_at: soldAt.toISOString(), ...overrides });
