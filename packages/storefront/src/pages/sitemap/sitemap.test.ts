import { aPublicSite } from '@forecourt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { sitemapDocument as SitemapDocument } from './sitemap';

const { loadSite, loadStock, loadModelPages, getListedParts, getListedVehicles, publishedPages } = vi.hoisted(() => ({
  loadSite: vi.fn(),
  loadStock: vi.fn(),
  loadModelPages: vi.fn(),
  getListedParts: vi.fn(),
  getListedVehicles: vi.fn(),
  publishedPages: vi.fn(),
}));
vi.mock('../../site/data/load-site', () => ({ loadSite }));
vi.mock('../../site/data/load-offers', () => ({ loadOffers: async () => [] }));
vi.mock('../../features/search/load-stock', () => ({ loadStock }));
vi.mock('../../features/brands/server', () => ({ loadBrands: async () => [] }));
vi.mock('../../features/models/server', () => ({ loadModelPages }));
vi.mock('../../features/content/load-content', () => ({ publishedPages }));
vi.mock('../../runtime/service-access/api', () => ({ api: () => ({ getListedParts, getListedVehicles }) }));

const site = { ...aPublicSite(), website_id: 'yard', canonicalOrigin: 'https://yard.example' };

let sitemapDocument: typeof SitemapDocument;
// Files of one worker share modules: this one needs its own, bound to what is mocked here, and leaves none behind.
beforeAll(async () => {
  vi.resetModules();
  ({ sitemapDocument } = await import('./sitemap'));
});
afterAll(() => void vi.resetModules());
beforeEach(() => {
  loadSite.mockReset().mockResolvedValue(site);
  loadStock.mockReset().mockResolvedValue({ carTypes: {}, bodies: {}, makes: {} });
  loadModelPages.mockReset().mockResolvedValue([]);
  getListedParts.mockReset().mockResolvedValue([]);
  getListedVehicles.mockReset().mockResolvedValue(null);
  publishedPages.mockReset().mockResolvedValue([]);
});

const ask = (part?: string) =>
  sitemapDocument({} as never)(
    new Request(`http://inner/yard/sitemap.xml${part === undefined ? '' : `?part=${encodeURIComponent(part)}`}`),
    { params: Promise.resolve({ site: 'yard' }) },
  );
const bodyOf = async (part?: string) => (await ask(part)).text();
const addresses = (body: string) => [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

describe('/sitemap.xml', () => {
  it('[SEO-01] lists its parts, those of vehicles with their newest change, and asks for no vehicle itself', async () => {
    getListedParts.mockResolvedValue([
      { changed_at: '2026-03-01T00:00:00.000Z' },
      { changed_at: '2026-03-09T00:00:00.000Z' },
    ]);
    const answer = await ask();
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/xml; charset=utf-8',
      'public, max-age=3600',
    ]);
    const body = await answer.text();
    expect(addresses(body)).toEqual([
      'https://yard.example/sitemap.xml?part=pages-1',
      'https://yard.example/sitemap.xml?part=vehicles-1',
      'https://yard.example/sitemap.xml?part=vehicles-2',
    ]);
    expect(body).toContain('part=vehicles-2</loc><lastmod>2026-03-09T00:00:00.000Z</lastmod>');
    expect(getListedVehicles).not.toHaveBeenCalled();
  });

  it('[SEO-01] names in a part of vehicles each page with its own last change and its picture', async () => {
    getListedVehicles.mockResolvedValue([
      { slug: 'a-ute', changed_at: '2026-03-01T00:00:00.000Z', image: '/media/abc' },
      { slug: 'a-van', changed_at: '2026-02-01T00:00:00.000Z', image: 'https://pictures.example/van.jpg' },
      { slug: 'bare', changed_at: '2026-01-01T00:00:00.000Z', image: null },
    ]);
    const body = await bodyOf('vehicles-2');
    expect(getListedVehicles).toHaveBeenCalledWith('yard', 2);
    expect(addresses(body)).toEqual(['a-ute', 'a-van', 'bare'].map((slug) => `https://yard.example/cars/${slug}`));
    expect(body).toContain('/cars/bare</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod></url>');
    expect(body).toMatch(/<image:loc>https:\/\/yard\.example\/media\/abc\?w=1440&amp;q=\d+<\/image:loc>/);
    expect(body).toContain('<image:loc>https://pictures.example/van.jpg</image:loc>');
  });

  it('[SEO-01] names in a part of pages everything else, each once, what is written with the day of its words', async () => {
    publishedPages.mockResolvedValue([{ key: 'about-us', head: {}, published_at: '2026-02-02T00:00:00.000Z' }]);
    const paths = addresses(await bodyOf('pages-1')).map((address = '') => new URL(address).pathname);
    expect(paths).toEqual(expect.arrayContaining(['/', '/search', '/contact', '/privacy-policy', '/about-us']));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path.startsWith('/cars/'))).toEqual([]);
    expect(await bodyOf('pages-1')).toContain('/about-us</loc><lastmod>2026-02-02T00:00:00.000Z</lastmod>');
    expect(getListedVehicles).not.toHaveBeenCalled();
  });

  it('makes more than one part of more than 20,000 pages', async () => {
    publishedPages.mockResolvedValue(
      Array.from({ length: 20_005 }, (_, number) => ({ key: `page-${number}`, head: {}, published_at: '2026-02-02' })),
    );
    expect(addresses(await bodyOf())).toHaveLength(2);
    const [first, second] = [addresses(await bodyOf('pages-1')), addresses(await bodyOf('pages-2'))];
    expect(first).toHaveLength(20_000);
    expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
    expect((await ask('pages-3')).status).toBe(404);
  });

  it.each(['', 'vehicles', 'vehicles-0', 'vehicles-9', 'vehicles-01', 'vehicles-1e3', 'pages-2', 'offers-1', '../x-1'])(
    'is not found as part %j',
    async (part) => expect((await ask(part)).status).toBe(404),
  );

  it('is not found of a site that is not there, and fails where the API does', async () => {
    getListedParts.mockRejectedValue(new Error('away'));
    await expect(ask()).rejects.toThrow('away');
    loadSite.mockResolvedValue(null);
    expect((await ask()).status).toBe(404);
  });
});
