import type { ReturnedForm, SiteOffer } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import {
  type EnquiryCategory,
  type EnquiryFieldName,
  type EnquiryKind,
  enquiryKinds,
  type FormCategory,
} from '@forecourt/domain/enquiry';
import { errorCatalogue } from '@forecourt/domain/error-catalogue';
import { enquiryCategorySchema } from '@forecourt/domain/lead';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { EnquiryContext } from '../../features/enquiry/form/enquiry-context';
import { generalEnquiry, offerEnquiry, vehicleEnquiry } from '../../features/enquiry/form/enquiry-context-view';

const isFormCategory = (category: EnquiryCategory): category is FormCategory => Object.hasOwn(enquiryKinds, category);

/** What a form that came back was about, as the page that it stood on says it. */
export const returnedSubject = ({ form }: ReturnedForm) => ({
  category: enquiryCategorySchema.catch('general').parse(form.category),
  /** Id of the vehicle, and the slug of its page, to be looked up by; empty for none. */
  carId: form.car_id ?? '',
  slug: /^\/cars\/([a-z0-9-]+)$/.exec(form.page_id ?? '')?.[1] ?? '',
  offerId: form.offer_id ?? '',
});

/** The form again as it was before anybody typed. Where its vehicle or offer has gone it is a general enquiry. */
const formAgain = (
  site: Parameters<typeof offerEnquiry>[0],
  category: EnquiryCategory,
  { vehicle, offer }: { readonly vehicle: Vehicle | null; readonly offer: SiteOffer | null },
): EnquiryContext => {
  if (!isFormCategory(category)) return generalEnquiry(site);
  const kind: EnquiryKind = enquiryKinds[category];
  if (kind.about === 'vehicle')
    return vehicle === null ? generalEnquiry(site) : vehicleEnquiry(site, vehicle, category);
  if (kind.about === 'offer') return offer === null ? generalEnquiry(site) : offerEnquiry(site, offer);
  return generalEnquiry(site, category);
};

/** A form that came back: with what was typed, and what is wrong beside its field (FORM-03). `key`: that of its address. */
export const returnedEnquiry = (
  site: Parameters<typeof offerEnquiry>[0] & Pick<PublicSite, 'name'>,
  returned: ReturnedForm,
  about: { readonly vehicle: Vehicle | null; readonly offer: SiteOffer | null },
  key: string,
): EnquiryContext => {
  const { form, error } = returned;
  const context = formAgain(site, returnedSubject(returned).category, about);
  const fields = context.fields.map((field) => ({
    ...field,
    // A box is told by whether it was sent at all.
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
  // The summary over the fields says it by itself.
  const isSaid = error === errorCatalogue['form-summary'].message && Object.keys(errors).length > 0;
  const failure = [...(isSaid ? [] : [error]), ...unplaced].join(' ');
  return { ...context, fields, returned: { key, errors, failure: failure === '' ? null : failure } };
};
