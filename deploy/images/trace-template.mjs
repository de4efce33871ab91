// @ts-check
// Puts a built template app into an empty folder with the files of packages that it reads, and no others: those that
// `next build` has traced for what it draws (as for `output: 'standalone'`), and those that our own server, which stands
// before Next, the configuration and the page cache add. Next's standalone output would bring a server of its own.
// Usage: node trace-template.mjs <template-a|...> <folder>
import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folders of `.next` that a server reads; the others are the build's own. */
const readByServer = ['server', 'static', 'node_modules'];

/** Files that `import()` and addresses lead to without a trace: the page cache, by the configuration. */
const byAddress = [
  'packages/storefront/dist/runtime/cache/handler.js',
  'packages/storefront/dist/runtime/next-config/index.js',
  'packages/storefront/dist/runtime/next-config/no-styles.js',
];

/** What Next looks for by computed names when it reads a configuration. */
const byComputedName = [
  'node_modules/next/dist/compiled/webpack',
  'node_modules/next/dist/compiled/@babel/runtime/package.json',
];

/** Parts of Next that only development and builds load. */
const neverLoaded = [
  '**/next/dist/server/dev/**',
  '**/@next/swc-*/**',
  'node_modules/typescript/**',
  '**/*.d.ts',
  '**/*.map',
];

/** @param {string} app */
const tracedByNext = (app) => {
  const build = join(root, 'apps', app, '.next');
  return globSync(['*.nft.json', 'server/**/*.nft.json'], { cwd: build }).flatMap((trace) => {
    const { files } = JSON.parse(readFileSync(join(build, trace), 'utf8'));
    return files.map((/** @type {string} */ file) => relative(root, resolve(build, dirname(trace), file)));
  });
};

/** @param {string} app */
const tracedByUs = async (app) => {
  const requireOfApp = createRequire(join(root, 'apps', app, 'package.json'));
  const { nodeFileTrace } = requireOfApp('next/dist/compiled/@vercel/nft');
  const entries = [`apps/${app}/server.mjs`, ...byAddress].map((file) => join(root, file));
  const { fileList } = await nodeFileTrace(entries, {
    base: root,
    processCwd: join(root, 'apps', app),
    ignore: neverLoaded,
  });
  return [...fileList];
};

/** Copies a file or a link, and whatever stands above it that is a link. @param {string} file @param {string} target */
const put = (file, target) => {
  const [from, to] = [join(root, file), join(target, file)];
  mkdirSync(dirname(to), { recursive: true });
  if (!lstatSync(from).isSymbolicLink()) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  else if (!existsSync(to)) symlinkSync(readlinkSync(from), to);
};

/**
 * @param {string} app such as `template-a`
 * @param {string} target an empty folder
 */
export const stageTemplate = async (app, target) => {
  const folder = join('apps', app);
  const build = join(folder, '.next');
  if (!existsSync(join(root, build, 'BUILD_ID')))
    throw new Error(`${app} is not built: run deploy/images/build.sh ${app} first.`);
  const files = new Set([...tracedByNext(app), ...(await tracedByUs(app))]);
  for (const file of files) if (!file.startsWith(`${build}/`) && !/\.(map|d\.ts)$/.test(file)) put(file, target);
  for (const entry of readdirSync(join(root, build), { withFileTypes: true }))
    if (
      entry.isFile()
        ? /\.(json|js)$|^BUILD_ID$/.test(entry.name) && !entry.name.endsWith('.nft.json')
        : readByServer.includes(entry.name)
    )
      put(join(build, entry.name), target);
  for (const extra of globSync('**/*.{nft.json,map}', { cwd: join(target, build) })) rmSync(join(target, build, extra));
  // The manifest of the app reads the last two, where there are any.
  for (const file of ['package.json', 'registration.json', 'theme.mjs'])
    if (existsSync(join(root, folder, file))) put(join(folder, file), target);
  for (const file of [...byComputedName, 'packages/storefront/package.json']) put(file, target);
  // Next would compile it at each start, with a compiler of 100 MB.
  const config = readFileSync(join(root, folder, 'next.config.ts'), 'utf8');
  writeFileSync(join(target, folder, 'next.config.mjs'), transformSync(config, { loader: 'ts', format: 'esm' }).code);
};

if (import.meta.filename === process.argv[1]) {
  const [app, folder] = process.argv.slice(2);
  if (app === undefined || folder === undefined) {
    process.stderr.write('Usage: node trace-template.mjs <template-...> <folder>\n');
    process.exit(2);
  }
  const target = resolve(folder);
  mkdirSync(target, { recursive: true });
  if (readdirSync(target).length > 0) {
    process.stderr.write(`${target} is not empty: give another folder.\n`);
    process.exit(2);
  }
  await stageTemplate(app, target);
}
