import { defaultQuality, servedWidth } from '@forecourt/api-contract/media';
import { Hono } from 'hono';
import { createSizedPictures, type PictureFormat, servedQuality } from './sized-pictures';

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

/**
 * GET /media/{hash}?w={pixels}&q={quality}: a stored picture, resized, in a format the browser takes (MEDI-01). What an
 * address serves never changes, so it may be kept for a year; its tag is made of the address.
 */
export const mediaRoutes = (settings: Parameters<typeof createSizedPictures>[0]) => {
  const pictures = createSizedPictures(settings);
  return new Hono().get('/media/:hash', async (context) => {
    const hash = context.req.param('hash');
    const width = servedWidth(number(context.req.query('w'), 1080));
    const quality = servedQuality(number(context.req.query('q'), defaultQuality));
    const format = formatFor(context.req.header('accept') ?? '*/*');
    const etag = `"${hash.slice(0, 24)}-${width}-${quality}-${format}"`;
    const headers = {
      etag,
      vary: 'accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    };
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
    const bytes = await pictures.get(hash, width, quality, format);
    if (bytes === null)
      return context.json(
        { type: 'about:blank', title: 'There is no such picture.', status: 404, code: 'media-unknown' },
        404,
        { 'content-type': 'application/problem+json' },
      );
    return context.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': `image/${format}` });
  });
};
