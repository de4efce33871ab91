/** How much a template app is given to draw, and how long a request waits for its turn. */
export interface DrawLimits {
  /** Draws that one template app has in hand at a time. */
  readonly atOnce: number;
  /** Documents among them that take seconds (PDF, social picture, sitemap), which have a line of their own. */
  readonly documentsAtOnce: number;
  /** Requests that wait for one template app, of all sites and clients together. */
  readonly waiting: number;
  /** Milliseconds that one of them waits at most. */
  readonly waitMs: number;
  /** Seconds in the Retry-After header of a request that got no turn. */
  readonly retryAfter: number;
}

/**
 * A template app draws on one thread, a search page in about 70 ms: two draws keep it busy while a third waits for the
 * API, and each more only makes all of them, and the cached pages between them, later. It draws about 15 pages a second,
 * so that 8 seconds of waiting are about 120 requests: more would wait in vain. A showroom of 60 people behind one
 * address who all search in the same second are all served within 5 seconds.
 * Documents take up to a hundred times as long as a page, and nobody looks at many: one at a time.
 */
export const usualDrawLimits: DrawLimits = {
  atOnce: 4,
  documentsAtOnce: 1,
  waiting: 128,
  waitMs: 8_000,
  retryAfter: 5,
};
