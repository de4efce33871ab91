import { siteCapabilities } from '@forecourt/config/capabilities';
import { hrefs } from '@forecourt/config/hrefs';
import { isGaugeEligible } from '@forecourt/domain/autogauge';
import { isPrivatelyHeld, locationPhone, maskPhone, vehicleAddressLine } from '@forecourt/domain/location';
import { canCompare } from '@forecourt/domain/vehicle-controls';
import type { StickyVehicleBarProps, VehicleBottomBarProps } from '@forecourt/ui/sticky-bar';
import type { VehicleHeadingProps } from '@forecourt/ui/vehicle-purchase-panel';
import { vehicleCalculatorsView } from '../../features/calculators';
import { vehicleEnquiry } from '../../features/enquiry/form/enquiry-context-view';
import { recentlyViewedView, viewedVehicle } from '../../features/saved/recently-viewed/recently-viewed-view';
import { savableVehicle } from '../../features/saved/vehicles/savable-vehicle';
import { savedSettings } from '../../features/saved/vehicles/saved-settings';
import { brochureFile } from '../../features/vehicle/brochure/brochure-file';
import { vehicleCardView } from '../../features/vehicle/card/vehicle-card-view';
import { vehicleEvents } from '../../features/vehicle/vehicle-events-view';
import { type VehicleView, vehicleView } from '../../features/vehicle/vehicle-view';
import { anchors } from '../../runtime/routes/hrefs';
import type { Template } from '../../runtime/template/template-definition';
import { phoneLink } from '../../site/places/phone';
import { timedLocation } from '../../site/places/timed-location';
import { breadcrumbData } from '../../site/structured-data/breadcrumb-data';
import { comparisonHref } from './comparison-anchor';
import type { ContactSectionProps } from './contact-section';
import type { GallerySectionProps } from './gallery-section';
import type { ShownVehicle, VehiclePageData } from './load-vehicle-page';
import { vehicleMediaView } from './media/vehicle-media-view';
import { moreFromDealer } from './more-from-dealer';
import { drawnVehicle } from './now/drawn-vehicle';
import type { PlaceSectionProps } from './place-section';
import type { SimilarSectionProps } from './similar-section';
import { similarLink } from './similar-vehicles/similar-link';
import type { ToolsSectionProps } from './tools-section';
import { vehicleActions } from './vehicle-actions-view';
import { vehicleData } from './vehicle-data';
import { vehicleElsewhere } from './vehicle-elsewhere';
import type { VehiclePartsProps } from './vehicle-parts';
import type { VehiclePriceProps } from './vehicle-price';
import type { VehicleTrailProps } from './vehicle-trail';

/** What each section of a vehicle's page is given, in the order of the page. */
export interface VehiclePageView {
  /** Undefined where they stand over the pictures. */
  readonly crumbs: VehicleView['crumbs'] | undefined;
  readonly gallery: GallerySectionProps;
  readonly heading: VehicleHeadingProps;
  readonly price: VehiclePriceProps;
  readonly actions: { readonly actions: ReturnType<typeof vehicleActions> } & Template['look']['vehicleActions'];
  readonly contact: ContactSectionProps;
  readonly tools: ToolsSectionProps;
  /** Key information: the first four specifications, and those that follow on demand (VDP-01). */
  readonly keyFacts: { readonly facts: VehicleView['facts']; readonly more: VehicleView['facts'] };
  /** The parts that a template orders, with the enquiry form and what stands beside the pictures. */
  readonly parts: VehiclePartsProps;
  /** Undefined where nobody knows where it stands. */
  readonly place: PlaceSectionProps | undefined;
  readonly similar: Omit<SimilarSectionProps, 'Card'>;
  /** The small print of the whole page (VDP-01); none for a sold vehicle, of which nothing is offered. */
  readonly disclaimer: string | undefined;
  readonly stickyBar: Omit<StickyVehicleBarProps, 'sections'> & { readonly withSections: boolean };
  readonly bottomBar: VehicleBottomBarProps;
  readonly trail: VehicleTrailProps;
}

/** The bar at the foot serves the screens that the one at the head leaves. */
const bottomBarUntil: Record<Template['look']['stickyBar']['screens'], NonNullable<VehicleBottomBarProps['until']>> = {
  desktop: 'handheld',
  everywhere: 'phone',
};

/** What of a template decides what its sections are given. */
type Arranged = Pick<Template, 'look' | 'vehicle'>;

/** Short for the enquiry, where there is little room. */
const enquireWord = 'Enquire';
const enquiryFormId = 'enquiry-form';
/** Characters of the comments shown at first (VDP-03). */
const commentsLimit = 400;
/** Specifications that key information unfolds to; all of them have a part of their own. */
const mostFacts = 12;
const detailsMayChange =
  'We describe each vehicle with care, but details can change. Please check its price, specifications and features with us before you buy.';

const galleryOf = (
  { site, vehicle }: ShownVehicle,
  said: VehicleView,
  { gallery }: Template['look'],
): GallerySectionProps => ({
  media: vehicleMediaView(site, vehicle, said.heading),
  crumbs: gallery.arrangement === 'full-bleed' ? said.crumbs : undefined,
  gallery: {
    label: `Pictures of ${said.heading}`,
    images: said.images,
    shape: said.shape,
    emptyNote: `Stock ${vehicle.stocknum}`,
    faded: said.isSold,
    ...gallery,
  },
});

const priceOf = (said: VehicleView, autogaugePath: string | undefined, template: Arranged): VehiclePriceProps => {
  const href = comparisonHref(template.vehicle, template.look);
  return {
    disclosure: said.disclosure,
    offer: said.offer,
    comparison: autogaugePath === undefined || href === undefined ? undefined : { path: autogaugePath, href },
    purchase: {
      price: said.price,
      ...(said.repayment === undefined ? {} : { repayment: said.repayment }),
      ...(said.note === undefined ? {} : { note: said.note }),
      ...(said.belowMarket === undefined ? {} : { belowMarket: said.belowMarket }),
      ...(said.notice === undefined ? {} : { notice: said.notice }),
      ...template.look.purchasePrice,
    },
  };
};

/** Where a privately held vehicle stands; undefined for one that stands at the dealer's (LOC-06). */
const ownersPlace = ({ vehicle, location }: ShownVehicle): string | undefined =>
  isPrivatelyHeld(vehicle) ? (vehicleAddressLine(vehicle, location) ?? undefined) : undefined;

const phoneOf = ({ vehicle, location }: ShownVehicle): string | null =>
  location === null ? null : locationPhone(location, vehicle.car_type);

const contactOf = (shown: ShownVehicle): ContactSectionProps => {
  const { site, vehicle, location } = shown;
  const phone = phoneOf(shown);
  return {
    phone: {
      ...vehicleEvents(site, vehicle),
      number: phone === null ? null : { phone, masked: maskPhone(phone), href: phoneLink(phone).href },
      startRevealed: site.vehicle.phoneStartsRevealed,
    },
    place:
      location === null
        ? null
        : {
            name: location.name,
            hours: timedLocation(location),
            ownersPlace: ownersPlace(shown),
            href: anchors.vehicleMap,
          },
  };
};

const toolsOf = ({ site, vehicle }: ShownVehicle, said: VehicleView): ToolsSectionProps => {
  const to = hrefs(site);
  const settings = savedSettings(site);
  const lists = settings === null ? [] : [settings, settings.heart ?? []].flat();
  return {
    carId: vehicle.id,
    saved: lists.flatMap((list) => {
      const isOffered = canCompare(vehicle, list.mode);
      // What is in a watchlist can be let go whatever became of it (WTCH-03).
      const isThere = isOffered || (list.accounts === true && list.mode === 'favourite');
      return isThere ? { vehicle: savableVehicle(vehicle), settings: list, isOffered } : [];
    }),
    share: {
      name: said.heading,
      path: to.vehicle(vehicle),
      address: new URL(to.vehicle(vehicle), site.canonicalOrigin).href,
      events: vehicleEvents(site, vehicle),
      ...(said.isSold || !siteCapabilities(site).print ? {} : { brochure: brochureFile(to, vehicle) }),
    },
  };
};

const partsOf = (
  { site, vehicle, location }: ShownVehicle,
  said: VehicleView,
  {
    template,
    autogaugePath,
    now,
  }: { readonly template: Arranged; readonly autogaugePath: string | undefined; readonly now: Date },
): VehiclePartsProps => ({
  order: template.vehicle,
  look: template.look,
  facts: {
    comments: said.comments,
    commentsLimit: site.vehicle.truncateComments ? commentsLimit : null,
    images: said.images,
    specifications: said.specifications,
    features: said.features,
    autogaugePath,
    calculators: vehicleCalculatorsView(site, { vehicle, location }, now),
    offer: said.offer,
  },
  enquiry: said.isSold
    ? undefined
    : {
        id: anchors.enquiry.slice(1),
        title: 'Enquire about this vehicle',
        label: enquireWord,
        formId: enquiryFormId,
        context: vehicleEnquiry(site, vehicle, 'vehicle'),
      },
});

const placeOf = (shown: ShownVehicle, said: VehicleView, look: Template['look']): PlaceSectionProps | undefined => {
  const { site, vehicle, location } = shown;
  const heldAt = ownersPlace(shown);
  const dealersStock = moreFromDealer(site, vehicle);
  if (heldAt !== undefined)
    return { kind: 'with-owner', place: heldAt, dealer: location?.name ?? site.name, dealersStock };
  if (location === null) return undefined;
  return {
    kind: 'at-dealer',
    location,
    layout: look.place,
    elsewhere: said.isSold ? undefined : vehicleElsewhere(site, vehicle, location),
    dealersStock,
  };
};

const similarOf = (
  { site, vehicle, similar }: VehiclePageData,
  said: VehicleView,
  look: Template['look'],
): VehiclePageView['similar'] => {
  const to = hrefs(site);
  return {
    seeAll: similarLink(site, vehicle, similar),
    cards: similar.map((hit) => ({
      hit,
      card: vehicleCardView(hit, { vehicle: site.vehicle, can: siteCapabilities(site) }, to),
    })),
    saved: savedSettings(site),
    viewed: { ...(said.isSold ? {} : { vehicle: viewedVehicle(vehicle) }), ...recentlyViewedView(site) },
    look: look.similar,
  };
};

/** A vehicle's page as plain data. `now` decides what is new and which dates are past. Source: VDP-01 to -06, SIDE-01. */
export const vehiclePageView = (data: VehiclePageData, template: Arranged, now: Date): VehiclePageView => {
  const { site, vehicle, location } = data;
  const { look } = template;
  const said = vehicleView(site, data, now);
  const actions = vehicleActions(site, vehicle, location);
  const autogaugePath = site.flags.comparison && isGaugeEligible(vehicle) ? hrefs(site).autogauge(vehicle) : undefined;
  const phone = phoneOf(data);
  const bar = {
    heading: said.heading,
    ...(said.subheading === undefined ? {} : { subheading: said.subheading }),
    price: said.price,
    ...(said.repayment === undefined ? {} : { repayment: said.repayment }),
    ...(said.notice === undefined ? {} : { notice: said.notice }),
    actions,
  };
  return {
    crumbs: look.gallery.arrangement === 'full-bleed' ? undefined : said.crumbs,
    gallery: galleryOf(data, said, look),
    heading: {
      heading: said.heading,
      ...(said.subheading === undefined ? {} : { subheading: said.subheading }),
      ...(said.seal === undefined ? {} : { seal: said.seal }),
      tags: said.tags,
      details: said.details,
      ...look.vehicleHeading,
    },
    price: priceOf(said, autogaugePath, template),
    actions: { actions, ...look.vehicleActions },
    contact: contactOf(data),
    tools: toolsOf(data, said),
    keyFacts: {
      facts: said.facts,
      more: said.specifications
        .flatMap(({ rows }) => rows)
        .slice(said.facts.length, mostFacts)
        .map(({ label, value }) => ({ label, value })),
    },
    parts: partsOf(data, said, { template, autogaugePath, now }),
    place: placeOf(data, said, look),
    similar: similarOf(data, said, look),
    disclaimer: said.isSold ? undefined : detailsMayChange,
    stickyBar: { ...bar, ...look.stickyBar },
    bottomBar: {
      ...bar,
      shortLabel: enquireWord,
      ...(phone === null ? {} : { call: { href: phoneLink(phone).href, label: `Call ${phone}` } }),
      until: bottomBarUntil[look.stickyBar.screens],
    },
    trail: {
      drawn: drawnVehicle(site, vehicle),
      formId: enquiryFormId,
      events: vehicleEvents(site, vehicle),
      data: [vehicleData(site, vehicle, said), breadcrumbData(said.crumbs, site.canonicalOrigin)],
    },
  };
};
