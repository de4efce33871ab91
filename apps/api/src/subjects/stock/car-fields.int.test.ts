import { join } from 'node:path';
import { aDealership, aReview } from '@forecourt/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, testEnv } from '../../../test/test-app';
import { createImportBench } from '../../../test/test-import';
import { applyTestDealerships, applyTestSites, siteNamed } from '../../../test/test-stock';
import { createFolderPictures } from '../media/media-store';
import { diskOriginals } from '../media/originals/disk-originals';
import { canonicalProfile } from './profiles/canonical';

// Typed from section 3 of the specification, not from our schemas.
const words = (list: string) => list.split(/\s+/).filter(Boolean);
const car =
  words(`id slug path name make model badge series year km colour interior_colour price before_price offer_price
  subscription_price price_type preorder status car_type item_type tag reserved sold certified created_at updated_at
  photos_count stocknum vin regplate rego_expiry compliance_date build_date video_url external_video_url
  primary_image_url images thumbnails spin_images spin_code spin_interior_image hotspots location location_id
  standardEquipment simple_body simple_drive simple_transmission simple_fuel fuel drive trans seats doors engine_size
  engine_size_litres views gearnum bodyconfiguration city state dealercomments dealership_slug dealership_id
  show_on_dealer_website has_nvic file finance_lenders payment_processors private_suburb private_postcode
  carsales_title autograb_data`);
const variant = words(`cylinders enginesize enginesize_litres induction geartype fuelconsumptioncombined fuelcapacity
  grossvehiclemass vehiclelength vehicleheight vehiclewidth towingcapacitybraked torque ancaprating bodyconfiguration`);
const caravan = words('body_width body_length tare_weight axle_type sleeps aggregate_trailer_mass');
/** They follow from other fields, or are ours: no feed says them. */
const derived = words(
  'id slug path name sold updated_at photos_count primary_image_url thumbnails views dealership_slug dealership_id',
);

const lender = {
  financeProvider: 'manual',
  disclaimer: 'Subject to approval.',
  deposit: 2000,
  paymentMonth: 410.5,
  paymentWeek: 95,
  totalPayable: 29_400,
  interestRate: 8.5,
  comparisonRate: 9.1,
  termMonths: 60,
  termWeeks: 260,
  termYears: 5,
  term: { unit: 'months' },
  balloon: 0,
  establishmentFees: 395,
};
const hotspot = {
  id: 'towbar',
  anchors: ['rear'],
  description: 'Tow bar, 3,500 kg braked',
  exterior: [{ activeAngle: 12, posX: 40.5, posY: 55 }],
  interior: [],
};
/** A vehicle as a feed says it, whole. */
const told = {
  stocknum: 'S1',
  location_id: 'yard-north',
  item_type: 'caravan',
  car_type: 'demo',
  status: 'coming_soon',
  reserved: true,
  make: 'Jayco',
  model: 'Journey',
  badge: 'Outback',
  series: 'II',
  year: 2025,
  km: 1200,
  colour: 'White',
  interior_colour: 'Grey',
  price: 64_990,
  before_price: 69_990,
  offer_price: 63_990,
  subscription_price: 499.5,
  price_type: 'drive_away',
  preorder: true,
  tag: 'Test Drive Only',
  certified: true,
  show_on_dealer_website: true,
  has_nvic: true,
  vin: '6T9T26V9E50001234',
  regplate: 'ABC123',
  rego_expiry: '2027-03-05',
  compliance_date: '2025-02-01',
  build_date: '2025-01-01',
  body: 'Caravan',
  bodyconfiguration: 'Pop-top',
  simple_body: 'ute',
  fuel: 'Diesel',
  simple_fuel: 'Diesel',
  drive: '4x2',
  simple_drive: '2WD',
  trans: 'Automatic',
  simple_transmission: 'Automatic',
  gearnum: 6,
  seats: 4,
  doors: 2,
  engine_size: 1998,
  engine_size_litres: 2,
  variant: {
    cylinders: 4,
    enginesize: 1998,
    enginesize_litres: 2,
    induction: 'Turbo',
    geartype: 'Automatic',
    fuelconsumptioncombined: 6.4,
    fuelcapacity: 60,
    grossvehiclemass: 2500,
    vehiclelength: 6200,
    vehicleheight: 2900,
    vehiclewidth: 2400,
    towingcapacitybraked: 1500,
    torque: 350,
    ancaprating: 5,
    bodyconfiguration: 'Pop-top',
  },
  caravan: {
    body_width: 8,
    body_length: 18.5,
    tare_weight: 2100,
    axle_type: 'Tandem',
    sleeps: 4,
    aggregate_trailer_mass: 2600,
  },
  standardEquipment: ['Awning', 'Solar panel'],
  dealercomments: 'One owner.',
  carsales_title: '2025 Jayco Journey Outback',
  city: 'Geelong',
  state: 'VIC',
  private_suburb: 'Belmont',
  private_postcode: '3216',
  images: ['front.jpg', 'rear.jpg'],
  spin_images: ['spin-1.jpg', 'spin-2.jpg'],
  spin_code: 'SPIN-77',
  spin_interior_image: 'inside.jpg',
  hotspots: [hotspot],
  video_url: 'https://video.example/1',
  external_video_url: 'https://video.example/2',
  file: 'https://reports.example/1.pdf',
  finance_lenders: { manual: lender },
  payment_processors: ['test'],
  autograb_data: { state_average_market_price: 61_000, average_market_price: 60_500 },
  created_at: '2026-11-01T00:00:00.000Z',
};

let bench: Awaited<ReturnType<typeof createImportBench>>;
let running: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  bench = await createImportBench();
  const [yard] = aDealership().locations;
  if (yard === undefined) throw new Error('no location');
  const locations = [{ ...yard, id: 'yard-north', name: 'Northern yard', visible: true, reviews: [aReview()] }];
  await applyTestDealerships(bench.database.db, aDealership({ id: 'yard', slug: 'yard', locations }));
  await applyTestSites(bench.database.db, siteNamed('yard', { locations: [{ id: 'yard-north' }] }));
  for (const [index, name] of [...told.images, ...told.spin_images, told.spin_interior_image].entries()) {
    const background = { r: 40 * index, g: 80, b: 120 };
    await sharp({ create: { width: 32, height: 24, channels: 3, background } })
      .jpeg()
      .toFile(join(bench.folder, name));
  }
  running = await startTestApp(bench.database, testEnv());
});
afterAll(async () => {
  await running.close();
  await bench.close();
});

const importTold = (change: object = {}) =>
  bench.run({
    file: bench.write('feed.json', JSON.stringify([{ ...told, ...change }])),
    dealership: 'yard',
    picture: createFolderPictures(
      { pool: bench.database.pool, originals: diskOriginals(bench.folder) },
      bench.folder,
      (name) => {
        throw new Error(`${name} is missing`);
      },
    ),
  });
const served = async () => {
  const [{ slug }] = (await bench.all("select slug from vehicles where stocknum = 'S1'")) as [{ slug: string }];
  const found = await running.api.getVehicle('yard', slug);
  if (!found.found) throw new Error('The vehicle is not shown.');
  return found.vehicle;
};

describe('the fields of location and dealership in section 3 of the specification', () => {
  it('[ENTY-01] are all in the site that the API answers', async () => {
    const site = await running.api.getSite('yard');
    const [shown] = site?.locations ?? [];
    const missing = (fields: string, of: object | undefined) => words(fields).filter((field) => !(field in (of ?? {})));
    expect(missing('id slug average_rating review_count', site?.dealerships[0])).toEqual([]);
    expect(
      missing(
        `id name slug primary location_type location_subtype manufacturers dealership_id dealership_slug visible phone
          dealer_license_number motor_vehicle_repairer image average_rating review_count reviews distribution_locations
          address contact_detail`,
        shown,
      ),
    ).toEqual([]);
    expect(missing('street city state postcode lat long place_id place_url map_key', shown?.address)).toEqual([]);
    expect(missing('phone landline_phone opening_hours', shown?.contact_detail)).toEqual([]);
    const [day] = shown?.contact_detail.opening_hours ?? [];
    expect(missing('weekday status formated_hours open close', day)).toEqual([]);
  });
});

describe('the fields of the car in section 3 of the specification', () => {
  it('[ENTY-01] are all read by the canonical profile under their own names, but for those that follow from others', () => {
    const columns = new Set(canonicalProfile.columns.map(({ column }) => column));
    const fields = new Set([...columns].map((column) => column.split('.')[0]));
    expect(car.filter((field) => !fields.has(field) && !derived.includes(field))).toEqual([]);
    for (const part of variant) expect(columns).toContain(`variant.${part}`);
    for (const part of caravan) expect(columns).toContain(`caravan.${part}`);
  });

  it('[ENTY-01] are all columns of the database, but for those that follow from others when a vehicle is read', async () => {
    const found = await bench.all("select column_name from information_schema.columns where table_name = 'vehicles'");
    const columns = new Set(found.map(({ column_name }) => column_name));
    expect(car.filter((field) => !columns.has(field))).toEqual(['path', 'location', 'dealership_slug']);
  });

  it('[ENTY-01] go from a feed through the database to the API, each with its value', async () => {
    expect(await importTold()).toMatchObject({ created: 1, rejects: [] });
    const vehicle = await served();
    expect(car.filter((field) => !(field in vehicle))).toEqual([]);
    const { images: _images, spin_images: _frames, spin_interior_image: _inside, ...asTold } = told;
    expect(vehicle).toMatchObject(asTold);
    expect(vehicle).toMatchObject({ location: 'Northern yard', photos_count: 2, dealership_slug: 'yard', views: 0 });
    const pictures = [
      ...vehicle.images.map(({ url }) => url),
      ...vehicle.spin_images,
      vehicle.spin_interior_image ?? 'none',
    ];
    expect(new Set(pictures).size).toBe(5);
    for (const url of pictures) expect(url).toMatch(/^\/media\/[0-9a-f]{64}$/);
    expect(vehicle.primary_image_url).toBe(vehicle.images[0]?.url);
  });

  it('[STCK-01] change with the feed, and are emptied when the feed leaves them out', async () => {
    await importTold({
      hotspots: [],
      finance_lenders: {},
      spin_images: [],
      spin_interior_image: null,
      autograb_data: null,
    });
    expect(await served()).toMatchObject({
      hotspots: [],
      finance_lenders: {},
      spin_images: [],
      spin_interior_image: null,
      autograb_data: null,
    });
    expect(await importTold()).toMatchObject({ updated: 1 });
    expect(await importTold()).toMatchObject({ unchanged: 1 });
  });
});
