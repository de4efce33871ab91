import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { themes } from '@forecourt/ui/themes';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readManifest } from './read-manifest';

const apps = fileURLToPath(new URL('../../../../../apps/', import.meta.url));

let folder: string;
beforeEach(async () => {
  // Beside the apps, so that packages of ours are found from there as by any app.
  folder = await mkdtemp(join(dirname(fileURLToPath(import.meta.url)), 'manifest-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFile(join(folder, file), text);

it('a template of ours is told by its registration, package, theme, contract and build', async () => {
  for (const file of ['package.json', 'registration.json', 'theme.mjs'])
    await cp(join(apps, 'template-c', file), join(folder, file));
  await mkdir(join(folder, '.next'));
  await write('.next/BUILD_ID', 'a-build\n');
  expect(await readManifest(folder)).toEqual({
    name: 'c',
    title: 'Yard',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    theme: 'yard',
    colors: themes.yard.color,
    parts: { sections: [], pages: [] },
    contract: 1,
    storefront: expect.stringMatching(/^\d+\.\d+\.\d+/),
    build: 'a-build',
  });
});

it('a template from elsewhere is told by its package, and one that is not built has no build', async () => {
  await write('package.json', JSON.stringify({ name: '@red-gum/template-d', version: '2.3.4' }));
  await write('theme.mjs', 'export const theme = {};');
  expect(await readManifest(folder)).toMatchObject({
    name: '@red-gum/template-d',
    version: '2.3.4',
    title: null,
    theme: 'own',
    colors: null,
    build: null,
  });
});

it('a template with sections and pages of its own tells them by its registration', async () => {
  await write('package.json', JSON.stringify({ name: 'd', version: '1.0.0' }));
  await write('registration.json', JSON.stringify({ name: 'd', title: 'D', parts: { sections: ['night-hours'] } }));
  expect(await readManifest(folder)).toMatchObject({ parts: { sections: ['night-hours'], pages: [] } });
});

it('an app in development has no build, whatever lies there of an earlier one', async () => {
  await write('package.json', JSON.stringify({ name: 'd', version: '1.0.0' }));
  await mkdir(join(folder, '.next'));
  await write('.next/BUILD_ID', 'a-build\n');
  expect(await readManifest(folder, { dev: true })).toMatchObject({ build: null });
});

it('a folder without a package is refused', () => expect(readManifest(folder)).rejects.toThrow(/package\.json/));
