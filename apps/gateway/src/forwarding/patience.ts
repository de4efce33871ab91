/** How long the gateway waits, in milliseconds. */
export interface Patience {
  /** For an inner answer to begin, and between two parts of it. */
  readonly answerMs: number;
  /** For the answer to an upload once it has been sent: a feed of many rows is imported meanwhile. */
  readonly uploadAnswerMs: number;
  /** For more of a request that has begun. As long as bytes flow an upload may take any time. */
  readonly idleMs: number;
  /** For the whole of a request that is no upload: forms are small. */
  readonly requestMs: number;
  /** After an answer that came before the end of its request, for the sender to see it. */
  readonly lingerMs: number;
}

export const usualPatience: Patience = {
  answerMs: 30_000,
  uploadAnswerMs: 15 * 60_000,
  idleMs: 30_000,
  requestMs: 60_000,
  lingerMs: 5_000,
};

/** Feeds of stock and photos of an enquiry may be large, and slow lines are usual: they are uploads. */
export const isUpload = (path: string): boolean => path.startsWith('/api/stock/') || path === '/api/lead-photos';
