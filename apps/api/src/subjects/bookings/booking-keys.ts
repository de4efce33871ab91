import { createHmac } from 'node:crypto';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import { type OwnKey, ownKey } from '../../ground/sealing/own-key';

/** Makes the tokens of the addresses of test drives. */
export const manageKey: OwnKey = { name: 'booking-links' };

/**
 * Gives the token of a test drive's address. Nobody can guess it, and the same test drive has the same, so that mails,
 * pages and an answer that is given again lead to one address. Only its digest is stored.
 */
export const manageTokens = (secret: Pick<RotatedSecret, 'current'>): ((bookingId: string) => string) => {
  const key = ownKey(secret, manageKey);
  return (bookingId) => createHmac('sha256', key).update(`booking:${bookingId}`).digest('base64url');
};

/** How long the address of a test drive works after its time, in milliseconds. */
export const linkMs = 90 * 24 * 60 * 60 * 1000;
