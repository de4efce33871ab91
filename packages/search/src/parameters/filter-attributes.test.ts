import { aSearchRecord } from '@forecourt/testing';
import algoliasearchHelper from 'algoliasearch-helper';
import { describe, expect, it } from 'vitest';
import { facetAttribute, type ListAttribute, type RangeAttribute } from '../criteria/attributes';
import { indexSettings } from '../index-settings/index-settings';
import type { SearchRecord } from '../record/record';
import { searchSettingsSchema } from '../search-settings/search-settings';
import { readList } from '../url/query-values';
import { parseSearchUrl } from '../url/search-url';
import { toSearchParameters } from './search-parameters';

const settings = { ...searchSettingsSchema.parse({}), indexName: 'Car_production' };

interface SentParameters {
  readonly query?: string;
  readonly facets?: string | readonly string[];
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly numericFilters?: readonly string[];
}

/** The requests that the helper makes of an address: the search, then one for each list in force. */
const requestsOf = async (
  query: string,
  models: Record<string, string[]> = {},
  changed: Partial<typeof settings> = {},
): Promise<SentParameters[]> => {
  const sent: SentParameters[] = [];
  const client = {
    search: async (requests: readonly { readonly params: SentParameters }[]) => {
      sent.push(...requests.map(({ params }) => params));
      return { results: requests.map(() => ({ hits: [], nbHits: 0, nbPages: 0, page: 0, facets: {} })) };
    },
  };
  const parsed = parseSearchUrl('/search', new URLSearchParams(query), settings, { models });
  if (parsed.kind !== 'criteria') throw new Error(`${query} is no search`);
  const helper = algoliasearchHelper(
    client as never,
    settings.indexName,
    toSearchParameters(parsed.criteria, { ...settings, ...changed }),
  );
  await helper.searchOnce(helper.state);
  return sent;
};

const valuesAt = (record: SearchRecord, path: string): readonly string[] => {
  const found = path
    .split('.')
    .reduce<unknown>((at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name], record);
  return [found].flat().map(String);
};

/** What an engine would say, in the plainest way. */
const matches = ({ facetFilters = [], numericFilters = [] }: SentParameters, record: SearchRecord): boolean =>
  facetFilters.every((group) =>
    [group].flat().some((term) => {
      const [path = '', ...rest] = term.split(':');
      const written = rest.join(':');
      // A hyphen at the beginning excludes; a backslash before it makes it part of the value.
      if (written.startsWith('-')) return !valuesAt(record, path).includes(written.slice(1));
      return valuesAt(record, path).includes(written.replace(/^\\(?=\\*-)/, ''));
    }),
  ) &&
  numericFilters.every((filter) => {
    const [, name = '', operator, number] = /^(\w+)(>=|<=|>)(.+)$/.exec(filter) ?? [];
    const value = Number(valuesAt(record, name)[0]);
    if (operator === '>') return value > Number(number);
    return operator === '>=' ? value >= Number(number) : value <= Number(number);
  });

type Sides = readonly [asked: string, within: Partial<SearchRecord>, without: Partial<SearchRecord>];

const lists: Readonly<Partial<Record<ListAttribute, Sides>>> = {
  badge: ['SR5', { badge: 'SR5' }, { badge: 'SR' }],
  status: ['coming_soon', { status: 'coming_soon' }, { status: 'in_stock' }],
  car_type: ['demo', { car_type: 'demo' }, { car_type: 'used' }],
  categories: ['Certified', { categories: ['Cars', 'Certified'] }, { categories: ['Cars'] }],
  city: ['Perth', { city: 'Perth' }, { city: 'Sydney' }],
  colour: ['Red', { colour: 'Red' }, { colour: 'Blue' }],
  dealership_name: ['Harbour City', { dealership_name: 'Harbour City' }, { dealership_name: 'Other' }],
  filtered_features: ['Tow bar', { filtered_features: ['Sunroof', 'Tow bar'] }, { filtered_features: ['Sunroof'] }],
  item_type: ['caravan', { item_type: 'caravan' }, { item_type: 'car' }],
  location_name: ['North', { location_name: 'North' }, { location_name: 'South' }],
  make: ['Kia', { make: 'Kia' }, { make: 'Mazda' }],
  make_model: [
    'Kia > Rio',
    { make_model: { lvl0: 'Kia', lvl1: 'Kia > Rio', any: ['Kia', 'Kia > Rio'] } },
    { make_model: { lvl0: 'Kia', lvl1: 'Kia > EV6', any: ['Kia', 'Kia > EV6'] } },
  ],
  model: ['Rio', { model: 'Rio' }, { model: 'EV6' }],
  price_range: ['10000:20000', { price_range: '10000:20000' }, { price_range: '20000:30000' }],
  seats: ['7', { seats: 7 }, { seats: 5 }],
  body: ['Wagon', { body: 'Wagon' }, { body: 'Ute' }],
  drive: ['4WD', { drive: '4WD' }, { drive: '2WD' }],
  fuel: ['Diesel', { fuel: 'Diesel' }, { fuel: 'Petrol' }],
  transmission: ['Manual', { transmission: 'Manual' }, { transmission: 'Automatic' }],
  state: ['WA', { state: 'WA' }, { state: 'NSW' }],
  tag: ['Coming Soon', { tag: 'Coming Soon' }, { tag: '' }],
  weekly_price_range: ['100:150', { weekly_price_range: '100:150' }, { weekly_price_range: '150:200' }],
  certified: ['true', { certified: true }, { certified: false }],
  berths: ['4', { berths: 4 }, { berths: 2 }],
};

const ranges: Readonly<Record<RangeAttribute, readonly [min: number, max: number]>> = {
  price: [10_000, 20_000],
  year: [2018, 2022],
  km: [0, 90_000],
  subscription_price: [200, 300],
  weekly_repayment: [100, 200],
};

const declared = indexSettings();

describe('filter attributes', () => {
  it.each(Object.entries(lists) as [ListAttribute, Sides][])(
    '[SRCH-03/%s] filters by any of its values, with counts of the values not chosen',
    async (attribute, [asked, within, without]) => {
      const [main, counting] = await requestsOf(new URLSearchParams([[attribute, asked]]).toString());
      const facet = facetAttribute(attribute);
      expect(main?.facets).toContain(facet);
      expect(matches(main ?? {}, aSearchRecord(within))).toBe(true);
      expect(matches(main ?? {}, aSearchRecord(without))).toBe(false);
      expect([counting?.facets].flat()).toEqual([facet]);
      expect(matches(counting ?? {}, aSearchRecord(without))).toBe(true);
      expect(declared.attributesForFaceting).toContainEqual(
        expect.stringMatching(new RegExp(`^(searchable\\()?${facet}\\)?$`)),
      );
    },
  );

  it('[SRCH-03] finds a value that begins with a hyphen, and excludes none, in every list', async () => {
    const open = (Object.keys(lists) as ListAttribute[]).filter(
      (attribute) => readList(attribute, ['-White']).length > 0 && attribute !== 'make_model',
    );
    expect(open.length).toBeGreaterThan(10);
    for (const attribute of open) {
      for (const value of ['-White', '\\-White', '\\\\-', '-']) {
        const [main] = await requestsOf(new URLSearchParams([[attribute, value]]).toString());
        const record = (shown: string) => aSearchRecord({ [attribute]: shown } as Partial<SearchRecord>);
        const [asked = ''] = readList(attribute, [value]);
        expect(matches(main ?? {}, record(asked)), `${attribute}=${value}`).toBe(true);
        expect(matches(main ?? {}, record('White')), `${attribute}=${value}`).toBe(false);
      }
    }
  });

  it('[SRCH-03/price] finds no vehicle whose price is not shown in any range, in the main question or a facet\u2019s', async () => {
    for (const asked of [':20000', '0:20000', '0:', '1:999999999']) {
      for (const request of await requestsOf(`price=${asked}`)) {
        const filtered = (request.numericFilters ?? []).length > 0;
        expect(matches(request, aSearchRecord({ price: null }))).toBe(!filtered);
      }
    }
  });

  it.each(Object.entries(ranges) as [RangeAttribute, [number, number]][])(
    '[SRCH-03/%s] filters by a range with both ends in it, and requests the ends of the stock',
    async (attribute, [min, max]) => {
      const [main] = await requestsOf(`${attribute}=${min}:${max}`);
      const isFound = (value: number) => matches(main ?? {}, aSearchRecord({ [attribute]: value }));
      expect([min - 1, min, max, max + 1].map(isFound)).toEqual([false, true, true, false]);
      expect(main?.facets).toContain(attribute);
      expect(declared.numericAttributes).toContain(attribute);
    },
  );

  it('[SRCH-03/query] is the text that the engine looks for, in every field worth it', async () => {
    const [main] = await requestsOf('query=tow+bar');
    expect(main?.query).toBe('tow bar');
    expect(declared.searchableAttributes.flat()).toEqual(
      expect.arrayContaining(['make', 'model', 'badge', 'body', 'filtered_features', 'dealercomments']),
    );
  });

  it('joins several values of a filter by OR, and several filters by AND', async () => {
    const [main] = await requestsOf('fuel=Diesel&fuel=Petrol&state=WA');
    const found = (fuel: string, state: string) => matches(main ?? {}, aSearchRecord({ fuel, state }));
    expect([found('Diesel', 'WA'), found('Petrol', 'WA')]).toEqual([true, true]);
    expect([found('Electric', 'WA'), found('Diesel', 'NSW')]).toEqual([false, false]);
  });
});

describe('sorting by price ascending', () => {
  it.each([true, false])(
    '[SRCH-13] leaves out vehicles without a price where the dealer says so: %s',
    async (needs) => {
      const [main] = await requestsOf('sortBy=price-asc&price=:5000', {}, { priceAscendingNeedsPrice: needs });
      const isFound = (price: number | null) => matches(main ?? {}, aSearchRecord({ price }));
      expect([null, 0.01, 5000, 5000.01].map(isFound)).toEqual([false, true, true, false]);
      const [all] = await requestsOf('sortBy=price-asc', {}, { priceAscendingNeedsPrice: needs });
      expect(matches(all ?? {}, aSearchRecord({ price: null }))).toBe(!needs);
      const [other] = await requestsOf('sortBy=price-desc', {}, { priceAscendingNeedsPrice: needs });
      expect(matches(other ?? {}, aSearchRecord({ price: null }))).toBe(true);
    },
  );
});

describe('models beside several makes', () => {
  const models = { Toyota: ['HiLux', 'Corolla'], Mazda: ['CX-5'] };
  const stock = [
    ['Toyota', 'HiLux'],
    ['Toyota', 'Corolla'],
    ['Mazda', 'CX-5'],
    ['Mazda', 'CX-3'],
    ['Kia', 'Rio'],
  ].map(([make = '', model = '']) => aSearchRecord({}, { make, model }));
  const found = async (query: string) => {
    const [main] = await requestsOf(query, models);
    return stock.filter((record) => matches(main ?? {}, record)).map(({ model }) => model);
  };

  it('narrow their own make and leave the others whole', async () => {
    expect(await found('make=Toyota&make=Mazda')).toEqual(['HiLux', 'Corolla', 'CX-5', 'CX-3']);
    expect(await found('make=Toyota&make=Mazda&make_model=Toyota+>+HiLux')).toEqual(['HiLux', 'CX-5', 'CX-3']);
    expect(await found('make=Toyota&make=Mazda&model=HiLux')).toEqual(['HiLux', 'CX-5', 'CX-3']);
    expect(await found('make=Toyota&make=Mazda&model=HiLux&model=CX-5')).toEqual(['HiLux', 'CX-5']);
    expect(await found('make=Toyota&make_model=Mazda+>+CX-5')).toEqual(['HiLux', 'Corolla', 'CX-5']);
  });

  it('narrow a single make, or stand alone, as without other makes', async () => {
    expect(await found('make=Toyota&model=HiLux')).toEqual(['HiLux']);
    expect(await found('make=Toyota&make_model=Toyota+>+HiLux')).toEqual(['HiLux']);
    expect(await found('make_model=Toyota+>+HiLux')).toEqual(['HiLux']);
    expect(await found('make=Toyota&make=Mazda&model=Unheard')).toEqual([]);
  });
});
