// What every write of shoppers shares: it comes through the gateway and from a page of the site, and a refusal is told.
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, testEnv, testProof } from '../../../test/test-app';
import { startLeadTests, testPerson } from '../../../test/test-leads';
import { EmbeddedSearch } from '../../subjects/search/embedded-search';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
let app: Awaited<ReturnType<typeof createTestApp>>;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  tests = await startLeadTests();
  const { database, boss: jobs } = tests;
  const log = pino({ base: {} }, { write: (line) => void lines.push(JSON.parse(line)) });
  const env = { ...testEnv(() => tests.clock.now), leadLimits: { perAddress: 2, perPhone: 100, perSite: 100 } };
  const search = new EmbeddedSearch({ database, env, log });
  app = await createTestApp({ env, database, search, jobs, log });
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.empty();
  lines.length = 0;
});

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': chrome,
      'x-forecourt-gateway': testProof,
      'x-forecourt-site': 'yard',
      'x-forecourt-client': '203.0.113.7',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'yard.localhost:3000',
      ...headers,
    },
    body: JSON.stringify(body),
  });
const reveal = () => ({ car_id: tests.vehicle.id, dealership_id: 'yard', website_id: 'yard' });
const refusals = () =>
  lines.filter(({ msg }) => msg === 'write refused').map(({ what, why, status }) => [what, why, status]);

describe('writes of shoppers', () => {
  it('are refused, enquiries and reveals alike, unless they come from a page of the site', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const old = { origin: 'http://other.localhost:3000' };
    for (const headers of [foreign, old]) {
      expect((await post('/api/leads', tests.payload(), headers)).status).toBe(403);
      const refused = await post('/api/phone-reveals', reveal(), headers);
      expect([refused.status, await refused.json()]).toEqual([403, expect.objectContaining({ code: 'foreign_page' })]);
    }
    expect(await tests.count('leads')).toBe(0);
    // What the gateway does not name is no origin that a page could claim.
    const unnamed = { 'x-forwarded-proto': '', 'x-forwarded-host': '', origin: 'undefined://undefined' };
    expect((await post('/api/phone-reveals', reveal(), unnamed)).status).toBe(403);
    expect((await post('/api/phone-reveals', reveal(), { ...unnamed, origin: '://' })).status).toBe(403);
    lines.length = 0;
    for (const headers of [foreign, old]) {
      await post('/api/leads', tests.payload(), headers);
      await post('/api/phone-reveals', reveal(), headers);
    }
    const own = { origin: 'http://yard.localhost:3000' };
    expect((await post('/api/phone-reveals', reveal(), own)).status).toBe(204);
    expect((await post('/api/leads', tests.payload(), own)).status).toBe(201);
    expect(refusals()).toEqual([
      ['lead', 'foreign_page', 403],
      ['/api/phone-reveals', 'foreign_page', 403],
      ['lead', 'foreign_page', 403],
      ['/api/phone-reveals', 'foreign_page', 403],
    ]);
  });

  it('leave one line each in the log when refused, with the reason and without what was typed', async () => {
    const person = { ...testPerson, name: 'Privatename' };
    await post('/api/leads', tests.payload({ userData: { ...person, email: 'private words' } }));
    await post('/api/leads', tests.payload({ userData: person, company_website: 'private.example' }));
    await post('/api/leads', tests.payload({ userData: person, car_id: tests.foreign.id }));
    await post('/api/leads', tests.payload({ userData: person }));
    await post('/api/leads', tests.payload({ userData: { ...person, message: 'private again' } }));
    await post('/api/leads', 'private', { 'content-type': 'text/plain' });
    await post('/api/phone-reveals', { car_id: 'private words' });
    await post('/api/stock/yard', 'private', { authorization: 'Bearer private-key-of-somebody' });
    await post('/api/leads', tests.payload(), { 'x-forecourt-gateway': 'forged' });
    for (let look = 0; look < 6; look += 1) await post('/api/phone-reveals', reveal());
    expect(refusals()).toEqual([
      ['lead', 'faults', 422],
      ['lead', 'robot', 422],
      ['lead', 'foreign_vehicle', 422],
      ['lead', 'limit', 429],
      ['lead', 'unknown_type', 415],
      ['/api/phone-reveals', 'invalid_request', 400],
      ['/api/stock/yard', 'stock_key_needed', 401],
      ['/api/leads', 'gateway_needed', 403],
      ['phone-reveal', 'share', 204],
      ['phone-reveal', 'share', 204],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/private|avery|0491|203\.0\.113/i);
  });
});
