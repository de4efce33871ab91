import { bookedDrivePath } from '@forecourt/config/pages';
import { eq } from 'drizzle-orm';
import { bookings, leads, sites } from '../../ground/database/schema';
import type { QuotedSubmission } from '../../ground/database/schema/shapes/quoted-submission';
import type { TemplateDeps } from '../../ground/messages/message-template';
import { canonicalOrigin, storedSite } from '../sites';
import type { BookingSubject } from './booking-content';
import { manageTokens } from './booking-keys';

import { bookedPlace } from './booking-place';
import { findBookings } from './find-booking';

/** The booking of an enquiry with what its messages need; null once its data are erased, or its site or its places are gone. */
export const readSubject = async (
  { db, addresses, secrets, now }: TemplateDeps,
  leadId: string,
): Promise<(BookingSubject & { readonly userData: QuotedSubmission['userData'] }) | null> => {
  const [found] = await findBookings(db, eq(bookings.lead_id, leadId));
  if (found === undefined) return null;
  const [about] = await db
    .select({ submission: leads.submission, erasedAt: leads.erased_at, site: sites.document })
    .from(leads)
    .innerJoin(sites, eq(sites.website_id, leads.website_id))
    .where(eq(leads.id, found.booking.lead_id));
  const site = about === undefined ? null : storedSite(about.site);
  const location = bookedPlace(found.dealership, found.booking.location_id);
  if (about === undefined || about.erasedAt !== null || site === null || location === null) return null;
  return {
    booking: found.booking,
    vehicle: found.vehicle,
    site,
    location,
    origin: canonicalOrigin(site, addresses),
    path: bookedDrivePath(manageTokens(secrets.serviceToken)(found.booking.id)),
    now: now(),
    userData: about.submission.userData,
  };
};
