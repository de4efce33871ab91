import { readdirSync, readFileSync } from 'node:fs';
import { searchRecordSchema } from '@forecourt/search/record';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { changesResponseSchema } from '../changes/changes';
import { readDeliveryAnswer } from '../delivery/read-delivery-answer';
import { readFinanceDisclaimer } from '../finance/read-finance-disclaimer';
import { leadReceiptSchema, leadResponseSchema } from '../leads/leads';
import { siteOfferSchema, siteOffersSchema } from '../offers/offers';
import { publicSiteSchema } from '../sites/public-site';
import { siteTableSchema } from '../sites/sites';
import { readVehicleView } from '../vehicles/read-vehicle-view';
import { similarIdsSchema, vehicleViewSchema } from '../vehicles/vehicle-view';
import { vehicleAddressSchema, vehicleResponseSchema } from '../vehicles/vehicles';
import { ApiError } from './api-error';
import { type ApiClient, createApiClient, type LeftOutOfAnswer } from './client';

/** What APIs of earlier versions answered to every route, one folder a version. No set is ever taken away or changed. */
const folder = new URL('../../recorded/', import.meta.url);

interface Recorded {
  readonly route: string;
  readonly answer: unknown;
}

const sets = readdirSync(folder);
const filesOf = (set: string): readonly string[] => readdirSync(new URL(`${set}/`, folder));
const read = (set: string, file: string): Recorded =>
  JSON.parse(readFileSync(new URL(`${set}/${file}`, folder), 'utf8'));

const told: LeftOutOfAnswer[] = [];
const clientOf = (answer: unknown): ApiClient =>
  createApiClient({
    baseUrl: 'http://api.test',
    serviceToken: 'secret',
    fetch: async () => new Response(JSON.stringify(answer)),
    onLeftOut: (leftOut) => told.push(leftOut),
  });

/** How today's client reads the answer of a route, and by which schema it is written. */
const routes: Readonly<
  Record<string, { readonly schema: z.ZodType; readonly read: (answer: unknown) => Promise<unknown> }>
> = {
  'GET /internal/sites': { schema: siteTableSchema, read: (answer) => clientOf(answer).getSites() },
  'GET /internal/v1/sites/{website_id}': {
    schema: publicSiteSchema,
    read: (answer) => clientOf(answer).getSite('site'),
  },
  'GET /internal/v1/sites/{website_id}/vehicles/{slug}': {
    schema: vehicleResponseSchema,
    read: (answer) => clientOf(answer).getVehicle('site', 'slug'),
  },
  'GET /internal/v1/sites/{website_id}/offers': {
    schema: siteOffersSchema,
    read: (answer) => clientOf(answer).getOffers('site'),
  },
  'GET /internal/v1/sites/{website_id}/offers/{offer_id}': {
    schema: siteOfferSchema,
    read: (answer) => clientOf(answer).getOffer('site', 'offer'),
  },
  'GET /internal/changes': { schema: changesResponseSchema, read: (answer) => clientOf(answer).getChanges(0) },
  'GET /internal/sites/{website_id}/vehicle-address/{slug}': {
    schema: vehicleAddressSchema,
    read: (answer) => clientOf(answer).getVehicleAddress('site', 'slug'),
  },
  'GET /internal/v1/sites/{website_id}/leads/{lead_id}': {
    schema: leadReceiptSchema,
    read: (answer) => clientOf(answer).getLead('site', 'lead'),
  },
  'POST /api/leads': { schema: z.unknown(), read: async (answer) => leadResponseSchema.parse(answer) },
  'GET /cars/{slug}/view.json': { schema: vehicleViewSchema, read: async (answer) => readVehicleView(answer) },
  'GET /cars/{slug}/similar': { schema: similarIdsSchema, read: async (answer) => similarIdsSchema.parse(answer) },
  'GET /api/delivery': { schema: z.unknown(), read: async (answer) => readDeliveryAnswer(answer) },
  'GET /api/finance-disclaimer': { schema: z.unknown(), read: async (answer) => readFinanceDisclaimer(answer) },
  'POST /_search/1/indexes/*/queries': {
    schema: z.unknown(),
    read: async (answer) => {
      const hit = z.object(searchRecordSchema.shape).partial();
      const { results } = z.object({ results: z.array(z.object({ hits: z.array(hit) })) }).parse(answer);
      return results;
    },
  },
};

const routeOf = ({ route }: Recorded) => routes[route] ?? expect.fail(`Nobody reads ${route}.`);

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer of a newer API: at every object a key that nobody knows. */
const withKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withKeys);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withKeys(inner)]);
  return { ...Object.fromEntries(entries), of_tomorrow: { deep: [1] } };
};

type Path = readonly (string | number)[];

/** Places of an answer at which the schema has a closed list of values, or one value. */
const closedPlaces = (value: unknown, schema: unknown, path: Path = []): readonly Path[] => {
  if (!isObject(schema)) return [];
  const options = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (Array.isArray(schema[key]) ? schema[key] : []));
  const own = typeof value === 'string' && (Array.isArray(schema.enum) || 'const' in schema) ? [path] : [];
  const inner = Array.isArray(value)
    ? value.flatMap((entry, place) => closedPlaces(entry, schema.items, [...path, place]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, entry]) => {
          const of = isObject(schema.properties) ? schema.properties[key] : undefined;
          return closedPlaces(entry, of ?? schema.additionalProperties, [...path, key]);
        })
      : [];
  const all = [...own, ...inner, ...options.flatMap((option) => closedPlaces(value, option, path))];
  return [...new Map(all.map((place) => [JSON.stringify(place), place])).values()];
};

const withValue = (value: unknown, [key, ...rest]: Path, invented: string): unknown => {
  if (key === undefined) return invented;
  if (Array.isArray(value))
    return value.map((entry, place) => (place === key ? withValue(entry, rest, invented) : entry));
  return isObject(value) ? { ...value, [key]: withValue(value[key], rest, invented) } : value;
};

const printed = (path: Path): string =>
  path.reduce<string>((text, part) => (typeof part === 'number' ? `${text}[]` : `${text}.${part}`), '').slice(1);

/**
 * Fields without which their answer has nothing to show: that answer fails, and no other does. A page that requests
 * such data itself (`car_fields`) does without them, and stays as it was drawn.
 */
const indispensable = new Set([
  'state',
  'searchAccess.answeredBy',
  'vehicle.item_type',
  'vehicle.car_type',
  'vehicle.status',
  'car_fields.status',
  'car_fields.price_type',
]);

// A route that comes is recorded in a set of its own release; those before it never had it.
it('every route that is read has an answer on record', () => {
  const recorded = sets.flatMap((set) => filesOf(set).map((file) => read(set, file).route));
  expect(new Set(recorded)).toEqual(new Set(Object.keys(routes)));
});

describe.each(sets)('answers of %s', (set) => {
  it('belong to routes that the client still reads', () => {
    const recorded = filesOf(set).map((file) => read(set, file).route);
    expect(recorded.filter((route) => routes[route] === undefined)).toEqual([]);
  });

  it.each(filesOf(set))('%s is read whole, without a report of anything left out', async (file) => {
    told.length = 0;
    const recorded = read(set, file);
    expect(await routeOf(recorded).read(structuredClone(recorded.answer))).toEqual(expect.anything());
    expect(told).toEqual([]);
  });

  it.each(filesOf(set))('%s is read the same with unknown keys at every place', async (file) => {
    const recorded = read(set, file);
    const { read: readIt } = routeOf(recorded);
    expect(await readIt(withKeys(recorded.answer))).toEqual(await readIt(structuredClone(recorded.answer)));
  });

  it.each(filesOf(set))(
    '%s is read with an unknown value at any place that has a closed list of values',
    async (file) => {
      const recorded = read(set, file);
      const { schema, read: readIt } = routeOf(recorded);
      const places = closedPlaces(recorded.answer, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
      const failed = new Set<string>();
      for (const place of places) {
        told.length = 0;
        const answer = withValue(recorded.answer, place, 'of-tomorrow');
        try {
          expect(await readIt(answer), printed(place)).toEqual(expect.anything());
          if (!recorded.route.includes('vehicle-address')) expect(told, printed(place)).toHaveLength(1);
        } catch (error) {
          if (!(error instanceof ApiError || error instanceof TypeError)) throw error;
          failed.add(printed(place));
        }
      }
      expect([...failed].filter((place) => !indispensable.has(place))).toEqual([]);
    },
  );

  it('a site with an unknown value leaves every other site in the table', async () => {
    const { answer } = read(set, 'sites.json');
    const table = siteTableSchema.parse(answer);
    const whole = await clientOf(answer).getSites();
    expect(whole.sites).toHaveLength(table.sites.length);
    expect(whole.unread).toEqual([]);
    for (const [place, site] of table.sites.entries()) {
      for (const key of Object.keys(site)) {
        for (const invented of ['of-tomorrow', 7, null, [], { deep: 1 }]) {
          const sites = table.sites.map((row, at) => (at === place ? { ...row, [key]: invented } : row));
          const read = await clientOf({ ...table, sites }).getSites();
          const others = read.sites.filter((_, at) => (read.unread.length === 0 ? at !== place : true));
          expect(others).toEqual(whole.sites.filter((_, at) => at !== place));
        }
      }
    }
  });
});

it('an unknown way to save vehicles is replaced by the default, and reported once', async () => {
  const [set = ''] = sets;
  const { answer } = read(set, 'site-harbour-city.json');
  told.length = 0;
  const client = clientOf({
    ...(isObject(answer) ? answer : {}),
    favourites: { storage: 'local', mode: 'shared-list' },
  });
  for (let asked = 0; asked < 3; asked += 1)
    expect((await client.getSite('harbour-city'))?.favourites).toEqual({ storage: 'local', mode: 'favourite' });
  expect(told).toEqual([{ site: 'harbour-city', path: 'favourites.mode', reason: expect.any(String) }]);
});
