import type { SiteOffer } from '@forecourt/api-contract';
import { enquirySubjects } from '@forecourt/config/capabilities';
import { hrefs, type LocationPage } from '@forecourt/config/hrefs';
import { offerPath, successPath } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import {
  currentOptIn,
  type EnquiryFieldName,
  type EnquiryKindWithForm,
  type EnquiryRules,
  enquiryField,
  enquiryKinds,
  enquiryRules,
  type FormCategory,
  formFields,
} from '@forecourt/domain/enquiry';
import { enquiryDefaults } from '@forecourt/domain/enquiry-defaults';
import { enquirySuccess } from '@forecourt/domain/enquiry-success';
import { departmentName } from '@forecourt/domain/location';
import { slugify } from '@forecourt/domain/slug';
import { carTypes, knownWord, type Vehicle, vehicleName, vehicleSlugOf } from '@forecourt/domain/vehicle';
import { pageLocations } from '../../../site/places/page-locations';
import { placeCall } from '../../../site/places/place-call';
import { mainLocation } from '../../../site/shell/header-view';
import type { FieldChoice, ShownField } from '../../form-field';
import { isShownRow, shownField } from '../../form-field/server';
import type { EnquiryContext } from './enquiry-context';

/** What of a site its enquiry forms need. */
type EnquirySite = Pick<
  PublicSite,
  'website_id' | 'analytics' | 'locations' | 'dealerships' | 'enquiry' | 'search' | 'flags' | 'vehicle'
>;

const eventsOf = ({ website_id, analytics }: EnquirySite): EnquiryContext['events'] => ({
  website_id,
  sinks: analytics.sinks,
});

const same = (value: string): FieldChoice => ({ value, label: value });

/** The choices of the lists that each site has its own of. */
const choicesOf = (
  site: Pick<PublicSite, 'locations' | 'dealerships' | 'flags' | 'vehicle'>,
): Partial<Record<EnquiryFieldName, readonly FieldChoice[]>> => ({
  subject: enquirySubjects(site).map(same),
  location: site.locations.map(({ id, name }) => ({ value: id, label: name })),
  dealership: site.dealerships.map(({ slug, name }) => ({ value: slug, label: name })),
});

type Unseen = EnquiryContext['unseen'];

/** The fields that people fill in: those of the form but what goes along unseen, each with what stands in it at first. */
const shownFields = (
  site: Parameters<typeof choicesOf>[0] & Pick<PublicSite, 'enquiry'>,
  rules: EnquiryRules,
  unseen: Unseen,
  message: string,
): readonly ShownField<EnquiryFieldName>[] => {
  const choices = choicesOf(site);
  return formFields(rules).flatMap((asked) => {
    const { name } = asked;
    const row = enquiryField(name);
    if (!isShownRow(row) || unseen[name] !== undefined) return [];
    const options = choices[name];
    const first = row.input === 'choice' && row.placeholder === undefined ? (options?.[0]?.value ?? '') : '';
    const value =
      row.input === 'box' ? name === 'opt_in' && site.enquiry.optInTicked : name === 'message' ? message : first;
    return shownField(asked, row, { value, options });
  });
};

const formKind = (category: FormCategory): EnquiryKindWithForm => enquiryKinds[category];

/** What of a form its kind and its site decide. */
const formOf = (
  site: EnquirySite,
  category: FormCategory,
  given: {
    /** A vehicle or an offer has settled who answers. */
    readonly isSettled: boolean;
    readonly message: string;
    readonly unseen?: Unseen;
    readonly inSteps?: boolean;
  },
) => {
  const { steps = null, event } = formKind(category);
  const rules = enquiryRules(category, site.enquiry, {
    dealerships: site.dealerships.length,
    hasVehicle: given.isSettled,
  });
  const unseen: Unseen = { opt_in_wording: currentOptIn, ...given.unseen };
  return {
    rules,
    fields: shownFields(site, rules, unseen, given.message),
    unseen,
    steps: given.inSteps === true ? steps : null,
    success: enquirySuccess(category),
    event,
    privacyHref: hrefs(site).privacy,
    events: eventsOf(site),
  };
};

/** The number to call instead: of the location that a vehicle stands at, else of the site's main one. */
const phoneOf = (
  site: Pick<PublicSite, 'locations'>,
  { location_id, car_type }: Pick<Vehicle, 'location_id' | 'car_type'> | { location_id: null; car_type: null },
): EnquiryContext['phone'] => {
  const location = site.locations.find(({ id }) => id === location_id) ?? mainLocation(site);
  return placeCall(location, car_type);
};
const noVehicle = { location_id: null, car_type: null };

/**
 * A form of a kind that is about a vehicle: that settles dealership and location. `inSteps`: where the site asks in steps.
 * Source: FORM-02, FORM-04.
 */
export const vehicleEnquiry = (
  site: EnquirySite,
  vehicle: Vehicle,
  category: FormCategory,
  { inSteps = false, unseen = {} }: { readonly inSteps?: boolean; readonly unseen?: Unseen } = {},
): EnquiryContext => {
  const to = hrefs(site);
  const defaults = enquiryDefaults(vehicle, category);
  return {
    ...formOf(site, category, { isSettled: true, message: defaults.message, inSteps, unseen }),
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
    dealershipSlug: defaults.dealership_slug,
    subcategory: defaults.subcategory,
    phone: phoneOf(site, vehicle),
    successHref: successPath({ category, carType: vehicle.car_type }),
  };
};

/** The form of a request for a vehicle similar to one that has sold. `wanted`: the wanted traits, in words (VDP-06). */
export const similarEnquiry = (
  site: EnquirySite,
  vehicle: Vehicle,
  wanted: string,
  { inSteps = false }: { readonly inSteps?: boolean } = {},
): EnquiryContext => vehicleEnquiry(site, vehicle, 'find-similar', { inSteps, unseen: { wanted } });

/**
 * A form about a vehicle that its site no longer shows, made from the fields of the form: the vehicle's dealership
 * still gets the enquiry. A general enquiry where the fields say too little. Source: FORM-03.
 */
export const leftVehicleEnquiry = (
  site: EnquirySite,
  form: Readonly<Record<string, string>>,
  category: FormCategory,
): EnquiryContext => {
  const said = (name: string): string => form[name] ?? '';
  const carType = knownWord(carTypes, said('car_type'));
  const name = [said('Vehicle Make'), said('Vehicle Model')].join(' ').trim();
  if (carType === undefined || name === '' || !/^\d+$/.test(said('car_id'))) return generalEnquiry(site);
  const slug = vehicleSlugOf(said('page_id'));
  const to = hrefs(site);
  return {
    ...formOf(site, category, { isSettled: true, message: '' }),
    path: slug === null ? to.contact : to.vehicle({ slug }),
    vehicle: {
      id: said('car_id'),
      name,
      carType,
      dealershipId: said('car_dealership_id'),
      known: {
        manufacturer_slug: said('manufacturer_slug'),
        stock_number: said('stock_number'),
        'Vehicle Make': said('Vehicle Make'),
        'Vehicle Model': said('Vehicle Model'),
        vehicle_status: said('vehicle_status'),
      },
    },
    dealershipSlug: said('dealership_slug') || null,
    subcategory: said('subcategory'),
    phone: phoneOf(site, noVehicle),
    successHref: successPath({ category, carType }),
  };
};

/** More of an offer's name does not fit into the subject of a lead, in characters. */
const longestSubject = 80;

/** A form about an offer: who makes it answers, and the vehicle that it is for goes along. Source: FORM-06, OFFR-01. */
export const offerEnquiry = (
  site: EnquirySite & Pick<PublicSite, 'manufacturer'>,
  offer: SiteOffer,
): EnquiryContext => {
  const { vehicle } = offer;
  const carType = vehicle?.car_type ?? null;
  return {
    ...formOf(site, 'offer', {
      isSettled: true,
      message: enquiryKinds.offer.message?.(offer.name) ?? '',
      unseen: { offer_id: offer.id, subject: offer.name.slice(0, longestSubject) },
    }),
    path: offerPath(site, offer),
    vehicle:
      vehicle === null
        ? null
        : { id: vehicle.id, name: vehicle.name, carType: vehicle.car_type, dealershipId: offer.dealership.id },
    dealershipSlug: offer.dealership.slug,
    subcategory: slugify(offer.category ?? ''),
    phone: phoneOf(site, noVehicle),
    successHref: successPath({ category: 'offer', carType }),
  };
};

/**
 * A form about nothing that the site knows already: of the contact page where no other category is named. `asked`: of the
 * fields that may stay empty, those that it shows; all when left out.
 */
export const generalEnquiry = (
  site: EnquirySite,
  category: FormCategory = 'general',
  asked?: readonly EnquiryFieldName[],
): EnquiryContext => {
  const to = hrefs(site);
  const [onlyDealership, another] = site.dealerships;
  const form = formOf(site, category, { isSettled: false, message: '' });
  return {
    ...form,
    fields: form.fields.filter(({ name, required }) => required || (asked?.includes(name) ?? true)),
    path: to.contact,
    vehicle: null,
    dealershipSlug: another === undefined ? (onlyDealership?.slug ?? null) : null,
    subcategory: '',
    phone: phoneOf(site, noVehicle),
    successHref: successPath({ category }),
  };
};

/** What the list of departments is called on the page of a place. */
const departmentLabel = 'Department';

/**
 * The general form of a place's page: it goes to that place, to the department that is chosen where there are several;
 * to one of the places where all of a dealership share a page. Source: LOC-05, LEAD-02.
 */
export const placeEnquiry = (site: EnquirySite, page: LocationPage): EnquiryContext => {
  const [first, ...others] = pageLocations(page);
  const form = formOf(site, 'general', {
    // The page of a location settles which dealership gets the enquiry.
    isSettled: true,
    message: '',
    unseen: { dealership: first.dealership_slug, ...(others.length === 0 ? { location: first.id } : {}) },
  });
  const phone = placeCall(first, null);
  const chosen: ShownField<EnquiryFieldName> = {
    name: 'location',
    label: departmentLabel,
    input: 'choice',
    required: true,
    value: first.id,
    options: [first, ...others].map((department) => ({
      value: department.id,
      label: page.places.length === 1 ? departmentName(department) : department.name,
    })),
  };
  return {
    ...form,
    fields: others.length === 0 ? form.fields : [chosen, ...form.fields],
    path: page.path,
    vehicle: null,
    dealershipSlug: first.dealership_slug,
    subcategory: '',
    phone,
    successHref: successPath({ category: 'general' }),
  };
};

/** A general enquiry that knows what it is about: a brand or model, which has no vehicle to settle who answers. */
export const subjectEnquiry = (site: EnquirySite, about: string, path: string): EnquiryContext => {
  const general = generalEnquiry(site);
  const form = formOf(site, 'general', {
    isSettled: false,
    message: `Please tell me more about the ${about}.`,
    unseen: { subject: about.slice(0, longestSubject) },
  });
  return { ...general, ...form, path };
};
