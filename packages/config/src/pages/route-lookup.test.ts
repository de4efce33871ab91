import { reservedVehicleSlugs } from '@forecourt/domain/vehicle';
import { aSiteDocument } from '@forecourt/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hrefs } from '../hrefs/hrefs';
import { documents } from './documents';
import { printPath, socialPicturePath, successPath } from './page-paths';
import type { PageRow } from './page-row';
import { pages } from './pages';
import { createRouteLookup, loggedPath, routeAt } from './route-lookup';

const nameAt = (path: string) => routeAt(path)?.name;

describe('routeAt', () => {
  it.each([
    ['/', 'home'],
    ['/search', 'search'],
    ['/search/toyota/hilux', 'search'],
    ['/used-car/kia', 'usedCarSearch'],
    ['/models', 'models'],
    ['/brands', 'brands'],
    ['/kia/overview', 'brand'],
    ['/cars/overview', 'vehicle'],
    ['/cars/a-1', 'vehicle'],
    ['/cars/a-1/', 'vehicle'],
    ['/cars/a-1/enquire', 'enquire'],
    ['/cars/a-1/pdf', 'brochure'],
    ['/cars/a-1/social-picture', 'socialPicture'],
    ['/offers/12', 'offer'],
    ['/offers/toyota/12', 'offer'],
    ['/sitemap.xml', 'sitemap'],
    ['/privacy-policy', 'privacy'],
    ['/%70rivacy-policy', 'privacy'],
    ['/cars/a%20b/p%64f', 'brochure'],
  ])('finds for %s the row %s', (path, name) => expect(nameAt(path)).toBe(name));

  it.each(['/cars', '/offers', '/searches', '/sitemapxxml', '/hilux', '/%zz'])(
    'finds for %s the row of pages by word',
    (path) => expect(nameAt(path)).toBe('page'),
  );

  it.each(['/cars/a/b/c', '/contact/us', '/_next/static/a.js'])('finds no row for %s', (path) =>
    expect(nameAt(path)).toBe('unknown'),
  );

  it('finds the row of each address that a site links to', () => {
    const to = hrefs(aSiteDocument());
    const car = { slug: 'a-1', updated_at: '2026-01-01T00:00:00.000Z' };
    const at = (href: string) => nameAt(new URL(href, 'https://dealer.example').pathname);
    expect(at(to.search({ make: ['Kia'] }))).toBe('search');
    expect(at(to.offers({ query: 'a' }))).toBe('offers');
    expect(at(printPath(car))).toBe('print');
    expect(at(successPath({ category: 'general' }))).toBe('success');
    expect(at(to.brochure(car))).toBe('brochure');
    expect(at(socialPicturePath(car))).toBe('socialPicture');
    expect(at(to.quickEnquiry(car))).toBe('quickEnquiry');
    for (const [name, { address }] of Object.entries(pages))
      if (typeof address === 'string') expect(nameAt(address)).toBe(name);
  });
});

describe('createRouteLookup', () => {
  const row = (folder: string): PageRow => ({ folder, address: null, rendering: 'dynamic' });

  it('prefers, segment by segment, the word to the parameter and one to many, as Next does', () => {
    const folders = ['[...rest]', 'cars/[[...path]]', 'cars/[slug]', 'cars/[slug]/[...more]', 'cars/trade-in'];
    const find = createRouteLookup(Object.fromEntries(folders.map((folder) => [folder, row(folder)])), {});
    expect(find('/cars/trade-in')?.name).toBe('cars/trade-in');
    expect(find('/cars/a')?.name).toBe('cars/[slug]');
    expect(find('/cars/a/b/c')?.name).toBe('cars/[slug]/[...more]');
    expect(find('/cars')?.name).toBe('cars/[[...path]]');
    expect(find('/other')?.name).toBe('[...rest]');
    expect(find('/')).toBeNull();
  });
});

describe('the tables', () => {
  const folders = [...Object.values(pages), ...Object.values(documents)].map(({ folder }) => folder);

  it('give each folder to one row only', () => {
    expect(new Set(folders).size).toBe(folders.length);
  });

  it('give a vehicle no slug that is a page, and a search prefix no folder but its own', () => {
    const beside = folders.flatMap((folder) => /^cars\/([^[/]+)/.exec(folder)?.[1] ?? []);
    expect(beside.filter((slug) => !reservedVehicleSlugs.includes(slug))).toEqual([]);
    for (const base of ['/search', '/used-car'])
      expect(folders.filter((folder) => `/${folder}/`.startsWith(`${base}/`))).toEqual([
        `${base.slice(1)}/[[...path]]`,
      ]);
  });
});

describe('loggedPath', () => {
  it('names a page whose address is a key by its folder', () => {
    expect(loggedPath('/preview/secret-token')).toBe('/preview/[token]');
    expect(loggedPath('/enquiry/secret-token/')).toBe('/enquiry/[token]');
    expect(loggedPath('/contact')).toBe('/contact');
    expect(loggedPath('/no/such/page')).toBe('/no/such/page');
  });

  it.each([
    '//preview/secret-token',
    '/enquiry/secret-token.md/..%2f..',
    '/enquiry/secret-token.signature_2',
    '/Preview/secret-token',
    '/%70review/secret-token',
    '/%2570review%252fsecret-token',
    '/preview%5csecret-token%',
    '/a/../preview/./secret-token/%zz',
    '/preview;x=1/secret-token',
    `${'/a'.repeat(500)}/preview/secret-token`,
  ])('keeps the key of %s out, though no page is there', (path) => {
    expect(loggedPath(path)).not.toContain('secret-token');
  });

  it('keeps a key out however the path before it and between is written', () => {
    const odd = fc.string({
      unit: fc.constantFrom('/', '//', '/./', '/../', '\\', '%2f', '%252F', ';', '.', '%'),
      maxLength: 8,
    });
    fc.assert(
      fc.property(odd, odd, odd, (before, between, after) => {
        expect(loggedPath(`/${before}/preview${between}/secret-token${after}`)).not.toContain('secret-token');
      }),
    );
  });

  it('names a document by its folder if its address is a key, and a page that a session opens by its path', () => {
    const bySession = { rendering: 'private', forOne: 'session', security: 'private' } as const;
    const lookUp = createRouteLookup(
      { order: { folder: 'my-garage/[order]', address: null, ...bySession } },
      { receipt: { folder: 'receipts/[token]', rendering: 'private', forOne: 'address', security: 'private' } },
    );
    expect(loggedPath('/receipts/secret-token', lookUp)).toBe('/receipts/[token]');
    expect(loggedPath('/my-garage/12', lookUp)).toBe('/my-garage/12');
  });
});
