import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryPlans } from '../../../test/query-plans';
import { testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { mailbox, startLeadTests, testPerson } from '../../../test/test-leads';
import { limits, loadErasures, loadUpkeep } from '../../app/rosters';
import { DeliveryFailure } from '../../ground/messages/delivery-failure';
import { outboxFolder, outboxMail } from '../../ground/messages/outbox';
import { runUpkeep } from '../../ground/modules/upkeep';
import { eraseOldLeads } from './erase-leads';
import { leadPages } from './list-leads';

/** Pages of leads are of 1,000. The long tests have more than the 65,535 that one query may name. */
const many = process.env.FORECOURT_LONG_TESTS === '1' ? 66_000 : 2_500;

let tests: Awaited<ReturnType<typeof startLeadTests>>;
let folder: string;
beforeAll(async () => {
  tests = await startLeadTests();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-leads-'));
});
afterAll(async () => {
  await tests.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await tests.empty();
  await tests.setDestinations([mailbox('leads')]);
});

const env = () => ({ ...testEnv(() => tests.clock.now), dataDir: folder });
const forecourt = (...args: string[]) => testCli(tests.database, env())('leads', ...args);
const listed = async (...args: string[]) => JSON.parse((await forecourt(...args, '--json')).out);
const send = async (more: object = {}, person: object = {}) => {
  const answer = await tests.post(tests.payload({ ...more, userData: { ...testPerson, ...person } }));
  return (await answer.json()).lead_id as string;
};
const refused = { send: () => Promise.reject(new DeliveryFailure('smtp_550', true)) };
const giveUp = async () => {
  for (let round = 0; round < 10; round += 1) await tests.deliverAll({ mail: refused });
};

describe('forecourt leads', () => {
  it('[LEAD-02] lists by status, dealership, site, kind and time, and shows every attempt at one', async () => {
    const failed = await send();
    await giveUp();
    tests.clock.now = new Date('2026-11-22T00:00:00Z');
    const delivered = await send({ category: 'photo' });
    await tests.deliverAll();
    const pending = await send({}, { name: 'Robin' });
    const ids = async (...args: string[]) =>
      (await listed('list', ...args)).map((row: { lead_id: string }) => row.lead_id);
    expect(await ids()).toEqual([pending, delivered, failed]);
    expect(await ids('--limit', '1')).toEqual([pending]);
    for (const [status, lead] of Object.entries({ failed, delivered, pending }))
      expect([status, await ids('--status', status)]).toEqual([status, [lead]]);
    expect(await ids('--category', 'photo')).toEqual([delivered]);
    expect(await ids('--since', '2026-11-22')).toEqual([pending, delivered]);
    expect(await ids('--dealership', 'yard', '--site', 'yard')).toHaveLength(3);
    expect(await ids('--dealership', 'other')).toEqual([]);
    expect(await ids('--site', 'other')).toEqual([]);
    expect((await forecourt('list', '--status', 'failed')).out).toContain('failed (10, smtp_550)');
    expect((await forecourt('list', '--since', 'soon')).code).toBe(2);
    expect((await forecourt('list', '--status', 'lost')).code).toBe(2);

    const shown = await listed('show', failed);
    expect(shown.deliveries[0].log).toHaveLength(10);
    expect(shown.deliveries[0].log[0]).toEqual({ at: '2026-11-21T01:00:00.000Z', outcome: 'smtp_550', duration_ms: 0 });
    expect(shown).not.toHaveProperty('update_token_digest');
    expect((await forecourt('show', '00000000-0000-0000-0000-000000000000')).code).toBe(1);
    expect((await forecourt('show', 'x')).code).toBe(1);
  });

  it('prints nothing that a terminal obeys, also of leads stored before that was refused', async () => {
    const lead = await send();
    const evil = 'a\u001b[2J\u009b31m\u0007\u202Eb\nforged line';
    await tests.rows(`update leads set submission = jsonb_set(submission, '{userData,name}', $1) where id = $2`, [
      JSON.stringify(evil),
      lead,
    ]);
    for (const args of [
      ['list'],
      ['list', '--json'],
      ['show', lead],
      ['show', lead, '--json'],
      ['export'],
      ['export', '--json'],
    ]) {
      const { out } = await forecourt(...args);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
      expect(out, args.join(' ')).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e]/);
    }
    expect((await forecourt('list')).out.trimEnd().split('\n')).toHaveLength(1);
    expect((await listed('show', lead)).submission.userData.name).toBe(evil);
  });

  it('[FORM-04] shows and exports what the page knew of the vehicle', async () => {
    const known = {
      manufacturer_slug: 'kia',
      stock_number: 'S1',
      'Vehicle Make': 'Kia',
      'Vehicle Model': 'Rio',
      vehicle_status: 'in_stock',
    };
    const lead = await send({ ...known, car_type: 'used', subcategory: 'used-vehicle' });
    expect((await listed('show', lead)).submission).toMatchObject(known);
    expect(parse((await forecourt('export')).out, { bom: true, columns: true })).toMatchObject([
      {
        ...{ manufacturer_slug: 'kia', stock_number: 'S1', vehicle_make: 'Kia', vehicle_model: 'Rio' },
        car_id: tests.vehicle.id,
        car_type: 'used',
        vehicle_status: 'in_stock',
        subcategory: 'used-vehicle',
      },
    ]);
  });

  it('[LEAD-02] replays all dead letters or the named ones, and prints the outcome', async () => {
    const first = await send();
    const second = await send({}, { name: 'Robin' });
    await giveUp();
    expect(await listed('replay', first)).toEqual([{ lead_id: first, deliveries: 1 }]);
    expect(await tests.deliverAll()).toEqual([{ kind: 'delivered' }]);
    expect(await listed('replay', '--dealership', 'other')).toEqual([]);
    expect(await listed('replay')).toEqual([{ lead_id: second, deliveries: 1 }]);
    expect(await tests.deliverAll()).toEqual([{ kind: 'delivered' }]);
    expect((await forecourt('replay', first)).err).toContain('nothing to deliver');
    expect((await forecourt('replay', 'x')).code).toBe(2);
    expect(
      await tests.rows("select count(*)::int from pgboss.job where name = 'messages' and state = 'created'"),
    ).not.toEqual([]);
  });

  it(`exports and replays ${many} leads page by page, each once`, async () => {
    const id = await send();
    await tests.rows(
      `insert into leads (id, website_id, dealership_id, category, submission, created_at)
       select gen_random_uuid(), website_id, dealership_id, category, submission, created_at + n % 1000 * interval '1 second'
       from leads, generate_series(2, $1) as n where id = $2`,
      [many, id],
    );
    const exported = (await forecourt('export')).out.trimEnd().split('\r\n').slice(1);
    expect(new Set(exported.map((line) => line.split(',')[0])).size).toBe(many);
    expect(exported).toHaveLength(many);
    expect(await listed('export')).toHaveLength(many);
    expect(await listed('list', '--limit', '1500')).toHaveLength(1500);
    // The newest of each thousand, and one more.
    expect(await listed('replay', '--status', 'delivered', '--since', '2026-11-21T01:16:38Z')).toHaveLength(
      Math.floor((many + 2) / 1000) + Math.floor((many + 1) / 1000),
    );
  });

  it('exports what the filters name as CSV or JSON', async () => {
    await send({}, { message: 'Two\nlines, "quoted"' });
    await send({ category: 'photo' });
    const rows: Record<string, string>[] = parse((await forecourt('export', '--category', 'vehicle')).out, {
      bom: true,
      columns: true,
    });
    expect(rows).toMatchObject([
      { category: 'vehicle', name: 'Avery Example', message: 'Two\nlines, "quoted"', status: 'pending' },
    ]);
    expect(await listed('export')).toHaveLength(2);
  });
});

/** Leads without a word, an hour apart and in fours of the same moment. */
const addMany = (count: number, erasedAt: Date | null) =>
  tests.rows(
    `insert into leads (id, website_id, dealership_id, category, submission, created_at, erased_at)
     select gen_random_uuid(), 'yard', 'yard', 'general', '{"userData": {"phone": ""}}',
       $1::timestamptz - make_interval(hours => n / 4), $3
     from generate_series(1, $2::int) n`,
    [tests.clock.now, count, erasedAt],
  );
const everyLead = { status: null, dealership: null, site: null, category: null, since: null };

describe('the list of leads', () => {
  it('is read newest first by the indexes, each page behind the one before', async () => {
    await addMany(2000, null);
    await tests.rows('analyze leads');
    const all = await tests.rows('select id from leads order by created_at desc, id desc');
    const read: string[] = [];
    const plans = await queryPlans(tests.database, async (db) => {
      for await (const rows of leadPages(db, everyLead, 50)) read.push(...rows.map(({ lead_id }) => lead_id));
    });
    expect(read).toEqual(all.map(({ id }) => id));
    const pages = plans.filter((plan) => plan.startsWith('Limit'));
    // The last ones are so few that they are rather sorted.
    for (const plan of pages.slice(0, 10)) {
      expect(plan).toContain('Index Scan Backward using leads_created on leads');
      expect(plan).not.toContain('Sort');
    }
    expect(pages[1]).toContain('Index Cond: (ROW(created_at, id) < ROW(');
  });
});

describe('retention', () => {
  it('looks for leads to erase by an index in which those that are erased do not stand', async () => {
    await addMany(2000, tests.clock.now);
    await addMany(20, null);
    await tests.rows('analyze leads');
    await tests.setDestinations([mailbox('leads')], { lead_retention_days: 30 });
    const place = { outbox: outboxFolder(env()), now: new Date('2027-01-25T00:00:00Z'), erasures: [] };
    const plans = await queryPlans(tests.database, (db) => eraseOldLeads({ ...place, db }, { dryRun: true }));
    expect(plans.at(-1)).toContain('leads_to_erase');
    expect(plans.at(-1)).not.toContain('leads_dealership');
  });

  it('leaves a lead due whose mail cannot be taken out of the outbox, and does both again', async () => {
    const outbox = outboxFolder(env());
    const id = await send({}, {});
    await tests.deliverAll({ mail: outboxMail(outbox) });
    const [file = ''] = readdirSync(outbox);
    const [path, words] = [join(outbox, file), readFileSync(join(outbox, file))];
    rmSync(path);
    mkdirSync(path);
    await tests.setDestinations([mailbox('leads')], { lead_retention_days: 30 });
    tests.clock.now = new Date('2027-01-25T00:00:00Z');
    const deps = { db: tests.database.db, outbox, now: tests.clock.now, erasures: await loadErasures() };
    await expect(eraseOldLeads(deps, { dryRun: false })).rejects.toThrow();
    expect(await tests.rows('select 1 from leads where erased_at is not null')).toEqual([]);
    rmdirSync(path);
    writeFileSync(path, words);
    writeFileSync(`${path}.draft`, words);
    expect(await eraseOldLeads(deps, { dryRun: false })).toMatchObject([{ leads: 1 }]);
    expect(readdirSync(outbox)).toEqual([]);
    expect(await tests.rows('select id from leads where erased_at is not null')).toEqual([{ id }]);
  });

  it('erases personal data after the dealership’s days, in database and outbox, and keeps the leads to be counted', async () => {
    const outbox = outboxFolder(env());
    const visit = { visited_pages: ['/seen'], linked_query_params: { utm_source: 'letter' } };
    const valued = { rego: 'PRIV8', regoState: 'VIC', adjustmentAnswers: { 'Any damage?': 'A scratch' } };
    const old = await send(
      { url: '/private', user_agent: 'Mozilla', lead_attributes: visit, ...valued },
      { message: 'Private words' },
    );
    // A part of the payload, and a field, that no table of today names.
    await tests.rows(
      `update leads set submission = jsonb_set(submission || '{"fax": "5550 0199"}', '{userData,pager}', '"5550 0198"') where id = $1`,
      [old],
    );
    await tests.deliverAll({ mail: outboxMail(outbox) });
    expect(readdirSync(outbox)).toHaveLength(1);
    const stuck = await send({}, { name: 'Stuck' });
    tests.clock.now = new Date('2026-12-25T00:00:00Z');
    const fresh = await send({}, { name: 'Fresh' });

    expect((await forecourt('retention')).out).toContain('Every dealership keeps its leads');
    await tests.setDestinations([mailbox('leads')], { lead_retention_days: 30 });
    const due = { dealership: 'yard', days: 30, before: '2026-11-25T00:00:00.000Z', leads: 1 };
    expect(await listed('retention', '--dry-run')).toEqual([due]);
    expect(await tests.rows('select 1 from leads where erased_at is not null')).toEqual([]);
    const log = { info: () => undefined, error: () => undefined };
    const { enqueue, templates } = tests.ports();
    await runUpkeep(await loadUpkeep(), {
      ...{ db: tests.database.db, env: env(), now: tests.clock.now, enqueue, templates, limits, log },
      erasures: await loadErasures(),
    });
    expect(await listed('retention')).toEqual([{ ...due, leads: 0 }]);

    const unseen = ['/seen', 'letter', 'PRIV8', 'A scratch', '5550 0199', '5550 0198'];
    const everything = JSON.stringify([
      await tests.rows('select * from leads where id = $1', [old]),
      await tests.rows('select * from messages where lead_id = $1', [old]),
      await tests.rows('select * from idempotency_keys where lead_id = $1', [old]),
      readdirSync(outbox),
    ]);
    for (const personal of ['Avery', 'Example', '0491', 'Private words', '/private', 'Mozilla', '.eml', ...unseen])
      expect(everything).not.toContain(personal);
    expect(await tests.rows('select id, category, vehicle_id::text from leads where erased_at is not null')).toEqual([
      { id: old, category: 'vehicle', vehicle_id: tests.vehicle.id },
    ]);
    const names = await tests.rows("select id, submission->'userData'->>'name' as name from leads order by id");
    expect(names).toEqual([
      { id: old, name: '' },
      { id: stuck, name: 'Stuck' },
      { id: fresh, name: 'Fresh' },
    ]);
    expect(await listed('replay', old)).toEqual([{ lead_id: old, deliveries: 0 }]);
    expect((await listed('list', '--limit', '10')).at(-1)).toMatchObject({ lead_id: old, name: '', email: '' });
  });
});
