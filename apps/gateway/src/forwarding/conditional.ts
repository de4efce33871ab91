import type { FastifyReply, FastifyRequest } from 'fastify';

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether the client holds what the inner answer on `reply` says (RFC 9110, 13.1.2: `if-none-match`, weak comparison).
 * The template apps tag their cached pages and leave it to the front door to compare.
 */
export const isUnchanged = (request: FastifyRequest, reply: FastifyReply): boolean => {
  const asked = request.headers['if-none-match'];
  const etag = reply.getHeader('etag');
  if (asked === undefined || typeof etag !== 'string' || reply.statusCode !== 200) return false;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return asked.trim() === '*' || asked.split(',').some((tag) => opaque(tag) === opaque(etag));
};
