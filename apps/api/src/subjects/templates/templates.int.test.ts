import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TemplateManifest } from '@forecourt/api-contract/operator';
import { contractVersion } from '@forecourt/api-contract/operator';
import type { SiteDocumentInput } from '@forecourt/config/site-document';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { startTestApp, testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import { nightMarket, startTestTemplate } from '../../../test/test-template';
import type { Database } from '../../ground/database/database';
import { builtInTemplates } from '../../ground/env/template-registry';
import { themeOf } from '../../ground/templates/known-templates';

let database: Database;
let folder: string;
let forecourt: ReturnType<typeof testCli>;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-templates-'));
  forecourt = testCli(database, testEnv());
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const apps: { close(): void }[] = [];
beforeEach(async () => {
  await emptyTables(database, 'templates', 'vehicles', 'sites', 'dealerships', 'changes', 'document_versions');
  await applyTestDealerships(database.db, dealershipNamed('yard'));
});
afterEach(() => {
  for (const app of apps.splice(0)) app.close();
});

/** An app that says it is this version of Night Market. */
const start = async (overrides: Partial<TemplateManifest> = {}) => {
  const app = await startTestTemplate(await nightMarket(overrides));
  apps.push(app);
  return app;
};
const register = (app: { readonly origin: string }, ...options: string[]) =>
  forecourt('templates', 'register', app.origin, '--by', 'Robin', ...options);
const apply = async (overrides: Partial<SiteDocumentInput>) => {
  const path = join(folder, 'document.json');
  writeFileSync(path, JSON.stringify(siteNamed('yard', overrides)));
  return forecourt('sites', 'apply', path, '--yes');
};
const list = async () => JSON.parse((await forecourt('templates', 'list', '--json')).out);
const registered = async () =>
  (await list())
    .filter((one: { is_built_in: boolean }) => !one.is_built_in)
    .map(({ id, is_current, sites }: Record<string, unknown>) => [id, is_current, sites]);
const recorded = async () =>
  (await database.pool.query("select kind, website_id from changes where kind = 'site' order by xid")).rows;

describe('forecourt templates register', () => {
  it('stores what the app says it is, current where it is the first of its name, and a site may name it', async () => {
    const app = await start();
    const told = await register(app);
    expect(told).toMatchObject({ code: 0 });
    expect(told.err).toContain(
      `Night Market: template night-market 1.0.0 at ${app.origin} (theme own, storefront 0.4.0, contract ${contractVersion}, build abc)`,
    );
    expect(await registered()).toEqual([['night-market@1.0.0', true, []]]);
    expect(await apply({ template: 'night-market' })).toMatchObject({ code: 0 });
    expect(await registered()).toEqual([['night-market@1.0.0', true, ['yard']]]);
    const history = JSON.parse((await forecourt('templates', 'history', 'night-market@1.0.0', '--json')).out);
    expect(history).toMatchObject([{ version: 1, action: 'apply', who: 'Robin' }]);
  });

  it('takes the address of the manifest too, changes nothing when nothing has, and has the new build when one is there', async () => {
    const app = await start();
    await forecourt('templates', 'register', `${app.origin}/_template/manifest`);
    expect((await register(app)).err).toContain('Nothing is to be changed.');
    app.says = await nightMarket({ build: 'def' });
    await register(app);
    const shown = JSON.parse((await forecourt('templates', 'show', 'night-market', '--json')).out);
    expect(shown).toMatchObject({
      registration: { build: 'def' },
      now: { state: 'well' },
      last_change: { version: 2 },
    });
  });

  it.each<[string, Partial<TemplateManifest>, RegExp]>([
    ['no registration', { name: '@red-gum/template-d' }, /"@red-gum\/template-d", which no site document can say/],
    ['a name with a version in it', { name: 'd@1' }, /no site document can say/],
    ['no version', { version: 'latest' }, /Its version is "latest"/],
    ['a release of before', { title: null, colors: null }, /tells no title and no colours.*packages of this release/],
    ['no title', { title: null }, /tells no title\. Give the app a registration\.json/],
    ['no theme', { colors: null }, /Export the theme of the app as `theme`/],
    ['another contract', { contract: contractVersion + 1 }, /Bring API, worker and gateway to the release/],
    [
      'colours that nobody can read',
      { colors: { page: '#ffffff', text: '#eeeeee' } },
      /Its theme: text #eeeeee on page/,
    ],
    [
      'a page where every site has one',
      { parts: { sections: [], pages: ['finance'] } },
      /Its page "finance" would stand at \/finance, where every site has a page/,
    ],
    [
      'what is no colour',
      { colors: { line: 'red;background:url(https://elsewhere.example)' } },
      /Its theme: line is "red;background.*Write it as #rrggbb/,
    ],
  ])('refuses an app with %s, and says what to do', async (_what, overrides, words) => {
    const told = await register(await start(overrides));
    expect(told.code).toBe(1);
    expect(told.err).toMatch(words);
    expect(told.err).toContain('Nothing was changed.');
    expect(await registered()).toEqual([]);
  });

  it('tells the sections and pages that sites may name, keeps them while a site does, and refuses others [SITE-06]', async () => {
    const parts = { sections: ['night-hours'], pages: ['after-dark'] };
    const app = await start({ parts });
    await register(app);
    const refused = await apply({ template: 'night-market', templateParts: { sections: ['morning'] } });
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('has no section "morning"') });
    expect(await apply({ template: 'night-market', templateParts: parts })).toMatchObject({ code: 0 });

    // Another version without the page does not take the place of the one that a site needs it of.
    app.says = await nightMarket({ version: '1.0.1', parts: { sections: ['night-hours'], pages: [] } });
    const other = await register(app, '--yes');
    expect(other.code).toBe(1);
    expect(other.err).toContain('yard in night-market@1.0.1: templateParts.pages[0]');
    expect(await registered()).toEqual([['night-market@1.0.0', true, ['yard']]]);
  });

  it('refuses a version of the own folder', async () => {
    const [own] = await list();
    const told = await register(await start({ name: own.name, version: own.version }));
    expect(told).toMatchObject({ code: 1, err: expect.stringContaining('own folder') });
  });

  it('names the roles that an older theme does not tell, and takes it', async () => {
    const { colors } = await nightMarket();
    const { star: _star, ...older } = colors ?? {};
    const told = await register(await start({ colors: older }));
    expect(told).toMatchObject({ code: 0, err: expect.stringContaining('does not tell star') });
  });

  it.each([
    ['nowhere', /is no address of a template app/],
    ['ftp://127.0.0.1', /is no address of a template app/],
    ['http://127.0.0.1:9/d/', /"\/d\/" is another path/],
    ['http://me:secret@127.0.0.1:9', /a name, a password/],
    ['http://127.0.0.1:9', /cannot be read: It cannot be reached/],
  ])('refuses the address %s', async (address, words) => {
    const told = await forecourt('templates', 'register', address);
    expect(told.code).toBe(1);
    expect(told.err).toMatch(words);
  });

  it('asks only https and the public Internet where private addresses are not allowed', async () => {
    const app = await start();
    const outside = testCli(database, { ...testEnv(), allowPrivateAddresses: false });
    expect((await outside('templates', 'register', app.origin)).err).toContain('Only https is taken');
    expect((await outside('templates', 'register', app.origin.replace('http:', 'https:'))).err).toContain(
      'is not an address of the public Internet',
    );
    expect(app.asked).toBe(0);
  });
});

describe('two versions of a template', () => {
  it('stand side by side, and each site is drawn by the one that it names or by the current one', async () => {
    const [one, two] = [await start(), await start({ version: '1.1.0' })];
    await register(one);
    expect((await register(two)).err).toContain('"template": "night-market@1.1.0"');
    await applyTestDealerships(database.db, ...['plain', 'kept', 'early'].map((name) => dealershipNamed(name)));
    await applyTestSites(
      database.db,
      siteNamed('plain', { template: 'night-market' }),
      siteNamed('kept', { template: 'night-market@1.0' }),
      siteNamed('early', { template: 'night-market@1.1.0' }),
    );
    const api = await startTestApp(database);
    const drawn = async () => {
      const { sites } = await api.api.getSites();
      return Object.fromEntries(sites.map((site) => [site.slug, [site.template, site.template_origin]]));
    };
    expect(await drawn()).toEqual({
      plain: ['night-market@1.0.0', one.origin],
      kept: ['night-market@1.0.0', one.origin],
      early: ['night-market@1.1.0', two.origin],
    });
    await untilDecided(database);
    await database.pool.query('delete from changes');
    const unsaid = await forecourt('templates', 'use', 'night-market@1.1.0');
    expect(unsaid).toMatchObject({ code: 1, err: expect.stringContaining('A script agrees with --yes.') });
    const told = await forecourt('templates', 'use', 'night-market@1.1.0', '--yes', '--by', 'Sam');
    expect(told.err).toContain(`plain: night-market@1.0.0 at ${one.origin} -> night-market@1.1.0 at ${two.origin}`);
    // The same process of the API, without a restart.
    expect(await drawn()).toMatchObject({
      plain: ['night-market@1.1.0', two.origin],
      kept: ['night-market@1.0.0', one.origin],
    });
    expect(await recorded()).toEqual([{ kind: 'site', website_id: 'plain' }]);
    await api.close();
  });

  it('are not left without a current one when an app of another name comes to the address of that', async () => {
    const app = await start();
    await register(app);
    await register(await start({ version: '0.9.0' }));
    app.says = await nightMarket({ name: 'day-market', title: 'Day Market' });
    const told = await register(app);
    expect(told).toMatchObject({ code: 1 });
    expect(told.err).toMatch(
      /night-market@1\.0\.0, the current version of night-market, is not at .* any more\. .*templates use night-market@0\.9\.0/,
    );
    await forecourt('templates', 'use', 'night-market@0.9.0');
    expect(await register(app)).toMatchObject({ code: 0 });
    expect(await registered()).toEqual([
      ['day-market@1.0.0', true, []],
      ['night-market@0.9.0', true, []],
    ]);
  });

  it('[SITE-07] are not replaced by one in whose colours the brand of a site that keeps to them is not to be read', async () => {
    const app = await start();
    await register(app);
    await applyTestSites(
      database.db,
      siteNamed('yard', { template: 'night-market@1.0.0', brand: { brandEdge: '#929292' } }),
    );
    const colors = { ...(await builtInTemplates()).find(({ name }) => name === 'c')?.theme.color };
    app.says = await nightMarket({ version: '2.0.0', colors });
    const told = await register(app);
    expect(told).toMatchObject({ code: 1 });
    expect(told.err).toMatch(/^yard in night-market@2\.0\.0: brand\.brandEdge: brandEdge #929292 on/m);
  });

  it('are not moved to where the app is away, or is another by now, unless that is asked for by name', async () => {
    const next = await start({ version: '1.1.0' });
    await register(await start());
    await register(next);
    await applyTestSites(database.db, siteNamed('yard', { template: 'night-market' }));
    const use = (...options: string[]) => forecourt('templates', 'use', 'night-market@1.1.0', '--yes', ...options);
    next.says = null;
    const away = await use();
    expect(away).toMatchObject({ code: 1 });
    expect(away.err).toMatch(/Template night-market@1\.1\.0 does not say what it is: .* It answers 404\./);
    next.says = await nightMarket({ version: '1.2.0' });
    expect(await use()).toMatchObject({ code: 1, err: expect.stringContaining('its app says: version "1.2.0"') });
    expect(await registered()).toContainEqual(['night-market@1.0.0', true, ['yard']]);
    expect(await use('--allow-away')).toMatchObject({ code: 0 });
    expect(await registered()).toContainEqual(['night-market@1.1.0', true, ['yard']]);
  });

  it('are asked what they are once more when somebody has agreed, who may have taken their time', async () => {
    const app = await start();
    await register(app);
    await applyTestSites(database.db, siteNamed('yard', { template: 'night-market' }));
    app.says = await nightMarket({ version: '1.1.0' });
    const hesitant = testCli(database, testEnv(), async () => {
      app.says = null;
      return 'y';
    });
    const told = await hesitant('templates', 'register', app.origin);
    expect(told).toMatchObject({ code: 1, err: expect.stringContaining('does not say what it is') });
    expect(await registered()).toEqual([['night-market@1.0.0', true, ['yard']]]);
  });

  it('of which one comes to another address moves no live site there before somebody has agreed', async () => {
    const [here, there] = [await start(), await start()];
    await register(here);
    await applyTestSites(database.db, siteNamed('yard', { template: 'night-market' }));
    const unsaid = await register(there);
    expect(unsaid).toMatchObject({ code: 1, err: expect.stringContaining('A script agrees with --yes.') });
    expect(unsaid.err).toContain(`yard: night-market@1.0.0 at ${here.origin} -> night-market@1.0.0 at ${there.origin}`);
    const originOf = async () => (await list()).find(({ id }: { id: string }) => id === 'night-market@1.0.0').origin;
    expect(await originOf()).toBe(here.origin);
    await untilDecided(database);
    await database.pool.query('delete from changes');
    const told = JSON.parse((await register(there, '--yes', '--json')).out);
    expect(told.moved).toEqual([
      {
        website_id: 'yard',
        from: { id: 'night-market@1.0.0', origin: here.origin },
        to: { id: 'night-market@1.0.0', origin: there.origin },
      },
    ]);
    expect(await originOf()).toBe(there.origin);
    expect(await recorded()).toEqual([{ kind: 'site', website_id: 'yard' }]);
  });

  it('[SITE-07] do not change places where a brand could not be read in the colours of the other', async () => {
    const colors = { ...(await builtInTemplates()).find(({ name }) => name === 'c')?.theme.color };
    await register(await start());
    await register(await start({ version: '2.0.0', colors }));
    // Readable as an edge on white, and not on the paper of template c.
    await applyTestSites(database.db, siteNamed('yard', { template: 'night-market', brand: { brandEdge: '#929292' } }));
    const told = await forecourt('templates', 'use', 'night-market@2.0.0', '--yes');
    expect(told).toMatchObject({ code: 1 });
    expect(told.err).toMatch(/^yard in night-market@2\.0\.0: brand\.brandEdge: brandEdge #929292 on/m);
    expect(await registered()).toContainEqual(['night-market@1.0.0', true, ['yard']]);
  });

  it('has the mails of a site in the colours of its own version', async () => {
    const { colors } = await nightMarket();
    await register(await start());
    await register(await start({ version: '1.1.0', colors: { ...colors, textQuiet: '#333333' } }));
    const quiet = async (reference: string) => (await themeOf(database.db, reference)).color.textQuiet;
    expect([await quiet('night-market'), await quiet('night-market@1.1')]).toEqual([colors?.textQuiet, '#333333']);
  });

  it('leave a version that a site keeps to when another comes to its address, and drop one that nobody keeps to', async () => {
    const app = await start();
    await register(app);
    await applyTestSites(database.db, siteNamed('yard', { template: 'night-market@1.0.0' }));
    app.says = await nightMarket({ version: '1.1.0' });
    const told = await register(app);
    expect(told).toMatchObject({ code: 0 });
    expect(told.err).toMatch(/night-market@1\.0\.0 is not at .* any more, and yard keep to it/);
    expect(await registered()).toEqual([
      ['night-market@1.0.0', false, ['yard']],
      ['night-market@1.1.0', true, []],
    ]);
    await applyTestSites(database.db, siteNamed('yard', { template: 'night-market' }));
    app.says = await nightMarket({ version: '1.2.0' });
    expect((await register(app, '--yes')).code).toBe(0);
    expect(await registered()).toEqual([['night-market@1.2.0', true, ['yard']]]);
  });

  it('may be of a template of the own folder, which is current until it is told otherwise, and can be again', async () => {
    await applyTestSites(database.db, siteNamed('yard'));
    await register(await start({ name: 'a', title: 'Metro', version: '9.0.0' }));
    expect(await registered()).toEqual([['a@9.0.0', false, []]]);
    await forecourt('templates', 'use', 'a@9.0.0', '--yes');
    expect(await registered()).toEqual([['a@9.0.0', true, ['yard']]]);
    await forecourt('templates', 'use', 'a', '--yes');
    expect(await registered()).toEqual([['a@9.0.0', false, []]]);
  });
});

describe('a site document that names a registered template', () => {
  it('is refused where that is not registered, away, or another version by now, and taken where the site has it already', async () => {
    expect((await apply({ template: 'night-market' })).err).toContain('No template "night-market" is registered.');
    const app = await start();
    await register(app);
    expect((await apply({ template: 'night-market@2' })).err).toContain('No version 2 of it is registered');
    app.says = await nightMarket({ version: '2.0.0' });
    expect((await apply({ template: 'night-market' })).err).toContain('where night-market 2.0.0 runs now');
    app.says = null;
    const away = await apply({ template: 'night-market' });
    expect(away).toMatchObject({ code: 1 });
    expect(away.err).toMatch(
      /template: Template night-market@1\.0\.0 is registered and not there: .* It answers 404\./,
    );
    app.says = await nightMarket();
    expect(await apply({ template: 'night-market' })).toMatchObject({ code: 0 });
    app.says = null;
    expect(await apply({ template: 'night-market', name: 'Another name' })).toMatchObject({ code: 0 });
  });
});

describe('a site document with a version of a template of the own folder', () => {
  it('is refused, and one that is stored is drawn by the template of that name, which doctor names', async () => {
    const [{ name, version }] = await list();
    const refused = await apply({ template: `${name}@${version}` });
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringContaining(`a site cannot keep to one. Name "${name}"`),
    });
    await applyTestSites(database.db, siteNamed('yard', { template: name }));
    await database.pool.query('update sites set document = document || \'{"template":"a@0.0.9"}\'');
    const api = await startTestApp(database);
    expect((await api.api.getSites()).sites).toMatchObject([{ template: 'a', template_origin: expect.any(String) }]);
    await api.close();
    const [own] = await list();
    expect(own).toMatchObject({ id: 'a', sites: ['yard'] });
    expect((await forecourt('doctor')).out).toContain('Its document names a@0.0.9, which is not registered');
  });
});

describe('forecourt templates remove', () => {
  it('takes away what draws no site, and keeps who did it', async () => {
    await register(await start());
    await register(await start({ version: '1.1.0' }));
    await applyTestSites(database.db, siteNamed('yard', { template: 'night-market' }));
    const remove = (id: string) => forecourt('templates', 'remove', id, '--by', 'Sam');
    expect((await remove('night-market@1.0.0')).err).toContain('yard is drawn by night-market@1.0.0');
    expect((await remove('night-market')).err).toContain('No template night-market is registered.');
    expect((await remove('a')).err).toContain('apps/templates.json');
    await applyTestSites(database.db, siteNamed('yard', { template: 'a' }));
    expect((await remove('night-market@1.0.0')).err).toContain('templates use night-market@1.1.0');
    expect(await remove('night-market@1.1.0')).toMatchObject({ code: 0 });
    expect(await remove('night-market@1.0.0')).toMatchObject({ code: 0 });
    expect(await registered()).toEqual([]);
    const history = JSON.parse((await forecourt('templates', 'history', 'night-market@1.0.0', '--json')).out);
    expect(history[0]).toMatchObject({ action: 'remove', who: 'Sam' });
  });
});

describe('a registered template that is not what it was', () => {
  it('is told by show and by doctor, of its sites and where it has none', async () => {
    const [used, unused] = [await start(), await start({ name: 'day-market', title: 'Day Market' })];
    await register(used);
    await register(unused);
    await applyTestSites(database.db, siteNamed('yard', { template: 'night-market' }));
    const doctor = async () => {
      const { out } = await forecourt('doctor', '--json');
      const found: { facts: string[]; faults: { what: string; mend: string }[] }[] = JSON.parse(out);
      return {
        facts: found.flatMap(({ facts }) => facts),
        faults: found.flatMap(({ faults }) => faults.map(({ what }) => what)).filter((what) => /template/i.test(what)),
      };
    };
    const well = await doctor();
    expect(well.faults).toEqual([]);
    expect(well.facts).toContain(
      `Drawn by template night-market 1.0.0 (theme own, storefront 0.4.0, contract ${contractVersion}, build abc) at ${used.origin}.`,
    );
    used.says = await nightMarket({ version: '1.0.1', build: 'def' });
    unused.says = null;
    expect((await doctor()).faults).toEqual([
      expect.stringMatching(/^Template day-market@1\.0\.0 does not say what it is: .* It answers 404\.$/),
      `Its template night-market@1.0.0 is not what was registered. At ${used.origin} its app says: version "1.0.1", registered as "1.0.0".`,
    ]);
    const shown = await forecourt('templates', 'show', 'night-market');
    expect(shown.out).toContain('not as registered: version "1.0.1", registered as "1.0.0"');
    expect(shown.out).toContain('draws yard');
  });
});
