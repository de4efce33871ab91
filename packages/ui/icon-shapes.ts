import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

interface LucideIcon {
  readonly __iconData: { readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[] };
}

const require = createRequire(import.meta.url);
const iconImport = /^import \* as (\w+) from '(lucide-react\/icons\/[\w-]+)';$/gm;

/** The shapes of an icon without the names by which React would tell them apart. */
const shapesOf = async (name: string): Promise<LucideIcon> => {
  const { __iconData } = (await import(pathToFileURL(require.resolve(name)).href)) as LucideIcon;
  return { __iconData: { node: __iconData.node.map(([element, { key: _, ...attributes }]) => [element, attributes]) } };
};

/**
 * Writes the shapes of the icons into the module that lists them: each icon of Lucide is a component besides, which no
 * bundler leaves out.
 */
export const iconShapes: Plugin = {
  name: 'icon-shapes',
  setup(build) {
    build.onLoad({ filter: /[\\/]icon[\\/]icons\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const found = await Promise.all(
        [...source.matchAll(iconImport)].map(async ([line, local = '', name = '']) => ({
          line,
          text: `const ${local} = ${JSON.stringify(await shapesOf(name))};`,
        })),
      );
      return { contents: found.reduce((text, one) => text.replace(one.line, one.text), source), loader: 'ts' };
    });
  },
};

/** The licence of the icons goes where their shapes go. */
export const writeIconLicence = async (into: string): Promise<void> => {
  await mkdir(into, { recursive: true });
  await copyFile(join(require.resolve('lucide-react/package.json'), '..', 'LICENSE'), join(into, 'lucide.LICENSE.txt'));
};
