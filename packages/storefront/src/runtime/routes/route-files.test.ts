import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PageRoute } from './page-routes';
import { documentFile, factoriesFile, pageFile, routeFiles } from './route-files';

const apps = new URL('../../../../../apps/', import.meta.url);
const registeredApps: readonly string[] = JSON.parse(readFileSync(new URL('templates.json', apps), 'utf8'));

const file = (path: string) => routeFiles().find((candidate) => candidate.path === path)?.text;

describe('routeFiles', () => {
  it('writes a cached page with its template, and draws none at build', () => {
    const page = file('app/[site]/cars/[slug]/page.tsx');
    expect(page).toContain("import { vehiclePage } from '@forecourt/storefront/server';");
    expect(page).toContain("import { template } from '../../../../template';");
    expect(page).toContain('export const revalidate = false;');
    expect(page).toContain('export const generateStaticParams = () => [];');
  });

  it('writes a dynamic page that is never cached', () => {
    const page = file('app/[site]/search/[[...path]]/page.tsx');
    expect(page).toContain("export const dynamic = 'force-dynamic';");
    expect(page).not.toContain('generateStaticParams');
  });

  it('ends a page drawn per request with its client, and lets a cached page finish', () => {
    expect(file('app/[site]/search/[[...path]]/page.tsx')).toContain('export default forOneClient(page.Page);');
    expect(file('app/[site]/sitemap.xml/route.ts')).toContain('forOneClient(sitemapDocument(template))');
    for (const { path, text } of routeFiles().filter(({ text }) => text.includes('revalidate = false')))
      expect(text, path).not.toContain('forOneClient');
  });

  it('puts the gate before pages that not every site has, and before no others', () => {
    const compare = file('app/[site]/compare/page.tsx');
    expect(compare).toContain("gatedPage('compare', comparePage({ ...template, slots: { SimilarCard } }))");
    expect(file('app/[site]/cars/[slug]/pdf/route.ts')).toContain(
      "gatedDocument('brochure', brochureDocument(template))",
    );
    expect(file('app/[site]/contact/page.tsx')).not.toContain('gated');
  });

  it('writes a private page as drawn per request, behind the gate where it needs a shopper', () => {
    const route = (needsShopper: boolean): PageRoute => ({
      name: 'own',
      row: {
        ...{ folder: 'own', address: '/own', rendering: 'private', forOne: 'session', security: 'private' },
        needsShopper,
      },
      binding: { module: 'own-page/own-page' },
    });
    for (const needsShopper of [true, false]) {
      const { path, text } = pageFile(route(needsShopper));
      expect(path).toBe('app/[site]/own/page.tsx');
      expect(text).toContain("export const dynamic = 'force-dynamic';");
      expect(text).toContain('forOneClient(page.Page)');
      expect(text).not.toContain('revalidate');
      expect(text).toContain(needsShopper ? "gatedPage('own', ownPage(template))" : 'const page = ownPage(template);');
    }
  });

  it('writes a private document as drawn per request, for the client that asked', () => {
    const { path, text } = documentFile({
      name: 'visit',
      row: { folder: 'bookings/[token]/visit.ics', rendering: 'private', forOne: 'address', security: 'private' },
      module: 'pages/bookings/visit-document',
    });
    expect(path).toBe('app/[site]/bookings/[token]/visit.ics/route.ts');
    expect(text).toContain("export const dynamic = 'force-dynamic';");
    expect(text).toContain('export const GET = forOneClient(visitDocument(template));');
    expect(text).not.toContain('revalidate');
  });

  it('gives the home page the sections of the template’s own, and each of its pages a route at its name', () => {
    const own = routeFiles({ sections: ['night-hours'], pages: ['after-dark'] });
    const text = (path: string) => own.find((candidate) => candidate.path === path)?.text;
    expect(text('app/[site]/page.tsx')).toContain("import { NightHours } from '../../sections/night-hours';");
    expect(text('app/[site]/page.tsx')).toContain("sections: { 'night-hours': NightHours } })");
    expect(text('app/[site]/preview/[token]/page.tsx')).toContain('NightHours');
    expect(text('app/[site]/after-dark/page.tsx')).toContain("const page = ownPage('after-dark', AfterDark);");
    expect(text('app/[site]/after-dark/page.tsx')).toContain('export const revalidate = false;');
    expect(text('app/[site]/compare/page.tsx')).toBe(file('app/[site]/compare/page.tsx'));
    expect(own).toHaveLength(routeFiles().length + 1);
  });

  it('finds the factory of each row among the exports of the package', () => {
    const here = readFileSync(new URL(`../../../${factoriesFile().path}`, import.meta.url), 'utf8');
    expect(here).toBe(factoriesFile().text);
    expect(here).toContain("export { specialOffersPage } from '../pages/offers/special-offers-page';");
  });

  it.each(registeredApps)('equals the files that %s holds', (app) => {
    for (const { path, text } of routeFiles()) expect(readFileSync(new URL(`${app}/${path}`, apps), 'utf8')).toBe(text);
  });
});
