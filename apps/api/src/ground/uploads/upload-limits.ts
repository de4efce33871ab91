/** How fast an upload has to come. The rate distinguishes a slow line from a sender that holds its place for ever. */
export interface Pace {
  /** Milliseconds that the next part may take. */
  readonly idleMs: number;
  /** Least bytes in every `windowMs` milliseconds. */
  readonly windowBytes: number;
  readonly windowMs: number;
  /** Milliseconds for all of it. */
  readonly wholeMs: number;
}

/** Half of what the slowest lines in use send: 4 KB a second, and a file of 20 MB at 6 KB a second in the hour. */
export const usualPace: Pace = {
  idleMs: 60_000,
  windowBytes: 240 * 1024,
  windowMs: 60_000,
  wholeMs: 60 * 60_000,
};

/** What uploads of one kind may take up, each and all together. */
export interface UploadLimits {
  readonly pace: Pace;
  /** Uploads at once with one key (of a supplier) or of one visitor, and of all. */
  readonly perKey: number;
  readonly atOnce: number;
  /** Bytes on disk of all that wait or are worked on; a single one may have as many as it may. */
  readonly bytesAtOnce: number;
}

/** Feeds of stock. */
export const usualUploadLimits: UploadLimits = {
  pace: usualPace,
  perKey: 2,
  atOnce: 16,
  bytesAtOnce: 1024 ** 3,
};

/** Forms with photos: a form of 48 MB at 80 KB a second in the ten minutes. */
export const usualPhotoLimits: UploadLimits = {
  pace: { ...usualPace, wholeMs: 10 * 60_000 },
  perKey: 2,
  atOnce: 16,
  bytesAtOnce: 512 * 1024 ** 2,
};
