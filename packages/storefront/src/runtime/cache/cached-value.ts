import { hash } from 'node:crypto';
import type { IncrementalCacheValue } from 'next/dist/server/response-cache';
import { oneByteHtml } from './one-byte-html';

const tagsHeader = 'x-next-cache-tags';

/** The tags a value of Next's was rendered under: in the call for data, in a header for pages. */
export const tagsOf = (value: IncrementalCacheValue, contextTags: readonly string[]): readonly string[] => {
  const header = 'headers' in value ? value.headers?.[tagsHeader] : undefined;
  const own = 'tags' in value ? (value.tags ?? []) : [];
  return [...contextTags, ...own, ...(typeof header === 'string' ? header.split(',') : [])];
};

/** About how much memory a value takes, in bytes. */
export const bytesOf = (value: IncrementalCacheValue): number => {
  const fixed = 512;
  switch (value.kind) {
    case 'APP_PAGE': {
      const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, segment) => sum + segment.length, 0);
      return fixed + Buffer.byteLength(value.html) + (value.rscData?.length ?? 0) + segments;
    }
    case 'FETCH':
      return fixed + Buffer.byteLength(value.data.body);
    case 'APP_ROUTE':
      return fixed + value.body.length;
    case 'IMAGE':
      return fixed + value.buffer.length;
    default:
      return fixed + Buffer.byteLength(JSON.stringify(value));
  }
};

/**
 * A value in the form in which it is kept. A page is held in one byte a character, and has its entity tag (RFC 9110,
 * 8.8.3) among the headers that Next sends with it. The tag is weak, since the gateway compresses; the page and its data
 * for the router share it and are told apart by address and `vary`.
 */
export const asCacheEntry = (value: IncrementalCacheValue): IncrementalCacheValue => {
  if (value.kind !== 'APP_PAGE') return value;
  const html = oneByteHtml(value.html);
  return { ...value, html, headers: { ...value.headers, etag: `W/"${hash('sha1', html, 'base64url')}"` } };
};
