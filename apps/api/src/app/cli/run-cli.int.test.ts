import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import { dealershipNamed, siteNamed } from '../../../test/test-stock';
import { type CliContext, createCliContext } from '../../ground/cli/cli-context';
import { CliError } from '../../ground/cli/cli-error';
import type { Database } from '../../ground/database/database';
import { createLog } from '../../ground/log/log';
import { currentPosition, readChanges } from '../../ground/spine/read-changes';
import { loadErasures, loadPaymentFollowers, loadRecords, loadRemovals } from '../rosters';
import { commands, runCli } from './run-cli';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-cli-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyTables(database, 'sites', 'dealerships', 'offer_lists', 'changes');
});

const forecourt = (...args: string[]) => testCli(database, testEnv())(...args);

const file = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};

describe('forecourt', () => {
  it('[SITE-01] [SITE-03] applies documents, shows what changes, and names every fault of bad ones with exit code 1', async () => {
    const dealer = file('dealer.json', dealershipNamed('yard'));
    expect(await forecourt('dealerships', 'apply', dealer, '--yes')).toMatchObject({ code: 0 });
    const site = file('yard.json', siteNamed('yard'));
    expect(await forecourt('sites', 'apply', site, '--yes')).toMatchObject({
      code: 0,
      err: expect.stringContaining('new'),
    });
    const changed = file('yard.json', siteNamed('yard', { search: { preset: 2 } }));
    expect((await forecourt('sites', 'apply', changed, '--yes')).err).toContain('search.preset: 3 -> 2');
    const bad = file('yard.json', { ...siteNamed('yard'), template: 'z', slogan: 'x' });
    const refused = await forecourt('sites', 'apply', bad, '--json');
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('yard.json: template:');
    expect(refused.err).toContain('Nothing was changed.');
    expect(JSON.parse(refused.out)).toMatchObject({
      ok: false,
      faults: expect.arrayContaining([expect.objectContaining({ source: 'yard.json', path: 'slogan' })]),
    });
    const live = await forecourt('sites', 'list', '--json');
    expect(JSON.parse(live.out)).toMatchObject([
      { website_id: 'yard', revision: 2, url: 'http://yard.localhost:3000' },
    ]);
  });

  it('removes nothing unasked: it names what would go, and --yes alone does not confirm a removal', async () => {
    await forecourt('dealerships', 'apply', file('dealer.json', dealershipNamed('yard')), '--yes');
    const twoHosts = siteNamed('yard', { hosts: ['yard.example', 'old.example'] });
    await forecourt('sites', 'apply', file('yard.json', twoHosts), '--yes');
    const offer = (id: string) => ({ id, name: `Offer ${id}`, description: 'Words.' });
    const offers = (...ids: readonly string[]) =>
      file('offers.json', { dealership_id: dealershipNamed('yard').id, offers: ids.map(offer) });
    await forecourt('offers', 'apply', offers('rate', 'bonus', 'service'), '--yes');

    const refused = await forecourt('offers', 'apply', offers('tow-bar'), '--yes', '--json');
    expect(refused.code).toBe(1);
    for (const named of ['offers[rate] "Offer rate"', 'offers[bonus]', 'offers[service]', '--allow-removal'])
      expect(refused.err).toContain(named);
    expect(JSON.parse(refused.out)).toMatchObject({
      ok: false,
      removals: [{ entry: 'offers[rate] "Offer rate"' }, {}, {}],
    });
    expect((await forecourt('offers', 'check', offers('rate', 'bonus', 'service'))).err).toContain('unchanged');

    expect((await forecourt('offers', 'apply', offers('rate', 'bonus', 'service', 'tow-bar'), '--yes')).code).toBe(0);
    expect((await forecourt('offers', 'apply', offers('tow-bar'), '--yes', '--allow-removal')).code).toBe(0);
    expect((await forecourt('offers', 'check', offers('tow-bar'))).err).toContain('unchanged');

    const fewer = file('yard.json', siteNamed('yard', { hosts: ['yard.example'] }));
    expect((await forecourt('sites', 'apply', fewer, '--yes')).err).toContain('yard: hosts[old.example]');
    const mail = { ...dealershipNamed('yard'), lead_destinations: [{ kind: 'email', to: ['new@yard.example'] }] };
    expect((await forecourt('dealerships', 'apply', file('dealer.json', mail), '--yes')).err).toMatch(
      /would remove:\n {2}\S+: lead_destinations\[/,
    );
  });

  it('makes nothing live where nobody is at a terminal and --yes is not said, whatever kind of document it is', async () => {
    const dealer = file('dealer.json', dealershipNamed('yard'));
    const site = file('yard.json', siteNamed('yard'));
    const offers = file('offers.json', {
      dealership_id: 'yard',
      offers: [{ id: 'a', name: 'A', description: 'Words.' }],
    });
    const unasked = async (...words: string[]) => {
      const { code, err } = await forecourt(...words);
      expect([words[0], code]).toEqual([words[0], 1]);
      expect(err).toContain('Nothing was changed: nobody is at a terminal to agree. A script agrees with --yes.');
      expect(await forecourt(...words, '--yes')).toMatchObject({ code: 0 });
      // What is live already is no change.
      expect(await forecourt(...words)).toMatchObject({ code: 0, err: expect.stringContaining('unchanged') });
    };
    await unasked('dealerships', 'apply', dealer);
    await unasked('sites', 'apply', site);
    await unasked('offers', 'apply', offers);
    const page = {
      website_id: 'yard',
      key: 'open-day',
      title: 'Open day',
      blocks: [{ type: 'rich-text', version: 1, html: '<p>Come.</p>' }],
    };
    await unasked('content', 'apply', file('page.json', page), '--publish');
    const changed = file('yard.json', siteNamed('yard', { search: { preset: 2 } }));
    await unasked('sites', 'apply', changed);
  });

  it('asks a person before something live changes, and not before something new', async () => {
    const asked: string[] = [];
    const person = (answer: string) =>
      testCli(database, testEnv(), async (question) => {
        asked.push(question);
        return answer;
      });
    await person('n')('dealerships', 'apply', file('dealer.json', dealershipNamed('yard')));
    await person('n')('sites', 'apply', file('yard.json', siteNamed('yard')));
    expect(asked).toEqual([]);
    const changed = file('yard.json', siteNamed('yard', { search: { preset: 2 } }));
    expect((await person('n')('sites', 'apply', changed)).err).toContain('Nothing was changed.');
    expect(asked).toEqual(['Change 1 live now? [y/N] ']);
    await person('y')('sites', 'apply', changed);
    expect((await forecourt('sites', 'check', changed)).err).toContain('unchanged');
  });

  it('says in its help what commands do, without ids of the specification', async () => {
    const helpOf = (command: Command): readonly string[] => [
      command.helpInformation(),
      ...command.commands.flatMap(helpOf),
    ];
    for (const load of Object.values(commands)) {
      const program = new Command();
      (await load())(program, {
        ...createCliContext(testEnv),
        run: runCli,
        loadErasures,
        loadPaymentFollowers,
        loadRecords,
        loadRemovals,
      });
      for (const help of helpOf(program)) expect(help).not.toMatch(/\b[A-Z]{3,4}-\d{2}\b/);
    }
  });

  it('lists the templates that site documents may name, with the address of each and the sites that it draws', async () => {
    const { code, out } = await forecourt('templates', 'list');
    expect([code, out]).toEqual([0, 'a\t0.1.0\tMetro\tcurrent\town folder\thttp://127.0.0.1:3001\tdraws no site']);
    expect(JSON.parse((await forecourt('templates', 'list', '--json')).out)).toEqual([
      { ...testEnv().templates[0], id: 'a', is_current: true, is_built_in: true, sites: [] },
    ]);
  });

  it('checks a document without changing anything', async () => {
    await forecourt('dealerships', 'apply', file('dealer.json', dealershipNamed('yard')), '--yes');
    expect(await forecourt('sites', 'check', file('yard.json', siteNamed('yard')))).toMatchObject({ code: 0 });
    expect((await forecourt('sites', 'list', '--json')).out).toBe('[]');
    expect(await forecourt('sites', 'check', file('broken.json', '{'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('broken.json'),
    });
  });

  it('answers wrong usage with exit code 2, and a service that is away with exit code 3', async () => {
    expect((await forecourt('sites', 'apply', join(folder, 'nowhere'))).code).toBe(2);
    expect((await forecourt('sites', 'destroy')).code).toBe(2);
    expect((await forecourt('sites', 'list', '--loud')).code).toBe(2);
    expect((await forecourt('--help')).code).toBe(0);
    const away: CliContext = {
      env: testEnv,
      log: () => createLog('cli', testEnv()),
      withDatabase: async () => {
        throw new CliError(3, 'The database cannot be opened.');
      },
      print: () => undefined,
      printJson: () => undefined,
      say: () => undefined,
      ask: null,
    };
    expect(await runCli(['sites', 'list'], away)).toBe(3);
  });

  it('finds each command under its first word, and loads only that command', async () => {
    for (const [word, load] of Object.entries(commands)) {
      const program = new Command();
      (await load())(program, {
        ...createCliContext(testEnv),
        run: runCli,
        loadErasures,
        loadPaymentFollowers,
        loadRecords,
        loadRemovals,
      });
      expect(program.commands.map((command) => command.name())).toEqual([word]);
      expect(await forecourt(word, 'nonsense')).toMatchObject({ code: 2 });
    }
  });

  it('runs the commands of a batch in their order, and ends at the first that fails with its exit code', async () => {
    const dealer = ['dealerships', 'apply', file('dealer.json', dealershipNamed('yard')), '--yes'];
    const site = ['sites', 'apply', file('yard.json', siteNamed('yard')), '--yes'];
    const done = await forecourt('batch', file('batch.json', [dealer, site, ['sites', 'list']]));
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('yard.localhost') });
    const changed = ['sites', 'apply', file('yard.json', siteNamed('yard', { search: { preset: 2 } })), '--yes'];
    const never = ['search', 'reindex'];
    const failed = await forecourt('batch', file('batch.json', [changed, ['sites', 'nonsense'], never]));
    expect(failed).toMatchObject({ code: 2, err: expect.stringContaining('forecourt sites nonsense failed') });
    expect(failed.err).toContain('search.preset: 3 -> 2');
    expect(failed.err).not.toContain('search reindex');
  });

  it('refuses a batch that is no array of commands before it runs any', async () => {
    expect(await forecourt('batch', file('batch.json', [['sites', 'list'], 'sites list']))).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('an array of commands'),
    });
  });

  it('reports in the words of the database why it cannot be opened', async () => {
    const readOnly = await createTestDatabase({ isEmpty: true });
    try {
      const name = new URL(readOnly.url).pathname.slice(1);
      await readOnly.pool.query(`alter database "${name}" set default_transaction_read_only = on`);
      const said: string[] = [];
      const env = { ...testEnv(), databaseUrl: readOnly.url };
      const context = { ...createCliContext(() => env), say: (line: string) => void said.push(line) };
      expect(await runCli(['sites', 'list'], context)).toBe(3);
      expect(said[0]).toBe('The database cannot be opened: cannot execute CREATE SCHEMA in a read-only transaction');
    } finally {
      await readOnly.close();
    }
  });

  it('[STCK-03] requests a rebuild from running engines through the spine', async () => {
    await untilDecided(database);
    const start = await currentPosition(database.db);
    expect((await forecourt('search', 'reindex')).code).toBe(0);
    await untilDecided(database);
    expect((await readChanges(database.db, start)).changes).toMatchObject([{ kind: 'search-rebuild' }]);
  });
});
