import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import { settingsOfSaved } from '../../features/saved/vehicles/saved-settings';
import { savedWords } from '../../features/saved/vehicles/saved-words';
import { searchConnection } from '../../features/search/search-connection';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { indexing } from '../../site/crawlers/indexing';
import { requireSite, type SitePage } from '../../site/data/site-page';
import { CompareScreen } from './compare-screen';

/** The vehicles that the shopper keeps, side by side, on sites with favourites or compare (FAVS-01). */
export const comparePage = (template: TemplateWith<'SimilarCard'>): SitePage => ({
  Page: async ({ params }) => {
    const site = await requireSite(params);
    const settings = settingsOfSaved(site);
    const { prefix, rangeForm, defaultCity } = site.search;
    return (
      <CompareScreen
        settings={settings}
        card={{
          vehicle: site.vehicle,
          can: siteCapabilities(site),
          search: { prefix, rangeForm, defaultCity },
          indexName: site.searchAccess.indexName,
        }}
        access={searchConnection(site.searchAccess)}
        crumbs={[{ label: 'Home', href: hrefs(site).home }, { label: savedWords[settings.mode].title }]}
        Card={template.slots.SimilarCard}
        cards={template.look.models}
      />
    );
  },
  metadata: async ({ params }) => {
    const site = await requireSite(params);
    const settings = settingsOfSaved(site);
    return {
      title: savedWords[settings.mode].title,
      alternates: { canonical: settings.href },
      // Each device sees another page.
      ...indexing(false),
    };
  },
});
