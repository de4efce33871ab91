import { hrefs } from '@forecourt/config/hrefs';
import type { PublicSite } from '@forecourt/config/public-site';
import { type Location, locationPhone } from '@forecourt/domain/location';
import type { Vehicle } from '@forecourt/domain/vehicle';
import type { PhoneLink } from '@forecourt/ui/site-header';
import { phoneLink } from '../../../site/places/phone';
import { siteCall } from '../../../site/shell/header-view';
import { testDriveWords as words } from './test-drive-words';

/** Nothing can be booked now: what is said, whom to call, and the ways on. */
export interface NoTimesView {
  readonly title: string;
  readonly tone: 'danger' | 'caution';
  readonly phone: PhoneLink | null;
  readonly ways: readonly { readonly label: string; readonly href: string }[];
}

type CalledPlace = Pick<Location, 'phone' | 'phone_by_car_type' | 'contact_detail'>;

/**
 * Where nothing is free, or the times could not be loaded. Pure.
 * @param again address that asks for the times anew; null where that would help nobody
 */
export const noTimesView = (
  site: PublicSite,
  {
    isFailed,
    vehicle,
    place,
    again,
  }: {
    readonly isFailed: boolean;
    readonly vehicle: Vehicle | null;
    /** Where it would begin; the site answers where that is not known, or has no number. */
    readonly place: CalledPlace | null;
    readonly again: string | null;
  },
): NoTimesView => {
  const phone = place === null ? null : locationPhone(place, vehicle?.car_type ?? null);
  const to = hrefs(site);
  return {
    title: isFailed ? words.slot.failed : words.full.title,
    tone: isFailed ? 'danger' : 'caution',
    phone: phone === null ? siteCall(site) : phoneLink(phone),
    ways: [
      ...(again === null ? [] : [{ label: words.slot.again, href: again }]),
      { label: words.full.write, href: vehicle === null ? to.contact : to.enquire(vehicle) },
    ],
  };
};
