import { createHmac } from 'node:crypto';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import { ownKey } from '../../ground/sealing/own-key';
import { cardDigestKey } from './payment-keys';

/** A card as its processor names it, and the dealership that it paid. */
export interface PayingCard {
  readonly processor: string;
  readonly card: string;
  readonly dealershipId: string;
}

/**
 * What is kept of a card: enough to know it again at the same dealership, and nothing that two dealerships could compare.
 * @returns the digest that is stored, then the one by the secret before, where there is one: what was paid before the secret
 * was changed is found by that
 */
export const cardDigests = (
  { current, previous }: RotatedSecret,
  { processor, card, dealershipId }: PayingCard,
): readonly [string, ...string[]] => {
  const digestBy = (secret: string): string =>
    createHmac('sha256', ownKey({ current: secret }, cardDigestKey))
      .update(JSON.stringify([processor, card, dealershipId]))
      .digest('base64url');
  return [digestBy(current), ...(previous === null ? [] : [digestBy(previous)])];
};
