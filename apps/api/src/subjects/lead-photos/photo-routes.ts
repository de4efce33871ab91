import type { PhotoFault } from '@forecourt/api-contract';
import { visitorOf } from '@forecourt/api-contract/service';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { leadPhotos, leads } from '../../ground/database/schema';
import type { AppEnv } from '../../ground/http/app-context';
import { byLink } from '../../ground/http/by-link';
import { HttpProblem } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { plainPage } from '../../ground/http/plain-page';
import { refusalAnswer } from '../../ground/http/problem-answer';
import { logRefused } from '../../ground/http/refused-write';
import type { RouteModule } from '../../ground/http/route-module';
import { comeLater, type Refusal, refusal, type ShopperWrite, shopperWrite } from '../../ground/http/shopper-write';
import { limitedFor, limitsKey } from '../../ground/limits/limits';
import { enqueueMessage } from '../../ground/messages/message-queue';
import { ownKey } from '../../ground/sealing/own-key';
import { UploadFault, type UploadFaultCode } from '../../ground/uploads/upload-fault';
import { createUploadPlaces } from '../../ground/uploads/upload-places';
import { addPhotos, photoRoom } from './add-photos';
import { describePhotoRoutes } from './describe-photo-routes';
import { largestUpload } from './photo-file';
import { photoReadingService } from './photo-reading';
import { readPhotoToken } from './photo-token';
import { mostTries, photoTriesLimit } from './photo-tries';

/** Where a shopper is led back to: the page that confirms the enquiry, and no other. */
const backForm = /^\/success\?[\w=&%.-]{1,400}$/;

/** The address to redirect to, with the outcome in its query; null where no address was given. */
const backTo = (
  given: unknown,
  { added = 0, fault }: { readonly added?: number; readonly fault: PhotoFault | null },
): string | null => {
  if (typeof given !== 'string' || !backForm.test(given)) return null;
  const url = new URL(given, 'http://site.invalid');
  url.searchParams.delete('photos');
  url.searchParams.delete('photo_fault');
  if (added > 0) url.searchParams.set('photos', String(added));
  if (fault !== null) url.searchParams.set('photo_fault', fault);
  return `${url.pathname}${url.search}#photos`;
};

/** Why an upload as a whole is not taken. */
const refusals = {
  ended: refusal(403, 'photos_ended', 'Photos can no longer be added to this enquiry.'),
  many: refusal(409, 'photos_full', 'This enquiry has as many photos as it can take.'),
  tries: refusal(429, 'photo_tries', 'Too many files were sent with this enquiry.'),
  busy: comeLater(30, 429, 'uploading', 'Photos are still being sent. Please wait for them.'),
  total: refusal(413, 'body_too_large', `The photos together are larger than ${largestUpload} bytes.`),
  slow: refusal(400, 'upload_slow', 'The photos came too slowly. Send fewer at a time.'),
  broken: refusal(400, 'photos_broken', 'The form with the photos did not arrive whole. Send it again.'),
};
/** What its page says of each. */
const faultOf: Readonly<Record<string, PhotoFault>> = {
  foreign_page: 'page',
  ...Object.fromEntries(Object.entries(refusals).map(([fault, { why }]) => [why, fault as keyof typeof refusals])),
};

const uploadRefusals: Readonly<Partial<Record<UploadFaultCode, Refusal>>> = {
  'file-too-large': refusals.total,
  'upload-stopped': refusals.slow,
  'upload-slow': refusals.slow,
  'uploads-many': refusals.busy,
  'disk-full': comeLater(60, 503, 'disk_full', 'There is no room for photos for a moment. Please try again later.'),
};

/** Longest time until an upload is answered, in milliseconds: it comes over a slow line, waits for its turn, and is read. */
const longestUploadMs = 18 * 60_000;
/** Uploads to one site at once, so that those to one dealer leave places to the others. */
const mostOfSite = 8;
/** Uploads with one enquiry at once. */
const mostOfLead = 3;

/** What came of an upload, and the address to lead back to. */
interface Added {
  readonly added: number;
  readonly fault: PhotoFault | null;
  readonly back: unknown;
}

const goneWords =
  'These photos are not here any more, or the link has ended. Ask for a new one: forecourt leads photos.';

/**
 * POST /api/lead-photos?token=&back=: a form with files, answered with 303 to the page it stood on, `back`, whatever
 * comes of it. What needs no look at the files is found before any of them is read. The form goes to disk as it comes,
 * within the limits of uploads, and is read by a process of its own. GET with the dealer's token: a page of the photos,
 * and each by its number. Addresses carry their right in the query, which no log has.
 */
export const photoRoutes: RouteModule = (app, { database: { db }, env, jobs, services }) => {
  describePhotoRoutes(app);
  const readPhotos = services.get(photoReadingService);
  const { perKey } = env.photoLimits;
  const withPlace = createUploadPlaces(env.photoLimits);
  const secret = ownKey(env.serviceToken, limitsKey);
  const routes = new Hono<AppEnv>();

  /** Whether the enquiry has no tries left, once `weight` more are counted. */
  const isTriedOut = async (leadId: string, now: Date, weight: number): Promise<boolean> =>
    (await limitedFor(db, { limit: photoTriesLimit, subject: leadId, most: mostTries, weight, now, secret })) !== null;

  /** Reads the form and keeps its photos. */
  const keep = async ({ c, context }: ShopperWrite, leadId: string, path: string): Promise<Added | Refusal> => {
    const { now, websiteId, log } = context;
    const room = await photoRoom(db, websiteId, leadId);
    if (room === null) return refusals.ended;
    // One more than fits, so that a surplus can be reported.
    const read = await readPhotos({ path, type: c.req.header('content-type') ?? '' }, room + 1);
    if (read === 'busy') return refusals.busy;
    if (read.fault === 'broken') return refusals.broken;
    await isTriedOut(leadId, now, read.tried);
    const maker = { db, now, enqueue: enqueueMessage(jobs), mailFrom: env.mailFrom };
    const { photos, fault } = read;
    const added = photos.length === 0 ? 0 : await addPhotos(maker, websiteId, leadId, photos);
    const outcome = {
      added: added ?? 0,
      fault: fault ?? (added === null ? 'ended' : added < photos.length ? 'many' : null),
      // Pages of the release before name it in the form alone.
      back: c.req.query('back') ?? read.back,
    } as const;
    if (outcome.fault !== null) logRefused(log, { what: 'lead-photos', why: outcome.fault, status: 303 });
    return outcome;
  };

  routes.post(
    '/api/lead-photos',
    shopperWrite<Added>({
      what: 'lead-photos',
      accepts: 'own',
      addresses: env,
      patienceMs: longestUploadMs,
      take: async (write) => {
        const { c, context } = write;
        const { now, client, websiteId } = context;
        const leadId = readPhotoToken(env.serviceToken, 'add', c.req.query('token') ?? '', now);
        const room = leadId === null ? null : await photoRoom(db, websiteId, leadId);
        if (leadId === null || room === null) return refusals.ended;
        if (room === 0) return refusals.many;
        if (await isTriedOut(leadId, now, 0)) return refusals.tries;
        const { body } = c.req.raw;
        if (body === null) return refusals.broken;
        if (Number(c.req.header('content-length') ?? 0) > largestUpload) return refusals.total;
        const shares = [
          { of: `visitor ${visitorOf(client ?? '')}`, most: perKey },
          { of: `site ${websiteId}`, most: mostOfSite },
          // Their tries are counted as they are read, so few of them may be under way uncounted.
          { of: `lead ${leadId}`, most: mostOfLead },
        ];
        try {
          return await withPlace(shares, body, largestUpload, async (path) =>
            (await isTriedOut(leadId, now, 1)) ? refusals.tries : keep(write, leadId, path),
          );
        } catch (error) {
          const refused = error instanceof UploadFault ? uploadRefusals[error.code] : undefined;
          if (refused !== undefined) return refused;
          // Who has broken off reads no answer, and the log does not take it for a fault of ours.
          if (c.req.raw.signal.aborted) return refusals.broken;
          throw error;
        }
      },
      accept: ({ c }, { back, ...outcome }) => c.redirect(backTo(back, outcome) ?? '/', 303),
      refuse: ({ c, refused }) => {
        const fault = faultOf[refused.why];
        const back = fault === undefined ? null : backTo(c.req.query('back'), { fault });
        if (back !== null) return c.redirect(back, 303);
        return refusalAnswer(c, refused);
      },
    }),
  );

  /** What is asked of photos: those of an enquiry of the site that was asked, and of no other. */
  const seen = (c: Parameters<typeof contextOf>[0]) => {
    const { now, websiteId } = contextOf(c);
    const leadId = readPhotoToken(env.serviceToken, 'see', c.req.query('token') ?? '', now);
    if (leadId === null) throw new HttpProblem(404, 'photos_gone', goneWords);
    const ofSite = db.select({ id: leads.id }).from(leads).where(eq(leads.website_id, websiteId));
    return { leadId, where: and(eq(leadPhotos.lead_id, leadId), inArray(leadPhotos.lead_id, ofSite)) };
  };

  routes.get('/api/lead-photos', async (c) => {
    const { leadId, where } = seen(c);
    const photos = await db
      .select({ width: leadPhotos.width, height: leadPhotos.height })
      .from(leadPhotos)
      .where(where)
      .orderBy(asc(leadPhotos.created_at), asc(leadPhotos.id));
    if (photos.length === 0) throw new HttpProblem(404, 'photos_gone', goneWords);
    const site = await contextOf(c).findSite();
    const address = (place: number) =>
      `/api/lead-photos/${place}?token=${encodeURIComponent(c.req.query('token') ?? '')}`;
    const page = plainPage(
      `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'} with enquiry ${leadId.slice(-6).toUpperCase()}`,
      site?.name ?? 'Photos',
      html`${photos.map(({ width, height }, place) => html`<p><a href="${address(place + 1)}"><img src="${address(place + 1)}" alt="Photo ${place + 1}" width="${width}" height="${height}" style="max-width:100%;height:auto"></a></p>`)}`,
    );
    return c.html(String(await page), 200, byLink);
  });

  routes.get('/api/lead-photos/:place{[1-9][0-9]?}', async (c) => {
    const { where } = seen(c);
    const [photo] = await db
      .select({ picture: leadPhotos.picture })
      .from(leadPhotos)
      .where(where)
      .orderBy(asc(leadPhotos.created_at), asc(leadPhotos.id))
      .offset(Number(c.req.param('place')) - 1)
      .limit(1);
    if (photo === undefined) throw new HttpProblem(404, 'photos_gone', goneWords);
    return c.body(new Uint8Array(photo.picture), 200, {
      ...byLink,
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
    });
  });

  app.route('/', routes);
};
