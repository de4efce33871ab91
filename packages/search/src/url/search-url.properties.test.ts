import { makes } from '@forecourt/domain/makes';
import { bodyLabels } from '@forecourt/domain/simple-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listAttributes, rangeAttributes, sortNames } from '../criteria/attributes';
import type { Range, SearchCriteria } from '../criteria/criteria';
import { withOwnedModels } from '../criteria/make-models';
import { searchSettingsSchema } from '../search-settings/search-settings';
import { normalised, parseSearchUrl, printSearchUrl } from './search-url';

const settings = searchSettingsSchema.parse({});
const origin = 'https://dealer.example';

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const closedWords: Partial<Record<string, fc.Arbitrary<string>>> = {
  make: fc.oneof(fc.constantFrom(...makes.map(({ name }) => name)), word),
  model: fc.oneof(fc.constantFrom('HiLux', 'LandCruiser Prado', '3', 'X-Trail', 'ëë', '日本'), word),
  car_type: fc.constantFrom('new', 'demo', 'used'),
  item_type: fc.constantFrom('car', 'truck', 'motorcycle', 'caravan'),
  body: fc.oneof(fc.constantFrom(...Object.values(bodyLabels)), word),
  status: fc.constantFrom('in_stock', 'coming_soon', 'sold'),
  state: fc.constantFrom('NSW', 'VIC', 'WA'),
  certified: fc.constantFrom('true', 'false'),
  seats: fc.integer({ min: 1, max: 60 }).map(String),
  make_model: fc.oneof(fc.constantFrom('Toyota > HiLux', 'Kia > Rio', 'mazda > 3', 'Kia'), word),
  price_range: fc.constantFrom(':10000', '10000:20000', '100000:'),
  weekly_price_range: fc.constantFrom(':50', '500:'),
};
const range: fc.Arbitrary<Range> = fc
  .tuple(fc.option(fc.integer({ min: 0, max: 300_000 })), fc.option(fc.integer({ min: 0, max: 300_000 })))
  .map(([min, max]) => (min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }));
const anyCriteria: fc.Arbitrary<SearchCriteria> = fc.record(
  {
    query: fc.string({ unit: 'grapheme', maxLength: 30 }),
    page: fc.integer({ min: 1, max: 1000 }),
    sortBy: fc.constantFrom(...sortNames),
    model_slug: fc.constantFrom('hilux', 'cx-5', 'Not A Slug'),
    ...Object.fromEntries(
      listAttributes.map((name) => [name, fc.uniqueArray(closedWords[name] ?? word, { maxLength: 3 })]),
    ),
    ...Object.fromEntries(rangeAttributes.map((name) => [name, range])),
  },
  { requiredKeys: [] },
);
const anySettings = fc.record({
  prefix: fc.constantFrom('/search', '/used-car'),
  rangeForm: fc.constantFrom('plain', 'bracketed'),
  defaultCity: fc.option(fc.constantFrom('Sydney', 'Perth')),
}) as fc.Arbitrary<Pick<typeof settings, 'prefix' | 'rangeForm' | 'defaultCity'>>;

// Many runs on a busy machine take longer than the usual five seconds.
describe('the codec', () => {
  it('[SRCH-01] reads back what it printed, so that reload, share, back and forward give the same search', () => {
    fc.assert(
      fc.property(anyCriteria, anySettings, (criteria, using) => {
        const given = normalised(criteria);
        const models = Object.fromEntries((given.make ?? []).map((make) => [make, [...(given.model ?? [])]]));
        const wanted = normalised(withOwnedModels(given, { models }));
        const href = printSearchUrl(wanted, using);
        const url = new URL(href, origin);
        // The browser leaves the address as it is printed: nothing in it needs escaping.
        expect(`${url.pathname}${url.search}`.replaceAll("'", '%27')).toBe(href.replaceAll("'", '%27'));
        const parsed = parseSearchUrl(url.pathname, url.searchParams, using, { models });
        expect(parsed.kind).toBe('criteria');
        if (parsed.kind !== 'criteria') return;
        const { city: readCity = [], ...read } = parsed.criteria;
        const { city: wantedCity = [], ...rest } = wanted;
        expect(read).toEqual(rest);
        expect(readCity).toEqual(wantedCity);
        expect(printSearchUrl(parsed.criteria, using)).toBe(href);
      }),
      { numRuns: 200 },
    );
  });

  it('[SRCH-02] never throws, whatever stands in an address, and prints the one form of what it read', () => {
    const known = ['search', 'used-car', 'toyota', 'hilux', 'used-cars', 'used', 'suv-cars', '', '%', '..', '//'];
    const segment = fc.oneof(fc.constantFrom(...known), fc.webSegment(), fc.string({ unit: 'binary', maxLength: 8 }));
    const pathname = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
    const names = [...listAttributes, ...rangeAttributes, ...rangeAttributes.map((name) => `range[${name}]`)];
    const name = fc.oneof(fc.constantFrom(...names, 'query', 'page', 'sortBy', 'model_slug'), fc.string());
    const odd = ['constructor', '__proto__', 'Kia', 'Toyota > HiLux', ':', '1:2', '2:1', '-1:', '1e9:', 'NaN', '2'];
    const value = fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary', maxLength: 12 }));
    const vocabulary = { models: { Kia: ['Rio'], Toyota: ['HiLux'] } };
    fc.assert(
      fc.property(
        fc.oneof(fc.constant('/search'), pathname),
        fc.array(fc.tuple(name, value), { maxLength: 8 }),
        anySettings,
        (path, pairs, using) => {
          const parsed = parseSearchUrl(path, new URLSearchParams(pairs), using, vocabulary);
          if (parsed.kind !== 'criteria') return;
          const href = printSearchUrl(parsed.criteria, using);
          const url = new URL(href, origin);
          const again = parseSearchUrl(url.pathname, url.searchParams, using, vocabulary);
          expect(again.kind === 'criteria' && printSearchUrl(again.criteria, using)).toBe(href);
          // A model that no search has shown has its slug alone in the path, and is read back as that.
          const { model_slug, model } = again.kind === 'criteria' ? again.criteria : {};
          if (model_slug !== undefined && model === undefined && parsed.criteria.model_slug === undefined) return;
          expect(again).toEqual(parsed);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each(['constructor', '__proto__', 'toString'])('takes the make %s for a word like any other', (make) => {
    const query = new URLSearchParams([
      ['make', make],
      ['make', 'Kia'],
      ['model', 'Rio'],
    ]);
    expect(parseSearchUrl('/search', query, settings)).toEqual({
      kind: 'criteria',
      criteria: { make: ['Kia', make].toSorted(), model: ['Rio'] },
    });
  });

  it('normalises the same criteria to the same result the second time', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(normalised(normalised(criteria))).toEqual(normalised(criteria));
      }),
    );
  });

  it('prints one URL whatever the order of the values', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const reversed = Object.fromEntries(
          Object.entries(criteria)
            .reverse()
            .map(([key, value]) => [key, Array.isArray(value) ? [...value].reverse() : value]),
        );
        expect(printSearchUrl(reversed, settings)).toBe(printSearchUrl(criteria, settings));
      }),
    );
  });
});
