import { serviceKey } from '@forecourt/api-contract/service';
import type { PublicSite } from '@forecourt/config/public-site';
import { testNow } from '@forecourt/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, testBearer, testEnv, testProof, testSecret } from '../../../test/test-app';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  changeTestVehicle,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { currentPosition } from '../../ground/spine/read-changes';
import { requestSearchRebuild } from '../../ground/spine/record-change';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;
const soon = { interval: 50 };
const day = 86_400_000;

let database: Database;
let running: TestApp;
let now = testNow;

beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(
    database.db,
    dealershipNamed('harbour'),
    dealershipNamed('nissan'),
    dealershipNamed('yard'),
  );
  await applyTestSites(
    database.db,
    siteNamed('harbour', { stockFrom: [{ dealership: 'harbour' }, { dealership: 'nissan', car_type: ['used'] }] }),
    siteNamed('nissan', {
      analytics: { sinks: [{ kind: 'beacon', url: 'https://collect.example.com/events' }] },
      search: { origins: ['https://blog.example.com'] },
    }),
    siteNamed('yard'),
  );
  running = await startTestApp(
    database,
    testEnv(() => now),
  );
  await running.ready();
});
afterAll(async () => {
  await running.close();
  await database.close();
});

const siteOf = async (websiteId: string): Promise<PublicSite> => {
  const site = await running.api.getSite(websiteId);
  if (site === null) throw new Error(`no site ${websiteId}`);
  return site;
};

interface Hit {
  readonly id: string;
  readonly objectID: string;
  readonly price: number;
}

const query = async (site: PublicSite, parameters: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const { indexName, appId, apiKey } = site.searchAccess;
  const answer = await running.app.request('/_search/1/indexes/*/queries', {
    method: 'POST',
    headers: { 'x-algolia-api-key': apiKey, 'x-algolia-application-id': appId, ...headers },
    body: JSON.stringify({ requests: [{ indexName, query: '', hitsPerPage: 100, ...parameters }] }),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { results: [{ hits: Hit[]; nbHits: number }]; message?: string },
  };
};
const idsOn = async (websiteId: string, parameters: Record<string, unknown> = {}): Promise<string[]> =>
  (await query(await siteOf(websiteId), parameters)).body.results[0].hits.map(({ id }) => id);
const untilOn = (websiteId: string, id: string) => expect.poll(() => idsOn(websiteId), soon).toContain(id);

/** Waits until page caches may know of everything written so far, and answers how far that is. */
const publishedSeq = async (): Promise<number> => {
  await untilDecided(database);
  const written = await currentPosition(database.db);
  await expect.poll(async () => (await running.api.getChanges(0)).seq, soon).toBe(written);
  return written;
};

describe('two sites', () => {
  it("[SITE-08] show a dealership's stock by their own sources, one car under both", async () => {
    const used = await addTestVehicle(database.db, 'nissan', { stocknum: 'N1', car_type: 'used' });
    const fresh = await addTestVehicle(database.db, 'nissan', { stocknum: 'N2', car_type: 'new' });
    await untilOn('nissan', fresh.id);
    expect((await idsOn('nissan')).sort()).toEqual([used.id, fresh.id].sort());
    expect(await idsOn('harbour')).toEqual([used.id]);
    expect(await running.api.getVehicle('harbour', used.slug)).toMatchObject({ found: true, vehicle: { id: used.id } });
    expect(await running.api.getVehicle('nissan', used.slug)).toMatchObject({ found: true, vehicle: { id: used.id } });
    expect(await running.api.getVehicle('harbour', fresh.slug)).toEqual({ found: false });
    await changeTestVehicle(database.db, used, { status: 'sold', sold: true, sold_at: now });
    for (const site of ['nissan', 'harbour']) {
      await expect
        .poll(async () => (await query(await siteOf(site), { filters: 'available:true' })).body.results[0].hits, soon)
        .not.toContainEqual(expect.objectContaining({ id: used.id }));
      expect(await running.api.getVehicle(site, used.slug)).toMatchObject({ found: true, soldPage: true });
    }
  });

  it('[SITE-08] never answer with the stock of the other site, whatever filter, key or header is sent', async () => {
    const own = await addTestVehicle(database.db, 'yard', { stocknum: 'Y1' });
    const foreign = await addTestVehicle(database.db, 'harbour', { stocknum: 'H1' });
    await untilOn('yard', own.id);
    await untilOn('harbour', foreign.id);
    const yard = await siteOf('yard');
    for (const parameters of [
      { filters: 'site:harbour' },
      { filters: 'NOT site:yard' },
      { facetFilters: [['site:harbour', 'site:yard']] },
      { filters: `id:${foreign.id}` },
      { query: 'H1' },
    ]) {
      const { body } = await query(yard, parameters);
      expect(body.results[0].hits.every(({ objectID }) => objectID.startsWith('yard:'))).toBe(true);
    }
    const forged = { ...yard, searchAccess: { ...yard.searchAccess, apiKey: 'x'.repeat(120) } };
    expect((await query(forged, {})).status).toBe(403);
    // Through the gateway, on the yard's host, the key of another site is refused though it is genuine.
    const viaGateway = { 'x-forecourt-gateway': testProof, 'x-forecourt-site': 'yard' };
    expect((await query(await siteOf('harbour'), {}, viaGateway)).status).toBe(403);
    expect((await query(yard, {}, viaGateway)).status).toBe(200);
    expect(await running.api.getVehicle('yard', foreign.slug)).toEqual({ found: false });
    expect(await running.api.getVehicleAddress('yard', foreign.slug)).toEqual({ outcome: 'unknown' });
  });

  it('take no writes where they are searched, though the key is genuine', async () => {
    const own = await addTestVehicle(database.db, 'yard', { stocknum: 'Y2' });
    await untilOn('yard', own.id);
    const { indexName, appId, apiKey } = (await siteOf('yard')).searchAccess;
    const settings = { searchableAttributes: ['make'] };
    for (const [method, path, body] of [
      ['POST', `${indexName}/batch`, { requests: [{ action: 'deleteObject', body: { objectID: `yard:${own.id}` } }] }],
      ['POST', `${indexName}/clear`, {}],
      ['PUT', `${indexName}/settings`, settings],
      ['DELETE', indexName, {}],
      ['PUT', 'scratch/settings', settings],
    ] as const) {
      const answer = await running.app.request(`/_search/1/indexes/${path}`, {
        method,
        headers: { 'x-algolia-api-key': apiKey, 'x-algolia-application-id': appId },
        body: JSON.stringify(body),
      });
      expect(answer.status, `${method} ${path}`).toBe(403);
    }
    expect(await idsOn('yard')).toContain(own.id);
  });

  it('[ENTY-02] never show a hidden vehicle in index, page or address, also one hidden later', async () => {
    const hidden = await addTestVehicle(database.db, 'yard', { stocknum: 'HID1', show_on_dealer_website: false });
    const shown = await addTestVehicle(database.db, 'yard', { stocknum: 'HID2' });
    await untilOn('yard', shown.id);
    expect(await idsOn('yard')).not.toContain(hidden.id);
    await changeTestVehicle(database.db, shown, { show_on_dealer_website: false });
    await expect.poll(() => idsOn('yard'), soon).not.toContain(shown.id);
    for (const vehicle of [hidden, shown]) {
      expect(await running.api.getVehicle('yard', vehicle.slug)).toEqual({ found: false });
      expect(await running.api.getVehicleAddress('yard', vehicle.slug)).toEqual({ outcome: 'unknown' });
    }
  });
});

describe('a change', () => {
  it('[STCK-02] of a price reaches the index first and then the page caches, by narrow tags', async () => {
    const vehicle = await addTestVehicle(database.db, 'yard', { stocknum: 'P1', price: 30_000 });
    await untilOn('yard', vehicle.id);
    const seq = await publishedSeq();
    expect((await running.api.getChanges(0)).reset).toBe(true);
    const waiting = running.api.getChanges(seq, 20_000);
    await changeTestVehicle(database.db, vehicle, { price: 25_000 });
    const told = await waiting;
    expect(told.reset).toBe(false);
    expect(told.seq).toBeGreaterThan(seq);
    expect(told.changes.flatMap(({ tags }) => tags).sort()).toEqual([
      'results:yard:body:ute',
      'results:yard:make:toyota',
      'results:yard:model:toyota/hilux',
      'results:yard:type:used',
      'stock:yard',
      `vehicle-slug:yard:${vehicle.slug}`,
      `vehicle:${vehicle.id}`,
    ]);
    // Told means applied: a page rendered now finds the new price.
    const { body } = await query(await siteOf('yard'), { filters: `id:${vehicle.id}` });
    expect(body.results[0].hits).toMatchObject([{ price: 25_000 }]);
    expect(await running.api.getChanges(told.seq)).toEqual({ seq: told.seq, reset: false, changes: [] });
  });

  it('[DATA-02] made while the API is down reaches a cache that resumes at its place once the next API runs', async () => {
    const vehicle = await addTestVehicle(database.db, 'yard', { stocknum: 'D1', price: 30_000 });
    await untilOn('yard', vehicle.id);
    const seq = await publishedSeq();
    await running.close();
    await changeTestVehicle(database.db, vehicle, { price: 20_000 });
    running = await startTestApp(
      database,
      testEnv(() => now),
    );
    await running.ready();
    const told = await running.api.getChanges(seq, 20_000);
    expect(told.changes.flatMap(({ tags }) => tags)).toContain(`vehicle:${vehicle.id}`);
    const { body } = await query(await siteOf('yard'), { filters: `id:${vehicle.id}` });
    expect(body.results[0].hits).toMatchObject([{ price: 20_000 }]);
  });

  it('[SITE-03] of a site document changes what the site lists, without a restart', async () => {
    await applyTestDealerships(database.db, dealershipNamed('lots'));
    await applyTestSites(database.db, siteNamed('lots'));
    const used = await addTestVehicle(database.db, 'lots', { stocknum: 'L1', car_type: 'used' });
    const demo = await addTestVehicle(database.db, 'lots', { stocknum: 'L2', car_type: 'demo' });
    await untilOn('lots', demo.id);
    await applyTestSites(database.db, siteNamed('lots', { stockFrom: [{ dealership: 'lots', car_type: ['used'] }] }));
    await expect.poll(() => idsOn('lots'), soon).toEqual([used.id]);
    expect(await running.api.getVehicle('lots', demo.slug)).toEqual({ found: false });
    await applyTestSites(database.db, siteNamed('lots'));
    await untilOn('lots', demo.id);
  });
});

describe('the index', () => {
  it('[STCK-03] is rebuilt from the database while it serves, and takes changes meanwhile', async () => {
    const vehicle = await addTestVehicle(database.db, 'yard', { stocknum: 'R1', price: 10_000 });
    await untilOn('yard', vehicle.id);
    const engine = running.engines.at(-1);
    await engine?.apply({ indexName: 'Car_production', remove: [`yard:${vehicle.id}`] });
    expect(await idsOn('yard')).not.toContain(vehicle.id);
    await requestSearchRebuild(database.db);
    await changeTestVehicle(database.db, vehicle, { price: 11_000 });
    const priceNow = async () =>
      (await query(await siteOf('yard'), { filters: `id:${vehicle.id}` })).body.results[0].hits[0]?.price;
    await expect.poll(priceNow, soon).toBe(11_000);
    expect(running.engines.at(-1)).toBe(engine);
  });

  it('is rebuilt when its worker dies', async () => {
    const vehicle = await addTestVehicle(database.db, 'yard', { stocknum: 'C1' });
    await untilOn('yard', vehicle.id);
    const count = running.engines.length;
    await running.engines.at(-1)?.close();
    await expect.poll(() => running.engines.length, soon).toBe(count + 1);
    await running.ready();
    await untilOn('yard', vehicle.id);
  });
});

describe('a vehicle', () => {
  it('is spelled on its page as in filters and on its card, whichever way its feed writes it', async () => {
    const shouted = await addTestVehicle(database.db, 'yard', {
      stocknum: 'SP1',
      model: 'COROLLA',
      badge: 'ASCENT SPORT',
    });
    await untilOn('yard', shouted.id);
    const { hits } = (await query(await siteOf('yard'), { filters: `id:${shouted.id}` })).body.results[0];
    const spelled = { model: 'Corolla', badge: 'Ascent Sport' };
    expect(hits).toMatchObject([spelled]);
    expect(await running.api.getVehicle('yard', shouted.slug)).toMatchObject({ vehicle: spelled });
  });
});

describe('a vehicle address', () => {
  it('[STCK-04] that was changed redirects to the new one', async () => {
    const vehicle = await addTestVehicle(database.db, 'yard', { stocknum: 'S1' });
    await changeTestVehicle(database.db, vehicle, { slug: 'a-better-name-s1' });
    expect(await running.api.getVehicle('yard', vehicle.slug)).toEqual({ found: false });
    expect(await running.api.getVehicleAddress('yard', vehicle.slug)).toEqual({
      outcome: 'moved',
      location: '/cars/a-better-name-s1',
    });
    expect(await running.api.getVehicleAddress('yard', 'a-better-name-s1')).toEqual({ outcome: 'here' });
  });

  it('[ROUTE-08] of a sold vehicle shows its sold page for soldCarDays, then redirects to its model search, then is gone', async () => {
    const vehicle = await addTestVehicle(database.db, 'yard', {
      stocknum: 'S2',
      status: 'sold',
      sold: true,
      sold_at: testNow.toISOString(),
    });
    const at = async (days: number) => {
      now = new Date(testNow.getTime() + days * day);
      const page = await running.api.getVehicle('yard', vehicle.slug);
      const address = await running.api.getVehicleAddress('yard', vehicle.slug);
      now = testNow;
      return { found: page.found, ...address };
    };
    expect(await at(3)).toEqual({ found: true, outcome: 'here' });
    expect(await at(3.01)).toEqual({ found: false, outcome: 'moved', location: '/search/toyota/hilux' });
    expect(await at(89)).toMatchObject({ found: false, outcome: 'moved' });
    expect(await at(90)).toEqual({ found: false, outcome: 'gone' });
    expect(await running.api.getVehicleAddress('yard', 'never-heard-of')).toEqual({ outcome: 'unknown' });
  });
});

describe('the HTTP face', () => {
  it('opens service routes to the service token only', async () => {
    for (const path of [
      '/internal/sites',
      '/internal/changes?after=0',
      '/internal/v1/sites/yard',
      '/internal/nothing',
    ]) {
      for (const authorization of [
        '',
        'Bearer wrong',
        `Basic ${testBearer}`,
        `Bearer ${testBearer}x`,
        `Bearer ${testSecret}`,
      ]) {
        const answer = await running.app.request(path, { headers: { authorization } });
        expect(answer.status).toBe(401);
        expect(await answer.json()).toMatchObject({ code: 'service_token_needed', request_id: expect.any(String) });
      }
    }
  });

  it('takes the site of a request only with the proof of the gateway', async () => {
    for (const proof of ['guessed', testSecret, testBearer, serviceKey(testSecret, 'template-proof')]) {
      const headers = { 'x-forecourt-site': 'yard', 'x-forecourt-gateway': proof };
      const answer = await running.app.request('/api/leads', { method: 'POST', headers, body: '{}' });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'gateway_needed' });
    }
  });

  it('accepts keys of the previous secrets while they are set, and issues keys of the new ones', async () => {
    const old = testEnv(() => now);
    const renewed = { current: 'service-token-of-next-week', previous: old.serviceToken.current };
    const rotated = await startTestApp(database, {
      ...old,
      serviceToken: renewed,
      searchSecret: { current: 'search-secret-of-next-week', previous: old.searchSecret.current },
    });
    try {
      await rotated.ready();
      const [before, after] = [await siteOf('yard'), await rotated.api.getSite('yard')];
      expect(after?.searchAccess.apiKey).not.toBe(before.searchAccess.apiKey);
      for (const access of [before.searchAccess, after?.searchAccess]) {
        const answer = await rotated.app.request('/_search/1/indexes/*/queries', {
          method: 'POST',
          headers: {
            'x-algolia-api-key': access?.apiKey ?? '',
            'x-algolia-application-id': access?.appId ?? '',
            'x-forecourt-gateway': testProof,
            'x-forecourt-site': 'yard',
          },
          body: JSON.stringify({ requests: [{ indexName: access?.indexName, query: '' }] }),
        });
        expect(answer.status).toBe(200);
      }
      const headers = { authorization: `Bearer ${testBearer}` };
      expect((await rotated.app.request('/internal/sites', { headers })).status).toBe(200);
    } finally {
      await rotated.close();
    }
  });

  it('[DATA-02] answers a follower with its own position when nothing changes while it waits', async () => {
    const ask = async (query: string) => {
      const answer = await running.app.request(`/internal/changes?${query}`, {
        headers: { authorization: `Bearer ${testBearer}` },
      });
      expect(answer.status).toBe(200);
      return (await answer.json()) as { seq: number; changes: readonly unknown[] };
    };
    let { seq } = await ask('after=0');
    // What earlier tests changed may still be on its way.
    const rest = async () => {
      const answer = await ask(`after=${seq}&wait=330`);
      const quiet = answer.seq === seq;
      seq = answer.seq;
      return quiet ? answer : null;
    };
    await expect.poll(rest, soon).toEqual({ seq: expect.any(Number), reset: false, changes: [] });
  });

  it('reads the place of the engines once for all who wait for changes', async () => {
    const ask = async (after: number, wait: number) => {
      const answer = await running.app.request(`/internal/changes?after=${after}&wait=${wait}`, {
        headers: { authorization: `Bearer ${testBearer}` },
      });
      return (await answer.json()) as { readonly seq: number };
    };
    const { seq } = await ask(0, 0);
    const queries = vi.spyOn(database.pool, 'query');
    try {
      await Promise.all(Array.from({ length: 12 }, () => ask(seq, 600)));
      const reads = queries.mock.calls.filter(([query]) => JSON.stringify(query).includes('from followers'));
      // Each of them looks when it begins and when it ends, at least: 24 times, were each to look for itself.
      expect(reads.length).toBeGreaterThan(0);
      expect(reads.length).toBeLessThan(24);
    } finally {
      queries.mockRestore();
    }
  });

  it('answers problems with a code, fields and the request id of the gateway', async () => {
    const bad = await running.app.request('/internal/changes?after=-1', {
      headers: { authorization: `Bearer ${testBearer}`, 'x-request-id': 'id-from-gateway' },
    });
    expect(bad.status).toBe(400);
    expect(bad.headers.get('content-type')).toContain('application/problem+json');
    expect(await bad.json()).toMatchObject({
      code: 'invalid_request',
      request_id: 'id-from-gateway',
      fields: [{ path: 'after' }],
    });
    const missing = await running.app.request('/nothing', { headers: { 'x-request-id': 'id-of-a-stranger' } });
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ code: 'route_not_found' });
    expect(missing.headers.get('x-request-id')).not.toBe('id-of-a-stranger');
  });

  it('refuses bodies beyond the limit', async () => {
    const answer = await running.app.request('/_search/1/indexes/*/queries', {
      method: 'POST',
      headers: { 'content-length': String(10_000_000) },
      body: 'x'.repeat(300 * 1024),
    });
    expect(answer.status).toBe(413);
  });

  it('gives the gateway every site, with what its pages may use and whose pages may search it', async () => {
    const { sites, unread } = await running.api.getSites();
    expect(unread).toEqual([]);
    const connects = sites.map(({ website_id, page_sources }) => [website_id, page_sources?.general.connect]);
    expect(Object.fromEntries(connects)).toMatchObject({
      harbour: [],
      nissan: ['https://collect.example.com'],
      yard: [],
    });
    const searchers = sites.map(({ website_id, search_origins }) => [website_id, search_origins]);
    expect(Object.fromEntries(searchers)).toMatchObject({
      harbour: [],
      nissan: ['https://blog.example.com'],
      yard: [],
    });
  });

  it('describes every service route in OpenAPI 3.1', async () => {
    const document = (await (await running.app.request('/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, unknown>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/internal/sites',
        '/internal/changes',
        '/internal/v1/sites/{website_id}',
        '/internal/v1/sites/{website_id}/vehicles/{slug}',
        '/internal/sites/{website_id}/vehicle-address/{slug}',
      ]),
    );
  });

  it('reports that it is alive before it reports that it is ready', async () => {
    expect((await running.app.request('/healthz')).status).toBe(200);
    const early = await startTestApp(database);
    try {
      const first = await early.app.request('/readyz');
      expect([200, 503]).toContain(first.status);
      await expect.poll(async () => (await early.app.request('/readyz')).status, soon).toBe(200);
    } finally {
      await early.close();
    }
    expect((await early.app.request('/readyz')).status).toBe(503);
  });
});
