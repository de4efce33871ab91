import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in answers: a status with a body, or nothing for ever. */
export type GeocoderReply =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
  | 'hang';

/** The answer of a geocoder for one place, in its own form. */
export const placeAt = (lat: number, lng: number): GeocoderReply => ({
  status: 200,
  body: {
    status: 'OK',
    results: [
      {
        formatted_address: 'Sydney NSW 2000, Australia',
        geometry: { location: { lat, lng }, location_type: 'APPROXIMATE' },
      },
      { formatted_address: 'Elsewhere', geometry: { location: { lat: 1, lng: 2 }, location_type: 'APPROXIMATE' } },
    ],
  },
});

/** The answer of a geocoder that knows no such place. */
export const noPlace: GeocoderReply = { status: 200, body: { status: 'ZERO_RESULTS', results: [] } };

/** For tests: a geocoder that is asked as the specification says, and answers `replies` in turn. */
export const startGeocoder = async (key: string, replies: GeocoderReply[]) => {
  const asked: (string | null)[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://geocoder.test');
    if (request.method !== 'GET' || url.searchParams.get('key') !== key) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ status: 'REQUEST_DENIED', results: [] }));
      return;
    }
    asked.push(url.searchParams.get('components'));
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply === 'hang' || reply === undefined) return;
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/maps/api/geocode/json`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};
