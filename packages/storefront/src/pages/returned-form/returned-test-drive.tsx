import type { ReturnedForm } from '@forecourt/api-contract';
import { hrefs } from '@forecourt/config/hrefs';
import { returnedFormPath } from '@forecourt/config/pages';
import type { PublicSite } from '@forecourt/config/public-site';
import { type Vehicle, vehicleName } from '@forecourt/domain/vehicle';
import { Breadcrumbs } from '@forecourt/ui/breadcrumbs';
import { EnquiryLayout } from '@forecourt/ui/page-layout';
import { loadTestDriveSlots } from '../../features/enquiry/test-drive/load-test-drive-slots';
import { NoTimes } from '../../features/enquiry/test-drive/no-times';
import { noTimesView } from '../../features/enquiry/test-drive/no-times-view';
import { hasFreeTime } from '../../features/enquiry/test-drive/slot-days-view';
import { TestDriveForm } from '../../features/enquiry/test-drive/test-drive-form';
import { returnedDrive, returnedDriveForm, testDriveForm } from '../../features/enquiry/test-drive/test-drive-view';
import { testDriveWords } from '../../features/enquiry/test-drive/test-drive-words';
import { returnedEnquiry } from './returned-form-view';
import { returnedWords as words } from './returned-words';

/** The times of the place that was chosen, as they are now, with those nearest to one that has been taken. */
const loadTimes = (site: PublicSite, { form }: ReturnedForm, vehicle: Vehicle | null) =>
  loadTestDriveSlots(site.website_id, {
    ...(vehicle === null ? {} : { car_id: vehicle.id }),
    ...(form.location ? { location: form.location } : {}),
    ...(form.slot ? { near: form.slot } : {}),
  });

/** A test drive that could not be booked, again: with what was typed, the faults, and the times that are free now. */
export const ReturnedTestDrive = async ({
  site,
  returned,
  vehicle,
  token,
}: {
  readonly site: PublicSite;
  readonly returned: ReturnedForm;
  readonly vehicle: Vehicle | null;
  readonly token: string;
}) => {
  const to = hrefs(site);
  const slots = await loadTimes(site, returned, vehicle);
  const drive = returnedDrive(returned);
  const context = returnedEnquiry(site, drive.rest, { vehicle, offer: null }, token);
  const of = vehicle === null ? [] : [{ label: vehicleName(vehicle), href: to.vehicle(vehicle) }];
  return (
    <EnquiryLayout
      breadcrumbs={<Breadcrumbs crumbs={[{ label: 'Home', href: to.home }, ...of, { label: testDriveWords.crumb }]} />}
      title={words.title}
      lead={words.kept}
    >
      {slots === null || !hasFreeTime(slots.days) ? (
        <NoTimes
          text={testDriveWords.keptHere}
          view={noTimesView(site, {
            isFailed: slots === null,
            vehicle,
            place: site.locations.find(({ id }) => id === returned.form.location) ?? null,
            again: returnedFormPath(token),
          })}
        />
      ) : (
        <TestDriveForm {...returnedDriveForm(testDriveForm(site, vehicle, slots), context, drive, slots.nearest)} />
      )}
    </EnquiryLayout>
  );
};
