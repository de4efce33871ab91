import type { FeedRecord } from '../feed-vehicle';
import { isHiddenPrice } from '../row-reader';
import { type TranslatedColumn, translatedProfile, wordsBy } from './translated-profile';

/**
 * DAP is drive away, EGC excludes government charges; the drive-away price is the one that is advertised. POA in one of
 * them leaves the other, if it has an amount.
 */
const priceOf = (record: FeedRecord): FeedRecord => {
  const named = (column: string): string => (record[column] ?? '').trim();
  const isNothing = (value: string): boolean =>
    value === '' || value === '-' || /^\$?0+(\.0+)?$/.test(value) || isHiddenPrice(value);
  if (!isNothing(named('DAP Price'))) return { price: named('DAP Price'), price_type: 'drive_away' };
  if (!isNothing(named('EGC Price'))) return { price: named('EGC Price'), price_type: 'excl_gov_charges' };
  return {};
};

/** `2.0`, `2.0L` are litres; `1998`, `1998cc` are cubic centimetres. */
const engineSize = (value: string): FeedRecord => {
  const match = /^(\d+(?:\.\d+)?)\s*(l|lt|ltr|litres?|cc)?$/i.exec(value.trim().replaceAll(',', ''));
  if (match?.[1] === undefined) return { engine_size_litres: value };
  const size = Number(match[1]);
  if (size === 0) return {};
  return size > 30 || match[2]?.toLowerCase() === 'cc' ? { engine_size: match[1] } : { engine_size_litres: match[1] };
};

const columns: readonly TranslatedColumn[] = [
  { column: 'Stock number', field: 'stocknum' },
  {
    column: 'Car type',
    field: 'car_type',
    note: 'New, Demo, Used, Pre-Owned or Near New',
  },
  { column: 'Make', field: 'make' },
  { column: 'Model', field: 'model' },
  {
    column: 'DAP Price',
    field: 'price, price_type',
    note: 'drive away; advertised when there is one',
    read: (_, record) => priceOf(record),
  },
  {
    column: 'EGC Price',
    field: 'price, price_type',
    note: 'excluding government charges; advertised when DAP Price is empty',
    read: () => ({}),
  },
  { column: 'Badge', field: 'badge' },
  { column: 'Series', field: 'series' },
  { column: 'Cylinders', field: 'variant.cylinders' },
  { column: 'Rego', field: 'regplate' },
  { column: 'Rego expiry', field: 'rego_expiry', note: 'dd/mm/yyyy' },
  { column: 'Vin', field: 'vin' },
  { column: 'Body', field: 'body' },
  { column: 'Year', field: 'year' },
  { column: 'Odometer', field: 'km' },
  { column: 'Interior Colour', field: 'interior_colour' },
  { column: 'Exterior Colour', field: 'colour' },
  { column: 'Location code', field: 'location_id', note: 'id of a location of the dealership' },
  { column: 'Vehicle description', field: 'carsales_title' },
  { column: 'Build date', field: 'build_date', note: 'dd/mm/yyyy, mm/yyyy or Mar-2019' },
  {
    column: 'Compliance date',
    field: 'compliance_date',
    note: 'dd/mm/yyyy, mm/yyyy or Mar-2019',
  },
  { column: 'Dealercomments', field: 'dealercomments' },
  { column: 'Fuel', field: 'fuel' },
  { column: 'Transmission', field: 'trans' },
  { column: 'Doors', field: 'doors' },
  { column: 'Seats', field: 'seats' },
  {
    column: 'Features',
    field: 'standardEquipment',
    note: 'joined by comma, semicolon or |',
    read: wordsBy('standardEquipment', /[,;|]/),
  },
  { column: 'Certified', field: 'certified' },
  { column: 'Drive', field: 'drive' },
  { column: 'Engine size', field: 'engine_size_litres, engine_size', note: 'litres, or cc above 30', read: engineSize },
];

/** Dealer Studio's export. It names no pictures: they are taken by stock number from the folder of pictures. */
export const dealerStudioCsvProfile = translatedProfile({
  name: 'dealer-studio-csv',
  description: 'Dealer Studio: Stock number, Car type, DAP Price, EGC Price, Location code.',
  requiredColumns: ['Stock number', 'Car type', 'Make', 'Model', 'Year'],
  columns,
});
