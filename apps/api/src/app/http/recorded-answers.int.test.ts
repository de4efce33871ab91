import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aLeadSubmission, aLender } from '@forecourt/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, testBearer, testEnv, testProof } from '../../../test/test-app';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import { addTestVehicle, changeTestVehicle, testOperator } from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { repositoryRoot } from '../../ground/env/paths';
import { openJobQueue } from '../../ground/jobs/job-queue';
import { createLog } from '../../ground/log/log';
import { prepareMessages } from '../../ground/messages/message-queue';
import { currentPosition } from '../../ground/spine/read-changes';
import type { ApplyOutcome } from '../../subjects/documents/document-fault';
import { applyOffers } from '../../subjects/offers/apply-offers';
import { applyDealerships } from '../../subjects/sites/apply-dealerships';
import { applySites } from '../../subjects/sites/apply-sites';

/**
 * Answers of this API beside those that earlier versions gave, which clients still in use were written for.
 * `FORECOURT_RECORD_ANSWERS=2027-01 npm run test:integration -- recorded-answers` records a set.
 */
const recordedFolder = join(repositoryRoot, 'packages', 'api-contract', 'recorded');
const newSet = process.env.FORECOURT_RECORD_ANSWERS;

interface Recorded {
  readonly route: string;
  readonly answer: unknown;
}

const documentsIn = (folder: string) =>
  readdirSync(join(repositoryRoot, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ source: file, value: JSON.parse(readFileSync(join(repositoryRoot, folder, file), 'utf8')) }));

/** What a dealer's document of the release before says on its home page, where no content has been written since. */
const wordsOfHome = {
  heroTitle: 'Find your next car',
  heroText: 'New, demo and used, on four yards.',
  why: [{ title: 'Checked', text: 'By our own workshop.' }],
};

/** The demo sites with documents as the release before wrote them. */
const siteDocuments = () =>
  documentsIn('sites').map(({ source, value }) => ({
    source,
    value: { ...value, content: { ...wordsOfHome, ...value.content } },
  }));

const must = (outcome: ApplyOutcome): void => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
};

let database: Database;
let running: Awaited<ReturnType<typeof startTestApp>>;
const answers = new Map<string, Recorded>();

const templates = [
  { name: 'a', title: 'Metro', version: '0.1.0', origin: 'http://127.0.0.1:3001' },
  { name: 'b', title: 'Marque', version: '0.1.0', origin: 'http://127.0.0.1:3002' },
  { name: 'c', title: 'Yard', version: '0.1.0', origin: 'http://127.0.0.1:3003' },
];

/** What the answer to each request is, and under which name it is recorded. Keys of a search are secrets. */
const ask = async (name: string, route: string, path: string, init: RequestInit & { site?: string } = {}) => {
  const { site, ...request } = init;
  const headers: HeadersInit =
    site === undefined
      ? { authorization: `Bearer ${testBearer}` }
      : { 'x-forecourt-gateway': testProof, 'x-forecourt-site': site };
  const response = await running.app.request(path, { ...request, headers: { ...headers, ...request.headers } });
  const answer: unknown = await response.json();
  expect(response.ok, `${path}: ${JSON.stringify(answer)}`).toBe(true);
  answers.set(name, { route, answer });
};

/**
 * Waits until page caches may know of everything written so far, and answers how far that is. Transactions of other
 * tests on the shared server hold back what may be read, and an index that was built meanwhile begins at 0.
 */
const publishedSeq = async (): Promise<number> => {
  await untilDecided(database);
  const written = await currentPosition(database.db);
  while ((await running.api.getChanges(0)).seq < written) await pause(20);
  return written;
};

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  must(await applyDealerships(db, documentsIn('demo/dealerships'), testOperator));
  must(await applySites(db, siteDocuments(), testOperator));
  must(await applyOffers(db, documentsIn('demo/offers')));
  const ute = await addTestVehicle(db, 'harbour-city-motors', {
    dealership_slug: 'harbour-city-motors',
    location_id: 'harbour-city-northshore',
    vin: null,
    regplate: null,
    finance_lenders: { demo: aLender() },
    hotspots: [
      {
        ...{ id: 'tray', anchors: ['tray'], description: 'Lined tray' },
        exterior: [{ activeAngle: 90, posX: 40, posY: 60 }],
        interior: [],
      },
    ],
  });
  const van = await addTestVehicle(db, 'red-gum-yard', {
    ...{ dealership_slug: 'red-gum-yard', location_id: 'red-gum-highway', vin: null, regplate: null },
    ...{ slug: 'used-2019-jayco-journey-rg2', stocknum: 'RG2', item_type: 'caravan', make: 'Jayco', model: 'Journey' },
    caravan: {
      ...{ body_width: 8, body_length: 21, tare_weight: 2200, axle_type: 'Tandem', sleeps: 4 },
      aggregate_trailer_mass: 2800,
    },
  });
  await changeTestVehicle(db, van, { slug: 'used-2019-jayco-journey-outback-rg2' });
  const env = { ...testEnv(), templates };
  const jobs = await openJobQueue(database, createLog('test', env), 'sender');
  await prepareMessages(jobs);
  await jobs.stop({ graceful: false });
  running = await startTestApp(database, env);
  await running.ready();

  await ask('sites', 'GET /internal/sites', '/internal/sites');
  for (const { value } of documentsIn('sites')) {
    await ask(
      `site-${value.website_id}`,
      'GET /internal/v1/sites/{website_id}',
      `/internal/v1/sites/${value.website_id}`,
    );
  }
  for (const [name, site, slug] of [
    ['vehicle', 'harbour-city', ute.slug],
    ['vehicle-caravan', 'red-gum-yard', 'used-2019-jayco-journey-outback-rg2'],
  ] as const) {
    await ask(
      name,
      'GET /internal/v1/sites/{website_id}/vehicles/{slug}',
      `/internal/v1/sites/${site}/vehicles/${slug}`,
    );
  }
  await ask('offers', 'GET /internal/v1/sites/{website_id}/offers', '/internal/v1/sites/harbour-city/offers');
  await ask(
    'offer',
    'GET /internal/v1/sites/{website_id}/offers/{offer_id}',
    '/internal/v1/sites/harbour-city/offers/kia-ev6-rate',
  );
  await ask('changes-reset', 'GET /internal/changes', '/internal/changes?after=0');
  const seq = await publishedSeq();
  await addTestVehicle(db, 'harbour-city-motors', {
    ...{ dealership_slug: 'harbour-city-motors', location_id: 'harbour-city-northshore', vin: null, regplate: null },
    ...{ slug: '2021-toyota-hilux-sr5-hc1002', stocknum: 'HC1002', year: 2021 },
  });
  await publishedSeq();
  await ask('changes', 'GET /internal/changes', `/internal/changes?after=${seq}`);
  const addresses = 'GET /internal/sites/{website_id}/vehicle-address/{slug}';
  const addressOf = (site: string, slug: string) => `/internal/sites/${site}/vehicle-address/${slug}`;
  await ask('vehicle-address', addresses, addressOf('red-gum-yard', van.slug));
  await ask('vehicle-address-unknown', addresses, addressOf('red-gum-yard', 'no-such-vehicle'));

  const site = 'harbour-city';
  await ask('vehicle-view', 'GET /cars/{slug}/view.json', `/cars/${ute.slug}/view.json`, { site });
  await ask('similar', 'GET /cars/{slug}/similar', `/cars/${ute.slug}/similar`, { site });
  await ask('delivery', 'GET /api/delivery', `/api/delivery?slug=${ute.slug}&postcode=2000`, { site });
  await ask('finance-disclaimer', 'GET /api/finance-disclaimer', `/api/finance-disclaimer?car_id=${ute.id}`, { site });
  const submission = {
    ...aLeadSubmission('vehicle', { car_id: ute.id }),
    ...{ idempotency_key: '018f3c1e-7b6a-7c00-8000-000000000001', elapsed_ms: 9000, company_website: '' },
  };
  await ask('lead', 'POST /api/leads', '/api/leads', {
    site,
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://harbour-city.localhost:3000' },
    body: JSON.stringify(submission),
  });
  const [lead] = (await database.pool.query('select id from leads')).rows;
  await ask(
    'lead-receipt',
    'GET /internal/v1/sites/{website_id}/leads/{lead_id}',
    `/internal/v1/sites/${site}/leads/${lead.id}`,
  );
  const { searchAccess, ...rest } = (await running.api.getSite(site)) ?? expect.fail('The site is not there.');
  expect(rest.website_id).toBe(site);
  const { indexName, appId, apiKey } = searchAccess;
  await ask('search', 'POST /_search/1/indexes/*/queries', '/_search/1/indexes/*/queries', {
    site,
    method: 'POST',
    headers: { 'x-algolia-api-key': apiKey, 'x-algolia-application-id': appId },
    body: JSON.stringify({
      requests: [{ indexName, query: '', facets: ['make', 'body'], hitsPerPage: 5 }],
    }),
  });
});
afterAll(async () => {
  await running.close();
  await database.close();
});

/** As it may lie in a repository: keys of the search are secrets, and how long it took is of that day. */
const shareable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shareable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === 'apiKey' || key === 'params' || key === 'update_token') return [key, 'recorded'];
      if (key === 'lead_id') return [key, '019c1e5e-0000-7000-8000-000000000001'];
      return [key, key === 'processingTimeMS' ? 1 : shareable(inner)];
    }),
  );
};

/** Every place of an answer, entries of lists as one: `sites[].hosts[]`. */
const placesIn = (value: unknown, path = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((entry) => placesIn(entry, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, `${path}.${key}`))];
};

describe('answers of this API', () => {
  it.runIf(newSet !== undefined)('are recorded as a new set', () => {
    const folder = join(recordedFolder, newSet ?? '');
    mkdirSync(folder, { recursive: true });
    for (const [name, recorded] of answers)
      writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(shareable(recorded), null, 1)}\n`);
  });

  it.each(readdirSync(recordedFolder))('still hold every field that clients of %s were given', (set) => {
    const files = readdirSync(join(recordedFolder, set));
    expect(files.toSorted()).toEqual([...answers.keys()].map((name) => `${name}.json`).toSorted());
    for (const file of files) {
      const before: Recorded = JSON.parse(readFileSync(join(recordedFolder, set, file), 'utf8'));
      const now = answers.get(file.replace('.json', ''));
      expect(now?.route).toBe(before.route);
      const places = new Set(placesIn(now?.answer));
      const missing = [...new Set(placesIn(before.answer))].filter((place) => !places.has(place));
      expect(missing, `${before.route} says no more`).toEqual([]);
    }
  });
});
