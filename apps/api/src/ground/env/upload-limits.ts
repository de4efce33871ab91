/** How fast a feed has to come. The rate distinguishes a slow line from a sender that holds its place for ever. */
export interface Pace {
  /** Milliseconds that the next part may take. */
  readonly idleMs: number;
  /** Least bytes in every `windowMs` milliseconds. */
  readonly windowBytes: number;
  readonly windowMs: number;
  /** Milliseconds for the whole file. */
  readonly wholeMs: number;
}

/** Half of what the slowest lines in use send: 4 KB a second, and a file of 20 MB at 6 KB a second in the hour. */
export const usualPace: Pace = {
  idleMs: 60_000,
  windowBytes: 240 * 1024,
  windowMs: 60_000,
  wholeMs: 60 * 60_000,
};

/** What uploads may take up, each and all together. */
export interface UploadLimits {
  readonly pace: Pace;
  /** Uploads at once with one key, and with any. */
  readonly perKey: number;
  readonly atOnce: number;
  /** Bytes on disk of all that wait or are imported; a single one may have as many as a feed may. */
  readonly bytesAtOnce: number;
}

export const usualUploadLimits: UploadLimits = {
  pace: usualPace,
  perKey: 2,
  atOnce: 16,
  bytesAtOnce: 1024 ** 3,
};
