import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { buildAt, makeSecondBuild } from './second-build.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it('a second build differs in its id and the name of every file, and names its own files alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-second-'));
  folders.push(folder);
  const tree = join(folder, 'first');
  const app = join(tree, 'apps', 'template-a');
  const files = {
    BUILD_ID: 'abcdefghij-klmnopqrst',
    'static/chunks/0123456789abc.js': 'load("static/chunks/turbopack-00000000aaaa1.css")',
    'static/chunks/turbopack-00000000aaaa1.css': 'a{}',
    'static/media/form-block.338k1kv6er4qw.css': 'b{}',
    'static/abcdefghij-klmnopqrst/_buildManifest.js': '{}',
    'server/app/page.html': '<script src="/_next/static/chunks/0123456789abc.js"></script>"b":"abcdefghij-klmnopqrst"',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(app, '.next', name)), { recursive: true });
    writeFileSync(join(app, '.next', name), text);
  }
  const first = buildAt(app);
  const made = makeSecondBuild(app, tree, join(folder, 'second'));
  const second = buildAt(made);
  expect(second.id).not.toBe(first.id);
  expect(second.files.filter((file) => first.files.includes(file))).toEqual([]);
  expect(second.files).toHaveLength(first.files.length);
  const page = readFileSync(join(made, '.next', 'server/app/page.html'), 'utf8');
  expect(page).toHaveLength(files['server/app/page.html'].length);
  expect(page).toContain(`"b":"${second.id}"`);
  const [, script = ''] = /src="([^"]+)"/.exec(page) ?? [];
  expect(second.files).toContain(script);
  const [, sheet = ''] = /"(static[^"]+)"/.exec(readFileSync(join(made, '.next', script.slice(7)), 'utf8')) ?? [];
  expect(second.files).toContain(`/_next/${sheet}`);
  expect(buildAt(app)).toEqual(first);
});
