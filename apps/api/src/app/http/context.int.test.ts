// What every write of shoppers shares: it comes through the gateway, from a page of the site and from somebody whose session
// could be asked, and a refusal is told. And what all their answers share: nobody keeps them.
import { createHash } from 'node:crypto';
import type { Visitor } from '@forecourt/config/page-access';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, testBearer, testEnv, testProof } from '../../../test/test-app';
import { startLeadTests, testPerson } from '../../../test/test-leads';
import type { AskVisitor } from '../../ground/actor/ask-visitor';
import { EmbeddedSearch } from '../../subjects/search/embedded-search';
import { createStockKey } from '../../subjects/stock/stock-keys';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
let app: Awaited<ReturnType<typeof createTestApp>>;
const lines: Record<string, unknown>[] = [];
/** Who sends the requests; an error: the session cannot be asked. */
let visitor: Visitor | Error = { kind: 'anonymous' };
/** Who was asked for, by site and cookie. */
const asked: string[] = [];
const askVisitor: AskVisitor = async ({ websiteId, header }) => {
  asked.push(`${websiteId} ${header('cookie')}`);
  if (visitor instanceof Error) throw visitor;
  return visitor;
};
beforeAll(async () => {
  tests = await startLeadTests();
  const { database, boss: jobs } = tests;
  const log = pino({ base: {} }, { write: (line) => void lines.push(JSON.parse(line)) });
  const env = { ...testEnv(() => tests.clock.now), leadLimits: { perAddress: 2, perPhone: 100, perSite: 100 } };
  const search = new EmbeddedSearch({ database, env, log });
  app = await createTestApp({ env, database, search, jobs, log, askVisitor });
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.empty();
  lines.length = 0;
  asked.length = 0;
  visitor = { kind: 'anonymous' };
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

describe('whoever sends a request', () => {
  const avery = '019ac1f4-5b1e-7c3a-9d52-0f6a8e4b7c21';
  const sessionLines = () => lines.filter(({ msg }) => msg === 'the session of a request could not be asked');

  it('is asked for once, with the request and for the site of its host', async () => {
    expect((await post('/api/leads', tests.payload(), { cookie: 'session=of-avery' })).status).toBe(201);
    expect(asked).toEqual(['yard session=of-avery']);
  });

  it('is named in the log by an id when signed in, and by nothing otherwise', async () => {
    visitor = { kind: 'shopper', id: avery };
    await post('/api/phone-reveals', reveal());
    visitor = { kind: 'anonymous' };
    await post('/api/phone-reveals', reveal());
    const told = lines.filter(({ msg }) => msg === 'phone number revealed').map(({ actor }) => actor);
    expect(told).toEqual([`shopper ${avery}`, undefined]);
  });

  it('is not taken for nobody while the session cannot be asked: a write is refused, and taken when it comes again', async () => {
    visitor = new Error('the sessions are away');
    const sent = tests.payload();
    const refused = await post('/api/leads', sent);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining('not available for a moment') });
    expect(await tests.count('leads')).toBe(0);
    expect(refusals()).toEqual([['lead', 'session_unavailable', 503]]);
    expect(sessionLines()).toMatchObject([{ level: 50, err: { message: 'the sessions are away' } }]);
    visitor = { kind: 'shopper', id: avery };
    expect((await post('/api/leads', sent)).status).toBe(201);
    expect(await tests.count('leads')).toBe(1);
  });

  it('gets a plain form back with what was typed while the session cannot be asked', async () => {
    visitor = { kind: 'unavailable' };
    const fields = { category: 'general', name: 'Avery', message: 'Typed with care', url: '/contact' };
    const answer = await app.request('/api/leads', {
      method: 'POST',
      headers: { 'user-agent': chrome, 'x-forecourt-gateway': testProof, 'x-forecourt-site': 'yard' },
      body: new URLSearchParams(fields),
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
    expect(await answer.text()).toContain('Typed with care');
  });

  it('may read what is the same for everybody while the session cannot be asked', async () => {
    visitor = new Error('the sessions are away');
    const { status } = await app.request('/cars/a-ute/view.json', {
      headers: { 'x-forecourt-gateway': testProof, 'x-forecourt-site': 'yard' },
    });
    expect(status).toBe(200);
  });
});

describe('an answer', () => {
  const shopper = { 'x-forecourt-gateway': testProof, 'x-forecourt-site': 'yard' };
  const kept = ({ headers }: Response) => headers.get('cache-control');

  it('to a shopper or a supplier is kept by nobody, taken or refused, where its route says nothing', async () => {
    const taken = await post('/api/phone-reveals', reveal());
    expect([taken.status, kept(taken)]).toEqual([204, 'private, no-store']);
    const stored = await post('/api/leads', tests.payload());
    expect([stored.status, kept(stored)]).toEqual([201, 'private, no-store']);
    const faulty = await post('/api/leads', tests.payload({ userData: { ...testPerson, email: 'nowhere' } }));
    expect([faulty.status, kept(faulty)]).toEqual([422, 'private, no-store']);
    const { key } = await createStockKey(tests.database.db, 'yard', 'supplier');
    const upload = (authorization: string) =>
      app.request('/api/stock/yard?mode=delta', {
        method: 'POST',
        headers: { authorization },
        body: 'stocknum,make,model,year,price\nS2,Kia,Rio,2020,10000\n',
      });
    const imported = await upload(`Bearer ${key}`);
    expect([imported.status, kept(imported)]).toEqual([200, 'private, no-store']);
    expect(kept(await upload('Bearer key-of-nobody'))).toBe('no-store');
  });

  it('is kept as its route says, whoever it is for', async () => {
    const delivery = await app.request('/api/delivery?slug=a-ute&postcode=2000', { headers: shopper });
    expect(kept(delivery)).toBe('no-store');
    const missing = await app.request(`/media/${createHash('sha256').digest('hex')}?w=640`);
    expect([missing.status, kept(missing)]).toEqual([404, 'no-store']);
    // Our own services keep what they are told by the tags of the spine.
    const sites = await app.request('/internal/sites', { headers: { authorization: `Bearer ${testBearer}` } });
    expect([sites.status, kept(sites)]).toEqual([200, null]);
  });
});

describe('the log of a request', () => {
  const askTable = (id: string) =>
    app.request('/internal/sites', { headers: { authorization: `Bearer ${testBearer}`, 'x-request-id': id } });

  it('says the id that gateway and templates send, and one of our own for a stranger', async () => {
    await app.request('/internal/v1/sites/yard', {
      headers: { authorization: `Bearer ${testBearer}`, 'x-request-id': 'of-the-gateway' },
    });
    await app.request('/internal/v1/sites/yard', { headers: { 'x-request-id': 'of-a-stranger' } });
    const [ours, theirs] = lines.filter(({ msg }) => msg === 'request');
    expect([ours?.status, ours?.request_id]).toEqual([200, 'of-the-gateway']);
    expect([theirs?.status, theirs?.request_id]).toEqual([401, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  it('has a line of the site table when that has changed and when it is refused, and none of the polls between', async () => {
    await askTable('poll-the-first');
    lines.length = 0;
    for (let poll = 0; poll < 3; poll += 1) expect((await askTable(`poll-${poll}-of-three`)).status).toBe(200);
    expect(lines).toEqual([]);
    await tests.database.pool.query("update sites set document = jsonb_set(document, '{name}', '\"Renamed\"')");
    await askTable('poll-after-a-change');
    await askTable('poll-after-that');
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'site table changed',
        request_id: 'poll-after-a-change',
        sites: expect.any(Number),
      }),
    ]);
    lines.length = 0;
    expect((await app.request('/internal/sites')).status).toBe(401);
    expect(lines.map(({ msg, status }) => [msg, status])).toEqual([['request', 401]]);
  });
});
