import { hrefs } from '@forecourt/config/hrefs';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { LinkButton } from '@forecourt/ui/button';
import { Stack } from '@forecourt/ui/layout';
import { OfferDetail } from '@forecourt/ui/offer-detail';
import { TextLink } from '@forecourt/ui/text-link';
import { notFound, permanentRedirect } from 'next/navigation';
import { offerEnquiry } from '../../features/enquiry/form/enquiry-context-view';
import { EnquiryForm } from '../../features/enquiry/form/enquiry-form';
import { FeaturedRow } from '../../features/lists';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { socialCard } from '../../site/crawlers/social-picture';
import { loadOffer, loadOffers } from '../../site/data/load-offers';
import { type PageProps, requireSite, type SitePage } from '../../site/data/site-page';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { JsonLd } from '../../site/structured-data/json-ld';
import { loadOfferStock } from './load-offer-stock';
import { offerData, offerPageView, offerPageWords, stockPrice } from './offer-page-view';

type OfferParams = { readonly site: string; readonly path: readonly string[] };

/**
 * The offer of an address: /offers/{id}, or /offers/{manufacturer}/{id} by ROUTE-05. Any other way of writing it
 * redirects there for good; what the site does not show is a 404.
 */
const requireOffer = async (params: PageProps<OfferParams>['params']) => {
  const site = await requireSite(params);
  const { path } = await params;
  const id = path.at(-1);
  const offer = id !== undefined && path.length <= 2 ? await loadOffer(site.website_id, id) : null;
  if (offer === null) notFound();
  const view = offerPageView(site, offer, await loadOffers(site));
  if (view.path !== `/offers/${path.join('/')}`) permanentRedirect(view.path);
  return { site, offer, view };
};

/** How many vehicles of an offer stand on its page. */
const mostVehicles = 4;

/** An offer on its own page, with its enquiry and the vehicles that it is for (ROUTE-01, OFFR-01 to -03). */
export const offerPage = (template: TemplateWith<'Featured'>): SitePage<OfferParams> => ({
  Page: async ({ params }) => {
    const { site, offer, view } = await requireOffer(params);
    const stock = view.isSold ? null : await loadOfferStock(site, offer);
    return (
      <>
        <OfferDetail
          {...view.detail}
          facts={[...(stock === null ? [] : stockPrice(offer, stock.hits)), ...view.facts]}
          breadcrumbs={<Breadcrumbs crumbs={view.crumbs} />}
          {...(view.ways.length === 0
            ? {}
            : {
                ways: view.ways.map(({ label, href }) => (
                  <TextLink key={href} href={href}>
                    {label}
                  </TextLink>
                )),
              })}
          aside={
            view.isSold
              ? {
                  title: offerPageWords.soldTitle,
                  content: (
                    <Stack>
                      <p>{offerPageWords.soldText}</p>
                      <LinkButton href={hrefs(site).offers()}>{offerPageWords.soldWay}</LinkButton>
                    </Stack>
                  ),
                }
              : { title: offerPageWords.enquire, content: <EnquiryForm context={offerEnquiry(site, offer)} /> }
          }
        />
        {stock !== null && (
          <FeaturedRow
            site={site}
            title={offerPageWords.stock}
            link={{ label: offerPageWords.all, href: hrefs(site).search(stock.criteria) }}
            hits={stock.hits.slice(0, mostVehicles)}
            template={template}
            isLast
          />
        )}
        <JsonLd data={offerData(site, offer)} />
        <JsonLd data={breadcrumbData(view.crumbs, site.canonicalOrigin)} />
      </>
    );
  },
  metadata: async ({ params }) => {
    const { site, view } = await requireOffer(params);
    return {
      title: view.detail.title,
      description: `${view.summary} ${site.name}.`,
      alternates: { canonical: view.path },
      openGraph: socialCard(site, view.detail.image?.src),
    };
  },
});
