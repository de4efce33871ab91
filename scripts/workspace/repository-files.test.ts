// Files that a host, an editor or a bot reads, against what they speak of.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parts } from '../test/steps.mjs';
import { nodeObstacle } from './node-version.mjs';
import { root } from './paths.mjs';

const read = (...path: readonly string[]): string => readFileSync(join(root, ...path), 'utf8');
const manifest = JSON.parse(read('package.json'));

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly environment?: string;
        readonly strategy?: {
          readonly matrix: { readonly include: readonly { readonly part: string; readonly shard?: string }[] };
        };
        readonly steps: readonly Step[];
      }
    >
  >;
}
const workflow = (name: string): Workflow => parse(read('.github/workflows', name));
const stepsIn = ({ jobs }: Workflow): readonly Step[] => Object.values(jobs).flatMap(({ steps }) => steps);
const workflows = readdirSync(join(root, '.github/workflows'));

describe('the version of Node', () => {
  const version = read('.nvmrc').trim();

  it('is one: that of the lockfile, of editors, of containers and of every workflow', () => {
    const pinned = Object.entries<string>(manifest.optionalDependencies).filter(([name]) => /^node-/.test(name));
    expect(pinned.map(([, pin]) => pin)).toEqual(pinned.map(() => version));
    expect(pinned.length).toBeGreaterThan(0);
    expect(manifest.devDependencies['@types/node'].split('.')[0]).toBe(version.split('.')[0]);
    expect(read('.devcontainer/Dockerfile')).toMatch(new RegExp(`^FROM node:${version.replaceAll('.', '\\.')}-`, 'm'));
    for (const name of workflows) {
      const setups = stepsIn(workflow(name)).filter(({ uses = '' }) => uses.startsWith('actions/setup-node@'));
      expect(setups.length, name).toBeGreaterThan(0);
      for (const setup of setups) expect(setup.with?.['node-version-file'], name).toBe('.nvmrc');
    }
  });

  it('is one that the packages and the scripts allow', () => {
    const [, major = 0, minor = 0] = (/^>=(\d+)\.(\d+)$/.exec(manifest.engines.node) ?? []).map(Number);
    expect(nodeObstacle(`${major}.${minor}.0`)).toBeNull();
    // Our scripts start the Node that the lock pins, so an older one may begin them.
    expect(nodeObstacle('20.8.0')).not.toBeNull();
    expect(nodeObstacle(version)).toBeNull();
  });
});

describe('the workflow of checks', () => {
  it('runs every part of `npm test` by its name, the whole of each, and nothing else', () => {
    const { include } = workflow('check.yml').jobs.part?.strategy?.matrix ?? { include: [] };
    expect([...new Set(include.map(({ part }) => part))]).toEqual([...parts]);
    for (const part of parts) {
      const shards = include.filter((one) => one.part === part).map(({ shard = '1/1' }) => shard);
      expect(shards, part).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
    }
    expect(read('.ci/run')).toContain('exec npm test');
    expect(read('.github/workflows/check.yml')).toMatch(/run: npm test -- --part \$\{\{ matrix\.part \}\} /);
  });
});

describe('the workflow of releases', () => {
  const release = workflow('release.yml');

  it('begins by hand alone, and publishes by the command that checks what is sent, behind an approval', () => {
    expect(Object.keys(release.on)).toEqual(['workflow_dispatch']);
    const publishing = Object.entries(release.jobs).filter(([, { steps }]) =>
      steps.some(({ run = '' }) => /npm run (?:release|snapshot)/.test(run)),
    );
    expect(publishing.map(([name, { environment }]) => [name, environment])).toEqual([
      ['publish', 'release'],
      ['snapshot', 'release'],
    ]);
    expect(stepsIn(release).some(({ run = '' }) => /(?:npm|changeset) publish/.test(run))).toBe(false);
  });
});

describe('workflows and forms', () => {
  it('may read alone unless a job says otherwise', () => {
    for (const name of workflows) expect(workflow(name).permissions, name).toEqual({ contents: 'read' });
  });

  it('name commands that there are', () => {
    const texts = [
      ...workflows.map((name) => read('.github/workflows', name)),
      read('.github/pull_request_template.md'),
      read('SECURITY.md'),
    ];
    const called = texts.flatMap((text) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name));
    expect(called.length).toBeGreaterThan(4);
    expect([...new Set(called)].filter((name) => manifest.scripts[name] === undefined)).toEqual([]);
  });

  it('ask for what a form of the host can hold', () => {
    for (const name of readdirSync(join(root, '.github/ISSUE_TEMPLATE')).filter((one) => one !== 'config.yml')) {
      const form = parse(read('.github/ISSUE_TEMPLATE', name));
      expect(form, name).toMatchObject({ name: expect.any(String), description: expect.any(String) });
      const fields = form.body.filter(({ type }: { type: string }) => type !== 'markdown');
      const ids = fields.map(({ id }: { id: string }) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
      for (const { type, attributes } of form.body) {
        expect(['markdown', 'textarea', 'input', 'dropdown']).toContain(type);
        expect(attributes[type === 'markdown' ? 'value' : 'label'], name).toEqual(expect.any(String));
      }
    }
  });
});

describe('.editorconfig', () => {
  it('says what the formatter does', () => {
    const { formatter } = JSON.parse(read('biome.json'));
    const general = read('.editorconfig').split('[*.md]')[0];
    expect(general).toContain(`indent_style = ${formatter.indentStyle}`);
    expect(general).toContain(`indent_size = ${formatter.indentWidth}`);
    expect(general).toContain(`max_line_length = ${formatter.lineWidth}`);
  });
});

describe('CODEOWNERS', () => {
  it('names places that are there, each with somebody', () => {
    const lines = read('.github/CODEOWNERS')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    for (const line of lines) {
      const [pattern = '', ...owners] = line.split(/\s+/);
      expect(owners.length, line).toBeGreaterThan(0);
      for (const owner of owners) expect(owner).toMatch(/^@[\w-]+\/[\w-]+$/);
      if (pattern === '*') continue;
      const [parent = '', start] = pattern.includes('*') ? pattern.split(/\/(?=[^/]*\*)/) : [pattern];
      const there =
        start === undefined
          ? existsSync(join(root, parent))
          : readdirSync(join(root, parent)).some((name) => name.startsWith(start.split('*')[0] ?? ''));
      expect(there, line).toBe(true);
    }
  });
});

describe('SECURITY.md', () => {
  it('leads to files and settings that there are', () => {
    const text = read('SECURITY.md');
    for (const [, path = ''] of text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g))
      expect(existsSync(join(root, path)), path).toBe(true);
    const settings = read('apps/gateway/src/settings.ts');
    for (const [name] of text.matchAll(/FORECOURT_[A-Z_]+/g)) expect(settings).toContain(name);
  });
});

describe('renovate.json', () => {
  const renovate = JSON.parse(read('renovate.json'));

  it('keeps exact pins, leaves ours to a release, and moves what is one version together', () => {
    expect(renovate.rangeStrategy).toBe('pin');
    expect(read('.npmrc')).toContain('save-exact=true');
    const ruleOf = (name: string) =>
      renovate.packageRules.find(({ matchPackageNames = [] }: { matchPackageNames?: string[] }) =>
        matchPackageNames.includes(name),
      );
    expect(ruleOf('@forecourt/**')).toMatchObject({ enabled: false, groupName: 'forecourt' });
    const nodes = Object.keys(manifest.optionalDependencies).filter((name) => name.startsWith('node-'));
    for (const name of nodes) expect(ruleOf(name)?.groupName, name).toBe('node');
  });
});
