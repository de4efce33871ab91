// @ts-check
// What a designer fetches until the first story stands: Storybook is built, served as a host of files serves it, and its
// start page opened with an empty cache. Ends with 1 above the limit. `--built FOLDER` takes one that is built already.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { binaries, root, withBinaries } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';

/** Bytes on the wire, of everything up to the first story. */
const limit = 2_000_000;

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const compressed = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg']);

/**
 * Serves a folder, and counts what it sends.
 * @param {string} folder
 * @param {(path: string, bytes: number) => void} onSent
 */
const serve = (folder, onSent) =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://storybook');
    const path = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const file = join(folder, path);
    if (!file.startsWith(folder + sep) || statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
      response.writeHead(404).end();
      return;
    }
    const kind = extname(file);
    const zips = compressed.has(kind);
    const body = zips ? gzipSync(readFileSync(file)) : readFileSync(file);
    onSent(path, body.length);
    response
      .writeHead(200, {
        'content-type': types[kind] ?? 'application/octet-stream',
        ...(zips ? { 'content-encoding': 'gzip' } : {}),
      })
      .end(body);
  });

const { values } = parseArgs({ options: { built: { type: 'string' } } });
const made = values.built === undefined ? mkdtempSync(join(tmpdir(), 'forecourt-storybook-')) : null;
const folder = resolve(values.built ?? made ?? '');
/** @type {Map<string, number>} */
const sent = new Map();
const server = serve(folder, (path, bytes) => sent.set(path, bytes));
try {
  if (made !== null) {
    const { code, output } = await run(join(binaries, 'storybook'), ['build', '-o', made, '--quiet'], {
      cwd: join(root, 'packages', 'ui'),
      env: { ...withBinaries(process.env), STORYBOOK_DISABLE_TELEMETRY: '1' },
    });
    if (code !== 0) throw new Error(`Storybook could not be built:\n${output}`);
  }
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  const path = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(path === undefined ? {} : { executablePath: path }),
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${address.port}/`);
    await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  } finally {
    await browser.close();
  }
} finally {
  server.close();
  if (made !== null) rmSync(made, { recursive: true, force: true });
}
const bytes = [...sent.values()].reduce((sum, one) => sum + one, 0);
console.log(`${(bytes / 1e6).toFixed(2)} MB in ${sent.size} files until the first story; at most ${limit / 1e6} MB`);
for (const [path, size] of [...sent].sort(([, one], [, other]) => other - one).slice(0, 8))
  console.log(`    ${(size / 1000).toFixed(0).padStart(6)} KB  ${path}`);
if (bytes > limit) process.exitCode = 1;
