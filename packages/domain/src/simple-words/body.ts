import { slugify } from '../slug/slug';
import { type BodyType, bodyTypes } from '../vehicle/vocabulary';

/** Bodies as a shopper reads them and as the search facet `body` holds them. */
export const bodyLabels = {
  '4x4': '4x4',
  bus: 'Bus',
  cabChassis: 'Cab Chassis',
  convertible: 'Convertible',
  coupe: 'Coupe',
  hardtop: 'Hardtop',
  hatch: 'Hatchback',
  hatchback: 'Hatchback',
  motorhome: 'Motorhome',
  lightTruck: 'Light Truck',
  peopleMover: 'People Mover',
  sedan: 'Sedan',
  softtop: 'Softtop',
  suv: 'SUV',
  ute: 'Ute',
  van: 'Van',
  wagon: 'Wagon',
  stationWagon: 'Wagon',
} as const satisfies Record<BodyType, string>;

/** Feed words beyond the body types' own names. Words that could mean several bodies are left out on purpose. */
const feedWords: Readonly<Record<string, BodyType>> = {
  '4wd': '4x4',
  '4x4-suv': '4x4',
  cabriolet: 'convertible',
  'soft-top': 'softtop',
  'hard-top': 'hardtop',
  liftback: 'hatchback',
  'sports-utility-vehicle': 'suv',
  'sport-utility-vehicle': 'suv',
  utility: 'ute',
  'ute-tray': 'ute',
  'utility-dual-cab': 'ute',
  'dual-cab': 'ute',
  'dual-cab-utility': 'ute',
  'double-cab': 'ute',
  'dual-cab-pick-up': 'ute',
  pickup: 'ute',
  'pick-up': 'ute',
  'double-cab-pick-up': 'ute',
  'crew-cab': 'ute',
  'extra-cab': 'ute',
  'extended-cab': 'ute',
  'single-cab': 'ute',
  'single-cab-chassis': 'cabChassis',
  'dual-cab-chassis': 'cabChassis',
  'double-cab-chassis': 'cabChassis',
  'extra-cab-chassis': 'cabChassis',
  'tray-truck': 'lightTruck',
  'panel-van': 'van',
  'delivery-van': 'van',
  minivan: 'peopleMover',
  mpv: 'peopleMover',
  minibus: 'bus',
  'mini-bus': 'bus',
  saloon: 'sedan',
  estate: 'wagon',
  campervan: 'motorhome',
};

const preferred: Partial<Record<BodyType, BodyType>> = { hatch: 'hatchback', stationWagon: 'wagon' };

const byWord = new Map<string, BodyType>([
  ...bodyTypes.flatMap((body): [string, BodyType][] => {
    const words = body === '4x4' ? body : body.replace(/([A-Z])/g, ' $1');
    const slug = slugify(words);
    return [
      [slug, body],
      [slug.replaceAll('-', ''), body],
    ];
  }),
  ...Object.entries(feedWords),
]);

/**
 * The body type a feed's word means; `hatch` and `stationWagon` become `hatchback` and `wagon`, so that one body is
 * one value. Null when the word is none of them (such as Commercial, or a motorcycle's body).
 */
export const simpleBody = (word: string | null): BodyType | null => {
  const body = byWord.get(slugify(word ?? ''));
  return body === undefined ? null : (preferred[body] ?? body);
};

/** A body as a shopper reads it: the label of the type it means, else the word itself. Empty when there is none. */
export const bodyLabel = (word: string | null): string => {
  const body = simpleBody(word);
  return body === null ? (word ?? '').trim() : bodyLabels[body];
};

/** The slug that names a body in `/search/{body}-cars` (ROUTE-03), e.g. `people-mover`. */
export const bodySlug = (body: BodyType): string => slugify(bodyLabels[preferred[body] ?? body]);

/** The body type a path's word names: its own slug or a spelling of the spec's list (`hatch`, `station-wagon`). */
export const bodyBySlug = (slug: string): BodyType | null => {
  const body = byWord.get(slug);
  return body === undefined || Object.hasOwn(feedWords, slug) ? null : (preferred[body] ?? body);
};
