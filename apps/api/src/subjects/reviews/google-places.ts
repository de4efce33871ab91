import { calendarDateIn } from '@forecourt/domain/calendar';
import { oneLine, severalLines } from '@forecourt/domain/typed-text';
import { z } from 'zod';
import { boundedText } from '../../ground/outbound/bounded-text';
import { longestReview } from './review-limits';
import { isReviewAddress, ReviewsFault, type ReviewsPort, type SourceReview } from './review-port';

/** How Google's Places API is reached. */
export interface GooglePlaces {
  /** Its origin. */
  readonly url: string;
  /** Sent as `X-Goog-Api-Key`; never logged. */
  readonly key: string;
  /** Milliseconds for one question. */
  readonly timeoutMs: number;
}

/** What is asked for: Google bills by it, and answers nothing without it. */
const fieldMask = 'rating,userRatingCount,reviews,googleMapsUri';

/** Characters of an answer that are read: five reviews of Google's longest are far below. */
const mostCharacters = 512 * 1024;

const address = z
  .string()
  .nullish()
  .transform((text) => (typeof text === 'string' && isReviewAddress(text) ? text : null));

const localisedText = z.object({ text: z.string() }).nullish();

const reviewSchema = z.object({
  name: z.string().min(1),
  rating: z.number().min(1).max(5),
  text: localisedText,
  /** As the author wrote it; `text` may be a translation. */
  originalText: localisedText,
  publishTime: z.iso.datetime({ offset: true }),
  googleMapsUri: address,
  authorAttribution: z.object({ displayName: z.string().min(1), uri: address }),
});

/** What is read of an answer. A place without reviews has neither rating nor count. */
const answerSchema = z.object({
  rating: z.number().min(1).max(5).nullish(),
  userRatingCount: z.number().int().nonnegative().default(0),
  googleMapsUri: address,
  reviews: z.array(z.unknown()).default([]),
});

const refusalSchema = z.object({ error: z.object({ status: z.string().regex(/^[A-Z_]{1,40}$/) }) });

const tooMuch = () => new ReviewsFault('Google answered more than it should.', true);

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ReviewsFault('Google answered something that is not JSON.', false, { cause });
  }
};

/** What Google says that is wrong, in its own word such as PERMISSION_DENIED; nothing that may hold the key. */
const refusalOf = (text: string): string => {
  try {
    const parsed = refusalSchema.safeParse(JSON.parse(text));
    return parsed.success ? ` (${parsed.data.error.status})` : '';
  } catch {
    return '';
  }
};

const ask = async ({ url, key, timeoutMs }: GooglePlaces, placeId: string): Promise<unknown> => {
  let response: Response;
  let text: string;
  try {
    response = await fetch(new URL(`/v1/places/${encodeURIComponent(placeId)}`, url), {
      headers: { accept: 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': fieldMask },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await boundedText(response, mostCharacters, tooMuch);
  } catch (cause) {
    if (cause instanceof ReviewsFault) throw cause;
    throw new ReviewsFault('Google gave no answer in time.', false, { cause });
  }
  if (response.ok) return readJson(text);
  const { status } = response;
  throw new ReviewsFault(
    `Google answered ${status}${refusalOf(text)}.`,
    status < 500 && status !== 429 && status !== 408,
  );
};

const sourceReview = (given: unknown, timeZone: string): SourceReview[] => {
  const parsed = reviewSchema.safeParse(given);
  if (!parsed.success) return [];
  const { name, rating, text, originalText, publishTime, googleMapsUri, authorAttribution } = parsed.data;
  const words = severalLines(originalText?.text ?? text?.text ?? '')
    .trim()
    .slice(0, longestReview.text);
  return [
    {
      source_id: name,
      author: oneLine(authorAttribution.displayName).trim(),
      author_url: authorAttribution.uri,
      rating,
      text: words === '' ? null : words,
      written_on: calendarDateIn(timeZone, new Date(publishTime)),
      url: googleMapsUri,
      // Authors' pictures are Google's: a browser would ask Google for them.
      image: null,
    },
  ];
};

/**
 * Reviews of Google's Places API (New): Place Details with a field mask. It gives at most five reviews of a place, and
 * the average and count of all. A review that cannot be read is left out; one without words keeps its stars.
 */
export const googlePlaces =
  (service: GooglePlaces): ReviewsPort =>
  async (placeId, timeZone) => {
    const parsed = answerSchema.safeParse(await ask(service, placeId));
    if (!parsed.success)
      throw new ReviewsFault(`Google's answer does not fit: ${z.prettifyError(parsed.error)}`, false);
    const { rating, userRatingCount, googleMapsUri, reviews } = parsed.data;
    return {
      average_rating: rating ?? null,
      count: userRatingCount,
      url: googleMapsUri,
      reviews: reviews.flatMap((review) => sourceReview(review, timeZone)),
    };
  };
