import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pinnedNode, root } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';
import { createPackageBuild } from './package-build.mjs';

const sources: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "@forecourt/fixture", "type": "module" }',
  'tsup.config.ts': `import { defineConfig } from 'tsup';
import { reactPackage } from '${join(root, 'scripts', 'tsup-react')}';
export default defineConfig((how) => reactPackage({}, how));`,
  'src/theme/contract.css.ts': `import { createGlobalThemeContract } from '@vanilla-extract/css';
export const vars = createGlobalThemeContract({ ink: 'ink' });`,
  'src/themes/index.ts': `export const ink = '#111';`,
  'src/theme/css.ts': `export { vars } from './contract.css';`,
  'src/tile/width.ts': `export const width = '10px';`,
  'src/tile/tile.css.ts': `import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { width } from './width';
export const root = style({ width, color: vars.ink });
export const bare = style({});`,
  'src/tile/tile.tsx': `import * as styles from './tile.css';
export const Tile = () => <i className={styles.root}>tile</i>;`,
  'src/tile/index.ts': `export { Tile } from './tile';`,
};

let folder = '';
/** Inside the checkout, where packages are found. */
beforeEach(() => {
  mkdirSync(join(root, '.forecourt', 'test'), { recursive: true });
  folder = mkdtempSync(join(root, '.forecourt', 'test', 'watched-'));
  for (const [file, text] of Object.entries(sources)) save(file, text);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const save = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const built = () =>
  Object.fromEntries(
    globSync('dist/**/*.{js,css}', { cwd: folder })
      .sort()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
/** What the package's own build makes of it, from nothing. */
const buildWhole = async () => {
  const tsup = join(root, 'node_modules', 'tsup', 'dist', 'cli-default.js');
  const { code, output } = await run(pinnedNode, [tsup], { cwd: folder, env: process.env });
  expect(code, output).toBe(0);
  return built();
};

describe('a package that is kept up to date', () => {
  it('is after each save what its own build would make of it', async () => {
    await buildWhole();
    const kept = await createPackageBuild(folder);
    const saves: readonly (readonly [file: string, text: string, isTheme: boolean])[] = [
      ['src/tile/tile.tsx', `${sources['src/tile/tile.tsx']}\nexport const two = 2;`, false],
      ['src/tile/width.ts', `export const width = '20px';`, false],
      ['src/tile/tile.css.ts', `${sources['src/tile/tile.css.ts']}\nexport const more = style({ margin: 0 });`, false],
      ['src/tile/index.ts', `export { Tile, two } from './tile';`, false],
      ['src/theme/contract.css.ts', `${sources['src/theme/contract.css.ts']}\nexport const more = 1;`, true],
      ['src/mark/mark.tsx', `export const Mark = () => <b />;`, false],
      [
        'src/mark/mark.css.ts',
        `import { style } from '@vanilla-extract/css';\nexport const mark = style({ top: 0 });`,
        false,
      ],
    ];
    for (const [file, text, isTheme] of saves) {
      save(file, text);
      const taken = await kept.takeIn([file]);
      expect(taken.built, file).toContain(file);
      expect(taken.isTheme, file).toBe(isTheme);
      const now = built();
      expect(now, file).toEqual(await buildWhole());
    }
    // A file that is gone, and one of a test.
    expect(await kept.takeIn(['src/tile/tile.test.tsx', 'src/gone.ts'])).toEqual({ built: [], isTheme: false });
  });

  it('stays as it is while a source cannot be read, and takes it in once it can', async () => {
    const before = await buildWhole();
    const kept = await createPackageBuild(folder);
    save('src/tile/tile.tsx', 'export const Tile = () => <i>;');
    await expect(kept.takeIn(['src/tile/tile.tsx'])).rejects.toThrow(/src\/tile\/tile\.tsx:1/);
    expect(built()).toEqual(before);
    save('src/tile/tile.tsx', 'export const Tile = () => <u />;');
    await kept.takeIn(['src/tile/tile.tsx']);
    expect(built()['dist/tile/tile.js']).toContain('"u"');
  });
});
