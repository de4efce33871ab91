import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../site-table/host-index';

/** What a browser is told when it asks ahead whether a page may search: what clients of the protocol send. */
const allowed = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers':
    'content-type, x-algolia-agent, x-algolia-api-key, x-algolia-application-id, x-algolia-usertoken',
  // Seconds; browsers keep it for two hours at most.
  'access-control-max-age': '7200',
  'cache-control': 'no-store',
};

/**
 * Lets the pages of other origins search a site that names them (CORS), and no others; nothing but searches is opened,
 * and no cookie goes with them. Where a site names none, nothing is said.
 * @returns false when a browser asked ahead and has been answered.
 */
export const admitSearchOrigin = (
  { method, headers, id }: Pick<FastifyRequest, 'method' | 'headers' | 'id'>,
  reply: FastifyReply,
  { search_origins: origins = [] }: Site,
): boolean => {
  if (origins.length === 0) return true;
  // Whether the answer can be read depends on who asked.
  reply.header('vary', 'origin');
  const { origin } = headers;
  if (origin === undefined || !origins.includes(origin)) return true;
  reply.header('access-control-allow-origin', origin);
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return true;
  reply
    .code(204)
    .headers({ ...allowed, 'x-request-id': id })
    .send();
  return false;
};
