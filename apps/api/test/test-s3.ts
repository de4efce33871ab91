import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in does with one request in place of answering it. */
export type S3Mishap = 'slow-down' | 'server-error' | 'cut' | 'cut-after-taking' | 'hang' | 'half-a-body';

const key = { id: 'KEYOFTESTS', secret: 'secret of tests' } as const;
/** Milliseconds by which clocks may differ, as at Amazon. */
const skewMs = 15 * 60_000;

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (secret: string | Buffer, data: string): Buffer => createHmac('sha256', secret).update(data).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The error by which S3 refuses a request's signature (AWS Signature Version 4, in headers); null where it is right. */
const signatureFault = (request: IncomingMessage, body: Buffer, region: string, now: Date): string | null => {
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': payload = '' } = request.headers;
  const [, id, day, ofRegion, signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (id !== key.id) return 'InvalidAccessKeyId';
  const at = Date.parse(String(date).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Math.abs(at - now.getTime()) > skewMs) return 'RequestTimeTooSkewed';
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const url = new URL(request.url ?? '/', 'http://s3');
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).toSorted();
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), signed, payload].join('\n');
  const scope = `${day}/${ofRegion}/s3/aws4_request`;
  const secret = hmac(hmac(hmac(hmac(`AWS4${key.secret}`, day ?? ''), region), 's3'), 'aws4_request');
  const right = hmac(secret, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n'));
  const given = Buffer.from(signature, 'hex');
  return given.length === right.length && timingSafeEqual(given, right) ? null : 'SignatureDoesNotMatch';
};

const refuse = (response: ServerResponse, status: number, code: string, isHead: boolean): void => {
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(isHead ? undefined : text);
};

/**
 * For tests: what of S3 originals are kept by, in memory: objects of one bucket put, read, looked at and removed, paths
 * with the bucket in them. It takes nothing whose signature is not right, and does what `mishaps` say to the next requests.
 */
export const startS3 = async ({ bucket = 'pictures', region = 'ap-southeast-2' } = {}) => {
  const objects = new Map<string, Buffer>();
  const mishaps: S3Mishap[] = [];
  const asked: string[] = [];
  const clock = { aheadMs: 0 };

  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer): unknown => {
    const { method = '', url = '/' } = request;
    const isHead = method === 'HEAD';
    const now = new Date(Date.now() + clock.aheadMs);
    response.sendDate = false;
    response.setHeader('date', now.toUTCString());
    asked.push(`${method} ${url}`);
    const mishap = mishaps.shift();
    if (mishap === 'hang') return undefined;
    if (mishap === 'cut') return request.socket.destroy();
    if (mishap === 'slow-down') return refuse(response, 503, 'SlowDown', isHead);
    if (mishap === 'server-error') return refuse(response, 500, 'InternalError', isHead);
    const fault = signatureFault(request, body, region, now);
    if (fault !== null) return refuse(response, 403, fault, isHead);
    const [, ofBucket, ...rest] = new URL(url, 'http://s3').pathname.split('/');
    const name = rest.join('/');
    if (ofBucket !== bucket) return refuse(response, 404, 'NoSuchBucket', isHead);
    const found = objects.get(name);
    if (method === 'PUT') {
      objects.set(name, body);
      if (mishap === 'cut-after-taking') return request.socket.destroy();
      return response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
    }
    if (method === 'DELETE') {
      objects.delete(name);
      return response.writeHead(204).end();
    }
    if (isHead && name === '') return response.writeHead(200).end();
    if (found === undefined) return refuse(response, 404, 'NoSuchKey', isHead);
    response.writeHead(200, { 'content-length': String(found.byteLength), 'content-type': 'application/octet-stream' });
    if (mishap === 'half-a-body')
      return response.write(found.subarray(0, found.byteLength / 2), () => request.socket.destroy());
    return response.end(isHead ? undefined : found);
  };

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => answer(request, response, Buffer.concat(parts)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    objects,
    mishaps,
    asked,
    clock,
    /** How it is reached. */
    access: {
      ...{ bucket, region, endpoint, keys: key as { readonly id: string; readonly secret: string } },
      ...{ isPathStyle: true, prefix: 'dealers/', timeoutMs: 1_000 },
    },
    environment: {
      FORECOURT_S3_BUCKET: bucket,
      FORECOURT_S3_REGION: region,
      FORECOURT_S3_ENDPOINT: endpoint,
      FORECOURT_S3_ACCESS_KEY_ID: key.id,
      FORECOURT_S3_SECRET_ACCESS_KEY: key.secret,
      FORECOURT_S3_PATH_STYLE: '1',
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};
