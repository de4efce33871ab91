import type { FeedRecord } from '../feed-vehicle';
import { listBy, type TranslatedColumn, translatedProfile, words } from './translated-profile';

/** 0 is how the feed writes that there is no price. */
const price = (value: string): FeedRecord => (/^\$?0+(\.0+)?$/.test(value.trim()) ? {} : { price: value });

const columns: readonly TranslatedColumn[] = [
  { column: 'StockNumber', field: 'stocknum' },
  { column: 'YardCode', field: 'location_id', note: 'id of a location of the dealership' },
  {
    column: 'StockType',
    field: 'car_type',
    note: 'New, Demo or Used, or their first letter',
    read: words('car_type', { n: 'new', d: 'demo', u: 'used', demonstrator: 'demo' }),
  },
  { column: 'YearGroup', field: 'year' },
  { column: 'Make', field: 'make' },
  { column: 'Model', field: 'model' },
  { column: 'Badge', field: 'badge' },
  { column: 'Body', field: 'body' },
  { column: 'DoorNum', field: 'doors' },
  { column: 'GearType', field: 'trans' },
  { column: 'DriveTrain', field: 'drive' },
  {
    column: 'PriceType',
    field: 'price_type',
    note: 'DAP is drive away, EGC excludes government charges',
    read: words('price_type', {
      dap: 'drive_away',
      'drive away': 'drive_away',
      driveaway: 'drive_away',
      'drive-away': 'drive_away',
      egc: 'excl_gov_charges',
      'excluding government charges': 'excl_gov_charges',
      'excl. government charges': 'excl_gov_charges',
      'excl govt charges': 'excl_gov_charges',
      'plus on roads': 'plus_on_roads',
      'plus on road costs': 'plus_on_roads',
    }),
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
