import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheBodies } from '../compression/cached-bodies';
import { createCompressor } from '../compression/compressor';
import type { Destination } from '../decision/decision';
import { hasOneSpelling } from '../decision/request-path';
import type { GatewayMetrics } from '../metrics/gateway-metrics';
import { isUnchanged } from './conditional';

/** Bytes of compressed pages and files cached in memory. */
const CACHED_BYTES = 64 * 1024 * 1024;

/** Headers that describe a body. An answer without a body has none of them. */
const aboutBody = ['content-length', 'content-type', 'content-encoding', 'transfer-encoding'];

/** Whether the answer whose headers are on the reply is a page. */
export const isPage = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/html');

/** Whether it is a page in its Markdown form. */
const isMarkdown = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/markdown');

/** Whether it is a file that never changes under its address. */
export const isImmutable = (reply: FastifyReply): boolean =>
  String(reply.getHeader('cache-control') ?? '').includes('immutable');

/** An inner answer whose status and headers are on the reply already. */
export interface InnerAnswer {
  readonly body: Readable;
  readonly destination: Destination;
  /** What has answered, without query. */
  readonly path: string;
  /** Whether its template app keeps it. */
  readonly isCached: boolean;
}

interface Options {
  /** Origin of the application that a destination means. */
  readonly upstreamOf: (destination: Destination) => string;
  readonly metrics: Pick<GatewayMetrics, 'watchBodies' | 'bodySent'>;
}

/** Makes what sends inner answers on: 304 where the client holds them, compressed. */
export const createBodySender = ({ upstreamOf, metrics }: Options) => {
  const cached = cacheBodies(CACHED_BYTES);
  metrics.watchBodies(cached);
  const compress = createCompressor(cached, metrics.bodySent);

  /**
   * The key under which a body is cached, without the query, which such answers do not read. The key of a file holds
   * the application that serves the file, the key of a page its site, so that no two sites ever share a body. Null when
   * a body is not cached.
   */
  const keptName = (reply: FastifyReply, { destination, path, isCached }: InnerAnswer): string | null => {
    if (destination.to === 'api' || !hasOneSpelling(path)) return null;
    if (isImmutable(reply)) return `file ${upstreamOf(destination)} ${path}`;
    return isCached && (isPage(reply) || isMarkdown(reply)) ? `page ${destination.site.website_id} ${path}` : null;
  };

  return (request: FastifyRequest, reply: FastifyReply, answer: InnerAnswer): void => {
    if (isUnchanged(request, reply)) {
      answer.body.resume();
      for (const name of aboutBody) reply.removeHeader(name);
      reply.code(304).send();
      return;
    }
    compress(request, reply, answer.body, keptName(reply, answer));
  };
};
