import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheTags } from '@forecourt/api-contract';
import { testNow } from '@forecourt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { startTestApp, testBearer, testEnv } from '../../../test/test-app';
import { testCli } from '../../../test/test-cli';
import { createTestDatabase, untilDecided } from '../../../test/test-database';
import {
  addTestVehicle,
  applyTestDealerships,
  applyTestSites,
  dealershipNamed,
  siteNamed,
} from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { tagsOf } from '../../ground/spine/change-tags';
import { currentPosition, readChanges } from '../../ground/spine/read-changes';
import { readSiteDirectory } from '../sites/site-directory';
import { pageContent } from './page-content';
import { previewToken } from './preview-token';

let database: Database;
let running: Awaited<ReturnType<typeof startTestApp>>;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('yard'));
  const old = { tagline: 'Cars', heroTitle: 'Good cars.', heroText: 'Plain prices.' };
  await applyTestSites(
    database.db,
    siteNamed('yard', { content: { ...old, why: [{ title: 'Near', text: 'The station.' }] } }),
    siteNamed('lane', { dealership_id: 'yard', stockFrom: [{ dealership: 'yard' }], locations: [{ id: 'yard-yard' }] }),
  );
  running = await startTestApp(database, testEnv());
  folder = mkdtempSync(join(tmpdir(), 'forecourt-content-'));
});
afterAll(async () => {
  await running.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await emptyTables(database, 'content');
});

const hero = (title: string) => ({ type: 'hero', version: 1, title });
const text = (html: string) => ({ type: 'rich-text', version: 1, html });
const document = (key: string, ...blocks: readonly unknown[]) => ({ website_id: 'yard', key, blocks });
const forecourt = (...args: string[]) => testCli(database, testEnv())('content', ...args);
const file = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
};
const apply = (value: unknown, ...options: string[]) =>
  forecourt('apply', file('content.json', value), '--by', 'Robin', ...options);
const blocksOf = async (key: string, site = 'yard') => (await running.api.getContent(site, key))?.blocks;
const headline = async () => (await blocksOf('home'))?.flatMap((block) => (block.type === 'hero' ? [block.title] : []));
const position = async () => {
  await untilDecided(database);
  return currentPosition(database.db);
};
const since = async (start: number) => {
  await untilDecided(database);
  return (await readChanges(database.db, start)).changes;
};

describe('the content of a page', () => {
  it('comes from the site document or the defaults until a dealer publishes', async () => {
    expect(await blocksOf('home')).toEqual([
      { type: 'hero', version: 1, title: 'Good cars.', text: 'Plain prices.', image: null },
      { type: 'reasons', version: 1, title: 'Why choose us', reasons: [{ title: 'Near', text: 'The station.' }] },
    ]);
    expect(await blocksOf('privacy')).toMatchObject([
      { type: 'rich-text', html: expect.stringContaining('Please <a href="/contact">contact us</a>.') },
    ]);
    expect(await running.api.getContent('nowhere', 'home').catch((error: unknown) => error)).toMatchObject({
      status: 404,
    });
    const headers = { authorization: `Bearer ${testBearer}` };
    const unknown = await running.app.request('/internal/v1/sites/yard/content/nothing', { headers });
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'content_not_found' }]);
    expect((await running.app.request('/internal/v1/sites/yard/content/home')).status).toBe(401);
  });

  it('is drafted unseen and published live, and every revision is kept', async () => {
    const start = await position();
    expect(await apply(document('home', hero('Drafted.')))).toMatchObject({ code: 0 });
    expect(await headline()).toEqual(['Good cars.']);
    expect(await since(start)).toEqual([]);
    expect((await forecourt('diff', 'yard', 'home')).out).toContain('blocks.0.title: "Good cars." -> "Drafted."');
    expect((await forecourt('show', 'yard')).out).toBe('home\tdefault\tdraft r1 by Robin\nprivacy\tdefault');
    expect(JSON.parse((await forecourt('show', 'yard', 'home', '--draft')).out)).toMatchObject({
      key: 'home',
      blocks: [hero('Drafted.')],
    });

    expect(await forecourt('publish', 'yard', '--by', 'Sam')).toMatchObject({ code: 0, err: 'yard/home: live' });
    expect(await headline()).toEqual(['Drafted.']);
    expect(await apply(document('home', hero('At once.')), '--publish', '--yes')).toMatchObject({ code: 0 });
    expect(await headline()).toEqual(['At once.']);
    expect(await apply(document('home', hero('At once.')), '--publish', '--yes')).toMatchObject({
      err: expect.stringContaining('unchanged'),
    });

    const history = JSON.parse((await forecourt('history', 'yard', 'home', '--json')).out);
    expect(
      history.map(({ revision, state, who, published_by }: Record<string, unknown>) => [
        revision,
        state,
        who,
        published_by,
      ]),
    ).toEqual([
      [2, 'live', 'Robin', 'Robin'],
      [1, 'past', 'Robin', 'Sam'],
    ]);
    const before = JSON.parse((await forecourt('show', 'yard', 'home', '--revision', '1')).out);
    expect(await apply(before, '--publish', '--yes')).toMatchObject({ code: 0 });
    expect(await headline()).toEqual(['Drafted.']);
    expect(await forecourt('publish', 'yard', 'home')).toMatchObject({ code: 1 });

    await forecourt('withdraw', 'yard', 'home');
    expect(await headline()).toEqual(['Good cars.']);
    expect(await forecourt('withdraw', 'yard', 'home')).toMatchObject({
      code: 0,
      err: expect.stringContaining('already'),
    });
    expect(await forecourt('show', 'yard', 'Nothing')).toMatchObject({ code: 2 });
    expect(await forecourt('show', 'yard', 'nothing')).toMatchObject({ code: 1 });
    expect(await forecourt('show', 'nowhere', 'home')).toMatchObject({ code: 1 });
  });

  it('touches its page alone when it is published, and no record of the search', async () => {
    await addTestVehicle(database.db, 'yard', { slug: 'a-car' });
    await running.ready();
    const start = await position();
    await expect.poll(async () => (await running.api.getChanges(0)).seq).toBeGreaterThanOrEqual(start);
    await apply(document('privacy', text('<p>Ours.</p>')), '--publish', '--yes');
    const changes = await since(start);
    expect(changes.map(({ kind, websiteId, slugs }) => [kind, websiteId, slugs])).toEqual([
      ['content', 'yard', ['privacy']],
    ]);
    const directory = await readSiteDirectory(database.db);
    expect(changes.flatMap((change) => tagsOf(change, directory, testNow))).toEqual([
      cacheTags.content('yard', 'privacy'),
    ]);
    // The tags that page caches receive once the engine has applied the change.
    const told = async () => (await running.api.getChanges(start)).changes.flatMap(({ tags }) => tags);
    await expect.poll(told).toEqual(['content:yard:privacy']);
    expect(await blocksOf('privacy')).toEqual([text('<p>Ours.</p>')]);
    expect(await blocksOf('privacy', 'lane')).not.toEqual([text('<p>Ours.</p>')]);
  });

  it('is refused with path, reason and how to mend it, and nothing stored changes', async () => {
    const list = { type: 'vehicle-list', version: 1, title: 'Utes', filter: '/search/no-such-thing' };
    const written = text(
      '<p onclick="x">Words</p><iframe src="https://a.example"></iframe><a href="javascript:x">y</a>',
    );
    const refused = await apply(
      document('home', hero('Never.'), { type: 'heros' }, written, list),
      '--publish',
      '--yes',
    );
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('content.json: blocks[1].type: "heros" is no block. Did you mean "hero"?');
    expect(refused.err).toContain('content.json: blocks[2].html: Markup that is not shown: <iframe>. Take p, h2');
    expect(refused.err).toContain('blocks[2].html: The link to "javascript:x" is not shown, its words are.');
    const search = await apply(document('home', hero('Never.'), list));
    expect(search.err).toContain('blocks[1].filter: "/search/no-such-thing" is no search of this site.');
    expect((await apply({ ...document('privacy'), website_id: 'nowhere' })).err).toContain(
      'There is no site "nowhere"',
    );
    expect((await forecourt('history', 'yard', 'home')).out).toBe('');
    expect(await headline()).toEqual(['Good cars.']);
  });

  it('warns of links to pages that the site lacks', async () => {
    const applied = await apply(document('privacy', text('<p><a href="/finance">F</a> <a href="/contact">C</a></p>')));
    expect(applied.code).toBe(0);
    expect(applied.err).toContain('blocks[0].html: The link to "/finance" is not shown');
    expect(applied.err).not.toContain('/contact');
  });

  it('leaves out and logs a block that this release does not know, and sanitises stored markup', async () => {
    await apply(document('privacy', text('<p>Kept.</p>')), '--publish', '--yes');
    await database.pool.query(`update content set blocks = $1 where key = 'privacy'`, [
      JSON.stringify([
        { type: 'carousel', version: 1 },
        { ...text('<p>Later.</p>'), version: 2 },
        { ...text('<p onclick="x">Kept.<script>alert(1)</script></p>'), later: true },
        hero('Not here.'),
      ]),
    ]);
    expect(await blocksOf('privacy')).toEqual([text('<p>Kept.</p>')]);
    const site = (await readSiteDirectory(database.db)).sites.get('yard')?.document;
    if (site === undefined) throw new Error('The site is away.');
    const logged: unknown[] = [];
    await pageContent({ db: database.db, site, log: { warn: (line: unknown) => void logged.push(line) } }, 'privacy');
    expect(logged).toMatchObject([
      { site: 'yard', key: 'privacy', index: 0, block: 'carousel 1' },
      { site: 'yard', key: 'privacy', index: 1, block: 'rich-text 2' },
      { site: 'yard', key: 'privacy', index: 3, block: 'hero 1' },
    ]);
  });

  it('keeps one draft and one live revision a page, however many are applied at once', async () => {
    const titles = ['a', 'b', 'c', 'd'];
    const outcomes = await Promise.all(
      titles.map((title) =>
        forecourt('apply', file(`${title}.json`, document('home', hero(title))), '--publish', '--yes'),
      ),
    );
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const { rows } = await database.pool.query(
      `select state, count(*)::int as count from content group by state order by state`,
    );
    expect(rows).toEqual([
      { state: 'live', count: 1 },
      { state: 'past', count: 3 },
    ]);
  });
});

describe('a page that is made of its content', () => {
  const page = (title: string, html = '<p>Words.</p>') => ({ ...document('about-us', text(html)), title });

  it('exists once published, and only publishing or withdrawing it changes links to it [CONT-01/about-us]', async () => {
    expect(await running.api.getContent('yard', 'about-us')).toBeNull();
    const start = await position();
    await apply(page('About us'), '--publish', '--yes');
    await apply(page('About all of us'), '--publish', '--yes');
    await forecourt('withdraw', 'yard', 'about-us');
    const directory = await readSiteDirectory(database.db);
    expect((await since(start)).map((change) => tagsOf(change, directory, testNow))).toEqual([
      ['content:yard:about-us', 'content-there:yard:about-us'],
      ['content:yard:about-us'],
      ['content:yard:about-us', 'content-there:yard:about-us'],
    ]);
    await forecourt('restore', 'yard', 'about-us', '--revision', '1', '--publish', '--by', 'Sam');
    expect(await running.api.getContent('yard', 'about-us')).toMatchObject({
      revision: 3,
      head: { title: 'About us' },
    });
    expect((await running.api.getPublishedPages('yard')).map(({ key }) => key)).toEqual(['about-us']);
    const history = (await forecourt('history', 'yard', 'about-us')).out.split('\n').map((line) => line.split('\t'));
    expect(history.map((row) => [row[0], row[1], row[4]])).toEqual([
      ['r3', 'live', 'r1 again'],
      ['r2', 'past', 'title'],
      ['r1', 'past', 'first'],
    ]);
  });

  it('is accepted as Markdown, and refused with a reason where the Markdown is wrong', async () => {
    const path = join(folder, 'about-us.md');
    const written = (body: string) =>
      writeFileSync(path, `---\nwebsite_id: yard\nkey: about-us\ntitle: About us\n---\n\n${body}\n`);
    written('## Since 1987\n\nFamily **owned**.');
    expect(await forecourt('apply', path, '--publish', '--yes')).toMatchObject({ code: 0 });
    expect(await blocksOf('about-us')).toEqual([text('<h2>Since 1987</h2> <p>Family <strong>owned</strong>.</p>')]);
    written('<iframe src="https://a.example"></iframe>');
    expect(await forecourt('apply', path)).toMatchObject({ code: 1, err: expect.stringContaining('<iframe>') });
    writeFileSync(path, 'No head.');
    expect(await forecourt('apply', path)).toMatchObject({
      code: 1,
      err: expect.stringContaining('must begin with ---'),
    });
  });

  it('reports the waiting draft that it replaces, and refuses to publish a draft that is no longer valid', async () => {
    await apply(page('Drafted'));
    const applied = await apply(page('At once'), '--publish', '--yes');
    expect(applied.err).toContain('The draft of Robin that waits (r1) is set aside');
    await apply(page('Drafted again'));
    await database.pool.query(`update content set blocks = '[{"type":"gone","version":1}]' where state = 'draft'`);
    const refused = await forecourt('publish', 'yard', 'about-us');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('"gone" is no block') });
    expect(await running.api.getContent('yard', 'about-us')).toMatchObject({ head: { title: 'At once' } });
  });

  it('has its draft thrown away, while what is live stays and the revision can be restored', async () => {
    await apply(page('Live'), '--publish', '--yes');
    await apply(page('Drafted'));
    const kept = await forecourt('withdraw', 'yard', 'home');
    expect(kept.err).not.toContain('discard');
    const discarded = await forecourt('discard', 'yard', 'about-us', '--json');
    expect(discarded).toMatchObject({ code: 0, err: expect.stringContaining('its draft (r2) is thrown away') });
    expect(JSON.parse(discarded.out)).toEqual({ discarded: ['about-us'] });
    expect(await running.api.getContent('yard', 'about-us')).toMatchObject({ head: { title: 'Live' } });
    expect(await forecourt('publish', 'yard', 'about-us')).toMatchObject({ code: 1 });
    expect(await forecourt('discard', 'yard', 'about-us')).toMatchObject({
      code: 1,
      err: expect.stringContaining('has no draft'),
    });
    expect(await forecourt('restore', 'yard', 'about-us', '--revision', '2')).toMatchObject({ code: 0 });
    expect(await forecourt('publish', 'yard', 'about-us')).toMatchObject({ code: 0 });
    expect(await running.api.getContent('yard', 'about-us')).toMatchObject({ head: { title: 'Drafted' } });
  });

  it('that is a draft alone is not withdrawn but thrown away, and the command says how', async () => {
    await apply(page('Drafted'));
    const { err } = await forecourt('withdraw', 'yard', 'about-us');
    expect(err).toContain('forecourt content discard yard about-us');
  });

  it('is refused with a number that a press would not call, of a person or in a link', async () => {
    const team = {
      type: 'team',
      version: 1,
      people: [
        { name: 'Robin', phone: '5550 1000' },
        { name: 'Lee', phone: '1300 555 010' },
      ],
    };
    const call = text('<p><a href="tel:1300CARNOW">Call</a> <a href="tel:+61255501000">us</a></p>');
    const value = { ...document('about-us', team, call), title: 'Team' };
    const refused = await apply(value, '--publish', '--yes');
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('blocks[0].people[0].phone: "5550 1000" is not one telephone number');
    expect(refused.err).toContain('blocks[1].html: "1300CARNOW" is not one telephone number');
    expect(refused.err).toContain('2 faults.');
  });

  it('tells until when a preview shows it by the clock of its site', async () => {
    await apply(page('Drafted'));
    const { err } = await forecourt('preview', 'yard', 'about-us');
    expect(err).toMatch(/^Until \d{1,2} \w+\.? 20\d\d, \d{1,2}:\d\d [ap]m\. Its page: \/about-us$/);
  });

  it('is previewed at a signed address that expires, and a forged address shows nothing', async () => {
    await apply(page('Drafted'));
    const told = JSON.parse((await forecourt('preview', 'yard', 'about-us', '--json')).out);
    const token = new URL(told.address).pathname.split('/').at(-1) ?? '';
    expect(await running.api.getContentPreview('yard', token)).toMatchObject({
      key: 'about-us',
      state: 'draft',
      head: { title: 'Drafted' },
      expires_at: told.expires_at,
    });
    expect(await running.api.getContentPreview('lane', token)).toBeNull();
    expect(await running.api.getContentPreview('yard', `${token.slice(0, -3)}AAA`)).toBeNull();
    const { serviceToken } = testEnv();
    const ended = previewToken({ website_id: 'yard', key: 'about-us', revision: null, expiresAt: 1 }, serviceToken);
    expect(await running.api.getContentPreview('yard', ended)).toBeNull();
    await forecourt('publish', 'yard', 'about-us');
    expect(await running.api.getContentPreview('yard', token)).toBeNull();
  });
});

describe('redirects of a site', () => {
  const redirects = (...list: readonly object[]) => ({ website_id: 'yard', key: 'redirects', redirects: list });

  it('are live at once, and drop no cached page', async () => {
    const start = await position();
    await apply(redirects({ from: '/old-page', to: '/contact', status: 302 }), '--publish', '--yes');
    expect(await running.api.getRedirect('yard', '/old%2Dpage/')).toEqual({
      outcome: 'moved',
      location: '/contact',
      status: 302,
    });
    expect(await running.api.getRedirect('lane', '/old-page')).toEqual({ outcome: 'none' });
    expect(await running.api.getRedirect('yard', '/%zz')).toEqual({ outcome: 'none' });
    expect(await since(start)).toEqual([]);
  });

  it('are refused when they form a circle or start at an existing page, and nothing stored changes', async () => {
    const refused = await apply(redirects({ from: '/a', to: '/b' }, { from: '/b', to: '/a' }), '--publish', '--yes');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('/a -> /b -> /a') });
    const byHost = await apply(redirects({ from: '/a', to: 'https://yard.localhost/b' }, { from: '/b', to: '/a' }));
    expect(byHost).toMatchObject({ code: 1, err: expect.stringContaining('/a -> /b -> /a') });
    expect(await apply(redirects({ from: '/a', to: 'https://elsewhere.example/a' }))).toMatchObject({ code: 0 });
    const taken = await apply(redirects({ from: '/contact', to: '/x' }));
    expect(taken).toMatchObject({ code: 1, err: expect.stringContaining('The site has a page at "/contact"') });
    expect(await running.api.getRedirect('yard', '/a')).toEqual({ outcome: 'none' });
  });
});

describe('a site document that still holds the words of the home page', () => {
  it('is accepted with a warning that says where those words are kept now', async () => {
    const value = siteNamed('yard', {
      content: { tagline: 'Cars', heroTitle: 'Good cars.', heroText: 'Plain prices.' },
    });
    const path = file('yard.json', value);
    const applied = await testCli(database, testEnv())('sites', 'apply', path, '--yes');
    expect(applied.code).toBe(0);
    expect(applied.err).toContain('yard.json: content.heroTitle: Lives in the content of the home page now');
    expect(await headline()).toEqual(['Good cars.']);
    await apply(document('home', hero('Published.')), '--publish', '--yes');
    expect(await headline()).toEqual(['Published.']);
  });
});
