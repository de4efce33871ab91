import type { SiteOffer } from '@forecourt/api-contract';
import { enquirySubjects, hrefs, offerPath, type PublicSite } from '@forecourt/config';
import {
  type EnquiryCategory,
  enquiryDefaults,
  enquiryRules,
  locationPhone,
  slugify,
  type Vehicle,
  vehicleName,
} from '@forecourt/domain';
import { phoneLink } from '../dealer-place/phone';
import { mainLocation } from '../site-shell/header-view';
import type { EnquiryContext } from './enquiry-context';

/** What of a site its enquiry forms need. */
type EnquirySite = Pick<
  PublicSite,
  'website_id' | 'analytics' | 'locations' | 'dealerships' | 'enquiry' | 'search' | 'flags'
>;

const eventsOf = ({ website_id, analytics }: EnquirySite): EnquiryContext['events'] => ({
  website_id,
  sinks: analytics.sinks,
});

const choices = (site: Pick<PublicSite, 'locations' | 'dealerships' | 'flags'>) => ({
  subjects: enquirySubjects(site).map((subject) => ({ value: subject, label: subject })),
  locations: site.locations.map(({ id, name }) => ({ value: id, label: name })),
  dealerships: site.dealerships.map(({ slug, name }) => ({ value: slug, label: name })),
});

/** The number to call instead: of the location that a vehicle stands at, else of the site's main one. */
const phoneOf = (
  site: Pick<PublicSite, 'locations'>,
  { location_id, car_type }: Pick<Vehicle, 'location_id' | 'car_type'> | { location_id: null; car_type: null },
): EnquiryContext['phone'] => {
  const location = site.locations.find(({ id }) => id === location_id) ?? mainLocation(site);
  const phone = location === undefined ? null : locationPhone(location, car_type);
  return phone === null ? null : phoneLink(phone);
};
const noVehicle = { location_id: null, car_type: null };

/** A form about a vehicle: what it is about settles dealership and location. Source: FORM-02, FORM-04. */
export const vehicleEnquiry = (
  site: EnquirySite,
  vehicle: Vehicle,
  category: Extract<EnquiryCategory, 'vehicle' | 'quick'>,
): EnquiryContext => {
  const to = hrefs(site);
  const defaults = enquiryDefaults(vehicle, category);
  return {
    rules: enquiryRules(category, site.enquiry, { dealerships: site.dealerships.length, hasVehicle: true }),
    path: to.vehicle(vehicle),
    vehicle: {
      id: vehicle.id,
      name: vehicleName(vehicle),
      carType: vehicle.car_type,
      dealershipId: vehicle.dealership_id,
      known: {
        manufacturer_slug: defaults.manufacturer_slug,
        stock_number: defaults.stock_number,
        'Vehicle Make': defaults['Vehicle Make'],
        'Vehicle Model': defaults['Vehicle Model'],
        vehicle_status: defaults.vehicle_status,
      },
    },
    ...choices(site),
    dealershipSlug: defaults.dealership_slug,
    subcategory: defaults.subcategory,
    message: defaults.message,
    privacyHref: to.privacy,
    phone: phoneOf(site, vehicle),
    successHref: to.success({ category, carType: vehicle.car_type }),
    events: eventsOf(site),
  };
};

/** More of an offer's name does not fit into the subject of a lead, in characters. */
const longestSubject = 80;

/** A form about an offer: who makes it answers, and the vehicle that it is for goes along. Source: FORM-06, OFFR-01. */
export const offerEnquiry = (
  site: EnquirySite & Pick<PublicSite, 'manufacturer'>,
  offer: SiteOffer,
): EnquiryContext => {
  const to = hrefs(site);
  const { vehicle } = offer;
  const carType = vehicle?.car_type ?? null;
  return {
    // It settles who answers, as a vehicle does.
    rules: enquiryRules('offer', site.enquiry, { dealerships: site.dealerships.length, hasVehicle: true }),
    path: offerPath(site, offer),
    vehicle:
      vehicle === null
        ? null
        : { id: vehicle.id, name: vehicle.name, carType: vehicle.car_type, dealershipId: offer.dealership.id },
    offer: { id: offer.id, name: offer.name.slice(0, longestSubject) },
    ...choices(site),
    dealershipSlug: offer.dealership.slug,
    subcategory: slugify(offer.category ?? ''),
    message: `I am interested in the offer “${offer.name}”. Please tell me more.`,
    privacyHref: to.privacy,
    phone: phoneOf(site, noVehicle),
    successHref: to.success({ category: 'offer', carType }),
    events: eventsOf(site),
  };
};

/** The general enquiry of the contact page. */
export const generalEnquiry = (site: EnquirySite): EnquiryContext => {
  const to = hrefs(site);
  const [onlyDealership, another] = site.dealerships;
  return {
    rules: enquiryRules('general', site.enquiry, { dealerships: site.dealerships.length, hasVehicle: false }),
    path: to.contact,
    vehicle: null,
    ...choices(site),
    dealershipSlug: another === undefined ? (onlyDealership?.slug ?? null) : null,
    subcategory: '',
    message: '',
    privacyHref: to.privacy,
    phone: phoneOf(site, noVehicle),
    successHref: to.success({ category: 'general' }),
    events: eventsOf(site),
  };
};
