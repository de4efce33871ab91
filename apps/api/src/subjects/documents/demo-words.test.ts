import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offersDocumentSchema } from '@forecourt/config/offers-document';
import { siteDocumentSchema } from '@forecourt/config/site-document';
import { describe, expect, it } from 'vitest';
import { validateWritten } from '../content/check-content';
import { readMarkdown } from '../content/read-markdown';
import { contentFindings, offersFindings, siteFindings } from './document-findings';

const sites = join(import.meta.dirname, '../../../../../sites');
const offers = join(sites, '../demo/offers');
const now = new Date('2026-03-16T02:00:00Z');
const named = (extension: string, folder: string) => readdirSync(folder).filter((name) => name.endsWith(extension));
const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const faultsOf = ({ findings }: ReturnType<typeof contentFindings>) =>
  findings.map(({ rule, path, quote }) => `${path}: ${rule}: ${quote}`);

describe.each(named('.json', sites))('the demo site %s', (file) => {
  const site = siteDocumentSchema.parse(json(join(sites, file)));
  const folder = join(sites, site.website_id, 'content');
  const state = site.state ?? 'NSW';

  it('has no settings that break advertising law', () => {
    expect(faultsOf(siteFindings(site, now))).toEqual([]);
  });

  it.each([...named('.json', folder), ...named('.md', folder)])(
    'has content that keeps advertising law in %s',
    (name) => {
      const path = join(folder, name);
      const read = validateWritten(name.endsWith('.md') ? readMarkdown(readFileSync(path, 'utf8')) : json(path));
      expect(read.ok ? faultsOf(contentFindings(read.value, { state, now })) : read.faults).toEqual([]);
    },
  );
});

it.each(named('.json', offers))('the demo offers of %s do not break advertising law', (file) => {
  const document = offersDocumentSchema.parse(json(join(offers, file)));
  expect(faultsOf(offersFindings(document, { state: 'NSW', now }))).toEqual([]);
});
