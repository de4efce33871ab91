import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { describe, expect, it } from 'vitest';

const sources = dirname(fileURLToPath(import.meta.url));

/** Parts that only the server defers: itself, drawing a PDF or a picture, blocks of content. */
const onServer =
  /^\.\/(?:runtime\/template-server\/serve-template$|features\/(?:vehicle\/(?:brochure|social-picture)\/|content\/deferred-blocks\/(?:deferred-block-renderers|form-block)$))/;
/** What checks a form by the schema that the API runs. It comes with the first touch of a form. */
const checksForms = './features/enquiry/form/form-code';

/** A dynamic import of a module of ours; one of a type has no code. */
const late = /(?<!typeof )\bimport\('((?:\.|@forecourt\/)[^']+)'\)/g;

/** Modules of ours that the browser loads with a dynamic import, as they are named from `src`. */
const deferredModules = (): readonly string[] => {
  const found = globSync('**/*.{ts,tsx}', { cwd: sources })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(sources, file), 'utf8').matchAll(late)].map(([, path = '']) =>
        path.startsWith('.') ? `./${join(dirname(file), path).replaceAll('\\', '/')}` : path,
      ),
    );
  return [...new Set(found)].filter((module) => !onServer.test(module)).sort();
};

/** Of others' code, zod alone is looked through. What is loaded later still is a deferred module of its own. */
const ownAndZod: Plugin = {
  name: 'own-and-zod',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) => {
      if (kind === 'entry-point') return undefined;
      const isRead = /^(?:\.|@forecourt\/(?!ui\b)|zod\b)/.test(path) && !path.endsWith('.css');
      return isRead && kind !== 'dynamic-import' ? undefined : { path, external: true, sideEffects: false };
    }),
};

/** Files of zod in the bundle of a module for browsers. */
const zodIn = async (module: string): Promise<readonly string[]> => {
  const { metafile } = await build({
    absWorkingDir: sources,
    entryPoints: [module],
    bundle: true,
    write: false,
    outdir: 'nowhere',
    format: 'esm',
    jsx: 'automatic',
    conditions: ['@forecourt/source'],
    metafile: true,
    logLevel: 'error',
    plugins: [ownAndZod],
  });
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 && /node_modules\/zod\//.test(file) ? [file] : []));
};

describe('what pages defer', () => {
  const modules = deferredModules();

  it('includes the known deferred modules', () => {
    expect(modules).toEqual(
      expect.arrayContaining([
        checksForms,
        './pages/vehicle/price-comparison/price-comparison-panel',
        './features/saved/recently-viewed/viewed-memory',
        './features/saved/vehicles/saved-list',
        './features/search/history/search-memory',
        './pages/vehicle/now/ask-vehicle-view',
      ]),
    );
  });

  it.each(modules.filter((module) => module !== checksForms))('%s does not import zod', async (module) => {
    expect(await zodIn(module)).toEqual([]);
  });

  it('includes zod only in the module that checks forms', async () => {
    expect(await zodIn(checksForms)).not.toEqual([]);
  });
});
