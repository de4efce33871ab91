import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
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

/** One request, exactly as given: no redirect is followed, nothing is added but the host. What comes as gzip is read. */
export const ask = ({
  host,
  path = '/',
  method = 'GET',
  headers = {},
  body,
  port = gatewayPort,
}: Question): Promise<Answer> =>
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
        text(plain).then((read) => resolve({ status: statusCode, headers: given, body: read }), reject);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`No answer from ${host}${path} within 60 s`)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Host with the gateway's port, as the Host header of a request through it. */
export const siteHost = (host: string): string => `${host}:${gatewayPort}`;

/** A page of a site through the gateway. */
export const askSite = (host: string, path = '/', more: Omit<Question, 'host' | 'path'> = {}): Promise<Answer> =>
  ask({ host: siteHost(host), path, ...more });
