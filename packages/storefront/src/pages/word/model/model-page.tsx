import { hrefs } from '@forecourt/config/hrefs';
import { modelPath } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { vehicleName } from '@forecourt/domain/vehicle';
import { formatCount } from '@forecourt/search/results';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { LinkButton } from '@forecourt/ui/button';
import { CompareTable } from '@forecourt/ui/compare-table';
import { HomeMakeLedger } from '@forecourt/ui/home-makes';
import { Section } from '@forecourt/ui/layout';
import { OfferList } from '@forecourt/ui/offer-list';
import { PageHead } from '@forecourt/ui/page-content';
import { TextLink } from '@forecourt/ui/text-link';
import { VehiclePicture } from '@forecourt/ui/vehicle-picture';
import { notFound, redirect } from 'next/navigation';
import { brandWords } from '../../../features/brands';
import { loadBrands } from '../../../features/brands/server';
import { subjectEnquiry } from '../../../features/enquiry/form/enquiry-context-view';
import { EnquiryForm } from '../../../features/enquiry/form/enquiry-form';
import { FeaturedRow } from '../../../features/lists';
import { findModelPage } from '../../../features/models/server';
import { listedOffer } from '../../../features/offers/offers-view';
import { loadModelStock } from '../../../features/search/server';
import { vehicleShape } from '../../../features/vehicle';
import type { TemplateWith } from '../../../runtime/template/template-definition';
import { type PageProps, requireSite, type SitePage } from '../../../site/data/site-page';
import { SiteLink } from '../../../site/elements/site-link';
import { breadcrumbData } from '../../../site/structured-data/breadcrumb-data';
import { JsonLd } from '../../../site/structured-data/json-ld';
import * as styles from './model-page.css';
import { compareVersions, galleryHits, hitPicture, modelColours, modelLead, modelVersions } from './model-view';

type ModelParams = { readonly site: string; readonly slug: string };

/**
 * The model at an address with its stock; redirects where an offer moves the model's page, a 404 for an unknown model
 * (OFFR-02).
 */
const requireModel = async (params: PageProps<ModelParams>['params']) => {
  const site = await requireSite(params);
  const found = await findModelPage(site, (await params).slug);
  if (found === null) notFound();
  // Not for good: an offer ends, and a name that two makes share today may be of one tomorrow.
  if (found.moved !== null) redirect(found.moved);
  const { make, model } = found.place;
  const { hits, count } = await loadModelStock(site, { make: [make], model: [model] });
  return { site, ...found, hits, count, name: `${make} ${model}` };
};

const crumbsOf = async (site: PublicSite, make: string, name: string) => {
  const to = hrefs(site);
  const brand = (await loadBrands(site)).find((one) => one.make === make);
  return [
    { label: 'Home', href: to.home },
    ...(brand === undefined
      ? [{ label: brandWords.title, href: to.brands }]
      : [{ label: brand.name, href: to.brand(brand) }]),
    { label: name },
  ];
};

/** A model: its versions, prices, paints, stock, offers and an enquiry, from what is in stock now (ROUTE-01, OFFR-02). */
export const modelPage = (template: TemplateWith<'Featured'>): SitePage<ModelParams> => ({
  Page: async ({ params }) => {
    const { site, place, hits, count, name, offers } = await requireModel(params);
    const { make, model } = place;
    const to = hrefs(site);
    const versions = modelVersions(hits);
    const compared = compareVersions(versions, place, site.vehicle, to);
    const colours = modelColours(hits);
    const pictures = galleryHits(hits);
    const [front] = pictures;
    const crumbs = await crumbsOf(site, make, name);
    const all = to.search({ make: [make], model: [model], city: [] });
    return (
      <>
        <PageHead
          breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
          title={name}
          look={template.look.pageHead}
          lead={modelLead(name, count, hits)}
          actions={
            <>
              {count > 0 && <LinkButton href={all}>{`See all ${formatCount(count)}`}</LinkButton>}
              <TextLink href="#enquire">{`Ask about the ${model}`}</TextLink>
            </>
          }
          {...(front === undefined
            ? {}
            : {
                media: (
                  <VehiclePicture
                    image={hitPicture(front, site.vehicle, vehicleName(front))}
                    shape={vehicleShape(front.body, 'car')}
                    sizes="(min-width: 75rem) 48rem, 100vw"
                    priority
                  />
                ),
              })}
        />
        {compared !== null && (
          <Section title="Versions side by side" lead="Each by what is in stock of it today." space="above">
            <CompareTable label={`Versions of the ${name}`} priceLabel="Price from" {...compared} />
          </Section>
        )}
        {versions.length > (compared?.vehicles.length ?? 0) && (
          <HomeMakeLedger
            title="Versions in stock"
            makes={versions.map(({ badge, hits: of }) => ({
              name: badge,
              href: to.search({ make: [make], model: [model], badge: [badge] }),
              count: of.length,
            }))}
          />
        )}
        {colours.length > 1 && (
          <HomeMakeLedger
            title="Colours in stock"
            makes={colours.map(({ colour, count: of }) => ({
              name: colour,
              href: to.search({ make: [make], model: [model], colour: [colour] }),
              count: of,
            }))}
          />
        )}
        <FeaturedRow
          site={site}
          title={`${model} in stock now`}
          link={{ label: `See all ${formatCount(count)}`, href: all }}
          hits={hits.slice(0, template.look.featured.count)}
          template={template}
        />
        {pictures.length > 2 && (
          <Section title={`The ${model} in pictures`} space="above">
            <ul className={styles.pictures}>
              {pictures.map((hit) => (
                <li key={hit.objectID}>
                  <SiteLink href={to.vehicle(hit)} className={styles.picture}>
                    <VehiclePicture
                      image={hitPicture(hit, site.vehicle, `${vehicleName(hit)}, ${hit.colour}`)}
                      shape={vehicleShape(hit.body, 'car')}
                      sizes="(min-width: 48rem) 30vw, 45vw"
                    />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {offers.length > 0 && (
          <Section title={`${model} offers`} space="above">
            <OfferList
              label={`${model} offers`}
              offers={offers.map((offer) => listedOffer(site, offer).card)}
              columns={template.look.offers.columns}
            />
          </Section>
        )}
        <Section id="enquire" title={`Ask about the ${model}`}>
          <EnquiryForm context={subjectEnquiry(site, name, modelPath(place))} />
        </Section>
        <JsonLd data={breadcrumbData(crumbs, site.canonicalOrigin)} />
      </>
    );
  },
  metadata: async ({ params }) => {
    const { site, place, hits, count, name } = await requireModel(params);
    return {
      title: name,
      description: `${name} at ${site.name}: ${modelLead(name, count, hits)}`,
      alternates: { canonical: modelPath(place) },
    };
  },
});
