import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in answers of a place: a place as Google's documentation describes it, another status, or nothing for ever. */
export type PlaceReply = { readonly body: object } | { readonly status: number; readonly body?: object } | 'hang';

const refusal = (code: number, status: string) => ({
  error: { code, status, message: `${status} with the key k-e-y` },
});

/**
 * For tests: a server that speaks the Places API (New). Place Details alone, by `GET /v1/places/{id}`; a key in
 * `X-Goog-Api-Key`; no answer without a field mask, and none of a field that the mask does not name.
 */
export const startPlacesApi = async (key: string, replies: Readonly<Record<string, PlaceReply>>) => {
  const answers = new Map(Object.entries(replies));
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
    const { pathname } = new URL(request.url ?? '', 'http://places.test');
    const [, id = ''] = /^\/v1\/places\/([^/]+)$/.exec(pathname) ?? [];
    asked.push(decodeURIComponent(id));
    const mask = request.headers['x-goog-fieldmask'];
    if (request.method !== 'GET' || id === '') return send(404, refusal(404, 'NOT_FOUND'));
    if (request.headers['x-goog-api-key'] !== key) return send(403, refusal(403, 'PERMISSION_DENIED'));
    if (typeof mask !== 'string' || mask === '') return send(400, refusal(400, 'INVALID_ARGUMENT'));
    const reply = answers.get(decodeURIComponent(id));
    if (reply === undefined) return send(404, refusal(404, 'NOT_FOUND'));
    if (reply === 'hang') return undefined;
    if ('status' in reply) return send(reply.status, reply.body ?? refusal(reply.status, 'UNAVAILABLE'));
    const fields = mask.split(',');
    return send(200, Object.fromEntries(Object.entries(reply.body).filter(([field]) => fields.includes(field))));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Ids of the places that were asked for, in turn. */
    asked,
    set: (id: string, reply: PlaceReply) => void answers.set(id, reply),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};

/** A review as the Places API gives it. */
export const placeReview = (place: string, id: string, overrides: object = {}) => ({
  name: `places/${place}/reviews/${id}`,
  relativePublishTimeDescription: '2 months ago',
  rating: 5,
  text: { text: `Translated words of ${id}.`, languageCode: 'en' },
  originalText: { text: `Words of ${id}.`, languageCode: 'en' },
  authorAttribution: {
    displayName: `Author ${id}`,
    uri: `https://www.google.com/maps/contrib/${id}/reviews`,
    photoUri: `https://lh3.googleusercontent.com/a/${id}`,
  },
  publishTime: '2026-01-09T23:30:00.123456Z',
  flagContentUri: `https://www.google.com/local/review/rap/report?postId=${id}`,
  googleMapsUri: `https://www.google.com/maps/reviews/data=${id}`,
  ...overrides,
});
