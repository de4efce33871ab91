import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { root } from './paths.mjs';

const turbo = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')) as {
  globalDependencies: readonly string[];
  globalEnv: readonly string[];
  globalPassThroughEnv: readonly string[];
  tasks: Readonly<Record<string, { readonly inputs?: readonly string[] }>>;
};

/** What a build of a workspace begins with: the settings of its tools, and scripts that its commands name. */
const beginnings = (folder: string): readonly string[] => {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const named = String(scripts.build ?? '').match(/\S+\.[cm]?[jt]s\b/g) ?? [];
  return [...globSync('{tsup,next}.config.{ts,mjs,js}', { cwd: join(root, folder) }), ...named].map((file) =>
    join(folder, file),
  );
};

/** Every file of ours that a build runs, by following what it imports. Paths from the root. */
const imported = async (files: readonly string[]): Promise<readonly string[]> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...files],
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'nowhere',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
};

/** The compiler settings that a workspace's own are made from. Paths from the root. */
const compilerSettings = (file: string): readonly string[] => {
  if (!existsSync(join(root, file))) return [];
  const [, base] = /"extends":\s*"([^"]+)"/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return base === undefined ? [file] : [file, ...compilerSettings(relative(root, join(root, dirname(file), base)))];
};

const folders = globSync('{packages,apps}/*/package.json', { cwd: root }).map(dirname);

describe('turbo builds anew when', () => {
  it('anything outside a workspace that shapes its build has changed', async () => {
    const files = new Set<string>();
    for (const folder of folders) {
      const starts = beginnings(folder);
      const inside = (file: string) => file.startsWith(`${folder}/`);
      const used = [
        ...(starts.length === 0 ? [] : await imported(starts)),
        ...compilerSettings(`${folder}/tsconfig.json`),
      ];
      for (const file of used) if (!inside(file)) files.add(file);
    }
    expect([...files]).toContain('scripts/style-modules.ts');
    expect([...files]).toContain('tsconfig.base.json');
    expect([...files].filter((file) => !turbo.globalDependencies.some((glob) => matchesGlob(file, glob)))).toEqual([]);
  });

  it('an environment variable that shapes a build has changed', async () => {
    const starts = folders.flatMap(beginnings);
    // What a template app takes its settings from is built before it, by its sources' name.
    const files = await imported([...starts, 'packages/storefront/src/runtime/next-config/index.ts']);
    const read = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name),
    );
    expect(read).toContain('FORECOURT_SOURCE_MAPS');
    expect(read.filter((name) => ![...turbo.globalEnv, ...turbo.globalPassThroughEnv].includes(name))).toEqual([]);
  });
});

describe('turbo builds nothing twice', () => {
  // Without git nothing tells it what .gitignore says, and what one build has written would be a change for the next.
  it('where the sources came without git: what a build writes is no input of it', () => {
    const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
    const written = ignored.map((line) => line.replace(/^apps\/[^/]+\//, '').replace(/\/$/, '/**'));
    const apps = ['.next/**', 'route-styles/**', 'app/**', 'instrumentation-client.ts', 'next-env.d.ts'];
    const byBuilds = ['dist/**', '.turbo/**', ...apps];
    expect(byBuilds.filter((pattern) => !written.includes(pattern))).toEqual([]);
    expect(byBuilds.filter((pattern) => !turbo.tasks.build?.inputs?.includes(`!${pattern}`))).toEqual([]);
    expect(turbo.tasks.declarations?.inputs).toEqual(expect.arrayContaining(['!dist/**', '!.turbo/**']));
  });
});
