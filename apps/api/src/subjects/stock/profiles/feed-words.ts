import type { CarType, PriceType, Vehicle } from '@forecourt/domain/vehicle';

/** A word as feeds write it, less case, dots and hyphens. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['.]/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();

const carTypes: Readonly<Record<string, CarType>> = {
  n: 'new',
  'brand new': 'new',
  d: 'demo',
  'ex demo': 'demo',
  demonstrator: 'demo',
  'ex demonstrator': 'demo',
  u: 'used',
  'pre owned': 'used',
  preowned: 'used',
  'certified pre owned': 'used',
  'certified used': 'used',
  'second hand': 'used',
  secondhand: 'used',
  // Registered before, however few its kilometres: to a shopper that is no new car.
  'near new': 'used',
  'nearly new': 'used',
  'as new': 'used',
};

const priceTypes: Readonly<Record<string, PriceType>> = {
  dap: 'drive_away',
  'drive away': 'drive_away',
  driveaway: 'drive_away',
  egc: 'excl_gov_charges',
  'plus on roads': 'plus_on_roads',
  'plus on road costs': 'plus_on_roads',
  'plus orc': 'plus_on_roads',
};

const withoutCharges = /^(?:ex|excl|excludes|excluding) gov(?:t|ernment)? charges?$/;

const among = <Meaning>(meanings: Readonly<Record<string, Meaning>>, word: string): Meaning | undefined =>
  Object.hasOwn(meanings, word) ? meanings[word] : undefined;

/** What feeds mean by another word for new, demo or used. */
export const carTypeMeant = (word: string): CarType | undefined => among(carTypes, plain(word));

/** States of a vehicle that is on sale and promised to somebody. */
const reservedWords: readonly string[] = [
  'reserved',
  'held',
  'hold',
  'on hold',
  'under offer',
  'under deposit',
  'deposit taken',
  'sale pending',
];

/** Whether a feed says by its status that a vehicle is reserved. */
export const isReservedWord = (word: string): boolean => reservedWords.includes(plain(word));

/** What feeds mean by another word for a status: one that is reserved is in stock. */
export const statusMeant = (word: string): Vehicle['status'] | undefined =>
  isReservedWord(word) ? 'in_stock' : undefined;

/** What feeds mean by another word for what a price includes. */
export const priceTypeMeant = (word: string): PriceType | undefined =>
  withoutCharges.test(plain(word)) ? 'excl_gov_charges' : among(priceTypes, plain(word));
