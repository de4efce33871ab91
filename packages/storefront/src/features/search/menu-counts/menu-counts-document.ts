import { cacheTags } from '@forecourt/api-contract';
import { formatCount } from '@forecourt/search/results';
import type { Template } from '../../../runtime/template/template-definition';
import { loadSite } from '../../../site/data/load-site';
import { tieToTags } from '../../../site/data/load-vehicle';
import { menuAddresses } from '../../../site/shell/site-navigation';
import { siteSearchClient } from '../find-results';
import { loadModels } from '../load-models';
import { readSearchWords } from '../words/load-known-stock';
import { countSearches } from './count-searches';

interface DocumentContext {
  readonly params: Promise<{ readonly site: string }>;
}

/**
 * How many vehicles each search in the site's menus finds, as the menus say it, by address (NAVI-01). Pages do not carry
 * it: they would all change with every vehicle. This alone does, when somebody turns to a menu.
 */
export const menuCountsDocument =
  (_template: Template) =>
  async (_request: Request, { params }: DocumentContext): Promise<Response> => {
    const site = await loadSite((await params).site);
    if (site === null || !site.menu.counts) return new Response('Not found', { status: 404 });
    await tieToTags([cacheTags.site(site.website_id), cacheTags.stock(site.website_id)]);
    const counts = await countSearches(
      siteSearchClient(site),
      menuAddresses(site.navigation),
      { ...site.search, indexName: site.searchAccess.indexName },
      {
        models: (make) => loadModels(site, make),
        readWords: async (criteria) => (await readSearchWords(site, criteria)).criteria,
      },
    );
    return Response.json(Object.fromEntries(Object.entries(counts).map(([href, count]) => [href, formatCount(count)])));
  };
