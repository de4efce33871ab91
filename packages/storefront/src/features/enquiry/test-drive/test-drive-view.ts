import type { ReturnedForm, TestDriveSlots } from '@forecourt/api-contract';
import type { PublicSite } from '@forecourt/config/public-site';
import { isAvailable, type Vehicle } from '@forecourt/domain/vehicle';
import type { EnquiryContext } from '../form/enquiry-context';
import type { DriveFaults } from './asked-drive';
import { hasFreeTime, slotDays } from './slot-days-view';
import { testDriveEnquiry } from './test-drive-enquiry';
import type { TestDriveFormProps } from './test-drive-form-props';

/** The vehicle in the address: none, one that is shown, one that is not any more, or unknown while the search fails. */
export type AskedVehicle =
  | { readonly kind: 'none' | 'gone' | 'away' }
  | { readonly kind: 'vehicle'; readonly vehicle: Pick<Vehicle, 'sold' | 'status' | 'reserved'> };

/**
 * What the page can offer now. `form`: times to choose from. `place`: a place is to be chosen first. `full`: nothing is
 * free. `sold`, `reserved`: the vehicle cannot be driven. `failed`: the times could not be loaded.
 */
export type TestDriveStage = 'form' | 'place' | 'full' | 'sold' | 'reserved' | 'failed';

export const testDriveStage = (
  asked: AskedVehicle,
  slots: Pick<TestDriveSlots, 'locations' | 'location' | 'days'> | null,
): TestDriveStage => {
  if (asked.kind === 'vehicle' && !isAvailable(asked.vehicle)) return 'sold';
  if (slots === null) return 'failed';
  const isHeld = asked.kind === 'vehicle' && asked.vehicle.reserved;
  if (slots.location === null && slots.locations.length > 1) return 'place';
  if (hasFreeTime(slots.days)) return 'form';
  return isHeld ? 'reserved' : 'full';
};

/** Whether a vehicle is there to be driven only, as its dealer's tag says; such drives count as those of new ones (ANLY-01). */
export const isDriveOnly = ({ tag }: Pick<Vehicle, 'tag'>): boolean => /^\s*test drives? only\s*$/i.test(tag ?? '');

/** What the form is drawn with: for a place with its times. */
export const testDriveForm = (
  site: PublicSite,
  vehicle: Vehicle | null,
  { location, locations, days, length, come_to_you }: TestDriveSlots,
): TestDriveFormProps => ({
  context: testDriveEnquiry(site, { vehicle, place: location ?? '' }),
  days: slotDays(days),
  placeName: locations.find(({ id }) => id === location)?.name ?? site.name,
  length,
  comeWithinKm: come_to_you?.within_km ?? null,
  bring: site.testDrive.bring,
  isDriveOnly: vehicle !== null && isDriveOnly(vehicle),
});

const ownFields = ['slot', 'home_address', 'postcode'] as const;
const ownFieldOf = (path: string) => ownFields.find((name) => name === path.replace(/^userData\./, ''));

/** The faults of a form that came back: those of time and address by field, and the rest as for any enquiry. */
export const returnedDrive = ({ form, error, fields }: ReturnedForm) => {
  const own = fields.flatMap(({ path, message }) => {
    const name = ownFieldOf(path);
    return name === undefined ? [] : [[name, message] as const];
  });
  const faults: DriveFaults = Object.fromEntries(own.toReversed());
  const slot = form.slot ?? '';
  return {
    rest: { form, error, fields: fields.filter(({ path }) => ownFieldOf(path) === undefined) },
    typed: {
      slot,
      come: form.come_to_you !== undefined,
      address: form.home_address ?? '',
      postcode: form.postcode ?? '',
      isTaken: slot !== '' && faults.slot !== undefined,
      faults,
    },
  };
};

/**
 * The form again, with what was typed and the free times nearest to one that has been taken.
 * @param context the enquiry with what was typed in it
 */
export const returnedDriveForm = (
  made: TestDriveFormProps,
  context: EnquiryContext,
  { typed, rest }: ReturnType<typeof returnedDrive>,
  nearest: TestDriveSlots['nearest'],
): TestDriveFormProps => {
  const { slot, ...others } = typed.faults;
  // What its own notice and fields say is not said again under the form.
  const isSaid = rest.fields.length === 0 && Object.keys(typed.faults).length > 0;
  return {
    ...made,
    context:
      context.returned === undefined || !isSaid
        ? context
        : { ...context, returned: { ...context.returned, failure: null } },
    typed: { ...typed, nearest, faults: typed.isTaken || slot === undefined ? others : { ...others, slot } },
  };
};
