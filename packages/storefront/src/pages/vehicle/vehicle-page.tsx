import { capabilities, siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import { locationPhone, maskPhone } from '@forecourt/domain/location';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { KeyFacts } from '@forecourt/ui/key-facts';
import { SimilarVehicles } from '@forecourt/ui/similar-vehicles';
import { StickyVehicleBar, VehicleBottomBar } from '@forecourt/ui/sticky-bar';
import { TextLink } from '@forecourt/ui/text-link';
import { VehicleActions, VehicleHeading, VehicleLocationLine } from '@forecourt/ui/vehicle-purchase-panel';
import { Activity, type ReactNode } from 'react';
import { vehicleEnquiry } from '../../features/enquiry/form/enquiry-context-view';
import { EnquiryForm } from '../../features/enquiry/form/enquiry-form';
import { loadSimilar } from '../../features/lists/similar-vehicles/find-similar';
import { similarLink } from '../../features/lists/similar-vehicles/similar-link';
import { RecentlyViewed } from '../../features/saved/recently-viewed/recently-viewed';
import { recentlyViewedView, viewedVehicle } from '../../features/saved/recently-viewed/recently-viewed-view';
import { savableVehicle } from '../../features/saved/vehicles/savable-vehicle';
import { savedPlace } from '../../features/saved/vehicles/saved-place';
import { savedSettings } from '../../features/saved/vehicles/saved-settings';
import { SavedTool } from '../../features/saved/vehicles/saved-tool';
import { brochureFile } from '../../features/vehicle/brochure/brochure-file';
import { vehicleCardView } from '../../features/vehicle/card/vehicle-card-view';
import { VehicleEvents } from '../../features/vehicle/contact/vehicle-events';
import { VehiclePhone } from '../../features/vehicle/contact/vehicle-phone';
import { VehicleMedia } from '../../features/vehicle/media/vehicle-media';
import { drawnVehicle } from '../../features/vehicle/now/drawn-vehicle';
import { VehicleNow } from '../../features/vehicle/now/vehicle-now';
import { ViewCount } from '../../features/vehicle/now/view-count';
import { socialPicture } from '../../features/vehicle/social-picture/social-picture';
import { vehicleEvents } from '../../features/vehicle/vehicle-events-view';
import { vehiclePageView } from '../../features/vehicle/vehicle-page-view';
import { VehicleShare } from '../../features/vehicle/vehicle-share';
import { anchors } from '../../runtime/routes/hrefs';
import type { TemplateWith } from '../../runtime/template/template-definition';
import { requireVehicle, type VehicleParams } from '../../site/data/require-vehicle';
import { requireSite, type SitePage } from '../../site/data/site-page';
import { OpenNow } from '../../site/places/open-now';
import { phoneLink } from '../../site/places/phone';
import { PlaceCard } from '../../site/places/place-card';
import { timedLocation } from '../../site/places/timed-location';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { JsonLd } from '../../site/structured-data/json-ld';
import { AsidePanel } from './aside-panel';
import { LocationBanner } from './location-banner';
import { moreFromDealer } from './more-from-dealer';
import { vehicleData } from './vehicle-data';
import { VehiclePrice } from './vehicle-price';
import { financeBeside, vehicleSections } from './vehicle-sections';

/** Short for the enquiry, where there is little room. */
const enquireWord = 'Enquire';
const enquiryFormId = 'enquiry-form';

/** A part of the page that React takes over by itself, and first when it is pressed. */
const part = (content: ReactNode) => <Activity>{content}</Activity>;

/** A vehicle's own page (VDP-01 to VDP-06, SIDE-01). */
export const vehiclePage = (template: TemplateWith<'DetailLayout' | 'SimilarCard'>): SitePage<VehicleParams> => ({
  Page: async ({ params }) => {
    const site = await requireSite(params);
    const { slug } = await params;
    const found = await requireVehicle(site, slug);
    const { vehicle, location } = found;
    const view = vehiclePageView(site, found, new Date());
    const saved = savedSettings(site);
    const can = capabilities(site, vehicle);
    const similar = await loadSimilar(site, vehicle);
    const to = hrefs(site);
    const { look, slots } = template;
    const phone = location === null ? null : locationPhone(location, vehicle.car_type);
    const events = vehicleEvents(site, vehicle);
    const sections = vehicleSections(view, template.vehicle, look);
    const finance = financeBeside(view, look);
    const enquiry = view.isSold
      ? undefined
      : {
          id: anchors.enquiry.slice(1),
          title: 'Enquire about this vehicle',
          content: (
            // The page has its one primary action in view beside or over the form.
            <EnquiryForm context={vehicleEnquiry(site, vehicle, 'vehicle')} formId={enquiryFormId} submitKind="ink" />
          ),
        };
    // One part stands beside the pictures: two would leave a hole under them.
    const beside = finance ?? (look.enquiryPlace === 'beside' ? enquiry : undefined);
    const bar = {
      heading: view.heading,
      ...(view.subheading === undefined ? {} : { subheading: view.subheading }),
      price: view.price,
      ...(view.repayment === undefined ? {} : { repayment: view.repayment }),
      ...(view.notice === undefined ? {} : { notice: view.notice }),
      actions: view.actions,
    };
    const sectionLinks = [
      ...(finance === null ? [] : [finance]),
      // A part that may not come has no link.
      ...sections.filter(({ isLate }) => isLate !== true),
      ...(enquiry === undefined ? [] : [{ ...enquiry, label: enquireWord }]),
    ].map(({ id, title, label = title }) => ({ id, label }));
    const seeAll = similarLink(site, vehicle, similar);
    const dealersStock = moreFromDealer(site, vehicle);
    const breadcrumbs = <Breadcrumbs crumbs={view.crumbs} />;
    const breadcrumbsInGallery = look.gallery.arrangement === 'full-bleed';
    const { DetailLayout, SimilarCard } = slots;
    return (
      <>
        <DetailLayout
          {...(breadcrumbsInGallery ? {} : { breadcrumbs })}
          gallery={part(
            <VehicleMedia
              media={view.media}
              gallery={{
                label: `Pictures of ${view.heading}`,
                images: view.images,
                shape: view.shape,
                emptyNote: `Stock ${vehicle.stocknum}`,
                faded: view.isSold,
                ...(breadcrumbsInGallery ? { over: breadcrumbs } : {}),
                ...look.gallery,
              }}
            />,
          )}
          heading={
            <VehicleHeading
              heading={view.heading}
              {...(view.subheading === undefined ? {} : { subheading: view.subheading })}
              tags={view.tags}
              details={view.details}
              {...look.vehicleHeading}
            />
          }
          price={part(<VehiclePrice view={view} template={template} />)}
          actions={part(<VehicleActions actions={view.actions} {...look.vehicleActions} />)}
          contact={part(
            <>
              <VehiclePhone
                {...events}
                number={phone === null ? null : { phone, masked: maskPhone(phone), href: phoneLink(phone).href }}
                startRevealed={site.vehicle.phoneStartsRevealed}
              />
              {location !== null && (
                <VehicleLocationLine
                  name={location.name}
                  detail={<OpenNow location={timedLocation(location)} />}
                  href={anchors.vehicleMap}
                />
              )}
            </>,
          )}
          tools={part(
            <div>
              <VehicleShare
                name={view.heading}
                path={to.vehicle(vehicle)}
                address={new URL(to.vehicle(vehicle), site.canonicalOrigin).href}
                events={events}
                {...(saved !== null && (can.favourite || can.compare)
                  ? { keep: <SavedTool vehicle={savableVehicle(vehicle)} settings={saved} /> }
                  : {})}
                {...(view.isSold || !siteCapabilities(site).print ? {} : { brochure: brochureFile(to, vehicle) })}
              />
              <ViewCount carId={vehicle.id} />
            </div>,
          )}
          keyFacts={<KeyFacts facts={view.facts} more={view.moreFacts} />}
          sections={sections}
          {...(location === null
            ? {}
            : {
                location: {
                  title: 'Where it is',
                  content: (
                    <>
                      {view.elsewhere !== undefined && <LocationBanner {...view.elsewhere} />}
                      <PlaceCard
                        location={location}
                        title={`See it at ${location.name}`}
                        layout={look.place}
                        phoneShown={false}
                      >
                        {dealersStock !== null && <TextLink href={dealersStock}>See more from this dealer</TextLink>}
                      </PlaceCard>
                    </>
                  ),
                },
              })}
          similar={part(
            <>
              <SimilarVehicles
                title="Similar vehicles"
                action={<TextLink href={seeAll.href}>{seeAll.label}</TextLink>}
                vehicles={similar.map((hit) => ({
                  key: hit.objectID,
                  card: (
                    <SimilarCard
                      {...vehicleCardView(hit, { vehicle: site.vehicle, can: siteCapabilities(site) }, to)}
                      {...savedPlace(hit, saved)}
                    />
                  ),
                }))}
                {...look.similar}
              />
              <RecentlyViewed
                {...(view.isSold ? {} : { vehicle: viewedVehicle(vehicle) })}
                {...recentlyViewedView(site)}
                Card={SimilarCard}
                look={look.similar}
              />
            </>,
          )}
          {...(enquiry === undefined || beside === enquiry ? {} : { enquiry })}
          {...(view.disclaimer === undefined ? {} : { disclaimer: <p>{view.disclaimer}</p> })}
          {...(beside === undefined
            ? {}
            : {
                aside: (
                  <AsidePanel id={beside.id} title={beside.title}>
                    {beside.content}
                  </AsidePanel>
                ),
              })}
          stickyBar={part(
            <StickyVehicleBar
              {...bar}
              screens={look.stickyBar.screens}
              {...(look.stickyBar.withSections ? { sections: sectionLinks } : {})}
            />,
          )}
          bottomBar={part(
            <VehicleBottomBar
              {...bar}
              shortLabel={enquireWord}
              {...(phone === null ? {} : { call: { href: phoneLink(phone).href, label: `Call ${phone}` } })}
              {...look.bottomBar}
            />,
          )}
        />
        <VehicleNow drawn={drawnVehicle(site, vehicle)} formId={enquiryFormId} />
        <VehicleEvents {...events} />
        <JsonLd data={vehicleData(site, vehicle, view)} />
        <JsonLd data={breadcrumbData(view.crumbs, site.canonicalOrigin)} />
      </>
    );
  },
  metadata: async ({ params }) => {
    const site = await requireSite(params);
    const { slug } = await params;
    const found = await requireVehicle(site, slug);
    const view = vehiclePageView(site, found, new Date());
    const facts = view.facts.map(({ value }) => value).join(', ');
    const picture = socialPicture(site, found.vehicle, view);
    const description = `${view.fullName} at ${found.location?.name ?? site.name}. ${facts}.`;
    return {
      title: view.fullName,
      description,
      alternates: { canonical: hrefs(site).vehicle(found.vehicle) },
      openGraph: {
        title: view.fullName,
        description,
        siteName: site.name,
        locale: 'en_AU',
        url: hrefs(site).vehicle(found.vehicle),
        images: [picture],
      },
      twitter: { card: 'summary_large_image', title: view.fullName, description, images: [picture] },
    };
  },
});
