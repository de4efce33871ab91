// The document of the API against what the modules name and what answers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, testEnv } from '../../../test/test-app';
import { createTestDatabase } from '../../../test/test-database';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { settingsFrom } from '../../ground/env/environment-part';
import type { RoutePath } from '../../ground/http/route-group';
import { searchAccessOf } from '../../subjects/search';
import { getSiteDocument } from '../../subjects/sites';
import { routeGroups } from '../rosters';

interface Operation {
  readonly summary?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>;
}
interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Everything that settings can add is there. */
const env = {
  ...testEnv(),
  settingsOf: settingsFrom({ VEHICLE_LOOKUP_URL: 'http://127.0.0.1:9', VEHICLE_LOOKUP_KEY: 'key of tests' }),
};
let database: Database;
let running: Awaited<ReturnType<typeof startTestApp>>;
let document: Document;

beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('yard'));
  await applyTestSites(database.db, siteNamed('yard'));
  running = await startTestApp(database, env);
  document = await (await running.app.request('/openapi.json')).json();
});
afterAll(async () => {
  await running.close();
  await database.close();
});

/** Paths of the roster, with what they need. A star stands for whatever comes behind it. */
const roster = (): readonly (readonly [string, RoutePath])[] =>
  routeGroups.flatMap(({ paths }) => Object.entries(paths));
/** A path of Hono as the document writes it. */
const written = (path: string): string => path.replace(/:(\w+)(\{[^/]*\})?/g, '{$1}');
const isBelow = (path: string, named: string): boolean =>
  named.endsWith('/*') ? path.startsWith(named.slice(0, -1)) : path === written(named);
/** Methods at which handlers stand; what comes before handlers stands at all of them. */
const methodsAt = (path: string): readonly string[] => [
  ...new Set(running.app.routes.filter((one) => one.path === path && one.method !== 'ALL').map(({ method }) => method)),
];
const documented = (): readonly { readonly path: string; readonly method: string; readonly told: Operation }[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, told]) => ({ path, method: method.toUpperCase(), told })),
  );
const named = ({ path, method }: { readonly path: string; readonly method: string }) => `${method} ${path}`;
const needsOf = (path: string): RoutePath | undefined => roster().find(([one]) => isBelow(path, one))?.[1];

describe('openapi.json', () => {
  it('names every path of the roster with each of its methods', () => {
    const served = roster().flatMap(([path]) =>
      methodsAt(path).map((method) => named({ path: written(path), method })),
    );
    const wild = roster().filter(([path]) => methodsAt(path).length === 0);
    expect(document.openapi).toBe('3.1.0');
    expect(wild.map(([path]) => path)).toEqual(['/_search/*']);
    expect(documented().map(named)).toEqual(expect.arrayContaining(served));
    for (const [path] of wild)
      expect(documented().filter((one) => isBelow(one.path, path)).length, path).toBeGreaterThan(0);
  });

  it('names nothing that is not served', () => {
    const unserved = documented().filter(
      ({ path, method }) =>
        !['/openapi.json', '/api/openapi.json'].includes(path) &&
        !roster().some(([one]) => isBelow(path, one) && (one.endsWith('/*') || methodsAt(one).includes(method))),
    );
    expect(unserved.map(named)).toEqual([]);
  });

  it('names nothing that settings leave out', async () => {
    const bare = await startTestApp(database, { ...env, settingsOf: settingsFrom({}) });
    try {
      const { paths } = (await (await bare.app.request('/openapi.json')).json()) as Document;
      expect(Object.keys(paths)).not.toContain('/api/vehicle-lookup');
      expect(Object.keys(paths)).toContain('/api/leads');
    } finally {
      await bare.close();
    }
  });

  it('says of each what it does, what it is answered, and what its address holds', () => {
    for (const one of documented()) {
      const { summary = '', responses, parameters = [] } = one.told;
      expect(summary.length, named(one)).toBeGreaterThan(10);
      const statuses = Object.keys(responses);
      expect(
        statuses.some((status) => /^[23]/.test(status)),
        named(one),
      ).toBe(true);
      for (const [status, { description, content }] of Object.entries(responses)) {
        expect(description.length, `${named(one)} ${status}`).toBeGreaterThan(3);
        if (status === '200') expect(content, `${named(one)} 200 has no type`).toBeDefined();
      }
      const held = [...one.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const told = parameters.filter((given) => given.in === 'path').map(({ name }) => name);
      expect(told.sort(), named(one)).toEqual(held.sort());
    }
  });

  it('says who may ask and how a body is taken as the roster does', () => {
    for (const one of documented()) {
      const needs = needsOf(one.path);
      if (needs === undefined) continue;
      const { security, responses } = one.told;
      expect(security?.some((way) => 'serviceToken' in way) ?? false, named(one)).toBe(needs.access === 'service');
      if (needs.access === 'service') expect(Object.keys(responses), named(one)).toContain('401');
      if (needs.access === 'shopper') expect(Object.keys(responses), named(one)).toContain('403');
    }
    for (const [path, { body }] of roster()) {
      const taking = documented().filter((one) => isBelow(one.path, path) && one.told.requestBody !== undefined);
      expect(taking.length > 0, `${path} takes a body: ${body}`).toBe(body !== 'none');
      for (const { told, ...one } of taking) {
        expect(Object.keys(told.requestBody?.content ?? {}), named(one)).not.toEqual([]);
        expect(Object.keys(told.responses), named(one)).toContain('413');
      }
    }
  });

  it('names searches that a key of the site opens', async () => {
    await running.ready();
    const site = await getSiteDocument(database.db, 'yard');
    if (site === null) throw new Error('The site of this test is missing.');
    const { appId, apiKey, indexName } = searchAccessOf(site, env);
    const headers = { 'x-algolia-api-key': apiKey, 'x-algolia-application-id': appId };
    const searches = documented().filter(({ path }) => path.startsWith('/_search/'));
    expect(searches).toHaveLength(3);
    for (const { path, method } of searches) {
      const address = path.replace('{index}', indexName).replace('{facet}', 'make');
      const body = JSON.stringify(path.includes('*') ? { requests: [{ indexName }] } : {});
      expect((await running.app.request(address, { method, headers, body })).status, path).toBe(200);
    }
  });
});
