import { defaultQuality, servedWidth } from '@forecourt/api-contract/media';
import { visitorOf } from '@forecourt/api-contract/service';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../ground/http/app-context';
import { createClientShares } from '../../ground/limits/client-shares';
import { TurnsFull } from '../../ground/limits/turns';
import type { IsKept } from './kept-pictures';
import { StorageAway } from './originals/originals';
import type { ServedQuality } from './qualities-in-use';
import { createSizedPictures, isPictureHash, type PictureFormat } from './sized-pictures';

/** The smallest format that the browser names; a bare star means one of some years ago. */
const formatFor = (accept: string): PictureFormat => {
  if (accept.includes('image/avif')) return 'avif';
  if (accept.includes('image/webp') || accept.includes('*/*')) return 'webp';
  return accept.includes('image/png') ? 'png' : 'jpeg';
};

const number = (value: string | undefined, fallback: number): number => {
  const parsed = Number(value);
  return value !== undefined && Number.isFinite(parsed) && parsed > 0 ? parsed : fallback;
};

const problem = (context: Context, status: 404 | 429 | 503, code: string, title: string) =>
  context.json({ type: 'about:blank', title, status, code }, status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(status === 404 ? {} : { 'retry-after': status === 429 ? '2' : '10' }),
  });

const unknown = (context: Context) => problem(context, 404, 'media-unknown', 'There is no such picture.');

const busy = (context: Context) =>
  problem(context, 429, 'media-busy', 'Too many pictures are being made. Try again in a moment.');

/** Pictures of one address at once: a page has some dozens, and several shoppers may share an address. */
const mostOfClient = 128;

const kept = 'public, max-age=31536000, immutable';
/** For what a change of a site's settings would serve otherwise. */
const keptShortly = 'public, max-age=60';

/**
 * GET /media/{hash}?w={pixels}&q={quality}: a stored picture, resized, in a format the browser takes (MEDI-01). What an
 * address serves never changes, so it may be kept for a year; its tag is made of the address. A quality that no site
 * uses is served as the nearest that one does.
 */
export const mediaRoutes = ({
  servedQuality = async () => defaultQuality,
  isKept = async () => true,
  ...settings
}: Parameters<typeof createSizedPictures>[0] & {
  /** Default: the default quality and no other. */
  readonly servedQuality?: ServedQuality;
  /** Default: every picture of which there is an original or a copy. */
  readonly isKept?: IsKept;
}) => {
  const pictures = createSizedPictures(settings);
  const shares = createClientShares(mostOfClient);

  const answer = async (context: Context): Promise<Response> => {
    const hash = context.req.param('hash') ?? '';
    const width = servedWidth(number(context.req.query('w'), 1080));
    const wished = number(context.req.query('q'), defaultQuality);
    const quality = await servedQuality(wished);
    const format = formatFor(context.req.header('accept') ?? '*/*');
    const etag = `"${hash.slice(0, 24)}-${width}-${quality}-${format}"`;
    const headers = {
      etag,
      vary: 'accept',
      'cache-control': quality === wished ? kept : keptShortly,
      'x-content-type-options': 'nosniff',
    };
    if (!isPictureHash(hash) || !(await isKept(hash))) return unknown(context);
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
    const bytes = await pictures.get(hash, width, quality, format);
    if (bytes === null) return unknown(context);
    return context.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': `image/${format}` });
  };

  return new Hono<AppEnv>().get('/media/:hash', async (context) => {
    const address = context.get('client') ?? null;
    const client = address === null ? null : visitorOf(address);
    if (client !== null && !shares.enter(client)) return busy(context);
    try {
      return await answer(context);
    } catch (error) {
      if (error instanceof TurnsFull) return busy(context);
      if (error instanceof StorageAway) {
        settings.onFault?.(error);
        return problem(context, 503, 'media-away', 'Pictures cannot be read at the moment. Try again in a moment.');
      }
      throw error;
    } finally {
      if (client !== null) shares.leave(client);
    }
  });
};
