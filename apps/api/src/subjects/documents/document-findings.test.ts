import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offersDocumentSchema } from '@forecourt/config/offers-document';
import { siteDocumentSchema } from '@forecourt/config/site-document';
import { describe, expect, it } from 'vitest';
import { validateWritten } from '../content/check-content';
import { contentFindings, offersFindings, siteFindings } from './document-findings';

const now = new Date('2026-03-16T02:00:00Z');
const demoSite = siteDocumentSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../sites/harbour-city.json'), 'utf8')),
);
type Site = typeof demoSite;
const ask = 'Now from $99 a week';
const rates = '4.9% p.a., comparison rate 5.4% p.a.';
const link = { label: 'Utes', href: '/search/ute-cars' };

const pathsOf = (change: Partial<Site>) =>
  siteFindings(siteDocumentSchema.parse({ ...demoSite, ...change }), now).findings.map(
    ({ rule, path }) => `${path}: ${rule}`,
  );
const repayment = (path: string) => [`${path}: repayment-without-rate`];

describe('a site document', () => {
  it('is checked part by part: menus, footer, commission, vehicle lists and every field of its content', () => {
    const item = { label: 'Utes', href: '/search' };
    const feature = { title: 'Offer', heading: 'HiLux', href: '/search' };
    const menu = (entry: object) => siteDocumentSchema.shape.navigation.parse([item, { ...item, ...entry }]);
    const cases: readonly (readonly [Partial<Site>, string])[] = [
      [{ navigation: menu({ feature: { ...feature, heading: ask } }) }, 'navigation[1].feature'],
      [{ navigation: menu({ feature: { ...feature, text: ask } }) }, 'navigation[1].feature'],
      [{ navigation: menu({ badge: '$99 a week' }) }, 'navigation[1]'],
      [{ navigation: menu({ items: [{ ...item, note: ask }] }) }, 'navigation[1]'],
      [{ footer: { columns: [{ title: ask, items: [link] }], smallLinks: [] } }, 'footer.columns[0]'],
      [{ footer: { columns: [], smallLinks: [link, { ...link, label: ask }] } }, 'footer.smallLinks[1]'],
      [{ content: { ...demoSite.content, announcement: ask } }, 'content.announcement'],
      [{ content: { ...demoSite.content, why: [{ title: 'Prices', text: ask }] } }, 'content.why[0]'],
      [
        {
          finance: {
            ...demoSite.finance,
            credit: { ...demoSite.finance.credit, commission: `They pay us $9. ${ask}` },
          },
        },
        'finance.credit.commission',
      ],
    ];
    for (const [change, path] of cases) expect(pathsOf(change), path).toEqual(repayment(path));
    expect(pathsOf({})).toEqual([]);
  });

  it('breaks the rule of repayments when the rates stand in another field', () => {
    const content = { ...demoSite.content, heroText: ask };
    expect(pathsOf({ content: { ...content, footerNote: rates } })).toContain(
      'content.heroText: repayment-without-rate',
    );
    expect(pathsOf({ content: { ...content, heroText: `${ask}, ${rates}` } })).not.toContain(
      'content.heroText: repayment-without-rate',
    );
  });
});

describe('markup', () => {
  const blockOf = (html: string) => {
    const read = validateWritten({
      website_id: 'harbour-city',
      key: 'home',
      blocks: [
        { type: 'hero', version: 1, title: 'Utes' },
        { type: 'rich-text', version: 1, html },
      ],
    });
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    return contentFindings(read.value, { state: 'NSW', now }).findings.map(({ rule }) => rule);
  };

  it('is checked as browsers show it: references count as the characters they name', () => {
    for (const written of [
      '&#36;99 a week',
      '&#x24;99 a week',
      '&dollar;99&nbsp;a week',
      '$9<strong>9</strong> a week',
    ])
      expect(blockOf(`<p>${written}</p>`), written).toEqual(['repayment-without-rate']);
    expect(blockOf('<p>4.9&percnt; p.a.</p>')).toEqual(['rate-without-comparison-rate']);
  });

  it('keeps the words of list entries apart', () => {
    const list = '<ul><li>Kia Rio $19,990 drive away</li><li>On-road costs: before registration we tell you</li></ul>';
    expect(blockOf(list)).toEqual([]);
    expect(blockOf('<p>Kia Rio $19,990 drive away before registration</p>')).toEqual(['drive-away-with-more']);
  });

  it('is checked the same way in an offer', () => {
    const document = offersDocumentSchema.parse({
      dealership_id: 'harbour-city-motors',
      offers: [{ id: 'a', name: 'A', description: '<ul><li>Drive away</li><li>&#36;99 a week</li></ul>' }],
    });
    expect(offersFindings(document, { state: 'NSW', now }).findings.map(({ rule }) => rule)).toEqual([
      'repayment-without-rate',
    ]);
  });
});
