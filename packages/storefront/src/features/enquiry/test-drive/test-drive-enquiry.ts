import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import type { EnquiryFieldName } from '@forecourt/domain/enquiry';
import { locationPhone } from '@forecourt/domain/location';
import type { Vehicle } from '@forecourt/domain/vehicle';
import { phoneLink } from '../../../site/places/phone';
import type { EnquiryContext } from '../form/enquiry-context';
import { generalEnquiry, vehicleEnquiry } from '../form/enquiry-context-view';
import { testDriveWords as words } from './test-drive-words';

/** What the place and the chosen time settle, and what stands beside the time. */
const settled: ReadonlySet<EnquiryFieldName> = new Set([
  'dealership',
  'location',
  'preferred_date',
  'preferred_time',
  'home_address',
  'postcode',
]);

/**
 * The form of a test drive at a place, of one vehicle or of any (ROUTE-13, FORM-06). Day and time are made from the slot by
 * the API, so the form requires neither.
 * @param place id of the location
 */
export const testDriveEnquiry = (
  site: PublicSite,
  { vehicle, place }: { readonly vehicle: Vehicle | null; readonly place: string },
): EnquiryContext => {
  const form = vehicle === null ? generalEnquiry(site, 'test-drive') : vehicleEnquiry(site, vehicle, 'test-drive');
  const location = site.locations.find(({ id }) => id === place);
  const phone = location === undefined ? null : locationPhone(location, vehicle?.car_type ?? null);
  return {
    ...form,
    rules: { ...form.rules, dealership: false, location: false, later: ['preferred_date', 'preferred_time'] },
    fields: form.fields
      .filter(({ name }) => !settled.has(name))
      .map((field) =>
        field.name === 'message'
          ? vehicle === null
            ? { ...field, value: '', label: words.wish, hint: words.wishHint }
            : { ...field, value: '', label: words.message }
          : field,
      ),
    unseen: {
      ...form.unseen,
      location: place,
      ...(location === undefined ? {} : { dealership: location.dealership_slug }),
    },
    dealershipSlug: form.dealershipSlug ?? location?.dealership_slug ?? null,
    path: vehicle === null ? hrefs(site).testDrive() : form.path,
    phone: phone === null ? form.phone : phoneLink(phone),
  };
};
