import type { ReturnedForm, SiteOffer } from '@forecourt/api-contract';
import { takesEnquiries } from '@forecourt/config/capabilities';
import { findLocationPage, hrefs, type PlacedDealer } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import {
  type EnquiryFieldName,
  type EnquiryKind,
  enquiryKindOf,
  enquiryKinds,
  isFormCategory,
} from '@forecourt/domain/enquiry';
import { errorCatalogue } from '@forecourt/domain/error-catalogue';
import { enquiryCategorySchema } from '@forecourt/domain/lead';
import { type Vehicle, vehicleSlugOf } from '@forecourt/domain/vehicle';
import type { EnquiryContext } from '../../features/enquiry/form/enquiry-context';
import {
  generalEnquiry,
  leftVehicleEnquiry,
  offerEnquiry,
  placeEnquiry,
  subjectEnquiry,
  vehicleEnquiry,
} from '../../features/enquiry/form/enquiry-context-view';
import { testDriveEnquiry } from '../../features/enquiry/test-drive/test-drive-enquiry';
import { financeEnquiry } from '../../features/finance';
import { ownCarEnquiry } from '../../features/trade-in/own-car-enquiry';

/** The offer that a form carried when it came back: what proves it, in AUD dollars, and whether it was accepted; null for none. */
export const returnedOffer = ({ form }: ReturnedForm) => {
  const { valuation: token = '', offer_price: price = '' } = form;
  if (token === '') return null;
  return { token, price: /^\d+$/.test(price) ? Number(price) : null, accepted: form.offer_accepted !== undefined };
};

/** What a form that came back was about, as the page that it stood on says it. */
export const returnedSubject = ({ form }: ReturnedForm) => ({
  category: enquiryCategorySchema.catch('general').parse(form.category),
  /** Id of the vehicle, and the slug of its page, to be looked up by; empty for none. */
  carId: form.car_id ?? '',
  slug: vehicleSlugOf(form.page_id ?? '') ?? '',
  offerId: form.offer_id ?? '',
});

const placePath = /^\/(locations|contact-us)\/([^/?#]+)$/;

/** The page of a place that a form stood on; null for any other. */
const placeOf = (site: PlacedDealer, path: string) => {
  const [, folder, word = ''] = placePath.exec(path) ?? [];
  const found = folder === 'locations' || folder === 'contact-us' ? findLocationPage(site, folder, word) : null;
  return found?.kind === 'page' ? found.page : null;
};

/** A general form: one from the page of a place has its department again, and one with a hidden subject keeps it. */
const generalAgain = (
  site: Parameters<typeof offerEnquiry>[0] & PlacedDealer,
  { page_id: path = '', subject = '' }: ReturnedForm['form'],
): EnquiryContext => {
  const page = placeOf(site, path);
  if (page !== null) return placeEnquiry(site, page);
  const general = generalEnquiry(site);
  const isToChoose = general.fields.some(
    ({ name, options = [] }) => name === 'subject' && options.some(({ value }) => value === subject),
  );
  return subject === '' || isToChoose ? general : subjectEnquiry(site, subject, general.path);
};

/** What went along unseen with a form that may be about a vehicle. */
const unseenOf = ({ wanted }: ReturnedForm['form']): { readonly wanted?: string } =>
  wanted === undefined || wanted === '' ? {} : { wanted };

/**
 * The form again as it was before anybody typed. About a vehicle that has left the site it is still: its dealership can
 * answer. Where its offer has gone it is a general enquiry.
 */
const formAgain = (
  site: PublicSite,
  returned: ReturnedForm,
  { vehicle, offer }: { readonly vehicle: Vehicle | null; readonly offer: SiteOffer | null },
): EnquiryContext => {
  const { category, carId } = returnedSubject(returned);
  if (!isFormCategory(category)) return generalEnquiry(site);
  if (category === 'finance' || category === 'pre-approval')
    return takesEnquiries(site, category)
      ? financeEnquiry(site, category, { vehicle, path: returned.form.page_id ?? hrefs(site).finance })
      : generalEnquiry(site);
  if (category === 'test-drive')
    return takesEnquiries(site, category)
      ? testDriveEnquiry(site, { vehicle, place: returned.form.location ?? '' })
      : generalEnquiry(site);
  if (category === 'trade-in' || category === 'sell')
    return ownCarEnquiry(site, category, {
      path: returned.form.page_id ?? '',
      vehicle,
      car: null,
      offerPrice: returnedOffer(returned)?.price ?? null,
    });
  const kind: EnquiryKind = enquiryKinds[category];
  if (kind.about === 'vehicle')
    return vehicle !== null
      ? vehicleEnquiry(site, vehicle, category)
      : carId === ''
        ? generalEnquiry(site)
        : leftVehicleEnquiry(site, returned.form, category);
  if (kind.about === 'offer') return offer === null ? generalEnquiry(site) : offerEnquiry(site, offer);
  if (category === 'general') return generalAgain(site, returned.form);
  if (vehicle === null) return generalEnquiry(site, category);
  // A kind that may be about a vehicle keeps it, with what the page knew besides.
  return vehicleEnquiry(site, vehicle, category, { unseen: unseenOf(returned.form) });
};

/** What shoppers read of a vehicle that has left the site since they wrote; null where nothing has. */
export const leftWords = (
  { vehicle, rules }: Pick<EnquiryContext, 'vehicle' | 'rules'>,
  about: { readonly vehicle: Vehicle | null },
): string | null =>
  vehicle !== null && about.vehicle === null && enquiryKindOf(rules.category).about === 'vehicle'
    ? `${vehicle.name} has left our site since. Your enquiry still reaches us, and we tell you what we have like it.`
    : null;

/** A form that came back: with what was typed, and what is wrong beside its field (FORM-03). `key`: that of its address. */
export const returnedEnquiry = (
  site: PublicSite,
  returned: ReturnedForm,
  about: { readonly vehicle: Vehicle | null; readonly offer: SiteOffer | null },
  key: string,
): EnquiryContext => {
  const { form, error } = returned;
  const context = formAgain(site, returned, about);
  const fields = context.fields.map((field) => ({
    ...field,
    // A browser sends a checkbox only when it is ticked.
    value: field.input === 'box' ? form[field.name] !== undefined : (form[field.name] ?? field.value),
  }));
  const faults = returned.fields.map(({ path, message }) => {
    const name = path.replace(/^userData\./, '');
    return { field: fields.find((field) => field.name === name), message };
  });
  // The first fault of a field counts.
  const errors: Partial<Record<EnquiryFieldName, string>> = Object.fromEntries(
    faults.flatMap(({ field, message }) => (field === undefined ? [] : [[field.name, message]])).toReversed(),
  );
  const unplaced = faults.flatMap(({ field, message }) => (field === undefined ? [message] : []));
  // The summary above the fields repeats this message, so it is left out here.
  const isSaid = error === errorCatalogue['form-summary'].message && Object.keys(errors).length > 0;
  const failure = [...(isSaid ? [] : [error]), ...unplaced].join(' ');
  return { ...context, fields, returned: { key, errors, failure: failure === '' ? null : failure } };
};
