import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Fetch } from '@forecourt/api-contract';

/**
 * A GET without the global `fetch`: Next replaces that one, and a loop started while it renders would be taken for
 * part of the render.
 */
export const httpFetch: Fetch = (url, init) =>
  new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const headers = Object.fromEntries(new Headers(init.headers));
    const request = send(url, { headers, signal: init.signal ?? undefined }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve(new Response(Buffer.concat(chunks), { status: response.statusCode ?? 502 })));
    });
    request.on('error', reject);
    request.end();
  });
