import { bookedDrivePath } from '@forecourt/config/pages';
import type { SiteDocument } from '@forecourt/config/site-document';
import type { Db } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import { canonicalOrigin } from '../sites';
import type { CalendarSubject } from './booking-calendar';

import { bookedPlace } from './booking-place';
import { calendarSubject } from './calendar-subject';
import { bookingByToken } from './find-booking';

/** The entry of a booking that somebody with its token adds to their calendar; null where there is none. */
export const readCalendarSubject = async (
  db: Pick<Db, 'select'>,
  site: SiteDocument,
  token: string,
  { env, now }: { readonly env: Pick<Env, 'mailFrom' | 'publicScheme' | 'publicPort'>; readonly now: Date },
): Promise<CalendarSubject | null> => {
  const found = await bookingByToken(db, site, token, now);
  const location = found === null ? null : bookedPlace(found.dealership, found.booking.location_id);
  if (found === null || location === null) return null;
  const { booking, vehicle } = found;
  const origin = canonicalOrigin(site, env);
  return calendarSubject(
    { booking, vehicle, site, origin, location, path: bookedDrivePath(token) },
    { organizer: location.email ?? env.mailFrom, attendee: null },
  );
};
