// @ts-check
// Writes a declaration beside every built module of the package in the working directory: `dist/price/price.d.ts` for
// `src/price/price.ts`. Run by turbo as `declarations`, after the build: a running site needs none. Bundled declarations
// would need a compiler for each face, and a package may have a hundred.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outName, packageSources } from './package-sources.ts';

const compiler = fileURLToPath(new URL('../node_modules/typescript-7/bin/tsc', import.meta.url));

/** Where the compiler puts declarations under the names of the sources. */
const raw = join('.reports', 'declarations');

/**
 * Nothing is checked: the type check of the workspace has found every fault before. Other packages of ours are read by
 * their built declarations.
 */
const settings = {
  extends: '../../tsconfig.json',
  include: ['../../src'],
  exclude: ['../../src/**/*.test.*', '../../src/**/*.stories.*'],
  compilerOptions: {
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '../../src',
    outDir: '.',
    customConditions: [],
  },
};

/** Specifiers of modules in a declaration file: `from './vehicle'`, `import("../price/price")`. */
const relativeImport = /(from ['"]|import\(['"]|import ['"])(\.[^'"\n]+)(?=['"])/g;

const posix = (/** @type {string} */ path) => path.replaceAll('\\', '/');

rmSync(raw, { recursive: true, force: true });
mkdirSync(raw, { recursive: true });
writeFileSync(join(raw, 'tsconfig.json'), JSON.stringify(settings));
// It names what cannot be written down as a type, and ends with an error.
execFileSync(process.execPath, [compiler, '-p', raw, '--pretty', 'false'], { stdio: 'inherit' });

const sources = packageSources().map((file) => posix(relative('src', file)).replace(/\.tsx?$/, ''));
const modules = new Map(sources.map((source) => [posix(resolve('src', source)), outName(`${source}.ts`)]));
for (const source of sources) {
  const out = outName(`${source}.ts`);
  const text = readFileSync(join(raw, `${source}.d.ts`), 'utf8');
  const target = join('dist', `${out}.d.ts`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(
    target,
    text.replace(relativeImport, (whole, before, to) => {
      const path = posix(resolve('src', dirname(source), to));
      const hit = modules.get(path) ?? modules.get(`${path}/index`);
      if (hit === undefined) return whole;
      const from = posix(relative(dirname(out), hit));
      return `${before}${from.startsWith('.') ? from : `./${from}`}.js`;
    }),
  );
}
rmSync(raw, { recursive: true, force: true });
