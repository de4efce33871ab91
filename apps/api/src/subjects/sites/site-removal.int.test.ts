import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, testBearer } from '../../../test/test-app';
import { untilDecided } from '../../../test/test-database';
import { startLeadTests } from '../../../test/test-leads';
import { removalBench } from '../../../test/test-removal';
import { applyTestSites, siteNamed, testOperator } from '../../../test/test-stock';
import { loadErasures, loadRemovals } from '../../app/rosters';
import type { Mail } from '../../ground/messages/message-template';
import { outboxFolder } from '../../ground/messages/outbox';
import { currentPosition, readChanges } from '../../ground/spine/read-changes';
import { removeSite } from './remove-site';
import { getSiteDocument } from './site-documents';
import { getSiteTable } from './site-table';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
let bench: ReturnType<typeof removalBench>;
let running: Awaited<ReturnType<typeof startTestApp>>;
let folder: string;
beforeAll(async () => {
  tests = await startLeadTests();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-removal-'));
  bench = removalBench(tests, folder);
  running = await startTestApp(tests.database, bench.env);
  await running.ready();
});
afterAll(async () => {
  await running.close();
  await tests.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => tests.empty());

const remove = (...args: string[]) => bench.forecourt('sites', 'remove', ...args);
const isLive = async (site: string) => (await getSiteDocument(bench.db, site)) !== null;
const file = (value: unknown): string => {
  const path = join(folder, 'document.json');
  writeFileSync(path, JSON.stringify(value));
  return path;
};

/** Waits until the engine has read every change made so far. */
const indexed = async (): Promise<void> => {
  await untilDecided(tests.database);
  const last = await currentPosition(bench.db);
  await vi.waitUntil(() => running.search.position >= last, { timeout: 120_000 });
};
/** Stock numbers that the engine has of a site, asked as the site of this document. */
const found = async (site: NonNullable<Awaited<ReturnType<typeof getSiteDocument>>>) => {
  await indexed();
  const [hits = []] = await running.search.hitsOf(site, [{ indexName: bench.env.searchIndex, query: '' }]);
  return hits.map(({ stocknum }) => stocknum);
};
const documentOf = async (site: string) => {
  const document = await getSiteDocument(bench.db, site);
  if (document === null) throw new Error(`There is no site ${site}.`);
  return document;
};

describe('forecourt sites remove', () => {
  it('says with --dry-run what goes and what stays, and changes nothing', async () => {
    const vehicle = await bench.open('dry', { hosts: ['dry.localhost', 'www.dry.example'], receipts: { email: true } });
    await bench.fillSite('dry', vehicle.id);
    await bench.fillDealership('dry', vehicle.id);
    await bench.enquire('dry', vehicle.id);
    const before = [await bench.rowsOf('website_id', 'dry'), await bench.rowsOf('dealership_id', 'dry')];
    const told = await remove('dry', '--dry-run', '--json');
    expect(JSON.parse(told.out)).toMatchObject({
      key: 'dry',
      removed: false,
      goes: {
        hosts: 2,
        'pages of content': 2,
        redirects: 2,
        'pictures in the list of its content': 1,
        'vehicles with counted looks': 1,
        'stored valuations': 1,
        'applications for finance that are not sent': 1,
        'forms that wait to be mended': 1,
        'receipts to shoppers that have not gone out': 1,
      },
      stays: {
        leads: 1,
        'leads whose personal data are not erased': 1,
        'messages to the dealer that have not gone out': 1,
        'applications for finance that were sent': 0,
      },
      against: [],
    });
    const words = await remove('dry', '--dry-run');
    expect(words).toMatchObject({ code: 0, err: expect.stringMatching(/Nothing was changed\.$/) });
    expect(words.out).toMatch(
      /^Of the site dry \(.+\) goes:\n {2}hosts: 2\n.*\nAnd stays:\n {2}leads: 1\n.*lead_retention_days/s,
    );
    expect([await bench.rowsOf('website_id', 'dry'), await bench.rowsOf('dealership_id', 'dry')]).toEqual(before);
  });

  it('changes nothing without a terminal and without --confirm, and says how it is confirmed', async () => {
    await bench.open('alone');
    const refused = await remove('alone');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('--confirm alone') });
    expect(refused.err).toContain('Nothing was changed');
    // What agrees to changes does not agree to this.
    expect((await remove('alone', '--yes')).code).toBe(2);
    expect(await isLive('alone')).toBe(true);
  });

  it('changes nothing when another name is confirmed or typed, or no site has the name', async () => {
    await bench.open('right');
    const asked: string[] = [];
    for (const run of [
      () => remove('right', '--confirm', 'wrong'),
      () => remove('right', '--confirm', ''),
      () => bench.typing('y', asked)('sites', 'remove', 'right'),
      () => bench.typing('', asked)('sites', 'remove', 'right'),
    ])
      expect(await run()).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was changed') });
    expect(asked).toEqual(Array.from({ length: 2 }, () => 'Type right to remove this site: '));
    expect(await remove('nobody', '--confirm', 'nobody')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no site "nobody"'),
    });
    expect(await isLive('right')).toBe(true);
  });

  it('asks a person to type the name, and shows before what goes', async () => {
    await bench.open('typed');
    const done = await bench.typing('typed')('sites', 'remove', 'typed');
    expect(done).toMatchObject({ code: 0, err: expect.stringMatching(/goes:\n {2}hosts: 1\n.*Removed\./s) });
    expect(await isLive('typed')).toBe(false);
  });

  it('[SITE-02] takes the site from gateway, pages and search, and leaves every other as it was', async () => {
    const vehicle = await bench.open('gone');
    await applyTestSites(
      bench.db,
      siteNamed('stays', {
        dealership_id: 'gone',
        stockFrom: [{ dealership: 'gone' }],
        locations: [{ id: 'gone-yard' }],
      }),
    );
    await bench.fillSite('gone', vehicle.id);
    const [gone, stays] = [await documentOf('gone'), await documentOf('stays')];
    expect([await found(gone), await found(stays)]).toEqual([['S1'], ['S1']]);
    const start = await currentPosition(bench.db);

    expect((await remove('gone', '--confirm', 'gone')).code).toBe(0);

    expect([await found(gone), await found(stays)]).toEqual([[], ['S1']]);
    const table = await getSiteTable(bench.db, []);
    expect(table.sites.flatMap(({ hosts }) => hosts)).not.toContain('gone.localhost');
    expect(table.sites.map(({ website_id }) => website_id)).toContain('stays');
    const { changes } = await readChanges(bench.db, start);
    expect(changes.map(({ kind, websiteId }) => [kind, websiteId])).toEqual([['site', 'gone']]);
    const asService = { headers: { authorization: `Bearer ${testBearer}` } };
    expect((await running.app.request('/internal/v1/sites/gone', asService)).status).toBe(404);
    expect((await running.app.request('/internal/v1/sites/stays', asService)).status).toBe(200);
    expect((await bench.forecourt('sites', 'list')).out).not.toContain('gone.localhost');
    // Its host is free for another.
    await applyTestSites(
      bench.db,
      siteNamed('heir', {
        dealership_id: 'gone',
        stockFrom: [{ dealership: 'gone' }],
        locations: [{ id: 'gone-yard' }],
        hosts: ['gone.localhost'],
      }),
    );
  });

  it('leaves nothing of the site in any table but what belongs to its leads, and its books', async () => {
    const vehicle = await bench.open('bare');
    await bench.fillSite('bare', vehicle.id);
    const lead = await bench.enquire('bare', vehicle.id);
    await bench.book(lead);
    await tests.rows(
      `insert into finance_applications (id, token_digest, website_id, sealed, sealed_by, lead_id, created_at, expires_at)
       values (gen_random_uuid(), 'sent', 'bare', 's', 'key', $1, now(), now())`,
      [lead],
    );
    // Every table that can have something of a site has: a new one is missed here until it is said what becomes of it.
    expect(Object.keys(await bench.rowsOf('website_id', 'bare'))).toEqual(await bench.tablesWith('website_id'));
    expect((await remove('bare', '--confirm', 'bare')).code).toBe(0);
    const { changes: _spine, ...left } = await bench.rowsOf('website_id', 'bare');
    expect(left).toEqual({
      // One that was there, and that of the account that went with the site.
      ...{ consent_proofs: 2, bookings: 1, finance_applications: 1, idempotency_keys: 1, leads: 1, payments: 1 },
      ...{ prize_campaigns: 1, prize_draws: 1, prize_tables: 1 },
    });
    expect(await tests.rows('select lead_id from finance_applications')).toEqual([{ lead_id: lead }]);
  });

  it('removes everything or nothing', async () => {
    const place = { outbox: outboxFolder(bench.env), erasures: await loadErasures() };
    const vehicle = await bench.open('whole');
    await bench.fillSite('whole', vehicle.id);
    const before = await bench.rowsOf('website_id', 'whole');
    const broken = {
      subject: 'site',
      tell: async () => ({}),
      remove: () => Promise.reject(new Error('It cannot be done.')),
    } as const;
    await expect(
      removeSite(bench.db, [...(await loadRemovals()), broken], 'whole', place, testOperator.actor),
    ).rejects.toThrow('It cannot be done');
    expect(await bench.rowsOf('website_id', 'whole')).toEqual(before);
    const standing = { ...broken, tell: async () => ({ against: ['It is in use.'] }) };
    expect(
      await removeSite(bench.db, [...(await loadRemovals()), standing], 'whole', place, testOperator.actor),
    ).toMatchObject({
      against: ['It is in use.'],
    });
    expect(await bench.rowsOf('website_id', 'whole')).toEqual(before);
  });

  it('removes a site whose document this version cannot read', async () => {
    await bench.open('older');
    await tests.rows(`update sites set document = document - 'template' where website_id = 'older'`);
    expect(await isLive('older')).toBe(false);
    expect((await remove('older', '--confirm', 'older')).code).toBe(0);
    expect(await tests.rows(`select 1 from sites where website_id = 'older'`)).toEqual([]);
  });

  it('is undone by applying the document again', async () => {
    await bench.open('back', { name: 'Back Again Motors' });
    const document = siteNamed('back', { name: 'Back Again Motors' });
    const live = await documentOf('back');
    expect((await remove('back', '--confirm', 'back')).code).toBe(0);
    expect(await found(live)).toEqual([]);
    expect(await bench.forecourt('sites', 'apply', file(document), '--yes')).toMatchObject({
      code: 0,
      err: expect.stringContaining('back (document.json): new'),
    });
    expect(await found(live)).toEqual(['S1']);
    expect((await getSiteTable(bench.db, [])).sites).toContainEqual(
      expect.objectContaining({ website_id: 'back', hosts: ['back.localhost'] }),
    );
  });
});

describe('a lead of a site that was removed', () => {
  const sentMail = () => {
    const sent: Mail[] = [];
    return { sent, mail: { send: async (mail: Mail) => void sent.push(mail) } };
  };

  it('is listed, shown, exported, delivered and erased by its dealership', async () => {
    const vehicle = await bench.open('left', { receipts: { email: true } });
    const lead = await bench.enquire('left', vehicle.id);
    expect((await remove('left', '--confirm', 'left')).code).toBe(0);

    const listed = async (...args: string[]) => JSON.parse((await bench.forecourt('leads', ...args, '--json')).out);
    expect(await listed('list', '--site', 'left')).toMatchObject([
      { lead_id: lead, website_id: 'left', dealership: 'left', name: 'Avery Example', status: 'pending' },
    ]);
    expect(await listed('show', lead)).toMatchObject({ id: lead, submission: { userData: { name: 'Avery' } } });
    expect(parse((await bench.forecourt('leads', 'export')).out, { bom: true, columns: true })).toMatchObject([
      { lead_id: lead, website_id: 'left', name: 'Avery Example' },
    ]);

    const { sent, mail } = sentMail();
    expect(await tests.deliverAll({ mail })).toEqual([{ kind: 'delivered' }]);
    expect(sent).toMatchObject([{ to: ['leads@yard.example'], text: expect.stringContaining('Is it still there?') }]);
    // The receipt would have led the shopper to a site that is not there.
    expect(await tests.rows(`select template, status from messages order by template`)).toEqual([
      { template: 'lead', status: 'delivered' },
      { template: 'receipt', status: 'withdrawn' },
    ]);

    tests.clock.now = new Date(tests.clock.now.getTime() + 31 * 24 * 60 * 60_000);
    const erased = await listed('retention');
    expect(erased).toContainEqual(expect.objectContaining({ dealership: 'left', days: 30, leads: 1 }));
    expect(await listed('show', lead)).toMatchObject({ erased_at: expect.any(String) });
    expect(JSON.stringify(await listed('show', lead))).not.toContain('Avery');
  });

  it('keeps its photos and its application, of which the dealer is told without a link', async () => {
    const vehicle = await bench.open('kept');
    const lead = await bench.enquire('kept', vehicle.id);
    await tests.deliverAll();
    await tests.rows(
      `insert into lead_photos (id, lead_id, picture, width, height) values (gen_random_uuid(), $1, 'a picture', 1, 1)`,
      [lead],
    );
    await tests.rows(
      `insert into finance_applications (id, token_digest, website_id, sealed, sealed_by, lead_id, created_at, expires_at)
       values (gen_random_uuid(), 'sent', 'kept', 's', 'key', $1, now(), now())`,
      [lead],
    );
    for (const template of ['lead-photos', 'finance-application'])
      await tests.rows(
        `insert into messages (id, template, lead_id, destination, message_id) values
         (gen_random_uuid(), $1, $2, '{"kind": "email", "to": ["leads@yard.example"]}', $1)`,
        [template, lead],
      );
    expect((await remove('kept', '--confirm', 'kept')).code).toBe(0);

    const { sent, mail } = sentMail();
    expect(await tests.deliverAll({ mail })).toEqual([{ kind: 'delivered' }, { kind: 'delivered' }]);
    const texts = sent.map(({ text }) => String(text));
    expect(texts).toContainEqual(expect.stringContaining(`forecourt leads photos ${lead} --into`));
    expect(texts).toContainEqual(expect.stringContaining(`forecourt applications export ${lead}`));
    for (const text of texts) expect(text).not.toContain('http');

    expect(await bench.forecourt('leads', 'photos', lead)).toMatchObject({
      code: 1,
      err: expect.stringContaining('--into <folder>'),
    });
    const written = await bench.forecourt('leads', 'photos', lead, '--into', join(folder, 'photos'));
    expect(written).toMatchObject({ code: 0, out: join(folder, 'photos', lead, 'photo-1.jpg') });
    expect(readFileSync(written.out, 'utf8')).toBe('a picture');
    expect(statSync(written.out).mode & 0o077).toBe(0);
  });
});
