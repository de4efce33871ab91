import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../workspace/paths.mjs';
import { type LoopbackRegistry, startLoopbackRegistry } from './loopback-registry';
import type { ReleaseNotes } from './release-notes.mjs';

let registry: LoopbackRegistry;
let app = '';

const notes: Readonly<Record<string, ReleaseNotes>> = {
  '0.2.0': {
    version: '0.2.0',
    do: [],
    new: [{ name: 'a-clock', packages: ['ui'], what: 'There is a clock.' }],
    mended: [],
  },
  '0.3.0': {
    version: '0.3.0',
    do: [
      {
        name: 'rooms-without-circles',
        packages: ['domain', 'ui'],
        what: 'Names have moved.',
        duty: 'Name the new face in each import.',
      },
    ],
    new: [{ name: 'a-bell', packages: ['ui', 'storefront'], what: 'There is a bell.' }],
    mended: [{ name: 'a-hinge', packages: ['ui'], what: 'The hinge is quiet.' }],
  },
};

const notesUntil = (version: string) =>
  Object.fromEntries(
    Object.keys(notes)
      .filter((one) => one <= version)
      .map((one) => [`releases/${one}.json`, JSON.stringify(notes[one])]),
  );

/** Publishes a release of three packages, of which the storefront has the command as it is built here. */
const release = async (version: string, program: string, ui: object = {}) => {
  await registry.publish({ manifest: { name: '@forecourt/ui', version, ...ui } });
  await registry.publish({
    manifest: { name: '@forecourt/config', version, dependencies: { '@forecourt/ui': version } },
  });
  await registry.publish({
    manifest: {
      name: '@forecourt/storefront',
      version,
      type: 'module',
      bin: { forecourt: 'dist/runtime/releases/forecourt.js' },
      dependencies: { '@forecourt/config': version, '@forecourt/ui': version },
    },
    files: { 'dist/runtime/releases/forecourt.js': program, ...notesUntil(version) },
  });
};

// Whoever runs the tests by npm or npx hands on settings of their own.
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
  NODE_ENV: process.env.NODE_ENV,
};

const run = (program: string, ...args: readonly string[]) =>
  new Promise<{ readonly code: number | null; readonly text: string }>((resolve, reject) => {
    const child = spawn(program, args, { cwd: app, env, shell: process.platform === 'win32' });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, text }));
  });
const upgrade = (...options: readonly string[]) => run('npx', '--no-install', 'forecourt', 'upgrade', ...options);

const read = (path: string) => readFileSync(join(app, path), 'utf8');
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(app, path)), { recursive: true });
  writeFileSync(join(app, path), text);
};
const installed = (path: string): string => JSON.parse(read(`node_modules/${path}/package.json`)).version;

const oldImport = "import { yearIn } from '@forecourt/domain/opening-hours';\n";
const newImport = "import { yearIn } from '@forecourt/domain/calendar';\n";

beforeAll(async () => {
  registry = await startLoopbackRegistry();
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages/storefront/src/runtime/releases/forecourt.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const program = outputFiles[0]?.text ?? '';
  for (const version of ['0.1.0', '0.2.0']) await release(version, program);
  // One that no npm can install.
  await release('0.4.0-broken', program, { dependencies: { '@forecourt/none': '1.0.0' } });
  await release('0.3.0', program);
});
afterAll(() => registry.close());

beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'forecourt-app-'));
  write(
    '.npmrc',
    `registry=${registry.url}\ncache=${join(app, '.npm')}\naudit=false\nfund=false\nupdate-notifier=false\n`,
  );
  write('slots/header.tsx', oldImport);
  write('node_modules/other/index.js', oldImport);
  write('route-styles/old.js', oldImport);
});
afterEach(() => rmSync(app, { recursive: true, force: true }));

const has = async (...packages: readonly string[]) => {
  write(
    'package.json',
    `${JSON.stringify({ name: 'app', private: true, scripts: { routes: "node -e \"require('fs').writeFileSync('routes.txt', 'new')\"" } }, null, 2)}\n`,
  );
  const { code, text } = await run('npm', 'install', '--save-exact', ...packages.map((one) => `@forecourt/${one}`));
  expect(code, text).toBe(0);
};
/** Paths of the app that an upgrade may change. */
const state = () => [
  read('package.json'),
  read('package-lock.json'),
  read('slots/header.tsx'),
  readdirSync(app).sort(),
];

describe('forecourt upgrade', () => {
  it('brings an app over two releases by one command: packages, code, route files, and the notes once', async () => {
    await has('storefront@0.1.0', 'ui@0.1.0');
    const { code, text } = await upgrade();
    expect(code, text).toBe(0);
    expect(JSON.parse(read('package.json')).dependencies).toEqual({
      '@forecourt/storefront': '0.3.0',
      '@forecourt/ui': '0.3.0',
    });
    for (const name of ['storefront', 'config', 'ui']) expect(installed(`@forecourt/${name}`)).toBe('0.3.0');
    expect(read('slots/header.tsx')).toBe(newImport);
    expect(read('route-styles/old.js')).toBe(oldImport);
    expect(read('routes.txt')).toBe('new');
    expect(text).toContain('Forecourt 0.1.0 -> 0.3.0\n');
    expect(text).toContain(
      'rooms-without-circles: moves imports to the faces that hold the names now: slots/header.tsx\n',
    );
    expect(text.slice(text.indexOf('For you to do'))).toBe(
      [
        'For you to do (1)',
        '   - Name the new face in each import.',
        '     [done in 1 file]',
        '     (domain, ui: Names have moved.)',
        '',
        'New (2)',
        '   - There is a clock. (ui)',
        '   - There is a bell. (ui, storefront)',
        '',
        'Mended (1)',
        '   - The hinge is quiet. (ui)',
        '',
        'The whole text of each change: CHANGELOG.md of the packages in node_modules/@forecourt.',
        'Then check the types, build, and look at a page.\n',
      ].join('\n'),
    );
    const again = await upgrade();
    expect(again).toEqual({ code: 0, text: 'This app has 0.3.0 already.\n' });
  });

  it('mends half an upgrade', async () => {
    await has('storefront@0.1.0', 'ui@0.3.0');
    expect(installed('@forecourt/storefront/node_modules/@forecourt/ui')).toBe('0.1.0');
    const { code, text } = await upgrade();
    expect(code, text).toBe(0);
    expect(text).toContain('Forecourt 0.1.0 -> 0.3.0');
    expect(() => installed('@forecourt/storefront/node_modules/@forecourt/ui')).toThrow();
    expect(installed('@forecourt/ui')).toBe('0.3.0');
  });

  it('tells all of it and changes nothing with --dry-run', async () => {
    await has('storefront@0.1.0');
    const before = state();
    const { code, text } = await upgrade('--dry-run', '--to', '0.3.0');
    expect(code, text).toBe(0);
    expect(text).toContain('0.1.0 -> 0.3.0, as it would be');
    expect(text).toContain('[would be done in 1 file]');
    expect(state()).toEqual(before);
  });

  it('stops at the release that is asked for', async () => {
    await has('storefront@0.1.0');
    const { code, text } = await upgrade('--to', '0.2.0');
    expect(code, text).toBe(0);
    expect(text).toContain('Nothing is left for you to do.');
    expect(text).not.toContain('There is a bell.');
    expect(read('slots/header.tsx')).toBe(oldImport);
  });

  it('leaves the app as it was where the release cannot be installed', async () => {
    await has('storefront@0.2.0');
    const before = state();
    const { code, text } = await upgrade('--to', '0.4.0-broken');
    expect(code).toBe(1);
    expect(text).toContain('package.json is as it was');
    expect(state()).toEqual(before);
  });

  it('says why it does nothing: an older release, one that there is not, another command', async () => {
    await has('storefront@0.3.0');
    expect(await upgrade('--to', '0.2.0')).toEqual({
      code: 1,
      text: 'This app has 0.3.0, which is newer than 0.2.0. Nothing was changed.\n',
    });
    const none = await upgrade('--to', '9.9.9');
    expect(none.code).toBe(1);
    expect(none.text).toMatch(/9\.9\.9/);
    expect(await run('npx', '--no-install', 'forecourt', 'downgrade')).toMatchObject({
      code: 2,
      text: expect.stringContaining('forecourt upgrade [--to VERSION]'),
    });
  });
});
