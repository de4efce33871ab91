import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import { slugify } from '@forecourt/domain/slug';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { Section, Stack } from '@forecourt/ui/layout';
import { EnquiryLayout } from '@forecourt/ui/page-layout';
import { generalEnquiry } from '../../features/enquiry/form/enquiry-context-view';
import { EnquiryForm } from '../../features/enquiry/form/enquiry-form';
import { LazyDealershipStock } from '../../features/lists/dealership-stock/lazy-dealership-stock';
import { searchConnection } from '../../features/search/search-connection';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { requireSite, type SitePage } from '../../site/data/site-page';
import { PlaceCard } from '../../site/places/place-card';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { dealerData } from '../../site/structured-data/dealer-data';
import { JsonLd } from '../../site/structured-data/json-ld';

/** Contact: the general enquiry, every place with hours and the way there, and what each dealer of a group has. */
export const contactPage = (template: TemplateWith<'SimilarCard'>): SitePage => ({
  Page: async ({ params }) => {
    const site = await requireSite(params);
    const crumbs = [{ label: 'Home', href: hrefs(site).home }, { label: 'Contact' }];
    return (
      <>
        <EnquiryLayout
          breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
          title="Contact us"
          lead={`Write to ${site.name}, or call or visit a location below.`}
        >
          <EnquiryForm context={generalEnquiry(site)} />
        </EnquiryLayout>
        <Section title={site.locations.length === 1 ? 'Where we are' : 'Our locations'}>
          <Stack gap={8}>
            {site.locations.map((location) => (
              <div key={location.id} id={slugify(location.slug)}>
                <PlaceCard location={location} />
              </div>
            ))}
          </Stack>
        </Section>
        {site.dealerships.length > 1 && (
          <LazyDealershipStock
            dealerships={site.dealerships.map(({ id, slug, name }) => ({ id, slug, name }))}
            settings={{
              vehicle: site.vehicle,
              can: siteCapabilities(site),
              search: site.search,
              indexName: site.searchAccess.indexName,
            }}
            access={searchConnection(site.searchAccess)}
            Card={template.slots.SimilarCard}
            cards={template.look.models}
            pagination={template.look.pagination}
          />
        )}
        <JsonLd data={dealerData(site)} />
        <JsonLd data={breadcrumbData(crumbs, site.canonicalOrigin)} />
      </>
    );
  },
  metadata: async ({ params }) => {
    const site = await requireSite(params);
    return {
      title: 'Contact us',
      description: `Write to ${site.name}, call or visit us.`,
      alternates: { canonical: hrefs(site).contact },
    };
  },
});
