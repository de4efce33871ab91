import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtAgain, reachedFrom, readImports } from './source-graph.mjs';

const files: Readonly<Record<string, string>> = {
  'src/theme/contract.css.ts': `export const vars = {};`,
  'src/theme/base.css.ts': `import './contract.css';`,
  'src/tile/widths.ts': `export const widths = [1, 2];`,
  'src/tile/tile.css.ts': `import { vars } from '../theme/contract.css'; import { widths } from './widths'; export const root = [vars, widths];`,
  'src/tile/tile.tsx': `import type { Far } from '../far'; import { Mark } from '../mark'; import * as styles from './tile.css'; export const Tile = (far: Far) => <Mark className={styles.root} />;`,
  'src/mark/index.ts': `export { Mark } from './mark';`,
  'src/mark/mark.tsx': `'use client'; import { useState } from 'react'; import * as styles from './mark.css'; export const Mark = () => <i className={styles.mark}>{useState(1)[0]}</i>;`,
  'src/mark/mark.css.ts': `export const mark = 'm';`,
  'src/far/index.ts': `export type Far = string; export const far = 1;`,
};
const sources = new Set(Object.keys(files));
let folder = '';
let imports: Awaited<ReturnType<typeof readImports>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-graph-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  imports = await readImports(folder, [...sources], sources);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** With every style file built before, unless the test says which. */
const again = (changed: string, known: readonly string[] = [...sources]) =>
  [...builtAgain([changed], imports, new Set(known))].sort();

describe('the imports of sources', () => {
  it('are files of the package, by whatever name, and no types', () => {
    expect(imports.get('src/tile/tile.tsx')).toEqual(['src/mark/index.ts', 'src/tile/tile.css.ts']);
    expect(imports.get('src/mark/mark.tsx')).toEqual(['src/mark/mark.css.ts']);
  });

  it('of a file that cannot be read as code are told as a fault of it', async () => {
    writeFileSync(join(folder, 'src/far/index.ts'), 'export const = ;');
    await expect(readImports(folder, ['src/far/index.ts'], sources)).rejects.toThrow(/src\/far\/index\.ts:1:13/);
  });

  it('lead on to what those import', () =>
    expect([...reachedFrom(['src/tile/tile.css.ts'], imports)]).toEqual([
      'src/tile/tile.css.ts',
      'src/theme/contract.css.ts',
      'src/tile/widths.ts',
    ]));
});

describe('built again', () => {
  it('is a component alone', () => expect(again('src/mark/mark.tsx')).toEqual(['src/mark/mark.tsx']));

  it('is a style file with those that use its names', () =>
    expect(again('src/mark/mark.css.ts')).toEqual(['src/mark/mark.css.ts', 'src/mark/mark.tsx']));

  it('is a style file when anything changes that its rules are made from', () =>
    expect(again('src/tile/widths.ts')).toEqual(['src/tile/tile.css.ts', 'src/tile/tile.tsx', 'src/tile/widths.ts']));

  it('is the whole sheet of the theme with each of its files, and all that is made from them', () =>
    expect(again('src/theme/contract.css.ts')).toEqual([
      'src/theme/base.css.ts',
      'src/theme/contract.css.ts',
      'src/tile/tile.css.ts',
      'src/tile/tile.tsx',
    ]));

  it('is a style file that has not been built here, with a component that uses it', () =>
    expect(again('src/mark/mark.tsx', [])).toEqual(['src/mark/mark.css.ts', 'src/mark/mark.tsx']));
});
