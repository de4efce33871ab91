import { testDriveSchema, testDriveSlotsSchema } from '@forecourt/api-contract';
import { visitorOf } from '@forecourt/api-contract/service';
import type { SiteDocument } from '@forecourt/config/site-document';
import { createRoute, z } from '@hono/zod-openapi';
import { and, eq, gt } from 'drizzle-orm';
import { bookings } from '../../ground/database/schema';
import { HttpProblem, problems } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { limitedFor, limitsKey } from '../../ground/limits/limits';
import { ownKey } from '../../ground/sealing/own-key';
import { getSiteDocument } from '../sites';
import { bookingCalendar } from './booking-calendar';
import { manageTokens } from './booking-keys';
import { mostSlotQuestions, slotsLimit } from './booking-limits';
import { bookingByToken, findBookings } from './find-booking';
import { readCalendarSubject } from './read-calendar-subject';
import { readInstant } from './read-instant';
import { readSlots } from './read-slots';
import { readTestDrive } from './read-test-drive';

const asked = z.object({
  car_id: z.string().max(20).optional().openapi({ description: 'Id of the vehicle.' }),
  location: z.string().max(100).optional().openapi({ description: 'Id of the place.' }),
  near: z.string().max(40).optional().openapi({ description: 'An instant whose nearest free times are wanted.' }),
});

const noDrives = () => new HttpProblem(404, 'no_test_drives', 'This site has no test drives.');
const notFound = () => new HttpProblem(404, 'test_drive_not_found', 'There is no test drive at this address any more.');

const slots = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/test-drive-slots',
  summary: 'The times at which a test drive can be booked, by vehicle and place (TDRV-01).',
  security: serviceOnly,
  request: { params: z.object({ website_id: z.string() }), query: asked },
  responses: {
    200: json(testDriveSlotsSchema, 'Places and times.'),
    400: problem('The query is not as documented.'),
    401: problem('The service token is missing.'),
    404: problem('There is no such site, or it has no test drives.'),
  },
});

const publicSlots = createRoute({
  method: 'get',
  path: '/api/test-drive/slots',
  summary: 'The same for scripts, for the site that the gateway vouches for (TDRV-01).',
  request: { query: asked },
  responses: {
    200: json(testDriveSlotsSchema, 'Places and times.'),
    400: problem('The query is not as documented.'),
    403: problem('The gateway vouches for no site.'),
    404: problem('There is no such site, or it has no test drives.'),
    429: problem('Asked too often from one address.'),
  },
});

const one = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/test-drives/{token}',
  summary: 'A test drive by the token of its address, with the times that it can be moved to (TDRV-01).',
  security: serviceOnly,
  request: {
    params: z.object({ website_id: z.string(), token: z.string().max(100) }),
    query: asked.pick({ near: true }),
  },
  responses: {
    200: json(testDriveSchema, 'How it stands.'),
    400: problem('The query is not as documented.'),
    401: problem('The service token is missing.'),
    404: problem('There is none at this address any more.'),
  },
});

const ofLead = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/leads/{lead_id}/test-drive',
  summary: 'The test drive that was booked with an enquiry within an hour, for the page that confirms it (TDRV-01).',
  security: serviceOnly,
  request: { params: z.object({ website_id: z.string(), lead_id: z.uuid() }) },
  responses: {
    200: json(testDriveSchema, 'How it stands.'),
    400: problem('That is no id of an enquiry.'),
    401: problem('The service token is missing.'),
    404: problem('There is none, or not any more.'),
  },
});

const calendar = createRoute({
  method: 'get',
  path: '/api/test-drive/{token}/calendar.ics',
  summary: 'A test drive as a file for calendars (TDRV-01).',
  request: { params: z.object({ token: z.string().max(100) }) },
  responses: {
    200: { description: 'An entry to be added.', content: { 'text/calendar': { schema: z.string() } } },
    403: problem('The gateway vouches for no site.'),
    404: problem('There is none at this address any more.'),
  },
});

/**
 * How long the page that confirms a booking is given its address, in milliseconds. The id of an enquiry stands in addresses
 * that others may read: past this hour the way to the test drive is the mail that confirms it.
 */
const freshMs = 60 * 60 * 1000;
const noStore = { 'cache-control': 'no-store' } as const;

const withDrives = (site: SiteDocument | null): SiteDocument => {
  if (site === null) throw problems.siteNotFound();
  if (!site.flags['test-drive']) throw noDrives();
  return site;
};

/** Reads of test drives: for our own pages, and for browsers. */
export const slotRoutes: RouteModule = (app, { database: { db }, env }) => {
  const manageToken = manageTokens(env.serviceToken);
  const siteOf = (websiteId: string) => getSiteDocument(db, websiteId);
  app.openapi(slots, async (c) => {
    const site = withDrives(await siteOf(c.req.valid('param').website_id));
    return c.json(await readSlots(db, site, c.req.valid('query'), env.now()), 200, noStore);
  });
  app.openapi(publicSlots, async (c) => {
    const { findSite, client, websiteId, now } = contextOf(c);
    const site = withDrives(await findSite());
    if (client !== null) {
      const subject = `${websiteId} ${visitorOf(client)}`;
      const secret = ownKey(env.serviceToken, limitsKey);
      const wait = await limitedFor(db, { limit: slotsLimit, subject, most: mostSlotQuestions, now, secret });
      if (wait !== null) throw new HttpProblem(429, 'limit', 'Asked too often. Please wait a few minutes.');
    }
    return c.json(await readSlots(db, site, c.req.valid('query'), now), 200, noStore);
  });
  app.openapi(one, async (c) => {
    const { website_id, token } = c.req.valid('param');
    const site = await siteOf(website_id);
    const found = site === null ? null : await bookingByToken(db, site, token, env.now());
    if (site === null || found === null) throw notFound();
    const near = readInstant(c.req.valid('query').near);
    const drive = await readTestDrive(db, site, found, { token, near, now: env.now() });
    if (drive === null) throw notFound();
    return c.json(drive, 200, noStore);
  });
  app.openapi(ofLead, async (c) => {
    const { website_id, lead_id } = c.req.valid('param');
    const site = await siteOf(website_id);
    const since = new Date(env.now().getTime() - freshMs);
    const own = and(
      eq(bookings.lead_id, lead_id),
      eq(bookings.website_id, website_id),
      gt(bookings.created_at, since),
      gt(bookings.link_until, env.now()),
    );
    const [found] = site === null ? [] : await findBookings(db, own);
    if (site === null || found === undefined || found.booking.manage_digest === null) throw notFound();
    const token = manageToken(found.booking.id);
    const drive = await readTestDrive(db, site, found, { token, near: null, now: env.now() });
    if (drive === null) throw notFound();
    return c.json(drive, 200, noStore);
  });
  app.openapi(calendar, async (c) => {
    const { findSite, now } = contextOf(c);
    const site = await findSite();
    const { token } = c.req.valid('param');
    const subject = site === null ? null : await readCalendarSubject(db, site, token, { env, now });
    if (subject === null) throw notFound();
    return c.body(bookingCalendar(subject, 'publish'), 200, {
      ...noStore,
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': 'attachment; filename="test-drive.ics"',
    });
  });
};
