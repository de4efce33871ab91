import type { Template } from '../../../runtime/template/template-definition';
import { loadSite } from '../../../site/data/load-site';
import { loadStock } from '../load-stock';
import { searchConnection } from '../search-connection';
import type { SearchAccessDocument } from './search-source';

interface DocumentContext {
  readonly params: Promise<{ readonly site: string }>;
}

/**
 * What suggestions need of a site, fetched with the first focus of a search box that stands on every page: pages that
 * nobody searches from do not carry it. It holds what every search page shows too.
 */
export const searchAccessDocument =
  (_template: Template) =>
  async (_request: Request, { params }: DocumentContext): Promise<Response> => {
    const site = await loadSite((await params).site);
    if (site === null) return new Response('Not found', { status: 404 });
    const { prefix, rangeForm, defaultCity } = site.search;
    const { kinds } = await loadStock(site);
    const document: SearchAccessDocument = {
      ...searchConnection(site.searchAccess),
      indexName: site.searchAccess.indexName,
      search: { prefix, rangeForm, defaultCity },
      usedWord: site.vehicle.usedWord,
      kinds: Object.keys(kinds),
    };
    return Response.json(document);
  };
