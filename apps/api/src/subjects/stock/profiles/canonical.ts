import { simpleBody, simpleDrive, simpleFuel, simpleTransmission } from '@forecourt/domain/simple-words';
import {
  carTypeSchema,
  itemTypeSchema,
  priceTypeSchema,
  stateSchema,
  vehicleStatusSchema,
} from '@forecourt/domain/vehicle';
import { RowReader, units } from '../row-reader';
import { carTypeMeant, isReservedWord, priceTypeMeant, statusMeant } from './feed-words';
import { columnIn, type FeedProfile, homeLocation, type MappedRow, type ProfileContext, placeOf } from './profile';
import { financeLendersOf, hotspotsOf, marketPricesOf } from './structured-fields';

const variantOf = (row: RowReader) => {
  const variant = {
    cylinders: row.integer('variant.cylinders', 1, 16, units.cylinders),
    enginesize: row.number('variant.enginesize', { min: 1, max: 20_000, unit: units.cubicCentimetres }),
    enginesize_litres: row.number('variant.enginesize_litres', { min: 0.1, max: 20, unit: units.litres }),
    induction: row.text('variant.induction'),
    geartype: row.text('variant.geartype'),
    fuelconsumptioncombined: row.number('variant.fuelconsumptioncombined', {
      min: 0,
      max: 60,
      unit: units.consumption,
    }),
    fuelcapacity: row.number('variant.fuelcapacity', { min: 0, max: 1000, unit: units.litres }),
    grossvehiclemass: row.number('variant.grossvehiclemass', { min: 50, max: 100_000, unit: units.kilograms }),
    vehiclelength: row.number('variant.vehiclelength', { min: 500, max: 30_000, unit: units.millimetres }),
    vehicleheight: row.number('variant.vehicleheight', { min: 300, max: 6000, unit: units.millimetres }),
    vehiclewidth: row.number('variant.vehiclewidth', { min: 300, max: 4000, unit: units.millimetres }),
    towingcapacitybraked: row.number('variant.towingcapacitybraked', { min: 0, max: 100_000, unit: units.kilograms }),
    torque: row.number('variant.torque', { min: 1, max: 10_000, unit: units.newtonMetres }),
    ancaprating: row.number('variant.ancaprating', { min: 0, max: 5, unit: units.stars }),
    bodyconfiguration: row.text('variant.bodyconfiguration'),
  };
  return Object.values(variant).some((value) => value !== null) ? variant : null;
};

const caravanOf = (row: RowReader) => {
  const caravan = {
    body_width: row.number('caravan.body_width', { min: 1, max: 20, unit: units.feet }),
    body_length: row.number('caravan.body_length', { min: 1, max: 80, unit: units.feet }),
    tare_weight: row.number('caravan.tare_weight', { min: 50, max: 20_000, unit: units.kilograms }),
    axle_type: row.text('caravan.axle_type'),
    sleeps: row.integer('caravan.sleeps', 0, 20, units.people),
    aggregate_trailer_mass: row.number('caravan.aggregate_trailer_mass', {
      min: 50,
      max: 20_000,
      unit: units.kilograms,
    }),
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
  .map((column) => ({ column, field: column }));

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
    const body = row.text('body');
    const fuel = row.text('fuel');
    const drive = row.text('drive');
    const trans = row.text('trans');
    const vehicle = {
      stocknum: row.required('stocknum', 'The stock number'),
      location_id: location?.id ?? null,
      item_type: row.oneOf('item_type', itemTypeSchema.options, 'required') ?? 'car',
      car_type: row.oneOf('car_type', carTypeSchema.options, 'required', carTypeMeant) ?? 'used',
      status: row.oneOf('status', vehicleStatusSchema.options, 'required', statusMeant) ?? 'in_stock',
      reserved: row.flag('reserved', isReservedWord(row.text('status') ?? '')),
      make: row.required('make', 'The make'),
      model: row.required('model', 'The model'),
      badge: row.text('badge'),
      series: row.text('series'),
      year: row.year('year', context.year + 2),
      km: row.integer('km', 0, 5_000_000, units.kilometres),
      colour: row.text('colour'),
      interior_colour: row.text('interior_colour'),
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
      rego_expiry: row.date('rego_expiry'),
      compliance_date: row.date('compliance_date', { month: true }),
      build_date: row.date('build_date', { month: true }),
      body,
      bodyconfiguration: row.text('bodyconfiguration'),
      simple_body: simpleBody(row.text('simple_body') ?? body),
      fuel,
      simple_fuel: simpleFuel(row.text('simple_fuel') ?? fuel),
      drive,
      simple_drive: simpleDrive(row.text('simple_drive') ?? drive),
      trans,
      simple_transmission: simpleTransmission(row.text('simple_transmission') ?? trans),
      gearnum: row.integer('gearnum', 1, 20, units.speeds),
      seats: row.integer('seats', 1, 80, units.seats),
      doors: row.integer('doors', 0, 10, units.doors),
      engine_size: row.number('engine_size', { min: 1, max: 20_000, unit: units.cubicCentimetres }),
      engine_size_litres: row.number('engine_size_litres', { min: 0.1, max: 20, unit: units.litres }),
      variant: variantOf(row),
      caravan: caravanOf(row),
      standardEquipment: row.list('standardEquipment'),
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
      payment_processors: row.list('payment_processors'),
      autograb_data: marketPricesOf(row),
      pictures: row.pictures('images'),
      spin_pictures: row.pictures('spin_images', { whole: true }),
      spin_interior_picture:
        row.text('spin_interior_image') === null ? null : (row.pictures('spin_interior_image')[0] ?? null),
      created_at: row.instant('created_at'),
      sold_at: row.instant('sold_at'),
    };
    const stocknum = vehicle.stocknum === '' ? null : vehicle.stocknum;
    return row.reasons.length > 0 || stocknum === null
      ? { vehicle: null, reasons: row.faults, stocknum }
      : { vehicle, reasons: null, stocknum, warnings: row.warnings };
  },
};
