import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { placesOf } from '@forecourt/domain/location';
import type { SiteBrand } from '@forecourt/domain/makes';
import { isSlug } from '@forecourt/domain/slug';
import { formatCount } from '@forecourt/search/results';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { LinkButton } from '@forecourt/ui/button';
import { Section } from '@forecourt/ui/layout';
import { ModelTiles } from '@forecourt/ui/model-tiles';
import { OfferList } from '@forecourt/ui/offer-list';
import { PageHead } from '@forecourt/ui/page-content';
import { TextLink } from '@forecourt/ui/text-link';
import { notFound, permanentRedirect } from 'next/navigation';
import { brandWords } from '../../features/brands';
import { loadBrands } from '../../features/brands/server';
import { homeLocation } from '../../features/content/home-view';
import { subjectEnquiry } from '../../features/enquiry/form/enquiry-context-view';
import { EnquiryForm } from '../../features/enquiry/form/enquiry-form';
import { FeaturedRow } from '../../features/lists';
import { modelTile } from '../../features/models';
import { loadModelAddresses, loadRange } from '../../features/models/server';
import { listedOffer, offersToGet } from '../../features/offers/offers-view';
import { loadModelStock } from '../../features/search/server';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { loadOffers } from '../../site/data/load-offers';
import { type PageProps, requireSite, type SitePage } from '../../site/data/site-page';
import { OpenNow } from '../../site/places/open-now';
import { timedLocation } from '../../site/places/timed-location';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { JsonLd } from '../../site/structured-data/json-ld';
import { brandLocations, brandOffers } from './brand-view';

type BrandParams = { readonly site: string; readonly slug: string };

/** The brand of an address; its fixed path when it skips its page, a 404 for one that the dealer does not have (ROUTE-07). */
const requireBrand = async (params: PageProps<BrandParams>['params']) => {
  const site = await requireSite(params);
  const { slug } = await params;
  const brand = isSlug(slug) ? (await loadBrands(site)).find((one) => one.slug === slug) : undefined;
  if (brand === undefined) notFound();
  if (brand.path !== null) permanentRedirect(brand.path);
  return { site, brand };
};

/** The models of a brand that are in stock, each with the way to its page. */
const rangeOf = async (site: PublicSite, { make }: SiteBrand) => {
  if (make === null) return [];
  const [models, addressOf] = await Promise.all([loadRange(site, make), loadModelAddresses(site)]);
  const search = (model: string) => hrefs(site).search({ make: [make], model: [model] });
  return models.map((model) => modelTile(model, addressOf(model) ?? search(model.model), site.vehicle));
};

const crumbsOf = (site: PublicSite, { name }: SiteBrand) => {
  const to = hrefs(site);
  return [{ label: 'Home', href: to.home }, { label: brandWords.title, href: to.brands }, { label: name }];
};

const leadOf = ({ name }: PublicSite, brand: SiteBrand): string =>
  brand.description === '' ? `${brand.name} at ${name}.` : brand.description;

/** A company of the dealer's group, which has no stock of its own. */
const isGroup = ({ kinds }: SiteBrand): boolean => kinds.some(({ kind }) => kind === 'group');

/** What an enquiry is about, after 'the'. */
const subjectOf = (brand: SiteBrand): string => (isGroup(brand) ? brand.name : `${brand.name} range`);

/** A brand: its range, some of its vehicles, its offers, where it is sold, and an enquiry (ROUTE-01, ROUTE-07, SRCH-28). */
export const brandPage = (template: TemplateWith<'Featured' | 'HomeLocations'>): SitePage<BrandParams> => ({
  Page: async ({ params }) => {
    const { site, brand } = await requireBrand(params);
    const to = hrefs(site);
    const [range, offers, stock] = await Promise.all([
      rangeOf(site, brand),
      loadOffers(site),
      brand.make === null ? null : loadModelStock(site, { make: [brand.make] }),
    ]);
    const shownOffers = brandOffers(offersToGet(offers), brand);
    const places = placesOf(brandLocations(site.locations, brand, stock?.locations ?? []));
    const crumbs = crumbsOf(site, brand);
    const { HomeLocations } = template.slots;
    return (
      <>
        <PageHead
          breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
          title={brand.name}
          look={template.look.pageHead}
          lead={leadOf(site, brand)}
          actions={
            <>
              {brand.make !== null && (
                <LinkButton href={to.search({ make: [brand.make] })}>
                  {`See all ${formatCount(brand.count)} in stock`}
                </LinkButton>
              )}
              <TextLink href="#enquire">{`Ask about ${brand.name}`}</TextLink>
            </>
          }
        />
        {range.length > 0 && (
          <Section title="In stock, by model" space="above">
            <ModelTiles label={`${brand.name} models`} models={range} />
          </Section>
        )}
        {brand.make !== null && stock !== null && (
          <FeaturedRow
            site={site}
            title={`${brand.name} in stock now`}
            link={{ label: `See all ${formatCount(brand.count)}`, href: to.search({ make: [brand.make] }) }}
            hits={stock.hits.slice(0, template.look.featured.count)}
            template={template}
          />
        )}
        {shownOffers.length > 0 && (
          <Section title={`${brand.name} offers`} space="above">
            <OfferList
              label={`${brand.name} offers`}
              offers={shownOffers.map((offer) => listedOffer(site, offer).card)}
              columns={template.look.offers.columns}
            />
          </Section>
        )}
        {places.length > 0 && (
          <HomeLocations
            title={`Where we sell ${brand.name}`}
            locations={places.map((place) => ({
              ...homeLocation(site, place),
              status: <OpenNow location={timedLocation(place.lead)} />,
            }))}
            link={{ label: 'Contact us', href: to.contact }}
          />
        )}
        <Section id="enquire" title={`Ask about ${brand.name}`}>
          <EnquiryForm context={subjectEnquiry(site, subjectOf(brand), to.brand(brand))} />
        </Section>
        <JsonLd data={breadcrumbData(crumbs, site.canonicalOrigin)} />
      </>
    );
  },
  metadata: async ({ params }) => {
    const { site, brand } = await requireBrand(params);
    const inStock = brand.count === 0 ? '' : `${formatCount(brand.count)} in stock. `;
    return {
      title: isGroup(brand) ? brand.name : `${brand.name} range`,
      description: `${inStock}${leadOf(site, brand)}`,
      alternates: { canonical: hrefs(site).brand(brand) },
    };
  },
});
