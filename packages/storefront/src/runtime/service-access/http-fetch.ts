import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Fetch } from '@forecourt/api-contract';

/**
 * A fetch over Node's own client. Next replaces the global one, counts what is asked for as part of the render, and
 * takes a loop that was started while it renders for one too.
 */
export const httpFetch: Fetch = (url, { method = 'GET', headers: given, body, signal }) =>
  new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const headers = Object.fromEntries(new Headers(given));
    const request = send(url, { method, headers, signal: signal ?? undefined }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve(new Response(Buffer.concat(chunks), { status: response.statusCode ?? 502 })));
    });
    request.on('error', reject);
    request.end(typeof body === 'string' ? body : undefined);
  });
