import { markdownAddress, pageOfMarkdown } from '@forecourt/config/pages';

/** What of a request says where a redirect in its place leads. */
interface Asked {
  /** Path and query that are asked for inside: those of the Markdown form where the client prefers that. */
  readonly url: string;
  /** Path and query as they came. */
  readonly originalUrl: string;
}

/** A location with the query of the request, which names the advertisement that led here (LEAD-01), before its fragment. */
const withQuery = (location: string, url: string): string => {
  const query = url.indexOf('?');
  if (query < 0) return location;
  const fragment = location.includes('#') ? location.slice(location.indexOf('#')) : '';
  const target = location.slice(0, location.length - fragment.length);
  return target.includes('?') ? location : `${target}${url.slice(query)}${fragment}`;
};

/**
 * Where a client is led. Whoever named the Markdown form of a page gets that of the next one; whoever prefers it by its
 * Accept header says so again there.
 */
export const ledTo = (location: string, { url, originalUrl }: Asked): string => {
  const isOwn = location.startsWith('/');
  const target = isOwn && pageOfMarkdown(originalUrl) !== null ? (markdownAddress(location) ?? location) : location;
  return withQuery(target, url);
};
