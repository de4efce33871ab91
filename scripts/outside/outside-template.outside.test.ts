import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askingOf } from '@forecourt/testing/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../bench/free-port.mjs';
import { type LoopbackRegistry, startLoopbackRegistry } from '../release/loopback-registry';
import { publishedPackages } from '../release/published-packages.mjs';
import { root } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';
import { movedSection, moveSection } from './moved-section';
import { done, type OutsideProgram, outsideEnvironment, start } from './outside-programs';
import { nextRelease, packAll, type Release, unpackAll } from './outside-releases';
import { startOutsideStack } from './outside-stack';
import { readByRelease, releasesBefore } from './released-clients';

/** What ends at the end, the last first. */
const closers: (() => unknown)[] = [];
const folder = mkdtempSync(join(tmpdir(), 'forecourt-outside-'));
closers.push(() => rmSync(folder, { recursive: true, force: true }));
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

const name = 'night-market';
const app = join(folder, name);
const parts = { sections: ['first-steps'], pages: ['how-to-buy'] };
const first = publishedPackages()[0]?.manifest.version ?? '';
const [major = 0, minor = 0] = first.split('.').map(Number);
const nextMinor = `${major}.${minor + 1}.0`;
const nextMajor = `${major + 1}.0.0`;

let registry: LoopbackRegistry;
let elsewhere = '';
let env: NodeJS.ProcessEnv;
let stack: Awaited<ReturnType<typeof startOutsideStack>>;
let release: Release;
let running: OutsideProgram | null = null;

const inApp = (program: string, ...args: readonly string[]) => done(program, args, { cwd: app, env });
const manifestOf = (path: string) => JSON.parse(readFileSync(join(app, path, 'package.json'), 'utf8'));

/** Where npm finds what is not ours. */
const usualRegistry = async (): Promise<string> => {
  const { output } = await run('npm', ['config', 'get', 'registry'], { cwd: root, env: process.env });
  return output.trim().split('\n').at(-1) ?? '';
};

beforeAll(async () => {
  elsewhere = await usualRegistry();
  registry = await startLoopbackRegistry({ elsewhere });
  closers.push(() => registry.close());
  env = outsideEnvironment(folder, registry.url);
  const packed = join(folder, 'packed');
  mkdirSync(packed);
  const tarballs = await packAll(packed);
  for (const tarball of tarballs)
    await done('npm', ['publish', tarball, '--ignore-scripts', '--access', 'public'], { cwd: packed, env });
  release = await unpackAll(tarballs, packed);
  stack = await startOutsideStack(folder);
  closers.push(() => stack.close());
});

/** Builds the app as its makers do, starts it, has the installation draw the site by it, and gives its address. */
const buildAndServe = async (version: string): Promise<string> => {
  await inApp('npm', 'run', 'typecheck');
  await inApp('npm', 'run', 'build');
  await running?.end();
  await inApp('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
  const port = await freePort();
  const server = start(['server.mjs', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: app,
    env: { ...env, NODE_ENV: 'production', ...stack.appEnvironment },
  });
  running = server;
  closers.push(() => server.end());
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(async () => {
      if (server.hasEnded()) throw new Error(server.said());
      return askingOf(address)('/_template/healthz').then(
        ({ status }) => status,
        () => 0,
      );
    })
    .toBe(200);
  await stack.forecourt('templates', 'register', address, '--yes', '--by', 'outside');
  await stack.applySite({ template: `${name}@${version}`, templateParts: parts });
  await expect.poll(async () => (await askingOf(stack.origin)('/how-to-buy')).status).toBe(200);
  return address;
};

/** The suite, by the command that the app has from the registry. */
const conforms = async (address: string): Promise<string> => {
  const { code, output } = await run(
    'npm',
    [
      ...['run', 'conformance', '--', stack.origin, '--template', address, '--sold', await stack.soldVehicle()],
      ...parts.pages.flatMap((page) => ['--own', page]),
    ],
    { cwd: app, env },
  );
  expect(output).toMatch(/ 0 fail, 0 left out/);
  expect(code, output).toBe(0);
  return output;
};

/** Fails where the site does not show what its template has of its own. */
const expectOwnParts = async (): Promise<void> => {
  const ask = askingOf(stack.origin);
  const { body: home } = await ask('/');
  expect(home, 'its section').toContain('Three steps to your next vehicle');
  expect(home, 'its slot').toContain('class="own-makes"');
  expect(home, 'its typeface, for the first paint').toMatch(/rel="preload" href="[^"]+figtree[^"]+\.woff2" as="font"/);
  expect((await ask('/how-to-buy')).body, 'its page').toMatch(/<h1[^>]*>How to buy/);
};

/** Each build takes a minute and a half of two cores. The check builds what an app has become, the long run what it was too. */
const isLong = process.env.FORECOURT_LONG_TESTS === '1';

describe('a template from outside', () => {
  it(`is begun by npm create, and its types hold${isLong ? '; it builds, is drawn and passes the suite' : ''}`, async () => {
    // npm keeps what it creates with: a folder of its own, so that no earlier run answers for this one.
    const created = await done(
      'npm',
      ['create', 'forecourt-template', name, '--yes', '--', '--title', 'Night Market'],
      {
        cwd: folder,
        env: { ...env, npm_config_cache: join(folder, 'npm') },
      },
    );
    expect(created).toContain(`Template ${name} of Forecourt ${first}`);
    // With what the suite needs for a browser, as its makers may.
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const browser = ['playwright', '@axe-core/playwright'].map((one) => `${one}@${devDependencies[one]}`);
    await inApp('npm', 'install', '--save-dev', '--save-exact', '--prefer-offline', ...browser);
    if (!isLong) return void (await inApp('npm', 'run', 'typecheck'));
    const address = await buildAndServe('0.1.0');
    await expectOwnParts();
    await conforms(address);
  });

  it('comes to the next minor and the next major by the command alone, builds from the registry alone, draws a demo site with what is its own, and passes the suite of every template', async () => {
    nextRelease(
      release,
      {
        version: nextMinor,
        do: [],
        new: [{ name: 'a-bell', packages: ['ui'], what: 'There is a bell.' }],
        mended: [],
      },
      () => undefined,
    );
    for (const one of release.values()) await registry.publishFolder(one);
    const toMinor = await inApp('npx', '--no-install', 'forecourt', 'upgrade');
    expect(toMinor).toContain(`Forecourt ${first} -> ${nextMinor}`);
    expect(toMinor).toContain('Nothing is left for you to do.');
    expect(manifestOf('node_modules/@forecourt/ui').version).toBe(nextMinor);
    // A minor may be taken without a look: its types hold, and the long run draws it.
    if (isLong) await conforms(await buildAndServe('0.1.1'));
    else await inApp('npm', 'run', 'typecheck');

    // What the app imports moves: whoever does not follow, does not build.
    nextRelease(
      release,
      {
        version: nextMajor,
        do: [
          {
            name: movedSection,
            packages: ['ui'],
            what: '`Section` has a face of its own.',
            duty: 'Import `Section` from `@forecourt/ui/page-section`.',
          },
        ],
        new: [],
        mended: [],
      },
      moveSection,
    );
    for (const one of release.values()) await registry.publishFolder(one);
    const imports = () =>
      readFileSync(join(app, 'slots/home-makes.tsx'), 'utf8').match(/@forecourt\/ui\/(?:layout|page-section)/g);
    expect(imports()).toEqual(['@forecourt/ui/layout']);
    const toMajor = await inApp('npx', '--no-install', 'forecourt', 'upgrade');
    expect(toMajor).toContain(`Forecourt ${nextMinor} -> ${nextMajor}`);
    expect(toMajor).toContain('For you to do (1)');
    expect(toMajor).toContain('[done in 2 files]');
    expect(imports()).toEqual(['@forecourt/ui/page-section']);
    for (const one of Object.keys(manifestOf('.').dependencies).filter((other) => other.startsWith('@forecourt/')))
      expect(manifestOf('.').dependencies[one]).toBe(nextMajor);

    const address = await buildAndServe('0.2.0');
    const manifest = JSON.parse((await askingOf(address)('/_template/manifest')).body);
    expect(manifest).toMatchObject({ name, version: '0.2.0', storefront: nextMajor, parts });
    await expectOwnParts();
    await conforms(address);

    // A site that does not name them has neither, and one that names what the template has not is refused.
    const ask = askingOf(stack.origin);
    await stack.applySite({ template: name });
    await expect.poll(async () => (await ask('/how-to-buy')).status).toBe(404);
    await expect.poll(async () => (await ask('/')).body).not.toContain('Three steps to your next vehicle');
    await expect(stack.applySite({ template: name, templateParts: { pages: ['how-to-sell'] } })).rejects.toThrow(
      /has no page "how-to-sell"/,
    );
  });
});

describe('the answers of the API', () => {
  // Until there is a release before this one, the packages of this one alone, as a registry has them.
  it.each([[first, 'of this build'], ...releasesBefore(first).map((version) => [version, 'released'])])(
    'are read by the client of %s from the registry, %s',
    async (version) => {
      const from = version === first ? registry.url : elsewhere;
      const answers = await readByRelease(version, {
        folder,
        env: {
          ...env,
          ...stack.appEnvironment,
          ...{ npm_config_registry: from, SITE: stack.site, SOLD: await stack.soldVehicle() },
        },
      });
      expect(answers).toMatchObject({ site: stack.site, sites: 1, seq: 'number', vehicle: 'object' });
      if (version === first) expect(answers.left).toEqual([]);
    },
  );
});
