import { readFileSync } from 'node:fs';
import { aSiteDocumentInput } from '@forecourt/testing';
import { describe, expect, it } from 'vitest';
import { settingsTable, siteDocumentJsonSchema, siteDocumentSettings } from './document-schema';
import { settingNotes } from './setting-notes';
import { siteDocumentSchema } from './site-document';

const readme = new URL('../../README.md', import.meta.url);
const start = '<!-- settings: written by `npx vitest run --project unit packages/config -u` -->\n';
const end = '\n<!-- end of settings -->';

describe('siteDocumentJsonSchema', () => {
  it('describes the document as people write it: only what must be there is required', () => {
    const schema = siteDocumentJsonSchema();
    expect(schema).toMatchObject({ additionalProperties: false, title: 'Site document' });
    // The menu of test sites is shorter than the one that a document gets without.
    const written = Object.keys(aSiteDocumentInput()).filter((key) => key !== 'navigation');
    expect(schema.required).toEqual(written.filter((key) => key in settingNotes));
    expect(schema.properties).toMatchObject({
      hosts: { description: 'Host names in lower case; the first is canonical, the others redirect to it. (ROUTE-14)' },
    });
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });

  it('describes every field at any depth, and no field that is gone', () => {
    const settings = siteDocumentSettings();
    // Mended by a line in setting-notes.ts for each path that stands here.
    expect(settings.filter(({ schema }) => !schema.description).map(({ path }) => path)).toEqual([]);
    expect(Object.keys(settingNotes).filter((path) => !settings.some((setting) => setting.path === path))).toEqual([]);
    for (const { schema } of settings) expect(schema.description).toMatch(/^.{4,}\.( \([A-Z]+-\d\d\))?$/);
  });

  it('gives a site that writes no menu one of every part of the business [NAVI-01]', () => {
    const { navigation: _own, ...input } = aSiteDocumentInput();
    const entries = siteDocumentSchema.parse(input).navigation.map(({ href }) => href);
    expect(entries).toEqual(
      expect.arrayContaining(['/finance', '/sell-your-car', '/service', '/about-us', '/contact']),
    );
  });

  it('gives every field at the top a default unless it is required', () => {
    for (const [name, field] of Object.entries(siteDocumentSchema.shape)) {
      const isRequired = !field.safeParse(undefined).success;
      expect(isRequired, name).toBe(siteDocumentJsonSchema().required?.includes(name));
    }
  });
});

describe('the README', () => {
  it('lists every setting with its clause and default', async () => {
    const text = readFileSync(readme, 'utf8');
    const [before, rest] = text.split(start);
    const after = rest?.slice(rest.indexOf(end));
    await expect(`${before}${start}\n${settingsTable()}\n${after}`).toMatchFileSnapshot(readme.pathname);
  });
});
