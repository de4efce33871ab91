import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeFiles } from './route-files';

const apps = new URL('../../../../apps/', import.meta.url);
const registeredApps: readonly string[] = JSON.parse(readFileSync(new URL('templates.json', apps), 'utf8'));

const file = (path: string) => routeFiles().find((candidate) => candidate.path === path)?.text;

describe('routeFiles', () => {
  it('writes a cached page with its template and nothing at build', () => {
    const page = file('app/[site]/cars/[slug]/page.tsx');
    expect(page).toContain("import { vehiclePage } from '@forecourt/storefront/server';");
    expect(page).toContain("import { template } from '../../../../template';");
    expect(page).toContain('export const revalidate = false;');
    expect(page).toContain('export const generateStaticParams = () => [];');
  });

  it('writes a dynamic page that is never kept', () => {
    const page = file('app/[site]/search/[[...path]]/page.tsx');
    expect(page).toContain("export const dynamic = 'force-dynamic';");
    expect(page).not.toContain('generateStaticParams');
  });

  it('has what is drawn at each request end with its client, and what is kept go on', () => {
    expect(file('app/[site]/search/[[...path]]/page.tsx')).toContain('export default forOneClient(page.Page);');
    expect(file('app/[site]/sitemap.xml/route.ts')).toContain('forOneClient(sitemapDocument(template))');
    for (const { path, text } of routeFiles().filter(({ text }) => text.includes('revalidate = false')))
      expect(text, path).not.toContain('forOneClient');
  });

  it.each(registeredApps)('is what %s holds', (app) => {
    for (const { path, text } of routeFiles()) expect(readFileSync(new URL(`${app}/${path}`, apps), 'utf8')).toBe(text);
  });
});
