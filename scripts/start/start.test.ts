import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registeredTemplates } from '../workspace/templates.mjs';
import { nextTry } from './backoff.mjs';
import { batchProgress, demoCommands, digestOf, leftToLoad } from './demo.mjs';
import { judgeLeftovers, START } from './instance.mjs';
import { progressPage } from './progress-server.mjs';
import { createReport } from './report.mjs';
import { readSettings } from './settings.mjs';
import { urlTable } from './sites.mjs';

describe('nextTry', () => {
  it('waits twice as long after each failure, up to half a minute', () => {
    const delays = [];
    let state = { failures: 0 };
    for (let i = 0; i < 9; i += 1) {
      const { failures, delay } = nextTry(state, 100);
      state = { failures };
      delays.push(delay);
    }
    expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('forgets earlier failures once the program has run well', () => {
    expect(nextTry({ failures: 6 }, 60_000)).toEqual({ failures: 1, delay: 500 });
  });
});

describe('judgeLeftovers', () => {
  const identity = (pid: number) => ({ pid, started: 'then' });
  const record = (name: string, pid: number, launchers: number[] = []) => ({
    name,
    process: identity(pid),
    launchers: launchers.map(identity),
  });
  const records = [record(START, 10, [8, 9]), record('api', 11), record('gateway', 12)];
  const aliveAre =
    (...pids: number[]) =>
    ({ pid }: { pid: number }) =>
      pids.includes(pid);

  it('leaves a start alone that npm still looks after', () => {
    expect(judgeLeftovers(records, aliveAre(8, 9, 10, 11))).toMatchObject({
      live: { process: { pid: 10 } },
      abandoned: null,
    });
  });

  it('knows a start whose npm or shell was killed as abandoned', () => {
    expect(judgeLeftovers(records, aliveAre(9, 10, 11))).toMatchObject({
      live: null,
      abandoned: { process: { pid: 10 } },
    });
  });

  it('finds the services that a killed start left behind', () => {
    const { live, abandoned, strays } = judgeLeftovers(records, aliveAre(8, 9, 12));
    expect([live, abandoned, strays.map(({ name }) => name)]).toEqual([null, null, ['gateway']]);
  });
});

describe('leftToLoad', () => {
  const record = { documents: 'a', seq: 50 };
  it.each([
    ['nothing', { record, documents: 'a', seq: 60, reload: false }],
    ['documents', { record, documents: 'b', seq: 60, reload: false }],
    ['everything', { record: null, documents: 'a', seq: 60, reload: false }],
    ['everything', { record, documents: 'a', seq: 3, reload: false }],
    ['everything', { record, documents: 'a', seq: 60, reload: true }],
  ])('is %s', (left, state) => expect(leftToLoad(state)).toBe(left));
});

describe('digestOf', () => {
  it('changes with any name or content, and only then', () => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-digest-'));
    try {
      mkdirSync(join(folder, 'inner'));
      writeFileSync(join(folder, 'inner', 'a.json'), '1');
      const first = digestOf([folder]);
      expect(digestOf([folder])).toBe(first);
      writeFileSync(join(folder, 'inner', 'a.json'), '2');
      const second = digestOf([folder]);
      writeFileSync(join(folder, 'b.json'), '');
      expect(new Set([first, second, digestOf([folder])]).size).toBe(3);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the batch that loads the demo', () => {
  const feeds = ['/data/demo-stock/red-gum-yard.csv', '/data/demo-stock/ironbark-trucks.csv'];

  it('imports each feed for the dealership of its name, after sites and dealerships', () => {
    const commands = demoCommands(feeds);
    expect(commands.slice(-2).map((words) => words.slice(0, 5))).toEqual([
      ['stock', 'import', feeds[0], '--dealership', 'red-gum-yard'],
      ['stock', 'import', feeds[1], '--dealership', 'ironbark-trucks'],
    ]);
    expect(demoCommands([]).map(([first]) => first)).not.toContain('stock');
  });

  it('reports whose stock is being loaded, however its output is cut', () => {
    const told: string[] = [];
    const take = batchProgress(2, (detail) => told.push(detail));
    const lines = demoCommands(feeds).map((words) => `forecourt ${words.join(' ')}\n12 rows read\n`);
    for (const character of lines.join('')) take(character);
    expect(told).toEqual(['stock of red-gum-yard (1 of 2)', 'stock of ironbark-trucks (2 of 2)']);
  });
});

describe('readSettings', () => {
  it('takes the address book unless told otherwise', () => {
    const settings = readSettings({});
    const templates = registeredTemplates().map(({ port }) => port);
    const metrics = [...['api', 'worker', 'gateway'], ...templates].map((_, index) => 4020 + index);
    expect(settings.ports.map(({ port }) => port)).toEqual([3000, 4000, ...templates, ...metrics]);
    expect(settings).toMatchObject({ apiUrl: 'http://127.0.0.1:4000', embedded: true, loadsDemo: true });
  });

  it('names the variable that cannot be used', () => {
    expect(() => readSettings({ FORECOURT_API_PORT: '70000' })).toThrow(/^FORECOURT_API_PORT=70000/);
    expect(() => readSettings({ FORECOURT_TEMPLATE_B_URL: 'x' })).toThrow(/^FORECOURT_TEMPLATE_B_URL=x/);
  });

  it('takes templates from their registrations, and where each is from one variable, its own, or its port', () => {
    const origins = (env: NodeJS.ProcessEnv) =>
      Object.fromEntries(readSettings(env).templates.map(({ name, url }) => [name, url]));
    const registered = Object.fromEntries(
      registeredTemplates().map(({ name, port }) => [name, `http://127.0.0.1:${port}`]),
    );
    expect(origins({})).toEqual(registered);
    const b = 'http://127.0.0.1:8002';
    const c = 'http://127.0.0.1:8003';
    const own = { FORECOURT_TEMPLATE_B_URL: 'http://127.0.0.1:9', FORECOURT_TEMPLATE_C_URL: c };
    expect(origins({ FORECOURT_TEMPLATES: `b=${b}`, ...own })).toEqual({ ...registered, b, c });
    const nobody = () => readSettings({ FORECOURT_TEMPLATES: 'nobody=http://127.0.0.1:1' });
    expect(nobody).toThrow(/names "nobody".*There are a, b, c/);
    expect(() => readSettings({ FORECOURT_TEMPLATES: 'http://127.0.0.1:1' })).toThrow(/must be a name and an address/);
    expect(() => readSettings({ FORECOURT_TEMPLATES: 'a=x' })).toThrow(/^FORECOURT_TEMPLATES=x/);
  });

  it("does not fill somebody's own database with demo dealers unasked", () => {
    expect(readSettings({ DATABASE_URL: 'postgres://a/b' }).loadsDemo).toBe(false);
    expect(readSettings({ DATABASE_URL: 'postgres://a/b', FORECOURT_DEMO: '1' }).loadsDemo).toBe(true);
    expect(readSettings({ FORECOURT_DEMO: '0' }).loadsDemo).toBe(false);
  });

  it('lists the sites at localhost where demos are on, or where that is asked for', () => {
    expect(readSettings({}).directory).toBe(true);
    expect(readSettings({ DATABASE_URL: 'postgres://a/b' }).directory).toBe(false);
    expect(readSettings({ DATABASE_URL: 'postgres://a/b', FORECOURT_DIRECTORY: '1' }).directory).toBe(true);
    expect(readSettings({ FORECOURT_DIRECTORY: '0' }).directory).toBe(false);
  });
});

describe('createReport', () => {
  it('tells each step with its time, for the terminal and for the progress page', async () => {
    let text = '';
    let clock = 0;
    const report = createReport({
      write: (more) => {
        text += more;
      },
      now: () => clock,
    });
    const token = await report.step('Build', async (tell, close) => {
      tell('ui');
      clock += 1500;
      close('9 packages built');
      return 'a secret';
    });
    expect(token).toBe('a secret');
    await expect(
      report.step('Demo', async (tell) => {
        tell('stock <1>');
        clock += 200;
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(text).not.toContain('secret');
    expect(text.split('\n')).toEqual([
      '  · Build        ui',
      '  ✓ Build        9 packages built  1.5 s',
      '  · Demo         stock <1>',
      '  ✗ Demo         failed after 0.2 s',
      '',
    ]);
    expect(report.steps()).toEqual([
      { title: 'Build', state: 'done', detail: '9 packages built', seconds: 1.5 },
      { title: 'Demo', state: 'failed', detail: 'stock <1>', seconds: 0.2 },
    ]);
    expect(progressPage(report.steps())).toContain('stock &#60;1&#62;');
  });

  it('lists the planned steps that have not begun as still to come, on the progress page too', async () => {
    const report = createReport({ write: () => undefined, now: () => 0, planned: ['Packages', 'Demo', 'Sites'] });
    await report.step('Demo', async () => undefined);
    expect(report.steps().map(({ title, state }) => `${title} ${state}`)).toEqual([
      'Demo done',
      'Packages waiting',
      'Sites waiting',
    ]);
    expect(progressPage(report.steps())).toMatch(/>·<.*>Sites<.*>still to come</);
  });
});

describe('urlTable', () => {
  it('lists every site with its template, and says where a home page does not answer', () => {
    const site = { slug: 'yard', name: 'Red Gum Yard', template: 'c', hosts: ['yard.localhost'] };
    const table = urlTable(
      [
        { site, url: 'http://yard.localhost:3000', status: 200 },
        { site: { ...site, name: 'Other' }, url: 'http://other.localhost:3000', status: 500 },
      ],
      3000,
      true,
    );
    expect(table.split('\n')).toEqual([
      '  All sites     http://localhost:3000',
      '  Red Gum Yard  http://yard.localhost:3000   template C',
      '  Other         http://other.localhost:3000  template C  (home page answers 500)',
    ]);
    expect(urlTable([], 3000, false)).toBe('');
  });
});
