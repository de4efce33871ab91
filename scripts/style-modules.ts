import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';
import { transformSync } from 'esbuild';
import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];
type TsupPlugin = NonNullable<Options['plugins']>[number];

/** What vanilla-extract says of a class name that it wants. */
type Wanted = { readonly hash: string; readonly filePath: string; readonly packageName?: string };

const posix = (path: string) => path.replaceAll('\\', '/');
const minified = (css: string): string => transformSync(css, { loader: 'css', minify: true }).code.trim();

/** Styles of the theme are every page's; all others belong to the modules that import them. */
const isShared = (file: string) => file.startsWith('src/theme/');

/**
 * Class names by the place of their file among the package's style files and their place in it, `u4f12`, after the
 * package's first letter: hashes would be a fifth of what a page loads. A file is always read in the same order, so
 * every read gives the same names. They end in a figure, so that none is a part of a word in a selector.
 */
const classNames = (files: readonly string[]) => {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return ({ hash, filePath, packageName }: Wanted): string => {
    const known = names.get(hash);
    if (known !== undefined) return known;
    const file = posix(filePath);
    const place = files.indexOf(file).toString(36).padStart(2, '0');
    const count = counts.get(file) ?? 0;
    counts.set(file, count + 1);
    const name = `${packageName?.split('/').at(-1)?.charAt(0) ?? 'x'}${place}${count}`;
    names.set(hash, name);
    return name;
  };
};

/** The imports of style modules in a module as it is written: `./button_css.js`. */
const styleImport = /(?:from|import) ?"(\.[^"\n]+)_css\.js"/g;

/**
 * The styles of a package: each `*.css.ts` becomes a module of class names and, where it has rules, a style sheet
 * beside it, `button/button.css`, which every module that uses its names imports, after those that it builds upon. A
 * bundler thus gives each page the rules of its components. What stands in `src/theme` is every page's: it becomes
 * `styles.css`. Rules stand in cascade layers, so the order of sheets matters only where one builds upon another.
 */
export const styleModules = (): { readonly compileStyles: EsbuildPlugin; readonly importStyles: TsupPlugin } => {
  const files = globSync('src/**/*.css.ts').map(posix).sort();
  const identOption = classNames(files);
  /** The sheets that the names of a style file need, in their order, by source file. */
  const needed = new Map<string, readonly string[]>();
  const shared = new Map<string, string>();

  const compileStyles: EsbuildPlugin = {
    name: 'compile-styles',
    setup(build) {
      build.onLoad({ filter: cssFileFilter }, async ({ path }) => {
        const own = posix(relative(process.cwd(), path));
        const { source, watchFiles } = await compile({ filePath: path, identOption });
        const sheets = new Map<string, string>();
        const contents = await processVanillaFile({
          source,
          filePath: path,
          identOption,
          serializeVirtualCssPath: ({ fileScope, source: css }) => {
            sheets.set(posix(fileScope.filePath), css);
            return '';
          },
        });
        needed.set(
          own,
          [...sheets.keys()].filter((file) => !isShared(file)),
        );
        const css = sheets.get(own);
        if (css !== undefined && isShared(own)) shared.set(own, css);
        if (css !== undefined && !isShared(own)) {
          const target = join('dist', `${relative('src', own).replace(/\.css\.ts$/, '')}.css`);
          mkdirSync(dirname(target), { recursive: true });
          writeFileSync(target, minified(css));
        }
        return { contents, loader: 'js', watchFiles };
      });
      build.onEnd(() => {
        const css = files.map((file) => shared.get(file) ?? '').join('\n');
        if (shared.size > 0) writeFileSync(join('dist', 'styles.css'), minified(css));
      });
    },
  };

  const importStyles: TsupPlugin = {
    name: 'import-styles',
    renderChunk(code, { path }) {
      // Modules of class names stay without rules of their own: style files of other packages read them.
      if (!path.endsWith('.js') || path.endsWith('_css.js')) return undefined;
      const folder = dirname(relative(join(process.cwd(), 'dist'), path));
      const sheets = [...code.matchAll(styleImport)].flatMap(
        ([, to = '']) => needed.get(posix(join('src', folder, `${to}.css.ts`))) ?? [],
      );
      if (sheets.length === 0) return undefined;
      const imports = [...new Set(sheets)].map((file) => {
        const to = posix(relative(folder, relative('src', file).replace(/\.css\.ts$/, '.css')));
        return `import ${JSON.stringify(to.startsWith('.') ? to : `./${to}`)};`;
      });
      // At the end, where no line of the source map moves; imports come first wherever they stand.
      return { code: `${code}${imports.join('\n')}\n` };
    },
  };
  return { compileStyles, importStyles };
};
