import { makes } from '@forecourt/domain/makes';
import { bodySlug } from '@forecourt/domain/simple-words';
import { bodyTypes, carTypes } from '@forecourt/domain/vehicle';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchCriteria } from '../criteria/criteria';
import { withModelName } from '../criteria/model-names';
import { searchSettingsSchema } from '../search-settings/search-settings';
import { lastPage, longestValue, readPage, readQuery, readRange } from './query-values';
import { parseSearchUrl, printSearchUrl } from './search-url';

const settings = searchSettingsSchema.parse({});
const usedCarSettings = searchSettingsSchema.parse({ prefix: '/used-car' });
const citySettings = searchSettingsSchema.parse({ defaultCity: 'Sydney' });
const origin = 'https://dealer.example';

const parse = (href: string, using = settings, models: Record<string, string[]> = {}) => {
  const url = new URL(href, origin);
  return parseSearchUrl(url.pathname, url.searchParams, using, { models });
};
const criteriaOf = (href: string, using = settings, models: Record<string, string[]> = {}): SearchCriteria => {
  const parsed = parse(href, using, models);
  if (parsed.kind !== 'criteria') throw new Error(`${href} gave ${JSON.stringify(parsed)}`);
  return parsed.criteria;
};

describe('parseSearchUrl: the path', () => {
  it.each([
    ['/search', {}],
    ['/search/new-used-and-demo-cars', { car_type: ['demo', 'new', 'used'] }],
    ['/search/used-cars', { car_type: ['used'] }],
    ['/search/demo-cars', { car_type: ['demo'] }],
    ['/search/new-cars', { car_type: ['new'] }],
    ['/search/new-and-demo-cars', { car_type: ['demo', 'new'] }],
    ['/search/used', { car_type: ['used'] }],
    ['/search/suv-cars', { body: ['SUV'] }],
    ['/search/people-mover-cars', { body: ['People Mover'] }],
    ['/search/hatch-cars', { body: ['Hatchback'] }],
    ['/search/toyota', { make: ['Toyota'] }],
    ['/search/land-rover', { make: ['Land Rover'] }],
    ['/search/toyota/hilux', { make: ['Toyota'], model_slug: 'hilux' }],
  ])('[ROUTE-03] reads %s', (href, criteria) => {
    expect(criteriaOf(href)).toEqual(criteria);
  });

  it.each([
    '/search/nonsense',
    '/search/nonsense-cars',
    '/search/dual-cab-cars',
    '/search/used/toyota',
    '/search/toyota/hilux/sr5',
    '/search/toyota/Hi%20Lux',
    '/search//toyota',
    '/used-car/used',
    '/searching',
    '/',
  ])('[ROUTE-03] finds nothing at %s', (href) => {
    expect(parse(href)).toEqual({ kind: 'not-found' });
  });

  it('[ROUTE-03] redirects a trailing slash, with the query kept', () => {
    expect(parse('/search/')).toEqual({ kind: 'redirect', href: '/search' });
    expect(parse('/search/toyota/?page=2')).toEqual({ kind: 'redirect', href: '/search/toyota?page=2' });
    expect(parse('/search/Toyota/HiLux')).toEqual({ kind: 'redirect', href: '/search/toyota/hilux' });
    expect(parse('/search/nonsense/')).toEqual({ kind: 'not-found' });
  });

  it('[ROUTE-03] takes the prefix of derived paths from the site, and keeps the presets at /search', () => {
    expect(criteriaOf('/used-car/used', usedCarSettings)).toEqual({ car_type: ['used'] });
    expect(criteriaOf('/used-car/toyota/hilux', usedCarSettings)).toEqual({ make: ['Toyota'], model_slug: 'hilux' });
    expect(criteriaOf('/search/used-cars', usedCarSettings)).toEqual({ car_type: ['used'] });
    expect(criteriaOf('/search', usedCarSettings)).toEqual({});
    const moved = (href: string) => parse(href, usedCarSettings);
    expect(moved('/search/toyota')).toEqual({ kind: 'redirect', href: '/used-car/toyota' });
    expect(moved('/used-car/used-cars')).toEqual({ kind: 'redirect', href: '/search/used-cars' });
    expect(moved('/used-car')).toEqual({ kind: 'redirect', href: '/search' });
    expect(printSearchUrl({ make: ['Toyota'] }, usedCarSettings)).toBe('/used-car/toyota');
  });

  it('never redirects twice', () => {
    const segment = fc.constantFrom('', 'Toyota', 'hilux', 'used', 'used-cars', 'suv-cars', 'new');
    const base = fc.constantFrom('/search', '/used-car');
    fc.assert(
      fc.property(base, fc.array(segment, { maxLength: 3 }), fc.boolean(), (start, segments, isUsed) => {
        const using = isUsed ? usedCarSettings : settings;
        const parsed = parse([start, ...segments].join('/'), using);
        if (parsed.kind === 'redirect') expect(parse(parsed.href, using).kind).toBe('criteria');
      }),
    );
  });

  it('names a model by the vocabulary, or later by what the search showed', () => {
    const models = { Toyota: ['HiLux', 'LandCruiser Prado'] };
    expect(criteriaOf('/search/toyota/landcruiser-prado', settings, models)).toEqual({
      make: ['Toyota'],
      model: ['LandCruiser Prado'],
    });
    const unknown = criteriaOf('/search/toyota/landcruiser-prado');
    expect(withModelName(unknown, ['HiLux'])).toEqual(unknown);
    expect(withModelName(unknown, models.Toyota)).toEqual({ make: ['Toyota'], model: ['LandCruiser Prado'] });
  });

  it('reads the path of every make as that make and nothing else', () => {
    for (const make of makes) expect(criteriaOf(`/search/${make.slug}`)).toEqual({ make: [make.name] });
  });
});

describe('parseSearchUrl: the query', () => {
  it('[SRCH-01] reads text, page, order and filters', () => {
    expect(
      criteriaOf('/search?query=tow+bar&page=3&sortBy=price-asc&fuel=Diesel&fuel=Hybrid&city=Sydney&certified=true'),
    ).toEqual({
      query: 'tow bar',
      page: 3,
      sortBy: 'price-asc',
      fuel: ['Diesel', 'Hybrid'],
      city: ['Sydney'],
      certified: ['true'],
    });
  });

  it('leaves words as they are: what they say is read with the stock', () => {
    const said = criteriaOf('/search?query=white+ute+under+%2430%2C000&fuel=Diesel');
    expect(said).toEqual({ query: 'white ute under $30,000', fuel: ['Diesel'] });
    expect(printSearchUrl(said, settings)).toBe('/search?query=white+ute+under+%2430,000&fuel=Diesel');
  });

  it('[SRCH-02] reads ranges as min:max, open at either end, plain and bracketed', () => {
    expect(criteriaOf('/search?price=10000:30000&year=2018:&km=:90000')).toEqual({
      price: { min: 10_000, max: 30_000 },
      year: { min: 2018, max: null },
      km: { min: null, max: 90_000 },
    });
    expect(criteriaOf('/search?range[price]=1:2')).toEqual({ price: { min: 1, max: 2 } });
    expect(criteriaOf('/search?range%5Bprice%5D=1%3A2')).toEqual({ price: { min: 1, max: 2 } });
  });

  it.each([
    'price=30000:10000',
    'price=:',
    'price=abc:def',
    'price=1:2:3',
    'price=-5:10',
    'price=1e3:2e3',
    'price=5',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=99999999',
    'sortBy=constructor',
    'sortBy=cheapest',
    'car_type=banana',
    'state=XX',
    'item_type=boat',
    'certified=maybe',
    'seats=many',
    'model_slug=Hi%20Lux',
    'fuel=',
    'fuel=%20',
    'fuel=%00',
    `fuel=${'x'.repeat(longestValue + 1)}`,
    'weekly_price_range=cheap',
    'utm_source=mail',
    '__proto__=1',
  ])('[SRCH-02] ignores %s', (query) => {
    expect(criteriaOf(`/search?${query}`)).toEqual({});
    expect(criteriaOf(`/search?${query}&colour=Red`)).toEqual({ colour: ['Red'] });
  });

  it('keeps the good values of a filter beside the malformed', () => {
    expect(criteriaOf('/search?car_type=banana&car_type=USED&price=x&price=1:2')).toEqual({
      car_type: ['used'],
      price: { min: 1, max: 2 },
    });
  });

  it('[SRCH-01] leaves out page 1', () => {
    expect(criteriaOf('/search?page=1')).toEqual({});
    expect(printSearchUrl({ page: 1 }, settings)).toBe('/search');
    expect(printSearchUrl({ page: 2 }, settings)).toBe('/search?page=2');
    expect(readPage(String(lastPage))).toBe(lastPage);
    expect(readPage(String(lastPage + 1))).toBeUndefined();
  });

  it('[SRCH-12] accepts a dealership, and applies a default city until the URL says otherwise', () => {
    expect(criteriaOf('/search?dealership_slug=harbour-city')).toEqual({ dealership_slug: ['harbour-city'] });
    expect(criteriaOf('/search', citySettings)).toEqual({ city: ['Sydney'] });
    expect(criteriaOf('/search?city=Perth', citySettings)).toEqual({ city: ['Perth'] });
    expect(criteriaOf('/search?city=', citySettings)).toEqual({ city: [] });
    expect(printSearchUrl({ city: ['Sydney'] }, citySettings)).toBe('/search');
    expect(printSearchUrl({ city: [] }, citySettings)).toBe('/search?city=');
    expect(printSearchUrl({ city: ['Perth'] }, citySettings)).toBe('/search?city=Perth');
    expect(printSearchUrl({ city: ['Sydney'] }, settings)).toBe('/search?city=Sydney');
  });

  it('cuts an endless text without breaking a character', () => {
    const read = readQuery(`${'a'.repeat(199)}🚗🚗`);
    expect(read).toBe('a'.repeat(199));
    expect(readQuery('  two \n words ')).toBe('two words');
    expect(readQuery('')).toBeUndefined();
    expect(readRange('1:2')).toEqual({ min: 1, max: 2 });
  });
});

describe('printSearchUrl', () => {
  it.each<[SearchCriteria, string]>([
    [{}, '/search'],
    [{ car_type: ['used'] }, '/search/used-cars'],
    [{ car_type: ['new', 'demo'] }, '/search/new-and-demo-cars'],
    [{ car_type: ['used', 'demo'] }, '/search?car_type=demo&car_type=used'],
    [{ make: ['Toyota'] }, '/search/toyota'],
    [{ make: ['Toyota'], model: ['HiLux'] }, '/search/toyota/hilux'],
    [{ make: ['Toyota'], model: ['HiLux', 'Corolla'] }, '/search/toyota?model=Corolla&model=HiLux'],
    [{ make: ['Toyota', 'Kia'] }, '/search?make=Kia&make=Toyota'],
    [{ make: ['Unheard Of'] }, '/search?make=Unheard+Of'],
    [{ make: ['Toyota'], car_type: ['used'] }, '/search/toyota?car_type=used'],
    [{ body: ['SUV'] }, '/search/suv-cars'],
    [{ body: ['SUV'], car_type: ['used'] }, '/search/used-cars?body=SUV'],
    [{ body: ['SUV', 'Ute'] }, '/search?body=SUV&body=Ute'],
    [{ body: ['Cruiser'] }, '/search?body=Cruiser'],
    [{ price: { min: null, max: 30_000 }, sortBy: 'newest', page: 2 }, '/search?price=:30000&sortBy=newest&page=2'],
    [{ make: ['Toyota'], model_slug: 'hilux' }, '/search/toyota/hilux'],
    [{ make: ['Kia', 'Toyota'], model_slug: 'hilux' }, '/search?model_slug=hilux&make=Kia&make=Toyota'],
    [{ query: 'tow bar & more' }, '/search?query=tow+bar+%26+more'],
    [{ make_model: ['Toyota > HiLux'] }, '/search/toyota/hilux'],
  ])('writes %j as %s', (criteria, href) => {
    expect(printSearchUrl(criteria, settings)).toBe(href);
  });

  it.each([
    ['/search/toyota', '/search?make=Toyota'],
    ['/search/toyota', '/search?make=toyota&page=1&utm_source=mail'],
    ['/search/toyota/hilux', '/search/toyota?model=HiLux'],
    ['/search/used-cars', '/search?car_type=used'],
    ['/search/used-cars', '/search/used'],
    ['/search/suv-cars', '/search?body=suv'],
    ['/search/new-used-and-demo-cars', '/search?car_type=new&car_type=used&car_type=demo'],
  ])('[ROUTE-04] gives %s and %s one canonical URL', (path, query) => {
    const models = { Toyota: ['HiLux'] };
    expect(criteriaOf(query, settings, models)).toEqual(criteriaOf(path, settings, models));
    expect(printSearchUrl(criteriaOf(query, settings, models), settings)).toBe(path);
  });

  it.each([
    ['/search/toyota/hilux', '/search/toyota?make_model=Toyota+>+HiLux'],
    ['/search/toyota?model=Corolla&model=HiLux', '/search/toyota?model=Corolla&make_model=toyota+>+HiLux'],
    ['/search?make=Kia&make=Toyota&make_model=Toyota+%3E+HiLux', '/search?make=Toyota&make=Kia&model=HiLux'],
    ['/search?make=Kia&make=Toyota&make_model=Toyota+%3E+HiLux', '/search?make=Kia&make_model=Toyota+>+HiLux'],
    ['/search/toyota/hilux', '/search?make_model=toyota+>+HiLux&make_model=Toyota'],
  ])('[ROUTE-04] gives models one form: %s for %s', (canonical, href) => {
    const models = { Toyota: ['HiLux', 'Corolla'] };
    expect(printSearchUrl(criteriaOf(href, settings, models), settings)).toBe(canonical);
    expect(criteriaOf(canonical, settings, models)).toEqual(criteriaOf(href, settings, models));
  });

  it('[ROUTE-04] gives every body, car type and make one URL, from the path and from the query', () => {
    const same = (path: string, attribute: string, value: string) => {
      const fromPath = criteriaOf(path);
      const query = new URLSearchParams([[attribute, value]]);
      expect(criteriaOf(`/search?${query}`)).toEqual(fromPath);
      expect(criteriaOf(printSearchUrl(fromPath, settings))).toEqual(fromPath);
    };
    for (const body of bodyTypes) same(`/search/${bodySlug(body)}-cars`, 'body', body);
    for (const carType of carTypes) same(`/search/${carType}`, 'car_type', carType);
    for (const { slug, name } of makes) same(`/search/${slug}`, 'make', name);
  });

  it('[ROUTE-04] joins a filter of the path with the same filter in the query', () => {
    expect(criteriaOf('/search/toyota?make=Kia&make=Toyota')).toEqual({ make: ['Kia', 'Toyota'] });
  });

  it('[SRCH-02] prints ranges in the form of the setting, and repeats the parameter of a list', () => {
    const criteria = { price: { min: 1, max: 2 }, fuel: ['Diesel', 'Petrol'] };
    const bracketed = searchSettingsSchema.parse({ rangeForm: 'bracketed' });
    expect(printSearchUrl(criteria, settings)).toBe('/search?fuel=Diesel&fuel=Petrol&price=1:2');
    expect(printSearchUrl(criteria, bracketed)).toBe('/search?fuel=Diesel&fuel=Petrol&range[price]=1:2');
  });
});
