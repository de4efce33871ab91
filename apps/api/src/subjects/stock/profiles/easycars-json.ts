import type { FeedRecord } from '../feed-vehicle';
import { listBy, type TranslatedColumn, translatedProfile } from './translated-profile';

/** 0 is how the feed writes that there is no price. */
const price = (value: string): FeedRecord => (/^\$?0+(\.0+)?$/.test(value.trim()) ? {} : { price: value });

const columns: readonly TranslatedColumn[] = [
  { column: 'StockNumber', field: 'stocknum' },
  { column: 'YardCode', field: 'location_id', note: 'id of a location of the dealership' },
  {
    column: 'StockType',
    field: 'car_type',
    note: 'New, Demo or Used, or their first letter',
  },
  { column: 'YearGroup', field: 'year' },
  { column: 'Make', field: 'make' },
  { column: 'Model', field: 'model' },
  { column: 'Badge', field: 'badge' },
  { column: 'Body', field: 'body' },
  { column: 'Colour', field: 'colour' },
  { column: 'Odometer', field: 'km' },
  { column: 'DoorNum', field: 'doors' },
  { column: 'GearType', field: 'trans' },
  { column: 'DriveTrain', field: 'drive' },
  { column: 'FuelType', field: 'fuel' },
  { column: 'Vin', field: 'vin' },
  { column: 'Rego', field: 'regplate' },
  {
    column: 'PriceType',
    field: 'price_type',
    note: 'DAP or Drive Away; EGC or Excl. Govt Charges; Plus On Roads',
  },
  { column: 'Price', field: 'price', note: '0 is no price', read: price },
  { column: 'AdvDescription', field: 'dealercomments' },
  {
    column: 'ImageURLs',
    field: 'images',
    note: 'joined by comma; fetched in the background',
    read: listBy('images', /(?<!\s)\s*,\s*(?=https?:|$)|\|/i),
  },
];

/** EasyCars' export, with pictures by address. */
export const easycarsJsonProfile = translatedProfile({
  name: 'easycars-json',
  description: 'EasyCars: StockNumber, YardCode, StockType, YearGroup, PriceType, ImageURLs.',
  requiredColumns: ['StockNumber', 'StockType', 'YearGroup', 'Make', 'Model'],
  columns,
});
