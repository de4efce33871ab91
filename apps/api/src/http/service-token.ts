import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time: digests have one length, and an attacker learns nothing from how long it takes. */
export const isServiceToken = (given: string | undefined, expected: string): boolean =>
  given !== undefined && timingSafeEqual(digest(given), digest(expected));

/** Whether an `authorization` header is the service token as Bearer. */
export const isServiceAuthorization = (header: string | undefined, expected: string): boolean =>
  isServiceToken(/^Bearer (.+)$/.exec(header ?? '')?.[1], expected);
