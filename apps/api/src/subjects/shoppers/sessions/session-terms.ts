const day = 24 * 60 * 60 * 1000;

/** Milliseconds that a session lasts without being used. */
export const unusedMs = 30 * day;
/** Milliseconds after which a session ends, however much it is used. */
export const longestMs = 180 * day;
/** Use of a session is written down once in so many milliseconds. */
export const seenMs = 60 * 60 * 1000;
