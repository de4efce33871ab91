import type { PhotoFault } from '@forecourt/api-contract';
import { visitorOf } from '@forecourt/api-contract/service';
import { and, asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { leadPhotos } from '../../ground/database/schema';
import type { AppEnv } from '../../ground/http/app-context';
import { byLink } from '../../ground/http/by-link';
import { HttpProblem } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { plainPage } from '../../ground/http/plain-page';
import { refusalAnswer } from '../../ground/http/problem-answer';
import { logRefused } from '../../ground/http/refused-write';
import type { RouteModule } from '../../ground/http/route-module';
import { refusal, type ShopperWrite, shopperWrite } from '../../ground/http/shopper-write';
import { createClientShares } from '../../ground/limits/client-shares';
import { enqueueMessage } from '../../ground/messages/message-queue';
import { addPhotos, photoRoom } from './add-photos';
import { describePhotoRoutes } from './describe-photo-routes';
import { type KeptPhoto, keptPhoto, largestUpload } from './photo-file';
import { readPhotoToken } from './photo-token';

/** Uploads of one address at once: each holds its files in memory. */
const mostUploads = 2;
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

/** What is found before any of the photos is read. */
const early = {
  ended: refusal(403, 'photos_ended', 'Photos can no longer be added to this enquiry.'),
  many: refusal(409, 'photos_full', 'This enquiry has as many photos as it can take.'),
  busy: refusal(429, 'uploading', 'Photos are still being sent. Please wait for them.'),
  total: refusal(413, 'body_too_large', `The photos together are larger than ${largestUpload} bytes.`),
};
/** What its page says of each. */
const faultOf: Readonly<Record<string, PhotoFault>> = {
  foreign_page: 'page',
  [early.ended.why]: 'ended',
  [early.many.why]: 'many',
  [early.busy.why]: 'busy',
  [early.total.why]: 'total',
};

/** Longest time that an upload over a slow line may take, in milliseconds. */
const longestUploadMs = 10 * 60_000;

/** What came of an upload, and the address to lead back to. */
interface Added {
  readonly added: number;
  readonly fault: PhotoFault | null;
  readonly back: unknown;
}

const limitUpload = bodyLimit({ maxSize: largestUpload, onError: () => new Response(null, { status: 413 }) });

const filesOf = (given: readonly unknown[]): readonly File[] =>
  given.filter((one): one is File => one instanceof File && one.size > 0);

/**
 * Converts the files one after the other; the first fault is returned, and the other files are stored even so.
 * @param most files that are read; those above are left out
 */
const readFiles = async (
  files: readonly File[],
  most: number,
): Promise<{ readonly photos: readonly KeptPhoto[]; readonly fault: PhotoFault | null }> => {
  const photos: KeptPhoto[] = [];
  let fault: PhotoFault | null = files.length === 0 ? 'none' : null;
  for (const file of files.slice(0, most)) {
    const made = await keptPhoto(new Uint8Array(await file.arrayBuffer()));
    if (typeof made === 'string') fault ??= made;
    else photos.push(made);
  }
  if (files.length > most) fault ??= 'many';
  return { photos, fault };
};

const goneWords =
  'These photos are not here any more, or the link has ended. Ask for a new one: forecourt leads photos.';

/**
 * POST /api/lead-photos?token=&back=: a form with files, answered with 303 to the page it stood on, `back`, whatever
 * comes of it. What needs no look at the files is found before any of them is read. GET with the dealer's token: a page
 * of the photos, and each by its number. Addresses carry their right in the query, which no log has.
 */
export const photoRoutes: RouteModule = (app, { database: { db }, env, jobs }) => {
  describePhotoRoutes(app);
  const shares = createClientShares(mostUploads);
  const routes = new Hono<AppEnv>();

  /** Reads the form and keeps its photos. */
  const keep = async ({ c, context }: ShopperWrite, leadId: string, room: number): Promise<Added> => {
    const { now, websiteId, log } = context;
    const form = await c.req.parseBody({ all: true });
    // One more than fits, so that a surplus can be reported.
    const { photos, fault } = await readFiles(filesOf([form.photos].flat()), room + 1);
    const maker = { db, now, enqueue: enqueueMessage(jobs), mailFrom: env.mailFrom };
    const added = photos.length === 0 ? 0 : await addPhotos(maker, websiteId, leadId, photos);
    const outcome = {
      added: added ?? 0,
      fault: fault ?? (added === null ? 'ended' : added < photos.length ? 'many' : null),
      // Pages of the release before name it in the form alone.
      back: c.req.query('back') ?? form.back,
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
        if (leadId === null || room === null) return early.ended;
        if (room === 0) return early.many;
        const who = visitorOf(client ?? '');
        if (!shares.enter(who)) return early.busy;
        try {
          const tooLarge = await limitUpload(c, async () => undefined);
          return tooLarge instanceof Response ? early.total : await keep(write, leadId, room);
        } finally {
          shares.leave(who);
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

  const seen = (c: Parameters<typeof contextOf>[0]): string => {
    const leadId = readPhotoToken(env.serviceToken, 'see', c.req.query('token') ?? '', contextOf(c).now);
    if (leadId === null) throw new HttpProblem(404, 'photos_gone', goneWords);
    return leadId;
  };

  routes.get('/api/lead-photos', async (c) => {
    const leadId = seen(c);
    const photos = await db
      .select({ width: leadPhotos.width, height: leadPhotos.height })
      .from(leadPhotos)
      .where(eq(leadPhotos.lead_id, leadId))
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
    const leadId = seen(c);
    const [photo] = await db
      .select({ picture: leadPhotos.picture })
      .from(leadPhotos)
      .where(and(eq(leadPhotos.lead_id, leadId)))
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
