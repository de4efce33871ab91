import fc from 'fast-check';
import type { IndexSettings } from '../src/settings/index-settings';
import { type NaiveAround, type NaiveQuery, type NaiveRecord, type NaiveTerm, splitWords } from './naive-search';

// Generators of stock and queries that make the engine and the naive reference easy to tell apart: near-equal words,
// values that differ by case or accent, missing and fractional numbers, lists, names that shoppers write together.

export const STOCK_SETTINGS: IndexSettings = {
  indexName: 'stock',
  searchableAttributes: ['make', 'model,badge', ['features', 'colour'], 'name', 'comments'],
  identifierAttributes: ['stocknum'],
  attributesForFaceting: [
    'searchable(make)',
    'searchable(model)',
    'badge',
    'colour',
    'features',
    'certified',
    'year',
    'make_model.lvl0',
    'make_model.lvl1',
    'filterOnly(site)',
  ],
  numericAttributes: ['price', 'year', 'km'],
  customRanking: ['desc(custom_rank)', 'asc(km)'],
  replicas: [
    { name: 'stock_price_asc', ranking: ['asc(price)'] },
    { name: 'stock_year_desc', ranking: ['desc(year)', 'asc(price)'] },
  ],
  attributesToHighlight: ['make', 'model', 'name', 'features'],
  paginationLimitedTo: 1000,
  maxValuesPerFacet: 100,
};

const MAKES = ['Toyota', 'TOYOTA', 'Land Rover', 'Mazda', 'Citroën', 'Great Wall', 'Mercedes-Benz', 'Nissan', 'Kia'];
const MODELS = ['RAV4', 'CX-5', 'X-TRAIL', '3 Series', 'Corolla', 'Camry', 'LandCruiser', 'Defender', '86', 'C4'];
const BADGES = ['GX', 'GXL', 'Sport', 'Maxx Sport', 'ST-X', ''];
const FEATURES = ['Alloy Wheels', 'Tow Bar', 'Reverse Camera', 'Adaptive Cruise Control', 'Sunroof', 'sunroof'];
const COLOURS = ['White', 'Black', 'Pearl White', 'Grey', ''];
const PROSE = 'towing camping spacious economical one-owner full service history camera x-trail camper corola'.split(
  ' ',
);

// A grid of a few hundred metres round Brisbane and one place far away: many equal distances.
const place = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({ lat: fc.integer({ min: -4, max: 4 }), lng: fc.integer({ min: -4, max: 4 }) })
      .map(({ lat, lng }) => ({ lat: -27.47 + lat / 500, lng: 153.02 + lng / 500 })),
  },
  { weight: 1, arbitrary: fc.constant({ lat: 51.5, lng: -0.1 }) },
);
const geoloc = fc.oneof(
  { weight: 5, arbitrary: place as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: fc.array(place, { maxLength: 3 }) as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(undefined, null, { lat: '1', lng: '2' }, { lat: 95, lng: 0 }) },
);

const number = (max: number) => fc.option(fc.integer({ min: 0, max }), { nil: undefined, freq: 8 });

export const recordArbitrary: fc.Arbitrary<NaiveRecord> = fc
  .record({
    id: fc.integer({ min: 0, max: 120 }),
    make: fc.constantFrom(...MAKES),
    model: fc.constantFrom(...MODELS),
    badge: fc.option(fc.constantFrom(...BADGES), { nil: null }),
    colour: fc.constantFrom(...COLOURS),
    features: fc.oneof(
      fc.constant(undefined),
      fc.constantFrom(...FEATURES),
      fc.array(fc.constantFrom(...FEATURES), { maxLength: 6 }),
    ),
    certified: fc.boolean(),
    year: number(6),
    price: fc.option(
      fc.integer({ min: 0, max: 40 }).map((value) => value / 2),
      { nil: undefined, freq: 8 },
    ),
    km: number(5),
    custom_rank: number(3),
    site: fc.constantFrom('a', 'b', 'c'),
    stocknum: fc.integer({ min: 0, max: 40 }),
    prose: fc.array(fc.constantFrom(...PROSE), { maxLength: 6 }),
    _geoloc: geoloc,
  })
  .map(({ id, prose, stocknum, year, ...rest }) => ({
    ...rest,
    objectID: `${rest.site}:${id}`,
    year: year === undefined ? undefined : 2015 + year,
    make_model: { lvl0: rest.make, lvl1: `${rest.make} > ${rest.model}` },
    stocknum: `${'ABC'[stocknum % 3]}-${1000 + stocknum}`,
    name: `${rest.make} ${rest.model}`,
    comments: prose.join(' '),
  }));

const WORDS = [...new Set([...MAKES, ...MODELS, ...BADGES, ...FEATURES, ...COLOURS, ...PROSE].flatMap(splitWords))];
const JOINED = [
  'landrover',
  'xtrail',
  'cx5',
  'greatwall',
  '3series',
  'rav',
  '4',
  'a1012',
  'b-1004',
  'C 1005',
  'towbar',
];

const mangledWord = fc
  .tuple(fc.constantFrom(...WORDS, ...JOINED), fc.nat(3), fc.nat(20), fc.constantFrom('x', 'a', 'e', '1'))
  .map(([word, kind, place, letter]) => {
    const at = place % word.length;
    if (kind === 0) return word;
    if (kind === 1) return word.slice(0, at + 1);
    if (kind === 2) return word.slice(0, at) + letter + word.slice(at + 1);
    return word.slice(0, at) + (word[at + 1] ?? '') + word[at]! + word.slice(at + 2);
  });

const searchText = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.array(mangledWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')) },
);

const FACET_VALUES: Readonly<Record<string, readonly string[]>> = {
  make: [...MAKES, 'toyota', 'LAND ROVER', 'none such'],
  model: MODELS,
  badge: BADGES.filter(Boolean),
  colour: COLOURS.filter(Boolean),
  features: FEATURES,
  certified: ['true', 'false'],
  year: ['2015', '2018', '2020'],
  'make_model.lvl0': MAKES,
  'make_model.lvl1': ['Toyota > Corolla', 'Land Rover > Defender'],
  site: ['a', 'b', 'c'],
  nothing: ['x'],
};

const facetTerm: fc.Arbitrary<NaiveTerm> = fc.constantFrom(...Object.keys(FACET_VALUES)).chain((attribute) =>
  fc.record({
    kind: fc.constant('facet' as const),
    attribute: fc.constant(attribute),
    value: fc.constantFrom(...FACET_VALUES[attribute]!),
    negated: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  }),
);

const numericAttribute = fc.constantFrom('price', 'year', 'km', 'custom_rank', 'nothing');
const bound = fc.oneof(
  fc.integer({ min: 0, max: 40 }).map((value) => value / 2),
  fc.integer({ min: 2014, max: 2022 }),
);

const numericTerm: fc.Arbitrary<NaiveTerm> = fc.oneof(
  fc.record({
    kind: fc.constant('number' as const),
    attribute: numericAttribute,
    comparison: fc.constantFrom('=', '!=', '<', '<=', '>', '>='),
    value: bound,
    negated: fc.constant(false),
  }),
  fc.record({
    kind: fc.constant('range' as const),
    attribute: numericAttribute,
    low: bound,
    high: bound,
    negated: fc.constant(false),
  }),
);

const clause = fc.oneof(
  { weight: 3, arbitrary: fc.array(facetTerm, { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.array(numericTerm, { minLength: 1, maxLength: 2 }) },
);

const around: fc.Arbitrary<NaiveAround> = fc
  .record({
    point: place,
    radius: fc.constantFrom(undefined, 1, 250, 900, 20_000_000),
    precision: fc.constantFrom<NaiveAround['precision']>(1, 300, [
      { from: 0, value: 100 },
      { from: 550, value: 1000 },
    ]),
  })
  .map(({ point, radius, precision }) => ({ ...point, radius, precision }));

const box = fc
  .tuple(place, place)
  .map(([one, other]): [number, number, number, number] => [one.lat, one.lng, other.lat, other.lng]);

/** Anywhere, around a point, or in boxes. */
const whereabouts: fc.Arbitrary<Pick<NaiveQuery, 'around' | 'boxes'>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: around.map((around) => ({ around })) },
  { weight: 1, arbitrary: fc.array(box, { minLength: 1, maxLength: 3 }).map((boxes) => ({ boxes })) },
);

const ALL_FACETS = [
  'make',
  'model',
  'badge',
  'colour',
  'features',
  'certified',
  'year',
  'make_model.lvl1',
  'price',
  'km',
];

const searched = fc.record({
  indexName: fc.constantFrom('stock', 'stock', 'stock_price_asc', 'stock_year_desc'),
  text: searchText,
  typos: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  prefix: fc.constantFrom('prefixLast', 'prefixLast', 'prefixAll', 'prefixNone'),
  restrictTo: fc.option(fc.subarray(['make', 'model', 'features', 'comments', 'stocknum'], { minLength: 1 }), {
    nil: undefined,
    freq: 6,
  }),
  clauses: fc.array(clause, { maxLength: 3 }),
  facets: fc.oneof(fc.constant(ALL_FACETS), fc.subarray(ALL_FACETS)),
  maxValuesPerFacet: fc.constantFrom(1, 3, 100),
  offset: fc.constantFrom(0, 0, 3, 40, 150, 290),
  length: fc.constantFrom(0, 1, 5, 21, 100, 1000),
});

export const queryArbitrary: fc.Arbitrary<NaiveQuery> = fc
  .tuple(searched, whereabouts)
  .map(([query, where]) => ({ ...query, ...where }));

/** Pages of up to a thousand hits anywhere in a stock of `size`, some of them of a text, a filter or a place. */
export const deepQuery = (size: number): fc.Arbitrary<NaiveQuery> =>
  fc
    .tuple(
      queryArbitrary,
      fc.oneof(fc.constant(0), fc.nat(size), fc.nat(50)),
      fc.constantFrom(1, 21, 100, 1000),
      fc.boolean(),
    )
    .map(([query, offset, length, isPlain]) => ({
      ...query,
      ...(isPlain ? { text: '', clauses: query.clauses.slice(0, 1), around: undefined, boxes: undefined } : {}),
      facets: ['make'],
      offset,
      length,
    }));
