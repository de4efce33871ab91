import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import { type SavedSettings, settingsOfSaved } from '../../features/saved/vehicles/saved-settings';
import { savedTitle } from '../../features/saved/vehicles/saved-words';
import { searchConnection } from '../../features/search/search-connection';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { indexing } from '../../site/crawlers/indexing';
import { queryOf, requireSite, type SitePage } from '../../site/data/site-page';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { JsonLd } from '../../site/structured-data/json-ld';
import { CompareScreen } from './compare-screen';
import { sharedWords } from './compare-words';
import { loadShared } from './load-shared';
import { loadTerms } from './load-terms';
import { readSharedCars, type SharedCars } from './shared-cars';
import { SharedComparison } from './shared-comparison';

const titleOf = (settings: SavedSettings, shared: SharedCars | null): string =>
  shared === null ? savedTitle(settings) : sharedWords.title;

/** The vehicles that the shopper keeps, or those that an address names (`?cars=`), side by side, on sites with favourites or compare (FAVS-01). */
export const comparePage = (template: TemplateWith<'SimilarCard'>): SitePage => ({
  Page: async ({ params, searchParams }) => {
    const site = await requireSite(params);
    const shared = readSharedCars(queryOf(await searchParams));
    const settings = settingsOfSaved(site);
    const { prefix, rangeForm, defaultCity } = site.search;
    const crumbs = [{ label: 'Home', href: hrefs(site).home }, { label: titleOf(settings, shared) }];
    const parts = {
      settings,
      card: {
        vehicle: site.vehicle,
        can: siteCapabilities(site),
        search: { prefix, rangeForm, defaultCity },
        indexName: site.searchAccess.indexName,
      },
      crumbs,
    };
    const hits = shared === null ? [] : await loadShared(site, shared.ids);
    return (
      <>
        {shared === null ? (
          <CompareScreen
            {...parts}
            access={searchConnection(site.searchAccess)}
            Card={template.slots.SimilarCard}
            cards={template.look.models}
          />
        ) : (
          <SharedComparison {...parts} shared={shared} hits={hits} terms={await loadTerms(site, hits)} />
        )}
        <JsonLd data={breadcrumbData(crumbs, site.canonicalOrigin)} />
      </>
    );
  },
  metadata: async ({ params, searchParams }) => {
    const site = await requireSite(params);
    const settings = settingsOfSaved(site);
    return {
      title: titleOf(settings, readSharedCars(queryOf(await searchParams))),
      alternates: { canonical: hrefs(site).compare },
      // Each device sees another page.
      ...indexing(false),
    };
  },
});
