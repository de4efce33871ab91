import type { SiteDocumentInput } from '@forecourt/config/site-document';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
  testOperator,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { settingsFrom } from '../../ground/env/environment-part';
import { currentPosition, readChanges } from '../../ground/spine/read-changes';
import { getPublicSite } from '../public-sites/public-site';
import { applyDealerships } from './apply-dealerships';
import { applySites, planSites } from './apply-sites';
import { readSiteDirectory } from './site-directory';
import { getSiteTable } from './site-table';

const templates = [{ name: 'a', title: 'Metro', version: '1.0.0', origin: 'http://10.0.0.5:3001' }];

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database, 'vehicles', 'sites', 'dealerships', 'changes');
  await applyTestDealerships(database.db, dealershipNamed('harbour'), dealershipNamed('yard'));
});

const apply = (...documents: readonly unknown[]) =>
  applySites(
    database.db,
    documents.map((value, index) => ({ source: `${index}.json`, value })),
    testOperator,
  );
const faultsOf = async (...documents: readonly unknown[]) => {
  const outcome = await apply(...documents);
  if (outcome.ok) throw new Error('The documents were not refused.');
  return outcome.faults;
};
const everything = async () => {
  const tables = ['sites', 'site_hosts', 'changes'];
  return Promise.all(tables.map(async (name) => (await database.pool.query(`select * from ${name} order by 1`)).rows));
};
const settings = {
  env: { publicScheme: 'http', publicPort: 3000, settingsOf: settingsFrom({}) },
  searchAccess: () => ({ indexName: 'i', appId: 'a', apiKey: 'k', answeredBy: 'own' as const }),
  processors: { current: null },
} as const;

describe('templates', () => {
  it('[SITE-01] that are not registered are refused, with the names of those that are', async () => {
    const before = await everything();
    const [fault, ...others] = await faultsOf(siteNamed('harbour', { template: 'd' }));
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ source: '0.json', path: 'template' });
    expect(fault?.reason).toMatch(/No template "d" is registered\..*"a" \(Metro\).*"b" \(Marque\).*"c" \(Yard\)/);
    expect(await everything()).toEqual(before);
  });

  it('stand in the table of sites with their address, and without one when they are no longer registered', async () => {
    await applyTestSites(database.db, siteNamed('harbour'), siteNamed('yard', { template: 'b' }));
    const { sites } = await getSiteTable(database.db, templates);
    expect(
      sites.map(({ slug, template, template_origin, template_title }) => [
        slug,
        template,
        template_origin,
        template_title,
      ]),
    ).toEqual([
      ['harbour', 'a', 'http://10.0.0.5:3001', 'Metro'],
      ['yard', 'b', undefined, undefined],
    ]);
  });
});

describe('stored documents of another version', () => {
  const store = (websiteId: string, change: string) =>
    database.pool.query(`update sites set document = ${change} where website_id = $1`, [websiteId]);

  it('are read, and settings that this version does not know are dropped', async () => {
    await applyTestSites(database.db, siteNamed('harbour'));
    await store('harbour', `jsonb_set(document, '{flags,hologram}', 'true') || '{"novelty": {"deep": 1}}'`);
    const directory = await readSiteDirectory(database.db);
    expect(directory.unreadable).toEqual([]);
    expect(await getPublicSite(database.db, settings, 'harbour')).toMatchObject({ website_id: 'harbour' });
  });

  it('that cannot be read leave every other site up, and are repaired by applying them again', async () => {
    await applyTestSites(database.db, siteNamed('harbour'), siteNamed('yard'));
    await store('harbour', `document - 'template'`);
    const directory = await readSiteDirectory(database.db);
    expect(directory.unreadable).toMatchObject([{ kind: 'site', id: 'harbour' }]);
    expect(directory.unreadable[0]?.reason).toContain('template');
    expect((await getSiteTable(database.db, templates)).sites.map(({ website_id }) => website_id)).toEqual(['yard']);
    expect(await getPublicSite(database.db, settings, 'harbour')).toBeNull();
    expect(await apply(siteNamed('harbour'))).toMatchObject({ ok: true, changes: [{ action: 'create' }] });
    expect((await readSiteDirectory(database.db)).unreadable).toEqual([]);
  });
});

describe('applying site documents', () => {
  it('[SITE-01] refuses an invalid document with path and reason of every error, and nothing live changes', async () => {
    await applyTestSites(database.db, siteNamed('harbour'));
    const before = await everything();
    const broken = {
      ...siteNamed('yard'),
      template: 'd',
      hosts: ['Not A Host'],
      flags: { finnance: true },
      stockFrom: [{ dealership: 'nobody' }],
    };
    const faults = await faultsOf(siteNamed('harbour', { name: 'A good change beside it' }), broken);
    expect(faults.every(({ source, reason }) => source === '1.json' && reason.length > 0)).toBe(true);
    expect(faults.map(({ path }) => path).sort()).toEqual([
      ...['flags.finnance', 'hosts[0]', 'stockFrom[0].dealership', 'template'],
    ]);
    expect(await everything()).toEqual(before);
  });

  it('[SITE-01] refuses a document that names an unknown dealership, location or offer', async () => {
    const faults = await faultsOf(
      siteNamed('yard', {
        dealership_id: 'nobody',
        stockFrom: [{ dealership: 'nowhere' }, { dealership: 'yard', location: ['moon'] }],
        locations: [{ id: 'mars' }],
      }),
    );
    expect(faults.map(({ path }) => path).sort()).toEqual([
      'dealership_id',
      'locations[0].id',
      'stockFrom[0].dealership',
      'stockFrom[1].location[0]',
    ]);
  });

  it('[SITE-02] lets a host belong to one site only, in one set and against what is live', async () => {
    await applyTestSites(database.db, siteNamed('harbour'));
    const live = await faultsOf(siteNamed('yard', { hosts: ['yard.localhost', 'harbour.localhost'] }));
    expect(live).toMatchObject([{ path: 'hosts[1]', reason: expect.stringContaining('harbour') }]);
    const set = await faultsOf(
      siteNamed('yard'),
      siteNamed('other', {
        dealership_id: 'yard',
        stockFrom: [{ dealership: 'yard' }],
        locations: [{ id: 'yard-yard' }],
        hosts: ['yard.localhost'],
      }),
    );
    expect(set).toMatchObject([{ source: '1.json', path: 'hosts' }]);
  });

  it('lets hosts and slugs change places within one set', async () => {
    await applyTestSites(database.db, siteNamed('harbour'), siteNamed('yard'));
    const outcome = await apply(
      siteNamed('harbour', { slug: 'yard', hosts: ['yard.localhost'] }),
      siteNamed('yard', { slug: 'harbour', hosts: ['harbour.localhost'] }),
    );
    expect(outcome.ok).toBe(true);
    const { sites } = await getSiteTable(database.db, templates);
    expect(sites.map(({ website_id, slug, hosts }) => [website_id, slug, hosts])).toEqual([
      ['harbour', 'yard', ['yard.localhost']],
      ['yard', 'harbour', ['harbour.localhost']],
    ]);
  });

  it('gives the gateway the numbers to call: each once, of the locations that the site shows', async () => {
    const { locations } = dealershipNamed('harbour');
    const contact_detail = { phone: null, landline_phone: null, opening_hours: [] };
    const place = (id: string, name: string, phone: string | null, visible = true) =>
      locations.map((location) => ({ ...location, id, slug: id, name, phone, visible, contact_detail }));
    await applyTestDealerships(
      database.db,
      dealershipNamed('harbour', {
        locations: [
          ...place('sales', 'Sales', '(02) 5550 1234'),
          ...place('service', 'Service', '(02) 5550 1234'),
          ...place('parts', 'Parts', '(02) 5550 9999'),
          ...place('office', 'Office', '(02) 5550 0000', false),
          ...place('yard', 'Yard', null),
        ],
      }),
    );
    const shown = ['parts', 'sales', 'service', 'office', 'yard'].map((id) => ({ id }));
    await applyTestSites(database.db, siteNamed('harbour', { locations: shown }));
    expect((await getSiteTable(database.db, templates)).sites[0]?.phones).toEqual([
      { name: 'Parts', phone: '(02) 5550 9999' },
      { name: 'Sales', phone: '(02) 5550 1234' },
    ]);
  });

  it('[SITE-03] makes a new or changed document live at once, with a change that followers read', async () => {
    await untilDecided(database);
    const start = await currentPosition(database.db);
    await applyTestSites(database.db, siteNamed('harbour'));
    const first = await getPublicSite(database.db, settings, 'harbour');
    await applyTestSites(database.db, siteNamed('harbour', { name: 'Harbour, renamed' }));
    const second = await getPublicSite(database.db, settings, 'harbour');
    expect(second).toMatchObject({ name: 'Harbour, renamed', canonicalOrigin: 'http://harbour.localhost:3000' });
    expect(second?.revision).toBeGreaterThan(first?.revision ?? Number.POSITIVE_INFINITY);
    await untilDecided(database);
    const { changes } = await readChanges(database.db, start);
    expect(changes.map(({ kind, websiteId }) => [kind, websiteId])).toEqual([
      ['site', 'harbour'],
      ['site', 'harbour'],
    ]);
  });

  it('writes nothing for a document that is live already, and shows differences without writing any', async () => {
    await applyTestSites(database.db, siteNamed('harbour'));
    const before = await everything();
    expect(await apply(siteNamed('harbour'))).toMatchObject({
      ok: true,
      changes: [{ action: 'none', differences: [] }],
    });
    const planned = await planSites(database.db, [
      { source: 'a.json', value: siteNamed('harbour', { search: { preset: 2 } }) },
    ]);
    expect(planned).toMatchObject({
      ok: true,
      changes: [{ action: 'change', differences: [{ path: 'search.preset', before: 3, after: 2 }] }],
    });
    expect(await everything()).toEqual(before);
  });

  it('[ENTY-02] keeps hidden locations out of the public site', async () => {
    const [location] = dealershipNamed('harbour').locations;
    if (location === undefined) throw new Error('no location');
    await applyTestDealerships(
      database.db,
      dealershipNamed('harbour', {
        locations: [location, { ...location, id: 'harbour-hidden', primary: false, visible: false }],
      }),
    );
    const input: SiteDocumentInput = siteNamed('harbour', {
      locations: [{ id: 'harbour-yard' }, { id: 'harbour-hidden' }],
    });
    await applyTestSites(database.db, input);
    const site = await getPublicSite(database.db, settings, 'harbour');
    expect(site?.locations.map(({ id }) => id)).toEqual(['harbour-yard']);
  });
});

describe('applying dealership documents', () => {
  const applyOne = (value: unknown) => applyDealerships(database.db, [{ source: 'd.json', value }], testOperator);

  it('renews every site that shows the dealership', async () => {
    await applyTestSites(
      database.db,
      siteNamed('harbour', { stockFrom: [{ dealership: 'harbour' }, { dealership: 'yard' }] }),
    );
    const before = await getPublicSite(database.db, settings, 'harbour');
    await applyTestDealerships(database.db, dealershipNamed('yard', { name: 'Yard, renamed' }));
    const after = await getPublicSite(database.db, settings, 'harbour');
    expect(after?.dealerships.map(({ name }) => name)).toEqual(['Dealer harbour', 'Yard, renamed']);
    expect(after?.revision).toBeGreaterThan(before?.revision ?? Number.POSITIVE_INFINITY);
  });

  it('refuses to take a location away that a site narrows its stock to', async () => {
    const [first] = dealershipNamed('yard').locations;
    if (first === undefined) throw new Error('no location');
    await applyTestDealerships(
      database.db,
      dealershipNamed('yard', { locations: [first, { ...first, id: 'yard-2' }] }),
    );
    await applyTestSites(database.db, siteNamed('yard', { stockFrom: [{ dealership: 'yard', location: ['yard-2'] }] }));
    const outcome = await applyOne(dealershipNamed('yard'));
    expect(outcome).toEqual({
      ok: false,
      faults: [expect.objectContaining({ reason: 'Location "yard-2" is missing, but site yard shows its stock.' })],
    });
  });

  it('refuses to take a location away from under stock, a slug from under a site, and a code that is taken', async () => {
    await applyTestSites(database.db, siteNamed('yard'));
    await addTestVehicle(database.db, 'yard');
    const [location] = dealershipNamed('yard').locations;
    if (location === undefined) throw new Error('no location');
    const moved = await applyOne(
      dealershipNamed('yard', { slug: 'new-yard', locations: [{ ...location, id: 'harbour-yard' }] }),
    );
    if (moved.ok) throw new Error('not refused');
    expect(moved.faults.map(({ path, reason }) => `${path}: ${reason}`).sort()).toEqual([
      'locations: Location "yard-yard" is missing, but 1 vehicles stand there.',
      'locations: Location "yard-yard" is missing, but site yard shows it.',
      'locations[0].id: "harbour-yard" belongs to dealership harbour. Give this location an id of its own.',
      expect.stringMatching(/^slug: Site yard shows the stock of "yard"/),
    ]);
  });
});
