import { hrefs } from '@forecourt/config/hrefs';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { ContentPage } from '@forecourt/ui/page-content';
import { loadContent } from '../../features/content/load-content';
import { TextBlocks } from '../../features/content/text-blocks';
import type { Template } from '../../runtime/template/template-definition';
import { requireSite, type SitePage } from '../../site/data/site-page';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { JsonLd } from '../../site/structured-data/json-ld';

/** What the site does with what people type into it: the dealer's words, else what this platform does. */
export const privacyPage = (template: Template): SitePage => ({
  Page: async ({ params }) => {
    const site = await requireSite(params);
    const { blocks } = await loadContent(site.website_id, 'privacy');
    const crumbs = [{ label: 'Home', href: hrefs(site).home }, { label: 'Privacy policy' }];
    return (
      <ContentPage
        breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
        title="Privacy policy"
        lead={`What ${site.name} does with the details you give on this website.`}
      >
        <TextBlocks blocks={blocks} site={site} template={template} />
        <JsonLd data={breadcrumbData(crumbs, site.canonicalOrigin)} />
      </ContentPage>
    );
  },
  metadata: async ({ params }) => {
    const site = await requireSite(params);
    return {
      title: 'Privacy policy',
      description: `What ${site.name} does with the details you give on this website.`,
      alternates: { canonical: hrefs(site).privacy },
    };
  },
});
