import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Options } from 'tsup';
import ts from 'typescript';
import { outName, packageSources } from './preserve-modules';

type Plugin = NonNullable<Options['plugins']>[number];

const host: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => process.cwd(),
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
};

const posix = (path: string) => path.replaceAll('\\', '/');

/** Specifiers of modules in a declaration file: `from './vehicle'`, `import("../price/price")`. */
const relativeImport = /(from ['"]|import\(['"]|import ['"])(\.[^'"\n]+)(?=['"])/g;

/**
 * Writes a declaration beside every module of the package in the working directory: `dist/price/price.d.ts` for
 * `src/price/price.ts`. Bundled declarations need a compiler for each face, and a package may have a hundred.
 * @throws {Error} with the compiler's words where a source has a fault.
 */
const writeDeclarations = (): void => {
  const sources = packageSources().map((file) => resolve(file));
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: resolve('src'), outDir: resolve('dist') },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (one) => {
        throw new Error(ts.formatDiagnostic(one, host));
      },
    },
  );
  if (config === undefined) throw new Error(`${process.cwd()} has no tsconfig.json.`);
  const program = ts.createProgram(sources, config.options);
  const faults = [...ts.getPreEmitDiagnostics(program)];
  const modules = new Map(
    sources.map((file) => [posix(file).replace(/\.tsx?$/, ''), outName(posix(relative('src', file)))]),
  );
  for (const file of sources) {
    const source = program.getSourceFile(file);
    const out = modules.get(posix(file).replace(/\.tsx?$/, ''));
    if (source === undefined || out === undefined) throw new Error(`${file} is not in the program.`);
    const { diagnostics } = program.emit(
      source,
      (_, text) => {
        const target = join('dist', `${out}.d.ts`);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(
          target,
          text.replace(relativeImport, (whole, before: string, to: string) => {
            const path = posix(resolve(dirname(file), to));
            const hit = modules.get(path) ?? modules.get(`${path}/index`);
            if (hit === undefined) return whole;
            const from = posix(relative(dirname(out), hit));
            return `${before}${from.startsWith('.') ? from : `./${from}`}.js`;
          }),
        );
      },
      undefined,
      true,
    );
    faults.push(...diagnostics);
  }
  if (faults.length > 0) throw new Error(ts.formatDiagnostics(faults, host));
};

/** A declaration for each module, after the modules. */
export const declarations: Plugin = { name: 'declarations', buildEnd: writeDeclarations };
