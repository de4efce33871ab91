import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { servicesIn } from '@forecourt/domain/enquiry';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { EnquiryLayout, NotFoundPanel } from '@forecourt/ui/page-layout';
import { cache } from 'react';
import { EnquiryForm } from '../../features/enquiry/form/enquiry-form';
import { ServiceBoxes } from '../../features/enquiry/form/service-boxes';
import { OfferFields } from '../../features/trade-in';
import { findVehicleById } from '../../features/vehicle/find-vehicle-by-id';
import { api } from '../../runtime/service-access/api';
import type { Template } from '../../runtime/template/template-definition';
import { loadOffer } from '../../site/data/load-offers';
import { loadVehicle } from '../../site/data/load-vehicle';
import { requireSite, type SitePage } from '../../site/data/site-page';
import { leftWords, returnedEnquiry, returnedOffer, returnedSubject } from './returned-form-view';
import { ReturnedTestDrive } from './returned-test-drive';
import { returnedWords } from './returned-words';

type ReturnedParams = { readonly site: string; readonly token: string };

/** What shoppers read on the page of a form that came back. */
const words = {
  ...returnedWords,
  goneTitle: 'This form is not kept any more.',
  gone: 'An enquiry that could not be taken waits for an hour. Please write again, or call us.',
} as const;

const tokenForm = /^[\w-]{20,64}$/;

/** What was typed, asked of the API at each request: it is one shopper's own, and no part of any cached page. */
const loadReturned = cache(async (websiteId: string, token: string) =>
  tokenForm.test(token) ? api().getReturnedForm(websiteId, token, { cache: 'no-store' }) : null,
);

/** What it was about, as far as the site still shows it. */
const loadAbout = async (site: PublicSite, { carId, slug, offerId }: ReturnType<typeof returnedSubject>) => {
  const { website_id, flags } = site;
  const found =
    slug !== '' ? await loadVehicle(website_id, slug) : carId === '' ? null : await findVehicleById(site, carId);
  return {
    vehicle: found?.found === true && found.vehicle.id === carId ? found.vehicle : null,
    offer: flags.offers && offerId !== '' ? await loadOffer(website_id, offerId) : null,
  };
};

/**
 * A plain form that could not be taken, again: with what was typed and the faults beside the fields. Where scripts run,
 * a form is checked before it is sent and does not come here.
 */
export const returnedFormPage = (_template: Template): SitePage<ReturnedParams> => ({
  Page: async ({ params }) => {
    const site = await requireSite(params);
    const to = hrefs(site);
    const { token } = await params;
    const returned = await loadReturned(site.website_id, token);
    if (returned === null)
      return (
        <NotFoundPanel
          title={words.goneTitle}
          text={words.gone}
          ways={[
            { label: 'Contact us', href: to.contact },
            { label: 'Search our stock', href: to.search() },
            { label: 'Home', href: to.home },
          ]}
        />
      );
    const about = await loadAbout(site, returnedSubject(returned));
    if (returnedSubject(returned).category === 'test-drive' && siteCapabilities(site).testDrive)
      return <ReturnedTestDrive site={site} returned={returned} vehicle={about.vehicle} token={token} />;
    const context = returnedEnquiry(site, returned, about, token);
    const left = leftWords(context, about);
    const offer = returnedOffer(returned);
    // Those that were ticked: which others the page offered the form does not know.
    const services = servicesIn(Object.keys(returned.form));
    const subject =
      context.vehicle === null
        ? []
        : [{ label: context.vehicle.name, ...(left === null ? { href: context.path } : {}) }];
    return (
      <EnquiryLayout
        breadcrumbs={<Breadcrumbs crumbs={[{ label: 'Home', href: to.home }, ...subject, { label: 'Enquire' }]} />}
        title={words.title}
        lead={left === null ? words.kept : `${words.kept} ${left}`}
      >
        <EnquiryForm
          context={context}
          extra={
            <>
              {offer !== null && <OfferFields {...offer} />}
              {services.length > 0 && <ServiceBoxes services={services} ticked={services} />}
            </>
          }
        />
      </EnquiryLayout>
    );
  },
  metadata: async ({ params }) => {
    const site = await requireSite(params);
    const returned = await loadReturned(site.website_id, (await params).token);
    return { title: returned === null ? words.goneTitle : words.title, robots: { index: false, follow: false } };
  },
});
