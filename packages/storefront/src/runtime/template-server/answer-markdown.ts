import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { loggedPath, markdownAddress, pageOfMarkdown } from '@forecourt/config/pages';
import { LRUCache } from 'lru-cache';
import { type PageMarkdown, pageMarkdown } from '../markdown/page-markdown';
import { siteHeader } from '../next-config/site-rewrites';
import { findCached } from './answer-cached';
import { cachedPath } from './cached-path';

/** What of an answer its Markdown has, too. */
interface PageAnswer {
  readonly html: string;
  readonly tag: string | undefined;
  readonly cacheControl: string | undefined;
}

/** An answer that is kept for everyone, whatever query asked for it. */
const isKept = ({ cacheControl }: PageAnswer): boolean => cacheControl?.startsWith('s-maxage=') === true;

/** Markdown forms held for the next who ask: those of pages that are kept, under their tags. */
const held = new LRUCache<string, PageMarkdown>({ max: 300 });

/** The Markdown of a page with a tag, made once. */
const heldMarkdown = (name: string, html: string): PageMarkdown | null => {
  const known = held.get(name);
  if (known !== undefined) return known;
  const made = pageMarkdown(html);
  if (made === null) return null;
  held.set(name, made);
  return made;
};

const send = (
  response: ServerResponse,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): void => {
  response.writeHead(status, {
    'content-type': 'text/markdown; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
};

const sendMissing = (response: ServerResponse): void =>
  send(response, 404, 'There is no such page.\n', { 'cache-control': 'no-store' });

/** @param place the site and the path by which the page is kept: no query makes another form of it */
const sendPage = (response: ServerResponse, place: string, page: PageAnswer): void => {
  const { html, tag, cacheControl } = page;
  const made = tag !== undefined && isKept(page) ? heldMarkdown(`${place} ${tag}`, html) : pageMarkdown(html);
  if (made === null) {
    sendMissing(response);
    return;
  }
  send(response, 200, made.text, {
    ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
    // The same state of the page by another name: nobody takes one form for the other.
    ...(tag === undefined ? {} : { etag: tag.replace(/"$/, '-md"') }),
    ...(made.canonical === '' ? {} : { link: `<${made.canonical}>; rel="canonical"` }),
  });
};

/** Headers of the request with which the page itself is asked for: whole, plain, and as HTML. */
const pageHeaders = ({ headers }: IncomingMessage): IncomingMessage['headers'] => {
  const {
    accept: _,
    'accept-encoding': _coding,
    'if-none-match': _tag,
    'if-modified-since': _since,
    range: _range,
    ...rest
  } = headers;
  return { ...rest, accept: 'text/html' };
};

/** Answers that no Markdown could be made, whatever is wrong with the page: nobody else's pages end with it. */
const failing =
  (response: ServerResponse, path: string) =>
  (error: unknown): void => {
    if (response.destroyed) return;
    console.error(`The Markdown of ${loggedPath(path)} failed`, error);
    if (response.headersSent) response.destroy();
    else send(response, 500, 'The page cannot be drawn.\n', { 'cache-control': 'no-store' });
  };

/** Has this server draw the page, as for anybody who asks for it, and answers with its Markdown. */
const drawMarkdown = (
  request: IncomingMessage,
  response: ServerResponse,
  { address, place, fail }: { readonly address: string; readonly place: string; readonly fail: (e: unknown) => void },
): void => {
  const { localAddress, localPort } = request.socket;
  const inner = ask(
    { host: localAddress, port: localPort, path: address, headers: pageHeaders(request), agent: false },
    (answer) => {
      const { statusCode = 500, headers } = answer;
      if (statusCode === 200) {
        text(answer)
          .then((html) =>
            sendPage(response, place, { html, tag: headers.etag, cacheControl: headers['cache-control'] }),
          )
          .catch(fail);
        return;
      }
      answer.resume();
      const { location } = headers;
      if (location !== undefined) {
        const to = location.startsWith('/') ? (markdownAddress(location) ?? location) : location;
        send(response, statusCode, '', { location: to, 'cache-control': 'no-store' });
      } else if (statusCode === 404) sendMissing(response);
      else send(response, statusCode, 'The page cannot be drawn.\n', { 'cache-control': 'no-store' });
    },
  );
  inner.on('error', fail);
  // Who has left waits for no page.
  response.once('close', () => inner.destroy());
  inner.end();
};

/**
 * Answers with the Markdown form of a page (`/about-us.md`), made of the page that is cached, else of the one that this
 * server draws for it: with its tag and its lifetime, so it is cached and dropped wherever the page is. False where the
 * address is that of no such form. Source: decision 42.
 */
export const answerMarkdown = (request: IncomingMessage, response: ServerResponse): boolean => {
  const { method, url = '/', headers } = request;
  const { [siteHeader]: site, rsc } = headers;
  if ((method !== 'GET' && method !== 'HEAD') || typeof site !== 'string' || rsc !== undefined) return false;
  const address = pageOfMarkdown(url);
  if (address === null) return false;
  const place = cachedPath(site, address);
  const [path = '/'] = address.split('?', 1);
  const fail = failing(response, path);
  const cached = findCached(site, address);
  if (cached === null) {
    drawMarkdown(request, response, { address, place, fail });
    return true;
  }
  const { html, headers: own, seconds } = cached;
  const tag = typeof own.etag === 'string' ? own.etag : undefined;
  try {
    sendPage(response, place, { html, tag, cacheControl: `s-maxage=${seconds}` });
  } catch (error) {
    fail(error);
  }
  return true;
};
