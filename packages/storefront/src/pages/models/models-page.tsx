import { hrefs } from '@forecourt/config/hrefs';
import { type ModelCriteria, modelsBase, printModelUrl, readModelUrl } from '@forecourt/search/model-search';
import { respelledQuery } from '@forecourt/search/spelling';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { searchModels } from '../../features/models';
import { siteSearchClient } from '../../features/search/find-results';
import { searchConnection } from '../../features/search/search-connection';
import type { Template } from '../../runtime/template/template-definition';
import { indexing } from '../../site/crawlers/indexing';
import { type PageProps, queryOf, requireSite, type SitePage } from '../../site/data/site-page';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { JsonLd } from '../../site/structured-data/json-ld';
import { ModelDirectory } from './model-directory';
import { modelsTitle, modelWords } from './models-view';

/**
 * Loads the models of one address once for the page and its metadata. The arguments are strings, since React compares
 * calls by them.
 */
const runModels = cache(async (websiteId: string, queryText: string) => {
  const site = await requireSite(Promise.resolve({ site: websiteId }));
  const query = new URLSearchParams(queryText);
  // As the index spells models, whatever spelling the address has.
  const spelled = respelledQuery(query);
  if (spelled !== null) redirect(`${modelsBase}?${spelled}`);
  const criteria = readModelUrl(query);
  const { indexName } = site.searchAccess;
  const page = await searchModels(siteSearchClient(site), criteria, { indexName, manufacturer: site.manufacturer });
  // Stock has gone since the address was printed: the last page there is.
  if (page.count > 0 && (criteria.page ?? 1) > page.pages) redirect(printModelUrl({ ...criteria, page: page.pages }));
  return { site, criteria, page };
});

const modelsOf = async ({ params, searchParams }: PageProps) =>
  runModels((await params).site, queryOf(await searchParams).toString());

/** Addresses of the directory that search engines keep: all models, those of one body, and their pages (SEO-01). */
const isIndexedModels = ({ manufacturer, model, body = [], query }: ModelCriteria): boolean =>
  manufacturer === undefined && model === undefined && query === undefined && body.length <= 1;

/** The model directory (SRCH-23, ROUTE-01). */
export const modelsPage = (template: Template): SitePage => ({
  Page: async (props) => {
    const { site, criteria, page } = await modelsOf(props);
    const crumbs = [{ label: 'Home', href: hrefs(site).home }, { label: modelWords.title }];
    const { prefix, rangeForm, defaultCity } = site.search;
    return (
      <>
        <ModelDirectory
          key={printModelUrl(criteria)}
          first={{ criteria, found: page }}
          settings={{
            search: { prefix, rangeForm, defaultCity },
            vehicle: { illustratedPictures: site.vehicle.illustratedPictures },
            indexName: site.searchAccess.indexName,
            manufacturer: site.manufacturer,
          }}
          access={searchConnection(site.searchAccess)}
          crumbs={crumbs}
          pagination={template.look.pagination}
        />
        <JsonLd data={breadcrumbData(crumbs, site.canonicalOrigin)} />
      </>
    );
  },
  metadata: async (props) => {
    const { site, criteria, page } = await modelsOf(props);
    const title = modelsTitle(criteria, page);
    return {
      title: criteria.page === undefined ? title : `${title}, page ${criteria.page}`,
      description: `${title} at ${site.name}, with how many there are and what they cost. ${site.content.tagline}`,
      alternates: { canonical: printModelUrl(criteria) },
      ...indexing(isIndexedModels(criteria) && page.count > 0),
    };
  },
});
