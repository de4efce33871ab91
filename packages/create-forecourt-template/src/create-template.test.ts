import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isSlug } from '@forecourt/domain/slug';
import { readThemeColors } from '@forecourt/ui/themes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTemplate, TemplateCannotBe } from './create-template';

const from = fileURLToPath(new URL('../template', import.meta.url));
const metro = fileURLToPath(new URL('../../../apps/template-a', import.meta.url));

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'forecourt-create-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const create = (given: Partial<Parameters<typeof createTemplate>[0]> = {}) =>
  createTemplate({ from, folder: join(parent, 'd'), name: 'night-market', title: null, release: '0.3.0', ...given });
const written = (file: string) => readFileSync(join(parent, 'd', file), 'utf8');
const json = (file: string) => JSON.parse(written(file));

describe('createTemplate', () => {
  it('writes every file under its own name, with name, title and release in place', () => {
    const { files } = create();
    expect(json('registration.json')).toMatchObject({ name: 'night-market', title: 'Night Market' });
    expect(json('package.json').name).toBe('night-market');
    expect(files).toContain('.gitignore');
    for (const file of files) expect(written(file), file).not.toMatch(/\{\{/);
    expect(files.filter((file) => file.includes('/_') || file.startsWith('_'))).toEqual([]);
  });

  it('pins the packages of one release, and everything else as our own template does', () => {
    create();
    const { dependencies, devDependencies } = json('package.json');
    const ours = JSON.parse(readFileSync(join(metro, 'package.json'), 'utf8'));
    for (const name of Object.keys(ours.dependencies))
      expect(dependencies[name], name).toBe(name.startsWith('@forecourt/') ? '0.3.0' : ours.dependencies[name]);
    const root = JSON.parse(readFileSync(join(metro, '../../package.json'), 'utf8'));
    for (const name of ['typescript', '@types/node']) expect(devDependencies[name]).toBe(root.devDependencies[name]);
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('has each slot and each script file that a template of ours has', () => {
    const { files } = create();
    const plain = (file: string) => file.replace(/\.tsx?$/, '');
    const slots = files.filter((file) => file.startsWith('slots/') && !file.endsWith('.css')).map(plain);
    const ours = readdirSync(join(metro, 'slots')).map((file) => plain(`slots/${file}`));
    expect(slots.toSorted()).toEqual(ours.toSorted());
    for (const file of ['server.mjs', 'route-styles.mjs', 'compile-hints.mjs'])
      expect(written(file), file).toBe(readFileSync(join(metro, file), 'utf8'));
    expect(written('server.mjs')).toContain('serveTemplate');
  });

  it('names in its registration the section and the page that it has files of, and places the section', () => {
    create();
    const { parts } = json('registration.json');
    const namesIn = (folder: string) =>
      readdirSync(join(parent, 'd', folder)).map((file) => file.replace(/\.tsx$/, ''));
    expect(parts).toEqual({ sections: namesIn('sections'), pages: namesIn('own-pages') });
    for (const section of parts.sections) expect(written('template.ts')).toContain(`'own:${section}'`);
  });

  it('has a theme that every brand can be judged by, and that anybody can read', async () => {
    const { theme } = await import(pathToFileURL(join(from, 'theme.mjs')).href);
    expect(readThemeColors(theme.color)).toMatchObject({ faults: [], missing: [] });
  });

  it.each(['Night', 'night_market', 'night--market', '-night', 'night market', '@red-gum/d', ''])(
    'refuses the name "%s", as a site document would',
    (name) => {
      expect(isSlug(name)).toBe(false);
      expect(() => create({ name })).toThrow(TemplateCannotBe);
      expect(existsSync(join(parent, 'd'))).toBe(false);
    },
  );

  it('leaves a folder alone that has anything in it', () => {
    writeFileSync(join(parent, 'mine.txt'), 'mine');
    expect(() => create({ folder: parent })).toThrow(/there already, and not empty/);
    expect(readdirSync(parent)).toEqual(['mine.txt']);
  });

  it('refuses a title that would break the files it stands in', () => {
    expect(() => create({ title: 'Night "Market"' })).toThrow(TemplateCannotBe);
    expect(() => create({ title: ' ' })).toThrow(TemplateCannotBe);
    create({ title: 'Market at Night' });
    expect(json('registration.json').title).toBe('Market at Night');
  });
});
