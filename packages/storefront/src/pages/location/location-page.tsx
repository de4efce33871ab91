import { findLocationPage, hrefs, type LocationPage } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { Location, Place } from '@forecourt/domain/location';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { LinkButton } from '@forecourt/ui/button';
import { DepartmentHours } from '@forecourt/ui/hours-table';
import { Section, Stack } from '@forecourt/ui/layout';
import { OfferList } from '@forecourt/ui/offer-list';
import { PlaceHead } from '@forecourt/ui/place';
import { Rating } from '@forecourt/ui/rating';
import { TextLink } from '@forecourt/ui/text-link';
import { notFound, redirect } from 'next/navigation';
import { DeferredReviews } from '../../features/content/deferred-blocks/deferred-reviews';
import { placeEnquiry } from '../../features/enquiry/form/enquiry-context-view';
import { EnquiryForm } from '../../features/enquiry/form/enquiry-form';
import { FeaturedRow } from '../../features/lists/featured-lists/featured-section';
import { loadLocationStock } from '../../features/lists/location-stock/load-location-stock';
import { listedOffer, offersToGet } from '../../features/offers/offers-view';
import { countedPhrase, countedThing } from '../../features/search/search-words';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { socialCard } from '../../site/crawlers/social-picture';
import { loadOffers } from '../../site/data/load-offers';
import { loadReviewSummaries } from '../../site/data/load-reviews';
import { type PageProps, requireSite, type SitePage } from '../../site/data/site-page';
import { departmentHours } from '../../site/places/department-hours';
import { OpenNow } from '../../site/places/open-now';
import { addressLines, directionsHref } from '../../site/places/place';
import { hasMap, PlaceMap } from '../../site/places/place-map';
import { PlacePicture } from '../../site/places/place-picture';
import { placeRating } from '../../site/places/place-view';
import { timedLocation } from '../../site/places/timed-location';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { JsonLd } from '../../site/structured-data/json-ld';
import { placeData } from '../../site/structured-data/place-data';
import { departmentWay, locationPageView } from './location-page-view';
import { locationWords as words } from './location-words';

type LocationParams = { readonly site: string; readonly slug: string };
type Folder = Parameters<typeof findLocationPage>[1];

/** Offers that stand on the page of a place; the others are one link away. */
const mostOffers = 3;

/** The places at an address. Another way of writing it leads to the page; what is no location of the site is a 404. */
const requirePlaces = async (
  { params }: PageProps<LocationParams>,
  folder: Folder,
): Promise<{ readonly site: PublicSite; readonly page: LocationPage }> => {
  const site = await requireSite(params);
  const found = findLocationPage(site, folder, (await params).slug);
  if (found === null) notFound();
  // Not for good: which of the addresses is the page is a setting of the dealer.
  if (found.kind === 'elsewhere') redirect(found.path);
  return { site, page: found.page };
};

/** When each department of a place is open, and where it leads on. */
const PlaceHours = ({ site, place }: { readonly site: PublicSite; readonly place: Place }) => (
  <DepartmentHours
    place={place.name}
    departments={departmentHours(place, {
      withLicences: true,
      more: (location) => {
        const way = departmentWay(site, location);
        return way === null ? null : <TextLink href={way.href}>{way.label}</TextLink>;
      },
    })}
  />
);

const Directions = ({ place, kind }: { readonly place: Place; readonly kind: 'outlined' | 'ink' }) => (
  <LinkButton
    href={directionsHref({ address: place.lead.address, name: place.name })}
    kind={kind}
    icon="map-pin"
    aria-label={`${words.directions}, ${place.name}`}
    target="_blank"
    rel="noopener"
  >
    {words.directions}
  </LinkButton>
);

const Status = async ({ site, place }: { readonly site: PublicSite; readonly place: Place }) => {
  const { rating } = placeRating(place, await loadReviewSummaries(site));
  return (
    <>
      <OpenNow location={timedLocation(place.lead)} />
      {rating !== undefined && <Rating {...rating} />}
    </>
  );
};

/** The stock of a place with the way to all of it; nothing without any (LOC-06). */
const Stock = async ({
  site,
  locations,
  template,
}: {
  readonly site: PublicSite;
  readonly locations: readonly Location[];
  readonly template: TemplateWith<'Featured'>;
}) => {
  const { hits, count, locationNames } = await loadLocationStock(site, locations, template.look.featured.count);
  const phrase = countedPhrase(count, countedThing([], hits.map(({ item_type }) => item_type).slice(0, 1)));
  return (
    <FeaturedRow
      site={site}
      title={words.stock}
      link={{ label: `See all ${phrase}`, href: hrefs(site).search({ location_name: locationNames, city: [] }) }}
      hits={hits}
      template={template}
    />
  );
};

const Offers = async ({
  site,
  locations,
  template,
}: {
  readonly site: PublicSite;
  readonly locations: readonly Location[];
  readonly template: TemplateWith<'Featured'>;
}) => {
  const dealerships = locations.map(({ dealership_id }) => dealership_id);
  const offers = offersToGet(await loadOffers(site)).filter(({ dealership }) => dealerships.includes(dealership.id));
  if (offers.length === 0) return null;
  return (
    <Section
      title={words.offers}
      space="above"
      action={<TextLink href={hrefs(site).offers()}>{words.allOffers}</TextLink>}
    >
      <OfferList
        label={words.offers}
        columns={template.look.offers.columns}
        offers={offers.slice(0, mostOffers).map((offer) => listedOffer(site, offer).card)}
      />
    </Section>
  );
};

const placePage = (template: TemplateWith<'Featured'>, folder: Folder): SitePage<LocationParams> => ({
  Page: async (props) => {
    const { site, page } = await requirePlaces(props, folder);
    const { title, lead, crumbs, locations } = locationPageView(site, page);
    const [first, second] = page.places;
    const isOne = second === undefined;
    const enquire = (
      <LinkButton href={`#${words.enquiryId}`} kind="primary">
        {words.enquire}
      </LinkButton>
    );
    return (
      <>
        <PlaceHead
          breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
          title={title}
          lead={lead}
          {...(isOne ? { addressLines: addressLines(first.lead.address) } : {})}
          ways={
            <>
              {enquire}
              {isOne && <Directions place={first} kind="outlined" />}
            </>
          }
          {...(first.lead.image === null ? {} : { picture: <PlacePicture location={first.lead} priority /> })}
        >
          <Status site={site} place={first} />
        </PlaceHead>
        {page.places.map((place) =>
          isOne ? (
            <Section key={place.slug} title={words.hours} space="above">
              <PlaceHours site={site} place={place} />
            </Section>
          ) : (
            <Section
              key={place.slug}
              title={place.name}
              lead={addressLines(place.lead.address).join(', ')}
              action={<Directions place={place} kind="outlined" />}
              space="above"
            >
              <PlaceHours site={site} place={place} />
            </Section>
          ),
        )}
        {hasMap(site, page.places) && (
          <Section title={words.map} space="above">
            <PlaceMap site={site} places={page.places} />
          </Section>
        )}
        <Stock site={site} locations={locations} template={template} />
        <Offers site={site} locations={locations} template={template} />
        {isOne && (
          <DeferredReviews
            site={site}
            block={{ title: words.reviews, text: '', layout: 'carousel' }}
            departments={first.departments.map(({ id }) => id)}
          />
        )}
        <Section id={words.enquiryId} title={words.enquiryTitle}>
          <Stack>
            <EnquiryForm context={placeEnquiry(site, page)} />
          </Stack>
        </Section>
        {page.places.map((place) => (
          <JsonLd key={place.slug} data={placeData(site, place, page.path)} />
        ))}
        <JsonLd data={breadcrumbData(crumbs, site.canonicalOrigin)} />
      </>
    );
  },
  metadata: async (props) => {
    const { site, page } = await requirePlaces(props, folder);
    const { title, description } = locationPageView(site, page);
    const picture = page.places.find(({ lead }) => lead.image !== null)?.lead.image;
    return {
      title,
      description,
      alternates: { canonical: page.path },
      openGraph: socialCard(site, picture?.url),
    };
  },
});

/** A place of the dealer at /locations/{slug} or /locations/{dealership_slug} (LOC-05, ROUTE-06). */
export const locationPage = (template: TemplateWith<'Featured'>): SitePage<LocationParams> =>
  placePage(template, 'locations');

/** The same at /contact-us/{location-slug}. */
export const contactUsPage = (template: TemplateWith<'Featured'>): SitePage<LocationParams> =>
  placePage(template, 'contact-us');
