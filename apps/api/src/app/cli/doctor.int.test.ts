import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contractVersion } from '@forecourt/api-contract/operator';
import { anOffer } from '@forecourt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { createTestDatabase } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';

const now = new Date('2026-11-27T03:00:00Z');
const hour = 3_600_000;

/** What stands where gateway and template app are asked. */
let healthz: { status: number; body: unknown };
let manifest: object | null;
let server: Server;
let database: Database;
let origin: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = createServer(({ url }, response) => {
    if (url === '/_gateway/healthz') response.writeHead(healthz.status).end(JSON.stringify(healthz.body));
    else if (manifest === null) response.writeHead(404).end();
    else response.end(JSON.stringify(manifest));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await database.close();
});

const query = (text: string, values: readonly unknown[] = []) => database.pool.query(text, [...values]);
const location = (hours: boolean) => {
  const [first] = dealershipNamed('yard').locations;
  if (first === undefined) throw new Error('The dealership has no location.');
  return hours ? first : { ...first, contact_detail: { ...first.contact_detail, opening_hours: [] } };
};

/** A site with nothing wrong: mail, stock, hours, a template and a gateway that answer. */
beforeEach(async () => {
  healthz = { status: 200, body: { status: 'ok', sites: 1 } };
  manifest = {
    name: 'a',
    version: '0.1.0',
    theme: 'metro',
    contract: contractVersion,
    storefront: '0.2.0',
    build: 'abc',
  };
  await emptyTables(
    database,
    'sites',
    'dealerships',
    'offer_lists',
    'vehicles',
    'stock_runs',
    'stock_feeds',
    'messages',
    'leads',
    'event_streams',
  );
  await applyTestDealerships(database.db, dealershipNamed('yard', { locations: [location(true)] }));
  await applyTestSites(database.db, siteNamed('yard'));
  await addTestVehicle(database.db, 'yard', { stocknum: 'S1' });
});

const doctor = (...words: readonly string[]) =>
  testCli(database, {
    ...testEnv(() => now),
    smtpUrl: 'smtp://127.0.0.1:9',
    publicPort: Number(new URL(origin).port),
    templates: [{ name: 'a', title: 'Metro', version: '0.1.0', origin }],
  })('doctor', ...words);

/** What is wrong, and how it is mended, of the site alone. */
const faults = async (): Promise<readonly { readonly what: string; readonly mend: string }[]> => {
  const { out } = await doctor('yard', '--json');
  return JSON.parse(out).find(({ site }: { site: string | null }) => site === 'yard').faults;
};
const oneFault = async () => {
  const found = await faults();
  expect(found, JSON.stringify(found)).toHaveLength(1);
  return found[0];
};

describe('forecourt doctor', () => {
  it('says that nothing is wrong, and which version of which template draws the site', async () => {
    const { code, out, err } = await doctor('yard');
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n')).toEqual([
      'The installation',
      '  Nothing is wrong.',
      `yard (${siteNamed('yard').name}), http://yard.localhost:${new URL(origin).port}`,
      `  Drawn by template a 0.1.0 (theme metro, storefront 0.2.0, contract ${contractVersion}, build abc) at ${origin}.`,
      '  Nothing is wrong.',
    ]);
  });

  it('looks at every site without one named, and refuses one that is not live', async () => {
    await applyTestSites(
      database.db,
      siteNamed('second', {
        dealership_id: 'yard',
        stockFrom: [{ dealership: 'yard' }],
        locations: [{ id: 'yard-yard' }],
      }),
    );
    const all = JSON.parse((await doctor('--json')).out);
    expect(all.map(({ site }: { site: string | null }) => site)).toEqual([null, 'second', 'yard']);
    expect(await doctor('nowhere')).toMatchObject({ code: 2, err: expect.stringContaining('forecourt sites list') });
  });

  it('reads what is the same for all sites once, however many there are, and no receivers of other dealers', async () => {
    const second = { dealership_id: 'yard', stockFrom: [{ dealership: 'yard' }], locations: [{ id: 'yard-yard' }] };
    await applyTestDealerships(database.db, dealershipNamed('elsewhere'));
    await query("insert into event_streams (dealership_id, origin) values ('elsewhere', 'a'), ('yard', 'b')");
    for (const dealership of ['elsewhere', 'yard'])
      await query(
        `insert into event_receivers (id, dealership_id, address, destination, names, place, told)
         values (gen_random_uuid(), $1, 'x', '{"kind": "webhook", "url": "https://dms.example/events"}', '[]', 0, 0)`,
        [dealership],
      );
    const reads = async () => {
      const queries = vi.spyOn(database.pool, 'query');
      try {
        const { code, err } = await doctor();
        expect([code, err]).toEqual([0, '']);
        const texts = queries.mock.calls.map(([asked]) => JSON.stringify(asked));
        const count = (part: string) => texts.filter((text) => text.includes(part)).length;
        const sites = (await database.pool.query('select from sites')).rows.length;
        return {
          documents: count('from \\"offer_lists\\"'),
          templates: count('from \\"templates\\" order by'),
          pace: count('with recent as'),
          standing: count('with expected as'),
          // Two of one receiver: what waits for it, and what is on its way.
          batchesOfSite: count('join \\"event_batches\\"') / sites,
        };
      } finally {
        queries.mockRestore();
      }
    };
    const ofOne = await reads();
    expect(ofOne).toEqual({ documents: 1, templates: 2, pace: 1, standing: 1, batchesOfSite: 1 });
    await applyTestSites(database.db, ...['second', 'third', 'fourth'].map((id) => siteNamed(id, second)));
    expect(await reads()).toEqual(ofOne);
  });

  it('tells of a site without stock, and of stock that it does not take', async () => {
    await query("update vehicles set car_type = 'new'");
    await applyTestSites(database.db, siteNamed('yard', { stockFrom: [{ dealership: 'yard', car_type: ['used'] }] }));
    expect((await oneFault())?.what).toMatch(/^1 vehicles stand at yard, and it shows none of them/);
    await query(
      `insert into vehicles overriding system value select (jsonb_populate_record(v, jsonb_build_object(
         'id', v.id + n, 'stocknum', 'S1-' || n, 'slug', v.slug || n))).*
       from vehicles v, generate_series(1, 250) n`,
    );
    expect((await oneFault())?.what).toMatch(/^251 vehicles stand at yard, and it shows none of them/);
    await query("update vehicles set car_type = 'used' where id = (select max(id) from vehicles)");
    expect(await faults()).toEqual([]);
    await emptyTables(database, 'vehicles');
    expect(await oneFault()).toMatchObject({
      what: 'No vehicle is for sale at yard: its lists are empty.',
      mend: expect.stringContaining('forecourt stock import <file> --dealership yard'),
    });
  });

  it('tells of a feed that is late with why its last run failed, and gives the command that runs it', async () => {
    await query(
      `insert into stock_feeds (dealership_id, name, url, profile, schedule, zone)
       values ('yard', 'new', 'https://feed.example/x.csv', 'plain', '0 * * * *', 'UTC')`,
    );
    const addRun = (status: string, error: string | null, hours: number) =>
      query(
        `insert into stock_runs (id, dealership_id, profile, feed, source_name, status, error, started_at, finished_at)
         values (gen_random_uuid(), 'yard', 'plain', 'new', 'x.csv', $1, $2, $3, $3)`,
        [status, error, new Date(now.getTime() - hours * hour)],
      );
    await addRun('done', null, 5);
    await addRun('failed', 'The address answers 503.', 1);
    expect(await oneFault()).toEqual({
      what: 'Feed new of yard last came whole 5 hours ago; late is 2 hours. The last run failed: The address answers 503.',
      mend: 'forecourt stock feed run new --dealership yard',
    });
    await addRun('done', null, 0.5);
    expect(await faults()).toEqual([]);
  });

  it('tells of a destination that did not take the last lead, until it takes one', async () => {
    const addLead = async (status: string, error: string | null, hours: number) => {
      const at = new Date(now.getTime() - hours * hour);
      const { rows } = await query(
        `insert into leads (id, website_id, dealership_id, category, submission, created_at)
         values (gen_random_uuid(), 'yard', 'yard', 'general', '{}', $1) returning id`,
        [at],
      );
      await query(
        `insert into messages (id, template, subject_kind, subject_id, destination, status, message_id, attempts, last_error, created_at)
         values (gen_random_uuid(), 'lead', 'lead', $1, $2, $3, gen_random_uuid()::text, 3, $4, $5)`,
        [rows[0].id, JSON.stringify({ kind: 'email', to: ['sales@yard.example'] }), status, error, at],
      );
    };
    await addLead('delivered', null, 9);
    await addLead('failed', 'smtp_550', 3);
    expect(await oneFault()).toEqual({
      what: 'The last lead to sales@yard.example was not taken (smtp_550); it has been given up.',
      mend: expect.stringContaining('forecourt leads replay --site yard'),
    });
    await addLead('delivered', null, 1);
    expect(await faults()).toEqual([]);
  });

  it('tells of leads that go to nobody, and of a site that has none any more', async () => {
    await query(`update dealerships set document = jsonb_set(document, '{lead_destinations}', '[]')`);
    expect((await faults()).map(({ what }) => what)).toContain(
      'Leads of yard go to nobody: it has no destination for them.',
    );
    await applyTestDealerships(database.db, dealershipNamed('yard', { locations: [location(true)] }));
    for (let place = 0; place < 20; place += 1)
      await query(
        `insert into leads (id, website_id, dealership_id, category, submission, created_at)
         values (gen_random_uuid(), 'yard', 'yard', 'general', '{}', $1)`,
        [new Date(now.getTime() - (120 + place * 6) * hour)],
      );
    expect((await oneFault())?.what).toBe('Its last lead came 5 days ago; usually one comes every 6 hours.');
  });

  it('tells of a host that leads to something else, to nobody, and to a gateway that knows no site', async () => {
    healthz = { status: 200, body: 'a parked domain' };
    expect((await oneFault())?.what).toBe('Its host yard.localhost leads to a server that is no gateway of ours.');
    healthz = { status: 200, body: { status: 'ok', sites: null } };
    expect((await oneFault())?.what).toBe('Its host yard.localhost leads to a gateway that knows no site yet.');
    await applyTestSites(database.db, siteNamed('yard', { hosts: ['yard.localhost', 'nowhere.invalid'] }));
    const whats = (await faults()).map(({ what }) => what);
    expect(whats.some((what) => /^Its host nowhere\.invalid (has no address|cannot be looked up)/.test(what))).toBe(
      true,
    );
  });

  it('tells of a template that is away, is of before manifests, of another contract, or not registered', async () => {
    manifest = { ...manifest, contract: contractVersion + 1 };
    expect((await oneFault())?.what).toBe(
      `Its template a is built for contract ${contractVersion + 1} with the API, which has ${contractVersion}: parts of its pages may be missing.`,
    );
    manifest = null;
    expect(await oneFault()).toMatchObject({
      what: expect.stringContaining('is of a release before manifests'),
      mend: expect.stringContaining('FORECOURT_TEMPLATES=a=http://'),
    });
    await query(`update sites set document = jsonb_set(document, '{template}', '"unheard-of"')`);
    expect((await oneFault())?.what).toMatch(/^Its template unheard-of is not registered/);
  });

  it('tells of offers that have ended, and of places without hours', async () => {
    const offers = [
      anOffer({ id: 'past', name: 'Spring sale', until: '2026-11-26' }),
      anOffer({ id: 'today', name: 'Last day', until: '2026-11-27' }),
    ].map(({ id, name, until }) => ({ id, name, description: 'Words.', until, excluded_website_ids: [] }));
    await query('insert into offer_lists (dealership_id, document) values ($1, $2)', [
      'yard',
      JSON.stringify({ dealership_id: 'yard', offers }),
    ]);
    await applyTestSites(database.db, siteNamed('yard', { flags: { offers: true } as never }));
    expect((await oneFault())?.what).toBe('Offers of yard have ended and are shown no more: Spring sale (2026-11-26).');
    await emptyTables(database, 'offer_lists');
    await applyTestDealerships(database.db, dealershipNamed('yard', { locations: [location(false)] }));
    expect(await oneFault()).toMatchObject({
      what: expect.stringMatching(/\(yard-yard\) has no opening hours/),
      mend: expect.stringContaining('forecourt dealerships apply'),
    });
  });

  it('tells of the installation that no mail server is set, and ends with exit code 1', async () => {
    const { code, out, err } = await testCli(database, {
      ...testEnv(() => now),
      publicPort: Number(new URL(origin).port),
      templates: [{ name: 'a', title: 'Metro', version: '0.1.0', origin }],
    })('doctor', 'yard');
    expect(code).toBe(1);
    expect(out).toMatch(/^The installation\n {2}- No mail server is set: .*\n {4}Set SMTP_URL/);
    expect(err).toBe('1 thing is to be mended.');
  });
});
