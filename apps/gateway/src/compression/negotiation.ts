/** Headers of an answer, as the framework holds them. */
type AnswerHeaders = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Content codings the gateway makes, best first. */
export type Coding = 'br' | 'gzip';

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|xml|manifest\+json|problem\+json|ld\+json|openapi\+json|rss\+xml)|image\/svg\+xml)/;

/** Bytes below which the saving is less than what a packet holds anyway. */
const SMALLEST = 1024;

/** Picks the coding that a client takes, by its `accept-encoding` (RFC 9110, 12.5.3); null for none. */
export const chooseCoding = (acceptEncoding: string | undefined): Coding | null => {
  if (acceptEncoding === undefined) return null;
  const accepted = new Set<string>();
  for (const entry of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
};

/** Whether an answer gains from compression. What is compressed already, partial or not to be transformed is left alone. */
export const isCompressible = (method: string, status: number, headers: AnswerHeaders): boolean => {
  if (method === 'HEAD' || status < 200 || status === 204 || status === 206 || status === 304) return false;
  if (headers['content-encoding'] !== undefined) return false;
  if (String(headers['cache-control'] ?? '').includes('no-transform')) return false;
  const length = headers['content-length'];
  if (length !== undefined && Number(length) < SMALLEST) return false;
  return COMPRESSIBLE.test(String(headers['content-type'] ?? ''));
};
