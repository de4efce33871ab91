import { afterEach, describe, expect, it } from 'vitest';
import { type PlaceReply, placeReview, startPlacesApi } from '../../../test/test-places-api';
import { googlePlaces } from './google-places';
import { ReviewsFault } from './review-port';

let server: Awaited<ReturnType<typeof startPlacesApi>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const asking = async (reply: PlaceReply, { key = 'right', timeoutMs = 2_000, timeZone = 'Australia/Perth' } = {}) => {
  server = await startPlacesApi('right', { 'ChIJ one/two': reply });
  return googlePlaces({ url: server.url, key, timeoutMs })('ChIJ one/two', timeZone);
};
const place = (overrides: object = {}): PlaceReply => ({
  body: {
    id: 'ChIJ one/two',
    displayName: { text: 'Never asked for' },
    rating: 4.6,
    userRatingCount: 402,
    googleMapsUri: 'https://maps.google.com/?cid=1',
    reviews: [placeReview('p', 'a')],
    ...overrides,
  },
});

describe("Google's reviews of a place [REVW-03]", () => {
  it('are read with average, count, address, authors and links', async () => {
    expect(await asking(place())).toEqual({
      average_rating: 4.6,
      count: 402,
      url: 'https://maps.google.com/?cid=1',
      reviews: [
        {
          source_id: 'places/p/reviews/a',
          author: 'Author a',
          author_url: 'https://www.google.com/maps/contrib/a/reviews',
          rating: 5,
          text: 'Words of a.',
          // In the evening of the 9th in Greenwich.
          written_on: '2026-01-10',
          url: 'https://www.google.com/maps/reviews/data=a',
          // Its authors' pictures stand at Google.
          image: null,
        },
      ],
    });
  });

  it('may be missing, have no text, or hold single ones that are skipped as unreadable', async () => {
    expect(await asking({ body: {} })).toEqual({ average_rating: null, count: 0, url: null, reviews: [] });
    await server?.close();
    const { reviews } = await asking(
      place({
        reviews: [
          placeReview('p', 'quiet', { text: undefined, originalText: undefined }),
          placeReview('p', 'sly', { googleMapsUri: 'javascript:alert(1)', originalText: { text: 'A\u202Eb\u0007c' } }),
          placeReview('p', 'odd', { rating: 'five' }),
          placeReview('p', 'anonymous', { authorAttribution: undefined }),
        ],
      }),
    );
    expect(reviews.map(({ source_id, text, url }) => [source_id, text, url])).toEqual([
      ['places/p/reviews/quiet', null, 'https://www.google.com/maps/reviews/data=quiet'],
      ['places/p/reviews/sly', 'Abc', null],
    ]);
  });

  it.each([
    ['a fault of its own', { status: 503 }, false],
    ['too many questions', { status: 429 }, false],
    ['silence', 'hang', false],
    ['a place that it does not know', { status: 404 }, true],
    ['more than it should say', place({ googleMapsUri: 'x'.repeat(600_000) }), true],
    ['words in place of figures', place({ rating: 'high' }), false],
  ] as const)('are reported as failing after %s, with whether to ask again soon', async (_, reply, isFinal) => {
    const fault = await asking(reply, { timeoutMs: 300 }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ReviewsFault);
    expect(fault).toMatchObject({ isFinal });
  });

  it('are refused for a wrong key, which the error does not contain', async () => {
    const fault = await asking(place(), { key: 'k-e-y' }).catch((error: unknown) => error);
    expect(fault).toMatchObject({ isFinal: true, message: 'Google answered 403 (PERMISSION_DENIED).' });
  });
});
