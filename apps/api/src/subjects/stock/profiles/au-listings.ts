import { createHash } from 'node:crypto';
import { colourName, feedBody } from '@forecourt/domain/feed-words';
import { findMake } from '@forecourt/domain/makes';
import { simpleBody } from '@forecourt/domain/simple-words';
import { type CarType, stateSchema } from '@forecourt/domain/vehicle';
import { RowReader, units } from '../row-reader';
import { carTypeMeant } from './feed-words';
import { bodyIn, driveIn, fuelIn, transmissionIn } from './filter-words';
import {
  columnIn,
  type FeedProfile,
  homeLocation,
  latestYear,
  type MappedRow,
  type ProfileColumn,
  type ProfileContext,
  placeOf,
} from './profile';

const conditions: readonly CarType[] = ['used', 'new', 'demo'];

const counted = { door: /^(\d{1,2})\s*doors?$/i, seat: /^(\d{1,2})\s*seats?$/i };

/** "4 Doors" and "5 Seats"; listings without a door count write the seats under Doors. */
const countOf = (row: RowReader, columns: readonly string[], word: keyof typeof counted): number | null => {
  for (const column of columns) {
    const match = counted[word].exec(row.text(column) ?? '');
    if (match) return Number(match[1]);
  }
  return null;
};

/** "4 cyl, 2.2 L" is four cylinders and 2.2 litres; electric cars write "0 L". */
const engineOf = (row: RowReader): { cylinders: number | null; litres: number | null } => {
  const words = `${row.text('Engine') ?? ''}, ${row.text('CylindersinEngine') ?? ''}`;
  const cylinders = Number(/(\d{1,4})\s{0,8}cyl/i.exec(words)?.[1] ?? 0);
  const litres = Number(/(\d{1,4}(?:\.\d{1,4})?)\s{0,8}L\b/i.exec(words)?.[1] ?? 0);
  return { cylinders: cylinders > 0 ? cylinders : null, litres: litres > 0 ? litres : null };
};

/** "Bendigo, VIC" or "Bendigo, AU-VIC". */
const toldPlace = (row: RowReader) => {
  const [city, state] = (row.text('Location') ?? '').split(',').map((part) => part.trim());
  const known = stateSchema.safeParse(state?.replace(/^AU-/, '').toUpperCase());
  return { city: city || null, state: known.success ? known.data : null };
};

/** The title repeats year, brand and model; the rest is the badge. "(No Badge)" means none. */
const badgeOf = (row: RowReader, parts: readonly (string | null)[]): string | null => {
  let rest = row.text('Title') ?? '';
  for (const part of parts) {
    if (part !== null && rest.toLowerCase().startsWith(part.toLowerCase())) rest = rest.slice(part.length).trim();
  }
  rest = rest.replace(/\(no badge\)/i, '').trim();
  return rest === '' ? null : rest;
};

/**
 * Listings name no stock number: one is made from what does not change while a car is advertised. The price is left
 * out, so that a new price changes the vehicle instead of making another.
 */
const stockNumber = (row: RowReader, occurrence: ProfileContext['occurrence']): string => {
  const identity = ['Brand', 'Year', 'Model', 'Title', 'UsedOrNew', 'Kilometres', 'ColourExtInt', 'Location']
    // As written, whatever else is read out of it: a better reading must not make another vehicle.
    .map((column) => (row.source(column) ?? '').replace(/\s+/g, ' ').toLowerCase())
    .join('\u0000');
  const digest = createHash('sha256').update(identity).digest('hex').slice(0, 10).toUpperCase();
  const count = occurrence(digest);
  return count === 1 ? `AU${digest}` : `AU${digest}-${count}`;
};

const columns: readonly ProfileColumn[] = [
  { column: 'Brand', field: 'make' },
  { column: 'Year', field: 'year' },
  { column: 'Model', field: 'model' },
  { column: 'Title', field: 'badge, carsales_title', note: 'the badge is what year, brand and model leave over' },
  { column: 'UsedOrNew', field: 'car_type' },
  { column: 'Price', field: 'price', note: 'POA is no price' },
  { column: 'Car/Suv', field: 'simple_body', note: 'when BodyType is none we know' },
  { column: 'BodyType', field: 'body, simple_body' },
  { column: 'Transmission', field: 'trans, simple_transmission' },
  { column: 'Engine', field: 'variant.cylinders, engine_size_litres', note: '"4 cyl, 2 L"' },
  { column: 'CylindersinEngine', field: 'variant.cylinders', note: 'when Engine names none' },
  { column: 'DriveType', field: 'drive, simple_drive' },
  { column: 'FuelType', field: 'fuel, simple_fuel' },
  { column: 'FuelConsumption', field: 'variant.fuelconsumptioncombined' },
  { column: 'Kilometres', field: 'km' },
  { column: 'ColourExtInt', field: 'colour, interior_colour', note: '"White / Black"' },
  { column: 'Location', field: 'city, state', note: '"Bendigo, VIC"' },
  { column: 'Doors', field: 'doors, seats', note: 'seats when it says so' },
  { column: 'Seats', field: 'seats' },
];

/**
 * Australian classified listings: Brand, Year, Model, Car/Suv, Title, UsedOrNew, ... Price. The body column often holds
 * a dealer's name or an advertisement's state, so BodyType is read first and Car/Suv only when it is a body.
 */
export const auListingsProfile: FeedProfile = {
  name: 'au-listings',
  description: 'Australian classified listings with a Title and no stock number.',
  requiredColumns: ['Brand', 'Year', 'Model', 'Title', 'UsedOrNew', 'Price'],
  columns,
  columnOf: columnIn(columns),
  makesStockNumbers: true,
  map: (record, context): MappedRow => {
    const row = new RowReader(record);
    const brand = row.required('Brand', 'The make');
    const model = row.required('Model', 'The model');
    const year = row.year('Year', latestYear(context));
    const condition = row.oneOf('UsedOrNew', conditions, 'required', carTypeMeant);
    if (row.text('UsedOrNew') === null)
      row.refuse('UsedOrNew', 'The condition is missing. Use one of: used, new, demo.');
    const price = row.money('Price');
    const km = row.integer('Kilometres', { min: 0, max: 5_000_000, unit: units.kilometres });
    const consumption = row.number('FuelConsumption', {
      min: 0,
      max: 100,
      unit: units.consumption,
      zeroIsNothing: true,
    });
    // Counted for refused rows too, so that a twin keeps its number whatever becomes of the other.
    const stocknum = stockNumber(row, context.occurrence);
    if (row.reasons.length > 0 || condition === null) return { vehicle: null, reasons: row.faults, stocknum };

    const home = homeLocation(context.dealership);
    const engine = engineOf(row);
    const [colour, interior] = (row.text('ColourExtInt') ?? '').split('/').map((part) => part.trim());
    const body = row.text('BodyType');
    // Car/Suv often holds the name of a dealer: only a body that stands there alone is one.
    const simple_body = feedBody(body) ?? simpleBody(row.text('Car/Suv')) ?? bodyIn(row, ['BodyType'], 'car');
    const make = findMake(brand)?.name ?? brand;
    return {
      reasons: null,
      stocknum,
      warnings: row.warnings,
      vehicle: {
        stocknum,
        location_id: home?.id ?? null,
        item_type: 'car',
        car_type: condition,
        status: 'in_stock',
        reserved: false,
        make,
        model,
        badge: badgeOf(row, [String(year), brand, model]),
        series: null,
        year,
        km,
        colour: colourName(colour ?? null),
        interior_colour: colourName(interior ?? null),
        price,
        before_price: null,
        offer_price: null,
        subscription_price: null,
        price_type: price === null ? null : 'asking',
        preorder: false,
        tag: null,
        certified: false,
        show_on_dealer_website: true,
        has_nvic: false,
        vin: null,
        regplate: null,
        rego_expiry: null,
        compliance_date: null,
        build_date: null,
        body,
        bodyconfiguration: null,
        simple_body,
        fuel: row.text('FuelType'),
        simple_fuel: fuelIn(row, ['FuelType']),
        drive: row.text('DriveType'),
        simple_drive: driveIn(row, ['DriveType']),
        trans: row.text('Transmission'),
        simple_transmission: transmissionIn(row, ['Transmission']),
        gearnum: null,
        seats: countOf(row, ['Seats', 'Doors'], 'seat'),
        doors: countOf(row, ['Doors'], 'door'),
        engine_size: null,
        engine_size_litres: engine.litres,
        variant: {
          cylinders: engine.cylinders,
          enginesize: null,
          enginesize_litres: engine.litres,
          induction: null,
          geartype: null,
          fuelconsumptioncombined: consumption,
          fuelcapacity: null,
          grossvehiclemass: null,
          vehiclelength: null,
          vehicleheight: null,
          vehiclewidth: null,
          towingcapacitybraked: null,
          torque: null,
          ancaprating: null,
          bodyconfiguration: null,
        },
        caravan: null,
        standardEquipment: [],
        dealercomments: null,
        carsales_title: row.text('Title'),
        ...placeOf(toldPlace(row), home),
        private_suburb: null,
        private_postcode: null,
        video_url: null,
        external_video_url: null,
        file: null,
        spin_code: null,
        hotspots: [],
        finance_lenders: {},
        payment_processors: [],
        autograb_data: null,
        pictures: [],
        spin_pictures: [],
        spin_interior_picture: null,
        created_at: null,
        sold_at: null,
      },
    };
  },
};
