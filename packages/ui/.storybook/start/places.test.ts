import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { look } from '../manager/look';
import { places, queryOf, startPage } from './places';

const from = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What every file of stories adds to Storybook's table of contents. */
const idsOf = (folder: string): readonly string[] =>
  readdirSync(from(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const source = readFileSync(`${from(folder)}/${file}`, 'utf8');
      const [, title = ''] = /^(?:const meta.*\{| {2}) ?title: '([^']+)'/m.exec(source) ?? [];
      const stories = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => storyNameFromExport(name));
      const words = source.includes("'!autodocs'") ? [] : [`${toId(title, 'docs')}`];
      return [...stories.map((story) => toId(title, story)), ...words];
    });

const ids = new Set([...idsOf('..'), ...idsOf('../../src')]);

describe('places in Storybook', () => {
  it.each(places.flatMap(({ links }) => links))('that the start page leads to are there: $label', ({ id }) => {
    expect(ids.has(id)).toBe(true);
  });

  it('has the start page where the brand leads', () => {
    expect(ids.has(startPage.id)).toBe(true);
    expect(look.brandUrl).toBe(queryOf(startPage));
  });
});
