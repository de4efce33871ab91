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
const feedWords: Partial<Record<BodyType, string>> = {
  '4x4': '4wd 4x4-suv',
  convertible: 'cabriolet',
  softtop: 'soft-top',
  hardtop: 'hard-top',
  hatchback: 'liftback',
  suv: 'sports-utility-vehicle sport-utility-vehicle',
  ute: `utility ute-tray utility-dual-cab dual-cab dual-cab-utility double-cab dual-cab-pick-up pickup pick-up
    double-cab-pick-up crew-cab extra-cab extended-cab single-cab`,
  cabChassis: 'single-cab-chassis dual-cab-chassis double-cab-chassis extra-cab-chassis',
  lightTruck: 'tray-truck',
  van: 'panel-van delivery-van',
  peopleMover: 'minivan mpv',
  bus: 'minibus mini-bus',
  sedan: 'saloon',
  wagon: 'estate',
  motorhome: 'campervan',
};

const preferred: Partial<Record<BodyType, BodyType>> = { hatch: 'hatchback', stationWagon: 'wagon' };

/** The words of the spec's own list. */
const ownWords = new Map<string, BodyType>(
  bodyTypes.flatMap((body): [string, BodyType][] => {
    const slug = slugify(body === '4x4' ? body : body.replace(/([A-Z])/g, ' $1'));
    return [
      [slug, body],
      [slug.replaceAll('-', ''), body],
    ];
  }),
);

const byWord = new Map<string, BodyType>([
  ...ownWords,
  ...bodyTypes.flatMap((body) => (feedWords[body]?.split(/\s+/) ?? []).map((word): [string, BodyType] => [word, body])),
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
  const body = ownWords.get(slug);
  return body === undefined ? null : (preferred[body] ?? body);
};
