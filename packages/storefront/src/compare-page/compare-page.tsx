import { hrefs, siteCapabilities } from '@forecourt/config';
import { indexing } from '../crawlers/indexing';
import { settingsOfSaved } from '../saved-vehicles/saved-settings';
import { savedWords } from '../saved-vehicles/saved-words';
import { searchDoor } from '../search-page/search-door';
import { requireSite, type SitePage } from '../site/site-page';
import type { TemplateWith } from '../template-definition/template-definition';
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
        access={searchDoor(site.searchAccess)}
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
