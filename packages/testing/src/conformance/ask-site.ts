import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { NotSo } from './not-so';

/** An answer as it came; no redirect is followed. */
export interface SiteAnswer {
  readonly status: number;
  /** Of a redirect, as it was sent; null without one. */
  readonly location: string | null;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What is asked of an address besides reading it. */
export interface SiteQuestion {
  /** Fields of a plain form, sent as a browser without scripts sends them. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks for a path of an origin. */
export type AskSite = (path: string, question?: SiteQuestion) => Promise<SiteAnswer>;

/** Milliseconds after which an answer is missing, on a machine however busy. */
const patienceMs = 60_000;

/** Browsers find `*.localhost` on this machine, and Node does not. */
const placeOf = ({ hostname }: URL): string => (hostname.endsWith('.localhost') ? '127.0.0.1' : hostname);

/** A way to ask an origin, such as `http://harbour-city.localhost:3000`, one request a connection. */
export const askingOf =
  (origin: string): AskSite =>
  (path, { form, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(path, origin);
      const body = form === undefined ? null : String(new URLSearchParams(form));
      const sent = (url.protocol === 'https:' ? secureRequest : plainRequest)(
        {
          ...{ host: placeOf(url), port: url.port, path: `${url.pathname}${url.search}`, agent: false },
          ...{ method: body === null ? 'GET' : 'POST', timeout: patienceMs, servername: url.hostname },
          headers: {
            host: url.host,
            ...(body === null
              ? {}
              : {
                  'content-type': 'application/x-www-form-urlencoded',
                  'content-length': String(Buffer.byteLength(body)),
                }),
            ...headers,
          },
        },
        (answer) => {
          const { statusCode = 0, headers: given } = answer;
          buffer(answer).then(
            (bytes) =>
              resolve({
                status: statusCode,
                location: given.location ?? null,
                headers: given,
                body: bytes.toString('utf8'),
              }),
            reject,
          );
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`No answer from ${url.href} within ${patienceMs / 1000} s.`)));
      sent.on('error', (cause) => reject(new NotSo(`${url.href} cannot be reached: ${cause.message}`, { cause })));
      sent.end(body ?? undefined);
    });
