import { colourName } from '@forecourt/domain/feed-words';
import {
  carTypeSchema,
  itemTypeSchema,
  priceTypeSchema,
  stateSchema,
  vehicleStatusSchema,
} from '@forecourt/domain/vehicle';
import { RowReader, units } from '../row-reader';
import { carTypeMeant, isReservedWord, priceTypeMeant, statusMeant } from './feed-words';
import { bodyIn, driveIn, fuelIn, transmissionIn } from './filter-words';
import {
  clockOf,
  columnIn,
  type FeedProfile,
  homeLocation,
  latestYear,
  type MappedRow,
  type ProfileContext,
  placeOf,
} from './profile';
import { financeLendersOf, hotspotsOf, marketPricesOf } from './structured-fields';

/** Bounds of what a vehicle has or nobody has told: 0 is how feeds write that. */
const measured = (min: number, max: number, unit: RegExp) => ({ min, max, unit, zeroIsNothing: true });
const counted = (min: number, max: number, unit: RegExp) => ({ ...measured(min, max, unit), whole: true });

/** By the column; 0 is none of them. */
const bounds = {
  'variant.cylinders': counted(1, 16, units.cylinders),
  'variant.fuelconsumptioncombined': measured(0, 60, units.consumption),
  'variant.fuelcapacity': measured(0, 1000, units.litres),
  'variant.grossvehiclemass': measured(50, 100_000, units.kilograms),
  'variant.vehiclelength': measured(500, 30_000, units.millimetres),
  'variant.vehicleheight': measured(300, 6000, units.millimetres),
  'variant.vehiclewidth': measured(300, 4000, units.millimetres),
  'variant.towingcapacitybraked': measured(0, 100_000, units.kilograms),
  'variant.torque': measured(1, 10_000, units.newtonMetres),
  'variant.ancaprating': measured(0, 5, units.stars),
  'caravan.body_width': measured(1, 20, units.feet),
  'caravan.body_length': measured(1, 80, units.feet),
  'caravan.tare_weight': measured(50, 20_000, units.kilograms),
  'caravan.sleeps': counted(0, 20, units.people),
  'caravan.aggregate_trailer_mass': measured(50, 20_000, units.kilograms),
  gearnum: counted(1, 20, units.speeds),
  seats: counted(1, 80, units.seats),
  doors: counted(0, 10, units.doors),
  'variant.enginesize': measured(1, 20_000, units.cubicCentimetres),
  engine_size: measured(1, 20_000, units.cubicCentimetres),
  'variant.enginesize_litres': measured(0.1, 20, units.litres),
  engine_size_litres: measured(0.1, 20, units.litres),
} as const;

/** What a vehicle has of this column; null when nobody has told. */
const figure = (row: RowReader, column: keyof typeof bounds): number | null => row.number(column, bounds[column]);

const variantOf = (row: RowReader) => {
  const variant = {
    cylinders: figure(row, 'variant.cylinders'),
    enginesize: figure(row, 'variant.enginesize'),
    enginesize_litres: figure(row, 'variant.enginesize_litres'),
    induction: row.text('variant.induction'),
    geartype: row.text('variant.geartype'),
    fuelconsumptioncombined: figure(row, 'variant.fuelconsumptioncombined'),
    fuelcapacity: figure(row, 'variant.fuelcapacity'),
    grossvehiclemass: figure(row, 'variant.grossvehiclemass'),
    vehiclelength: figure(row, 'variant.vehiclelength'),
    vehicleheight: figure(row, 'variant.vehicleheight'),
    vehiclewidth: figure(row, 'variant.vehiclewidth'),
    towingcapacitybraked: figure(row, 'variant.towingcapacitybraked'),
    torque: figure(row, 'variant.torque'),
    ancaprating: figure(row, 'variant.ancaprating'),
    bodyconfiguration: row.text('variant.bodyconfiguration'),
  };
  return Object.values(variant).some((value) => value !== null) ? variant : null;
};

const caravanOf = (row: RowReader) => {
  const caravan = {
    body_width: figure(row, 'caravan.body_width'),
    body_length: figure(row, 'caravan.body_length'),
    tare_weight: figure(row, 'caravan.tare_weight'),
    axle_type: row.text('caravan.axle_type'),
    sleeps: figure(row, 'caravan.sleeps'),
    aggregate_trailer_mass: figure(row, 'caravan.aggregate_trailer_mass'),
  };
  return Object.values(caravan).some((value) => value !== null) ? caravan : null;
};

/** By its id, else by its name, else the one that holds all stock without any. */
const locationOf = (row: RowReader, { dealership }: ProfileContext) => {
  const id = row.text('location_id');
  const name = row.text('location');
  if (id === null && name === null) return homeLocation(dealership);
  if (id === null) {
    const named = dealership.locations.find((candidate) => candidate.name.toLowerCase() === name?.toLowerCase());
    const known = dealership.locations.map((candidate) => candidate.name).join(', ');
    if (named === undefined) row.refuse('location', `There is no location "${name}". This dealership has: ${known}.`);
    return named;
  }
  const location = dealership.locations.find((candidate) => candidate.id === id);
  if (location === undefined) {
    const known = dealership.locations.map((candidate) => candidate.id).join(', ');
    row.refuse('location_id', `There is no location "${id}". This dealership has: ${known}.`);
  }
  return location;
};

const columns = `
  stocknum location_id item_type car_type status reserved make model badge series year km colour interior_colour price
  before_price offer_price subscription_price price_type preorder tag certified show_on_dealer_website has_nvic vin
  regplate rego_expiry compliance_date build_date body bodyconfiguration simple_body fuel simple_fuel drive simple_drive
  trans simple_transmission gearnum seats doors engine_size engine_size_litres variant.cylinders variant.enginesize
  variant.enginesize_litres variant.induction variant.geartype variant.fuelconsumptioncombined variant.fuelcapacity
  variant.grossvehiclemass variant.vehiclelength variant.vehicleheight variant.vehiclewidth
  variant.towingcapacitybraked variant.torque variant.ancaprating variant.bodyconfiguration caravan.body_width
  caravan.body_length caravan.tare_weight caravan.axle_type caravan.sleeps caravan.aggregate_trailer_mass
  standardEquipment dealercomments carsales_title city state private_suburb private_postcode video_url
  external_video_url file images spin_images spin_code spin_interior_image hotspots finance_lenders payment_processors
  autograb_data.state_average_market_price autograb_data.average_market_price location created_at sold_at`
  .trim()
  .split(/\s+/)
  .map((column) => ({ column, field: column, ...(column === 'finance_lenders' ? { hasParts: true as const } : {}) }));

/**
 * The platform's own feed: columns are the spec's field names (ENTY-01), parts of the variant and of a caravan with a
 * dot (`variant.cylinders`), lists joined by `|` (`standardEquipment`, `images`), hotspots and lenders as JSON. Only
 * four columns are required. Not among them is what follows from others (name, slug, path, photos_count,
 * primary_image_url, thumbnails, sold) and what is ours alone (id, views, updated_at).
 */
export const canonicalProfile: FeedProfile = {
  name: 'canonical',
  description: 'Columns are the field names of the platform; lists are joined by |.',
  requiredColumns: ['stocknum', 'make', 'model', 'year'],
  columns,
  columnOf: columnIn(columns),
  map: (record, context): MappedRow => {
    const row = new RowReader(record);
    const location = locationOf(row, context);
    const clock = clockOf(context, location);
    const item_type = row.oneOf('item_type', itemTypeSchema.options, 'required') ?? 'car';
    const vehicle = {
      stocknum: row.stockNumber('stocknum'),
      location_id: location?.id ?? null,
      item_type,
      car_type: row.oneOf('car_type', carTypeSchema.options, 'required', carTypeMeant) ?? 'used',
      status: row.oneOf('status', vehicleStatusSchema.options, 'required', statusMeant) ?? 'in_stock',
      reserved: row.flag('reserved', isReservedWord(row.text('status') ?? '')),
      make: row.required('make', 'The make'),
      model: row.required('model', 'The model'),
      badge: row.text('badge'),
      series: row.text('series'),
      year: row.year('year', latestYear(context)),
      km: row.integer('km', { min: 0, max: 5_000_000, unit: units.kilometres }),
      colour: colourName(row.text('colour')),
      interior_colour: colourName(row.text('interior_colour')),
      price: row.money('price'),
      before_price: row.money('before_price'),
      offer_price: row.money('offer_price'),
      subscription_price: row.money('subscription_price'),
      price_type: row.oneOf('price_type', priceTypeSchema.options, 'optional', priceTypeMeant),
      preorder: row.flag('preorder', false),
      tag: row.text('tag'),
      certified: row.flag('certified', false),
      show_on_dealer_website: row.flag('show_on_dealer_website', true, 'required'),
      has_nvic: row.flag('has_nvic', false),
      vin: row.text('vin'),
      regplate: row.text('regplate'),
      rego_expiry: row.date('rego_expiry', clock),
      compliance_date: row.date('compliance_date', clock, { month: true }),
      build_date: row.date('build_date', clock, { month: true }),
      body: row.text('body'),
      bodyconfiguration: row.text('bodyconfiguration'),
      simple_body: bodyIn(row, ['simple_body', 'body'], item_type),
      fuel: row.text('fuel'),
      simple_fuel: fuelIn(row, ['simple_fuel', 'fuel']),
      drive: row.text('drive'),
      simple_drive: driveIn(row, ['simple_drive', 'drive']),
      trans: row.text('trans'),
      simple_transmission: transmissionIn(row, ['simple_transmission', 'trans']),
      gearnum: figure(row, 'gearnum'),
      seats: figure(row, 'seats'),
      doors: figure(row, 'doors'),
      engine_size: figure(row, 'engine_size'),
      engine_size_litres: figure(row, 'engine_size_litres'),
      variant: variantOf(row),
      caravan: caravanOf(row),
      standardEquipment: row.words('standardEquipment'),
      dealercomments: row.prose('dealercomments'),
      carsales_title: row.text('carsales_title'),
      ...placeOf({ city: row.text('city'), state: row.oneOf('state', stateSchema.options, 'optional') }, location),
      private_suburb: row.text('private_suburb'),
      private_postcode: row.text('private_postcode'),
      video_url: row.address('video_url'),
      external_video_url: row.address('external_video_url'),
      file: row.address('file'),
      spin_code: row.text('spin_code'),
      hotspots: hotspotsOf(row),
      finance_lenders: financeLendersOf(row),
      payment_processors: row.words('payment_processors'),
      autograb_data: marketPricesOf(row),
      pictures: row.pictures('images'),
      spin_pictures: row.pictures('spin_images', { whole: true }),
      spin_interior_picture:
        row.text('spin_interior_image') === null ? null : (row.pictures('spin_interior_image')[0] ?? null),
      created_at: row.instant('created_at', clock),
      sold_at: row.instant('sold_at', clock),
    };
    const stocknum = vehicle.stocknum === '' ? null : vehicle.stocknum;
    return row.reasons.length > 0 || stocknum === null
      ? { vehicle: null, reasons: row.faults, stocknum }
      : { vehicle, reasons: null, stocknum, warnings: row.warnings };
  },
};
