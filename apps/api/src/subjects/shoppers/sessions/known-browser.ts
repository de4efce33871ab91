import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import { ownKey } from '../../../ground/sealing/own-key';
import { knownBrowserKey } from '../shopper-keys';

/** A number on a site. */
interface KnownNumber {
  readonly websiteId: string;
  readonly phone: string;
}

const markBy = (secret: string, { websiteId, phone }: KnownNumber): string =>
  createHmac('sha256', ownKey({ current: secret }, knownBrowserKey))
    .update(`${websiteId} ${phone}`)
    .digest('base64url');

/**
 * What a browser keeps once a number has signed in there. It opens nothing: its guesses are counted apart from those of
 * strangers, who could otherwise use up the number's tries and keep its owner out.
 */
export const knownMark = ({ current }: Pick<RotatedSecret, 'current'>, number: KnownNumber): string =>
  markBy(current, number);

/** Whether a browser carries the mark of this number. */
export const isKnownTo = ({ current, previous }: RotatedSecret, number: KnownNumber, mark: string | null): boolean =>
  mark !== null &&
  [current, ...(previous === null ? [] : [previous])].some((secret) => {
    const own = Buffer.from(markBy(secret, number));
    const given = Buffer.from(mark);
    return own.length === given.length && timingSafeEqual(own, given);
  });
