import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteDocumentInput } from '@forecourt/config/site-document';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { exitCodes } from '../../ground/cli/cli-error';
import type { Database } from '../../ground/database/database';
import { getSiteDocument } from './site-documents';

let database: Database;
let folder: string;
let forecourt: ReturnType<typeof testCli>;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-history-'));
  forecourt = testCli(database, { ...testEnv(), dataDir: folder });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyTables(database, 'vehicles', 'sites', 'dealerships', 'changes', 'document_versions');
  await applyTestDealerships(database.db, dealershipNamed('yard'));
});

const file = (value: unknown): string => {
  const path = join(folder, 'document.json');
  writeFileSync(path, JSON.stringify(value));
  return path;
};
const applySite = (overrides: Partial<SiteDocumentInput>, ...options: string[]) =>
  forecourt('sites', 'apply', file(siteNamed('yard', overrides)), '--yes', ...options);
const historyOf = async (group: string, name: string) =>
  JSON.parse((await forecourt(group, 'history', name, '--json')).out);
const linesOf = async (group: string, name: string) =>
  (await historyOf(group, name)).map(({ version, action, restores, who }: Record<string, unknown>) => [
    version,
    action,
    restores,
    who,
  ]);
const siteName = async () => (await getSiteDocument(database.db, 'yard'))?.name;
const revision = async () => (await database.pool.query('select revision from sites')).rows[0]?.revision;

describe('forecourt sites history', () => {
  it('lists who applied what, when and why, the newest first, and nothing for a document that changed nothing', async () => {
    await applySite({ name: 'Yard' }, '--by', 'Robin', '--note', 'the first');
    await applySite({ name: 'The yard' }, '--by', 'Sam');
    await applySite({ name: 'The yard' }, '--by', 'Kim');
    const history = await historyOf('sites', 'yard');
    expect(history).toMatchObject([
      {
        version: 2,
        action: 'apply',
        who: 'Sam',
        note: null,
        changes: [{ path: 'name', before: 'Yard', after: 'The yard' }],
      },
      { version: 1, action: 'apply', who: 'Robin', note: 'the first', changes: [] },
    ]);
    expect(Date.now() - Date.parse(history[0].at)).toBeLessThan(3_600_000);
    const { out } = await forecourt('sites', 'history', 'yard');
    expect(out).toMatch(
      /^v2\t\S+Z\tapplied by Sam\n {2}name: "Yard" -> "The yard"\nv1\t\S+Z\tapplied by Robin\tthe first$/,
    );
    const short = await forecourt('sites', 'history', 'yard', '--last', '1');
    expect([short.out.split('\n').length, short.err]).toEqual([2, '1 older: --last 2']);
  });

  it('keeps no version of documents that are refused, and none of half a set', async () => {
    await applySite({ name: 'Yard' });
    expect(await applySite({ name: 'Other', dealership_id: 'nobody' })).toMatchObject({ code: exitCodes.inputFaults });
    expect(await linesOf('sites', 'yard')).toHaveLength(1);
    expect(await forecourt('sites', 'history', 'elsewhere')).toMatchObject({
      code: exitCodes.inputFaults,
      err: expect.stringContaining('There is no site "elsewhere"'),
    });
  });

  it('begins with what was live before a history was kept', async () => {
    await applySite({ name: 'Yard' });
    await emptyTables(database, 'document_versions');
    await applySite({ name: 'The yard' }, '--by', 'Sam');
    expect(await historyOf('sites', 'yard')).toMatchObject([
      { version: 2, who: 'Sam', changes: [{ path: 'name', before: 'Yard' }] },
      { version: 1, action: 'found', who: 'not known' },
    ]);
    expect(await forecourt('sites', 'undo', 'yard', '--yes')).toMatchObject({ code: 0 });
    expect(await siteName()).toBe('Yard');
  });

  /** As a release that keeps no history writes it. */
  const storeUnkept = (name: string) =>
    database.pool.query(`update sites set document = jsonb_set(document, '{name}', to_jsonb($1::text))`, [name]);

  it('keeps what a release without a history made live after it began, and undo brings that back', async () => {
    await applySite({ name: 'Yard' }, '--by', 'Robin');
    await storeUnkept('Yard of old');
    await applySite({ name: 'The yard' }, '--by', 'Sam');
    expect(await historyOf('sites', 'yard')).toMatchObject([
      { version: 3, action: 'apply', who: 'Sam', changes: [{ path: 'name', before: 'Yard of old' }] },
      { version: 2, action: 'found', who: 'not known', changes: [{ path: 'name', before: 'Yard' }] },
      { version: 1, action: 'apply', who: 'Robin' },
    ]);
    expect(await forecourt('sites', 'undo', 'yard', '--yes')).toMatchObject({ code: 0 });
    expect(await siteName()).toBe('Yard of old');
  });

  it('keeps it before an undo and before a removal, too', async () => {
    await applySite({ name: 'Yard' });
    await storeUnkept('Yard of old');
    await forecourt('sites', 'undo', 'yard', '--to', '1', '--yes', '--by', 'Kim');
    await storeUnkept('Yard of late');
    await forecourt('sites', 'remove', 'yard', '--confirm', 'yard', '--by', 'Robin');
    expect((await linesOf('sites', 'yard')).slice(0, -1)).toEqual([
      [5, 'remove', null, 'Robin'],
      [4, 'found', null, 'not known'],
      [3, 'undo', 1, 'Kim'],
      [2, 'found', null, 'not known'],
    ]);
    expect(await forecourt('sites', 'undo', 'yard', '--yes')).toMatchObject({ code: 0 });
    expect(await siteName()).toBe('Yard of late');
  });

  it.each(['document_versions', 'sites'])(
    'finds nothing new where settings at their defaults are not yet in %s',
    async (table) => {
      await applySite({ name: 'Yard' });
      await database.pool.query(`update ${table} set document = document - array['orders', 'receipts']`);
      await applySite({ name: 'The yard' });
      expect((await linesOf('sites', 'yard')).map(([version, action]: unknown[]) => [version, action])).toEqual([
        [2, 'apply'],
        [1, 'apply'],
      ]);
    },
  );
});

describe('forecourt sites undo', () => {
  it('makes live what was before the last change, and keeps a line of its own; twice is back where it was', async () => {
    await applySite({ name: 'Yard' });
    await applySite({ name: 'The yard' });
    const before = await revision();
    const undone = await forecourt('sites', 'undo', 'yard', '--yes', '--by', 'Kim', '--note', 'too early');
    expect(undone).toMatchObject({ code: 0, err: expect.stringContaining('yard is as at v1 again, by Kim.') });
    expect([await siteName(), await revision()]).toEqual(['Yard', before + 1]);
    expect(await historyOf('sites', 'yard')).toMatchObject([
      { version: 3, action: 'undo', restores: 1, who: 'Kim', note: 'too early', changes: [{ path: 'name' }] },
      { version: 2 },
      { version: 1 },
    ]);
    await forecourt('sites', 'undo', 'yard', '--yes');
    expect(await siteName()).toBe('The yard');
  });

  it('puts back the version that --to names, and says what there is where it names none', async () => {
    for (const name of ['One', 'Two', 'Three']) await applySite({ name });
    await forecourt('sites', 'undo', 'yard', '--to', '1', '--yes');
    expect(await siteName()).toBe('One');
    const again = await forecourt('sites', 'undo', 'yard', '--to', '1', '--yes');
    expect(again).toMatchObject({ code: 0, err: expect.stringContaining('says what v1 says already') });
    expect(await historyOf('sites', 'yard')).toHaveLength(4);
    expect(await forecourt('sites', 'undo', 'yard', '--to', '9', '--yes')).toMatchObject({
      code: exitCodes.inputFaults,
      err: expect.stringContaining('has no v9: it goes from v1 to v4. Nothing was changed.'),
    });
  });

  it('has nothing before the first version', async () => {
    await applySite({});
    expect(await forecourt('sites', 'undo', 'yard', '--yes')).toMatchObject({
      code: exitCodes.inputFaults,
      err: expect.stringContaining('Nothing came before v1 of yard. To take it down: forecourt sites remove yard.'),
    });
  });

  it('changes nothing where nobody agrees', async () => {
    await applySite({ name: 'Yard' });
    await applySite({ name: 'The yard' });
    expect(await forecourt('sites', 'undo', 'yard')).toMatchObject({ code: exitCodes.inputFaults });
    const asked = testCli(database, testEnv(), async () => 'n');
    expect(await asked('sites', 'undo', 'yard')).toMatchObject({
      code: 0,
      err: expect.stringContaining('Nothing was changed.'),
    });
    expect([await siteName(), (await historyOf('sites', 'yard')).length]).toEqual(['The yard', 2]);
  });

  it('passes the checks of applying: what would go has to be meant, and what is taken by now is refused', async () => {
    await applySite({ hosts: ['yard.localhost', 'old.localhost'] });
    await applySite({ hosts: ['yard.localhost'] }, '--allow-removal');
    await applySite({ hosts: ['yard.localhost', 'new.localhost'] });
    const removing = await forecourt('sites', 'undo', 'yard', '--yes');
    expect(removing).toMatchObject({
      code: exitCodes.inputFaults,
      err: expect.stringContaining('hosts[new.localhost]'),
    });
    await applyTestSites(
      database.db,
      siteNamed('lane', {
        hosts: ['old.localhost'],
        dealership_id: 'yard',
        stockFrom: [{ dealership: 'yard' }],
        locations: [{ id: 'yard-yard' }],
      }),
    );
    const taken = await forecourt('sites', 'undo', 'yard', '--to', '1', '--yes', '--allow-removal');
    expect(taken).toMatchObject({
      code: exitCodes.inputFaults,
      err: expect.stringContaining('"old.localhost" belongs to site lane'),
    });
    expect(await historyOf('sites', 'yard')).toHaveLength(3);
    expect(await forecourt('sites', 'undo', 'yard', '--yes', '--allow-removal')).toMatchObject({ code: 0 });
  });

  it('reads the words again by the rules of advertising', async () => {
    const offer = { content: { ...siteNamed('yard').content, heroText: 'A new HiLux for $45,990.' } };
    await applyTestSites(database.db, siteNamed('yard', offer));
    await applySite({});
    expect(await forecourt('sites', 'undo', 'yard', '--yes')).toMatchObject({
      code: exitCodes.inputFaults,
      err: expect.stringContaining('price-without-type'),
    });
    expect(await forecourt('sites', 'undo', 'yard', '--yes', '--acknowledge', 'price-without-type')).toMatchObject({
      code: 0,
    });
  });

  it('brings back a site that was removed, of which the history names who removed it', async () => {
    await applySite({ name: 'Yard' });
    await forecourt('sites', 'remove', 'yard', '--confirm', 'yard', '--by', 'Robin');
    expect(await linesOf('sites', 'yard')).toEqual([
      [2, 'remove', null, 'Robin'],
      [1, 'apply', null, expect.any(String)],
    ]);
    expect(await siteName()).toBeUndefined();
    await forecourt('sites', 'undo', 'yard', '--yes', '--by', 'Sam');
    expect([await siteName(), (await linesOf('sites', 'yard'))[0]]).toEqual(['Yard', [3, 'undo', 1, 'Sam']]);
    expect(await forecourt('sites', 'undo', 'yard', '--yes')).toMatchObject({
      code: exitCodes.inputFaults,
      err: expect.stringContaining('At v2 the site was removed.'),
    });
  });
});

describe('forecourt dealerships history and undo', () => {
  const apply = (overrides: Parameters<typeof dealershipNamed>[1], ...options: string[]) =>
    forecourt('dealerships', 'apply', file(dealershipNamed('yard', overrides)), '--yes', ...options);

  it('tell who changed where leads go, without a secret, and put it back', async () => {
    const mailbox = { kind: 'email' as const, to: ['leads@yard.example'] };
    const webhook = {
      kind: 'webhook' as const,
      url: 'https://crm.example/in/T0K3N',
      key_id: '1',
      secret: 'YARD_T0K3N',
    };
    await apply({ lead_destinations: [mailbox] }, '--allow-removal');
    expect(await apply({ lead_destinations: [mailbox, webhook] }, '--by', 'Kim')).toMatchObject({ code: 0 });
    const told = await forecourt('dealerships', 'history', 'yard');
    const json = await forecourt('dealerships', 'history', 'yard', '--json');
    expect(told.out).toContain('applied by Kim');
    expect(told.out).toContain('lead_destinations[https://crm.example/…]');
    expect(told.out + json.out).not.toContain('T0K3N');
    expect(await forecourt('dealerships', 'undo', 'yard', '--yes')).toMatchObject({
      code: exitCodes.inputFaults,
      err: expect.stringContaining('--allow-removal'),
    });
    expect(await forecourt('dealerships', 'undo', 'yard', '--yes', '--allow-removal')).toMatchObject({ code: 0 });
    const { rows } = await database.pool.query(`select document -> 'lead_destinations' as leads from dealerships`);
    expect(rows).toEqual([{ leads: [mailbox] }]);
  });

  it('show of a receiver that comes back or goes neither its secret nor what follows its host', async () => {
    const mailbox = { kind: 'email' as const, to: ['leads@yard.example'] };
    const webhook = (secret: string, url = 'https://crm.example/in/T0K3N?for[]=leads&key=T0K3N') => ({
      ...{ kind: 'webhook' as const, url, key_id: '1', secret },
    });
    const shared = 'https://group.example/T0K3N';
    await apply(
      { lead_destinations: [mailbox, webhook('OLD_T0K3N'), webhook('GROUP_T0K3N', shared)] },
      '--allow-removal',
    );
    await apply({ lead_destinations: [mailbox, webhook('NEW_T0K3N')] }, '--allow-removal');
    await applyTestDealerships(
      database.db,
      dealershipNamed('lane', { lead_destinations: [mailbox, webhook('LANE', shared)] }),
    );
    const asked = testCli(database, testEnv(), async () => 'n');
    const back = ['dealerships', 'undo', 'yard'];
    const refused = [
      await forecourt(...back, '--yes'),
      await forecourt(...back, '--yes', '--json'),
      await asked(...back),
    ];
    for (const { out, err } of refused) {
      expect(out + err).toContain('"https://group.example/…" is lane\'s, too');
      expect(out + err).not.toContain('T0K3N');
    }
    expect(refused.at(0)?.err).toContain(
      'lead_destinations[https://crm.example/…].secret: "(not shown)" -> "(not shown)"',
    );
    const done = await forecourt(...back, '--yes', '--json', '--allow-shared');
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('lead_destinations[https://group.example/…]') });
    const again = [
      await forecourt(...back, '--yes', '--json'),
      await forecourt(...back, '--yes', '--json', '--allow-removal'),
    ];
    expect(again.map(({ code }) => code)).toEqual([exitCodes.inputFaults, 0]);
    for (const { out, err } of [done, ...again]) expect(out + err).not.toContain('T0K3N');
    expect(JSON.parse(again.at(1)?.out ?? '')).toMatchObject({
      changes: [{ removals: ['lead_destinations[https://group.example/…]'] }],
    });
  });

  it('find a dealership that was removed by the slug that it had', async () => {
    await forecourt('dealerships', 'remove', 'yard', '--confirm', 'yard', '--by', 'Robin');
    expect((await linesOf('dealerships', 'yard'))[0]).toEqual([2, 'remove', null, 'Robin']);
    expect(await forecourt('dealerships', 'undo', 'yard', '--yes')).toMatchObject({ code: 0 });
    expect(JSON.parse((await forecourt('dealerships', 'list', '--json')).out)).toMatchObject([{ id: 'yard' }]);
  });
});

describe('forecourt dealerships list and sites list', () => {
  it('tell what each has, where it is shown, and who changed it last', async () => {
    await applySite({}, '--by', 'Robin');
    const sold = await addTestVehicle(database.db, 'yard', { slug: 'sold', stocknum: 'S2' });
    await addTestVehicle(database.db, 'yard', { slug: 'a-ute', stocknum: 'S1' });
    await database.pool.query('update vehicles set sold_at = now() where id = $1', [sold.id]);
    await applyTestDealerships(database.db, dealershipNamed('alone'));
    const listed = await forecourt('dealerships', 'list');
    expect(listed.out.split('\n').map((line) => line.replace(/\S+Z/, 'then'))).toEqual([
      'alone\talone\tr1\tDealer alone\t1 location\tleads by email\t0 vehicles on sale\ton no site\tchanged then by Avery',
      'yard\tyard\tr1\tDealer yard\t1 location\tleads by email\t1 vehicle on sale\ton yard\tchanged then by Avery',
    ]);
    expect(JSON.parse((await forecourt('sites', 'list', '--json')).out)).toMatchObject([
      { website_id: 'yard', hosts: ['yard.localhost'], dealership_id: 'yard', changed_by: 'Robin' },
    ]);
    expect((await forecourt('sites', 'list')).out).toMatch(/changed \S+Z by Robin$/);
  });

  it('list a dealership whose document this version cannot read', async () => {
    await database.pool.query(`update dealerships set document = '{}'`);
    expect((await forecourt('dealerships', 'list')).out).toContain('its document cannot be read: apply it again');
  });
});
