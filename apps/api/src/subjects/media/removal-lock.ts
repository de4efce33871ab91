import { createHash } from 'node:crypto';

/**
 * Key of the advisory lock under which the bytes of an original without a row are removed. Who has made its row waits for
 * it once, and then looks for the bytes again: a removal that began later finds the row and lets the bytes be.
 */
export const removalLock = (hash: string): string =>
  createHash('sha256').update(`original:${hash}`).digest().readBigInt64BE(0).toString();
