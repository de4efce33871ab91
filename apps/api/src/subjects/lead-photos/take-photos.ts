import type { PhotoFault } from '@forecourt/api-contract';
import { visitorOf } from '@forecourt/api-contract/service';
import type { AppDeps } from '../../ground/http/app-context';
import { logRefused } from '../../ground/http/refused-write';
import type { Refusal, ShopperWrite } from '../../ground/http/shopper-write';
import { limitedFor, limitsKey } from '../../ground/limits/limits';
import { enqueueMessage } from '../../ground/messages/message-queue';
import { ownKey } from '../../ground/sealing/own-key';
import { UploadFault } from '../../ground/uploads/upload-fault';
import { createUploadPlaces } from '../../ground/uploads/upload-places';
import { addPhotos, photoRoom } from './add-photos';
import { largestUpload } from './photo-file';
import { photoReadingService } from './photo-reading';
import { refusals, uploadRefusals } from './photo-refusals';
import { readPhotoToken } from './photo-token';
import { mostTries, photoTriesLimit } from './photo-tries';

/** Uploads to one site at once, so that those to one dealer leave places to the others. */
const mostOfSite = 8;
/** Uploads with one enquiry at once. */
const mostOfLead = 3;

/** What came of an upload, and the address to lead back to. */
export interface AddedPhotos {
  readonly added: number;
  readonly fault: PhotoFault | null;
  readonly back: unknown;
}

/**
 * The verb of an upload of photos. What needs no look at the files is found before any of them is read; the form goes to
 * disk as it comes, within the limits of uploads, and is read by a process of its own.
 */
export const takePhotos = ({ database: { db }, env, jobs, services }: AppDeps) => {
  const readPhotos = services.get(photoReadingService);
  const { perKey } = env.photoLimits;
  const withPlace = createUploadPlaces(env.photoLimits);
  const secret = ownKey(env.serviceToken, limitsKey);

  /** Whether the enquiry has no tries left, once `weight` more are counted. */
  const isTriedOut = async (leadId: string, now: Date, weight: number): Promise<boolean> =>
    (await limitedFor(db, { limit: photoTriesLimit, subject: leadId, most: mostTries, weight, now, secret })) !== null;

  /** Reads the form and keeps its photos. */
  const keep = async ({ c, context }: ShopperWrite, leadId: string, path: string): Promise<AddedPhotos | Refusal> => {
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

  return async (write: ShopperWrite): Promise<AddedPhotos | Refusal> => {
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
  };
};
