import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The modules of Storybook that a tsconfig holds, from this folder. */
const heldBy = (tsconfig: string): readonly string[] => {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(tsconfig));
  return fileNames.filter((path) => path.startsWith(from('.'))).map((path) => join(path));
};

const modules = readdirSync(from('.'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => join(from('.'), path));

describe('the types of Storybook', () => {
  // A folder with a dot is passed over unless its files are named by a pattern.
  it.each([
    ['of the package', '../tsconfig.json'],
    ['of the workspace', '../../../tsconfig.workspace.json'],
  ])('are checked by the project %s, each module', (_name, tsconfig) => {
    const held = new Set(heldBy(from(tsconfig)));
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.filter((path) => !held.has(path))).toEqual([]);
  });
});
