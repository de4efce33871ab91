import type { Template } from '../../runtime/template/template-definition';
import { loadSite } from '../data/load-site';

interface DocumentContext {
  readonly params: Promise<{ readonly site: string }>;
}

/**
 * What crawlers may fetch: everything but endless text searches, other orders of a list, forms about one vehicle
 * and confirmations (SEO-01).
 */
export const robotsDocument =
  (_template: Template) =>
  async (_request: Request, { params }: DocumentContext): Promise<Response> => {
    const site = await loadSite((await params).site);
    if (site === null) return new Response('Not found', { status: 404 });
    const lines = [
      'User-agent: *',
      'Disallow: /success',
      'Disallow: /enquiry/',
      'Disallow: /print',
      'Disallow: /cars/*/pdf',
      'Disallow: /*?*query=',
      'Disallow: /*?*sortBy=',
      'Disallow: /*?*car_id=',
      `Sitemap: ${new URL('/sitemap.xml', site.canonicalOrigin).href}`,
      '',
    ];
    return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  };
