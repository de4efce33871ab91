import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isContentKey, redirectsKey, validateContent, validateRedirects } from '@forecourt/config/content';
import type { SiteDocument } from '@forecourt/config/site-document';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../ground/env/paths';
import { readMarkdown } from './read-markdown';

const read = (...path: readonly string[]) => readFileSync(join(repositoryRoot, ...path), 'utf8');

it('the sample of the guide is valid', () => {
  const sample: unknown = JSON.parse(/```json\n(.*?)```/s.exec(read('docs/guides/edit-content.md'))?.[1] ?? '');
  expect(validateContent(sample)).toMatchObject({ ok: true });
});

const sites = readdirSync(join(repositoryRoot, 'sites')).filter((name) => name.endsWith('.json'));
it.each(sites)('the content of the demo site in %s is valid, its own, and named for its page', (file) => {
  const { website_id, slug }: SiteDocument = JSON.parse(read('sites', file));
  const names = readdirSync(join(repositoryRoot, 'sites', slug, 'content'));
  expect(names).toContain('home.json');
  for (const name of names) {
    const key = name.replace(/\.(json|md)$/, '');
    expect(isContentKey(key)).toBe(true);
    const text = read('sites', slug, 'content', name);
    const value: unknown = name.endsWith('.md') ? readMarkdown(text) : JSON.parse(text);
    const checked = key === redirectsKey ? validateRedirects(value) : validateContent(value);
    expect(checked).toMatchObject({ ok: true, value: { website_id, key } });
  }
});
