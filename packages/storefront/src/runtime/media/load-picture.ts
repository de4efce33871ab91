import { serviceUrl } from '../service-access/service-access';
import { mediaUrl } from './media-url';

/** A picture as a document takes it: no browser will fetch it. */
export interface LoadedPicture {
  readonly data: Buffer;
  readonly format: 'png' | 'jpg';
}

/** Milliseconds for one picture. */
const patience = 15_000;

/**
 * A picture from the platform's media store at a width in pixels and the site's quality: PNG for what is cut out and
 * stands on the document's own ground, JPEG for the others. Null when there is none, which is logged with `where` it is
 * missing from: a document without one picture is worth more than none.
 * @throws when the store cannot answer now: a document is cached, and would be cached without its pictures
 */
export const loadPicture = async (
  { src, fit }: { readonly src: string; readonly fit: 'contain' | 'cover' },
  { width, quality }: { readonly width: number; readonly quality: number },
  where: string,
): Promise<LoadedPicture | null> => {
  const format = fit === 'contain' ? 'png' : 'jpg';
  const answer = await fetch(`${serviceUrl()}${mediaUrl(src, { width, quality })}`, {
    headers: { accept: format === 'png' ? 'image/png' : 'image/jpeg' },
    signal: AbortSignal.timeout(patience),
    // This answer is not cached: the whole document is. `cache: 'no-store'` here would keep Next from caching the
    // document too.
  });
  if (answer.ok) return { data: Buffer.from(await answer.arrayBuffer()), format };
  const fault = new Error(`The media store answered ${answer.status} for ${src}.`);
  if (answer.status === 429 || answer.status >= 500) throw fault;
  console.error(`The picture ${src} is missing from ${where}`, fault);
  return null;
};
