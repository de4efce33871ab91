import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { afterEach, describe, expect, it } from 'vitest';
import { nodeFault } from './node-version';

describe('a Node', () => {
  it.each([
    ['>=22.12', 'v22.12.0'],
    ['>=22.12', 'v22.13.1'],
    ['>=22.12', 'v24.0.0'],
    ['>=22', 'v22.0.0'],
    ['>=22.12.0', 'v26.10.0'],
  ])('that %s allows has no fault: %s', (wanted, version) => expect(nodeFault(wanted, version)).toBeNull());

  it.each([
    ['>=22.12', 'v20.20.2', 'Forecourt needs Node 22.12 or newer, and this is Node 20.20.2.'],
    ['>=22.12', 'v22.11.0', 'Forecourt needs Node 22.12 or newer, and this is Node 22.11.0.'],
    ['>=24', 'v9.11.2', 'Forecourt needs Node 24 or newer, and this is Node 9.11.2.'],
  ])('older than %s is named with what is needed: %s', (wanted, version, words) =>
    expect(nodeFault(wanted, version)).toContain(words),
  );

  it.each(['22', '^22.12', '>=22 <25', '22 || >=24', ''])('is compared with a lowest version only, not %s', (wanted) =>
    expect(() => nodeFault(wanted, 'v26.0.0')).toThrow('engines.node must be a lowest version'),
  );
});

describe('a program', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  /** A package that needs the given Node, with a program that cannot even be linked by one that lacks what it imports. */
  const run = (engine: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-node-'));
    folders.push(folder);
    const source = readFileSync(fileURLToPath(new URL('./node-version.ts', import.meta.url)), 'utf8');
    mkdirSync(join(folder, 'dist', 'deep'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', engines: { node: engine } }));
    // Nearer, and silent about Node.
    writeFileSync(join(folder, 'dist', 'package.json'), JSON.stringify({ type: 'module' }));
    writeFileSync(join(folder, 'dist', 'node-version.js'), transformSync(source, { loader: 'ts' }).code);
    writeFileSync(join(folder, 'dist', 'deep', 'program.js'), "import { ofTomorrow } from 'node:fs'; ofTomorrow();");
    writeFileSync(
      join(folder, 'dist', 'start.js'),
      "import { requireNode } from './node-version.js'; requireNode(import.meta.url); await import('./deep/program.js');",
    );
    return spawnSync(process.execPath, [join(folder, 'dist', 'start.js')], { encoding: 'utf8' });
  };

  it('that needs a newer Node ends with one sentence and code 1 before anything else is imported', () => {
    const { status, stdout, stderr } = run('>=999.1');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `Forecourt needs Node 999.1 or newer, and this is Node ${process.versions.node}. Start it with a newer one: https://nodejs.org\n`,
    );
  });

  it('that fits goes on to what it imports', () => {
    const { status, stderr } = run('>=20');
    expect(status).toBe(1);
    expect(stderr).toContain('ofTomorrow');
  });
});
