import { type IncomingHttpHeaders, request } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { gatewayPort } from './address-book';

export interface Question {
  /** Host name as a browser would send it; Node could not resolve it, so it is only told. */
  readonly host: string;
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The gateway's, unless another server is to be asked directly. */
  readonly port?: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const send = <Body>(
  { host, path = '/', method = 'GET', headers = {}, body, port = gatewayPort }: Question,
  read: (stream: Readable) => Promise<Body>,
): Promise<Omit<Answer, 'body'> & { readonly body: Body }> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host, ...length, ...headers },
        agent: false,
        timeout: 60_000,
      },
      (incoming) => {
        const { statusCode = 0, headers: given } = incoming;
        const plain = given['content-encoding'] === 'gzip' ? incoming.pipe(createGunzip()) : incoming;
        incoming.on('error', reject);
        read(plain).then((whole) => resolve({ status: statusCode, headers: given, body: whole }), reject);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`No answer from ${host}${path} within 60 s`)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** One request, exactly as given: no redirect is followed, nothing is added but the host. What comes as gzip is read. */
export const ask = (question: Question): Promise<Answer> => send(question, text);

/** Host with the gateway's port, as the Host header of a request through it. */
export const siteHost = (host: string): string => `${host}:${gatewayPort}`;

/** A page of a site through the gateway. */
export const askSite = (host: string, path = '/', more: Omit<Question, 'host' | 'path'> = {}): Promise<Answer> =>
  ask({ host: siteHost(host), path, ...more });

/** The results of a search, through the redirect to the address of what its words say. */
export const askSearch = async (host: string, path: string): Promise<Answer> => {
  const first = await askSite(host, path);
  const { location } = first.headers;
  if (first.status !== 307 || location === undefined) return first;
  const { pathname, search } = new URL(location, `http://${host}`);
  return askSite(host, `${pathname}${search}`);
};

/** Every address that a site's sitemap names, with what it says of each: its parts one after the other. */
export const askSitemap = async (host: string): Promise<Answer> => {
  const { body: index, ...answer } = await askSite(host, '/sitemap.xml');
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  const bodies: string[] = [];
  for (const { pathname, search } of parts) {
    const part = await askSite(host, `${pathname}${search}`);
    if (part.status !== 200) throw new Error(`${pathname}${search} of ${host} is ${part.status}.`);
    bodies.push(part.body);
  }
  return { ...answer, body: bodies.join('\n') };
};

/** A file of a site through the gateway, as it is sent. */
export const askForFile = async (
  host: string,
  path: string,
): Promise<Omit<Answer, 'body'> & { readonly bytes: Buffer }> => {
  const { body: bytes, ...answer } = await send({ host: siteHost(host), path }, buffer);
  return { ...answer, bytes };
};
