import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import { pages } from '@forecourt/config/pages';
import { enquirySuccess } from '@forecourt/domain/enquiry-success';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { DepartmentHours } from '@forecourt/ui/hours-table';
import { Section, Stack } from '@forecourt/ui/layout';
import { EnquiryLayout, NextSteps, SummaryCard } from '@forecourt/ui/page-layout';
import { PlaceLedger } from '@forecourt/ui/place';
import { TextLink } from '@forecourt/ui/text-link';
import { generalEnquiry } from '../../features/enquiry/form/enquiry-context-view';
import { EnquiryForm } from '../../features/enquiry/form/enquiry-form';
import { LazyDealershipStock } from '../../features/lists/dealership-stock/lazy-dealership-stock';
import { searchConnection } from '../../features/search/search-connection';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { loadReviewSummaries } from '../../site/data/load-reviews';
import { requireSite, type SitePage } from '../../site/data/site-page';
import { departmentHours } from '../../site/places/department-hours';
import { addressLines } from '../../site/places/place';
import { placeRow } from '../../site/places/place-ledger-view';
import { PlaceMap, placeHref } from '../../site/places/place-map';
import { sitePlaces } from '../../site/places/place-view';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { dealerData } from '../../site/structured-data/dealer-data';
import { JsonLd } from '../../site/structured-data/json-ld';

/** Contact: the general enquiry with whom to call beside it, every place, and what each dealer of a group has. */
export const contactPage = (template: TemplateWith<'SimilarCard'>): SitePage => ({
  Page: async ({ params }) => {
    const site = await requireSite(params);
    const crumbs = [{ label: 'Home', href: hrefs(site).home }, { label: 'Contact' }];
    const places = sitePlaces(site);
    const summaries = await loadReviewSummaries(site);
    const main = places.find(({ lead }) => lead.primary) ?? places[0];
    return (
      <>
        <EnquiryLayout
          breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
          title="Contact us"
          lead={`Write to ${site.name}, or call or visit a location below.`}
          {...(main === undefined
            ? {}
            : {
                beneath: (
                  <>
                    <SummaryCard title={main.name} text={addressLines(main.lead.address).join(', ')}>
                      <DepartmentHours place={main.name} departments={departmentHours(main)} />
                    </SummaryCard>
                    <NextSteps title="Who answers" steps={enquirySuccess('general').steps.map((text) => ({ text }))} />
                  </>
                ),
              })}
        >
          <EnquiryForm context={generalEnquiry(site)} />
        </EnquiryLayout>
        <Section
          title={places.length === 1 ? 'Where we are' : 'Our locations'}
          {...(places.length === 1
            ? {}
            : { action: <TextLink href={pages.dealerLocator.address}>Find the nearest</TextLink> })}
        >
          <Stack gap={6}>
            <PlaceMap site={site} places={places} hrefOf={(place) => placeHref(site, place)} />
            <PlaceLedger places={places.map((place) => placeRow(site, place, summaries))} />
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
