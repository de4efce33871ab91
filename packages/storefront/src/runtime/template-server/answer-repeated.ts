import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import { isSearchPath } from '@forecourt/search/url';
import { isBot } from 'next/dist/shared/lib/router/utils/is-bot.js';
import type { AskedAnswer } from '../cache/drawn-answers';
import { processStore } from '../cache/process-store';
import { cachedResultsHeader, siteHeader } from '../next-config/site-rewrites';
import { repeatableSeconds } from './waiting-client';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Longer addresses are nobody's filters. */
const longestAddress = 600;
/** A larger answer is none of ours. */
const mostBytes = 4 * 1024 * 1024;

/** Headers of one connection or one answer. */
const ownOfAnAnswer: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);

/** What is asked for, where it may be answered with what was drawn before: a page of results with a query. */
const askedBy = ({ method, url = '/', headers }: IncomingMessage): AskedAnswer | null => {
  const { [siteHeader]: site, [cachedResultsHeader]: ofPathAlone, rsc } = headers;
  if (method !== 'GET' || typeof site !== 'string' || url.length > longestAddress) return null;
  // The data of a page, and a page that Next keeps.
  if (rsc !== undefined || ofPathAlone !== undefined) return null;
  const path = url.split('?', 1)[0] ?? '';
  if (path === url || !isSearchPath(path)) return null;
  // Next writes a page for programs otherwise than for browsers: its head comes first, whatever it waits for.
  return { site, key: `${site} ${isBot(headers['user-agent'] ?? '') ? 'bot' : 'browser'} ${url}` };
};

const packed = (html: Buffer): Promise<Buffer> => pack(html, { level: constants.Z_BEST_SPEED });

/**
 * Answers with what was drawn for the same address, while nothing of its site has changed. False where nothing is kept.
 * @param failed is called where it cannot be packed, to be kept for longer
 */
export const answerRepeated = async (
  request: IncomingMessage,
  response: ServerResponse,
  failed: (error: unknown) => void,
): Promise<boolean> => {
  const answers = processStore.forecourtDrawnAnswers;
  const asked = askedBy(request);
  const found = asked === null ? undefined : answers?.find(asked);
  if (asked === null || answers === undefined || found === undefined) return false;
  const start = answers.now();
  const html = found.isPacked ? await unpack(found.body) : found.body;
  for (const name in found.headers) response.setHeader(name, found.headers[name] ?? '');
  response.writeHead(200, { 'content-length': html.length });
  response.end(html);
  // The second who asks: others may.
  if (!found.isPacked && answers.isAskedAgain(asked))
    packed(html)
      .then((body) => answers.keep(asked, { ...found, body, isPacked: true }, start))
      .catch(failed);
  return true;
};

const headersOf = (response: ServerResponse): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !ownOfAnAnswer.has(name)));

/**
 * Keeps what is drawn for a request, where the page says that it is the same for everyone. What its client did not wait
 * for is not kept.
 * @param failed is called where it cannot be packed
 */
export const keepForRepeats = (
  request: IncomingMessage,
  response: ServerResponse,
  failed: (error: unknown) => void,
): void => {
  const answers = processStore.forecourtDrawnAnswers;
  const asked = askedBy(request);
  if (asked === null || answers === undefined) return;
  const isPacked = answers.isAskedAgain(asked);
  const start = answers.now();
  const parts: Buffer[] = [];
  let bytes = 0;
  const note = (part: unknown): void => {
    if (typeof part !== 'string' && !(part instanceof Uint8Array)) return;
    bytes += part.length;
    if (bytes <= mostBytes) parts.push(Buffer.from(part));
  };
  const { write, end } = response;
  response.write = (...given: unknown[]) => {
    note(given[0]);
    return Reflect.apply(write, response, given);
  };
  response.end = (...given: unknown[]) => {
    note(given[0]);
    return Reflect.apply(end, response, given);
  };
  const keep = async (): Promise<void> => {
    const seconds = repeatableSeconds();
    if (seconds === undefined || response.statusCode !== 200 || bytes > mostBytes) return;
    const until = Date.now() + seconds * 1000;
    const headers = headersOf(response);
    const html = Buffer.concat(parts);
    answers.keep(asked, { headers, body: isPacked ? await packed(html) : html, isPacked, until }, start);
  };
  // What the page has said belongs to this request.
  const kept = AsyncResource.bind(() => keep().catch(failed));
  response.once('finish', kept);
};
