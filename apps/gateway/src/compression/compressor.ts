import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedBodies } from './cached-bodies';
import { type Coding, chooseCoding, isCompressible } from './negotiation';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** How an answer was sent: from a cached body, made and cached, waited for while another made it, or compressed as it passed. */
export type BodyOutcome = 'cached' | 'made' | 'joined' | 'passing';

/** Bytes of an answer up to which it is compressed whole, to be cached. */
const WHOLE_LIMIT = 4 * 1024 * 1024;

/**
 * Brotli qualities by how often the work is used (measured on a results page of 72 KB and react-dom): 4 beats gzip 6 in
 * time and size; 5 costs three times as much for 8% less; 9 costs 60 ms and more, which only a file that is made once
 * and cached for good is worth.
 */
const QUALITY = { passing: 4, cached: 5, immutable: 9 } as const;

const brotliOptions = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compressWhole = (body: Buffer, coding: Coding, quality: number): Promise<Buffer> =>
  coding === 'br'
    ? brotli(body, brotliOptions(quality))
    : gzipped(body, { level: quality >= QUALITY.immutable ? 9 : 6 });

/** Compresses as it goes. Every chunk is flushed: a page that arrives in parts is shown in parts. */
const compressPassing = (coding: Coding) =>
  coding === 'br'
    ? createBrotliCompress({ ...brotliOptions(QUALITY.passing), flush: constants.BROTLI_OPERATION_FLUSH })
    : createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH });

const addVary = (reply: FastifyReply): void => {
  const vary = String(reply.getHeader('vary') ?? '');
  if (/\*|accept-encoding/i.test(vary)) return;
  reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`);
};

/** Marks the answer as encoded: its length is another, and its tag no longer stands for the very bytes. */
const markEncoded = (reply: FastifyReply, coding: Coding): void => {
  reply.header('content-encoding', coding);
  reply.removeHeader('content-length');
  reply.removeHeader('accept-ranges');
  const etag = reply.getHeader('etag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
};

/**
 * Sends the body of an inner answer, whose status and headers are on the reply already, compressed where that pays.
 * One with a name, of at most one kind of content, is compressed once for each of its tags and cached: pages and files that
 * do not change cost nothing more. What has none passes.
 */
export const createCompressor = (cached: CachedBodies, sent: (outcome: BodyOutcome) => void = () => undefined) => {
  /** Bodies in the making: what many ask for at once is made once. */
  const making = new Map<string, Promise<Buffer>>();

  const make = async (inner: Readable, coding: Coding, isImmutable: boolean, key: string) => {
    const body = await buffer(inner);
    const whole = await compressWhole(body, coding, isImmutable ? QUALITY.immutable : QUALITY.cached);
    cached.put(key, whole);
    return whole;
  };

  return (request: FastifyRequest, reply: FastifyReply, inner: Readable, name: string | null): void => {
    const headers = reply.getHeaders();
    if (!isCompressible(request.method, reply.statusCode, headers)) {
      reply.send(inner);
      return;
    }
    addVary(reply);
    const coding = chooseCoding(request.headers['accept-encoding']);
    if (coding === null) {
      reply.send(inner);
      return;
    }
    markEncoded(reply, coding);
    const isImmutable = String(headers['cache-control'] ?? '').includes('immutable');
    // What is never going to change needs no tag: its address is one.
    const etag = headers.etag ?? (isImmutable ? 'immutable' : undefined);
    const length = Number(headers['content-length'] ?? Number.NaN);
    if (name === null || typeof etag !== 'string' || !(length <= WHOLE_LIMIT)) {
      sent('passing');
      const passing = compressPassing(coding);
      inner.once('error', (error) => passing.destroy(error));
      passing.once('close', () => inner.destroy());
      reply.send(inner.pipe(passing));
      return;
    }
    const key = `${name}\n${etag}\n${length}\n${coding}`;
    const found = cached.get(key);
    if (found !== undefined) {
      sent('cached');
      inner.resume();
      reply.send(found);
      return;
    }
    const running = making.get(key);
    sent(running === undefined ? 'made' : 'joined');
    if (running !== undefined) inner.resume();
    const made = running ?? make(inner, coding, isImmutable, key).finally(() => making.delete(key));
    if (running === undefined) making.set(key, made);
    made.then(
      (whole) => reply.send(whole),
      (error: unknown) => {
        reply.removeHeader('content-encoding');
        reply.send(error);
      },
    );
  };
};
