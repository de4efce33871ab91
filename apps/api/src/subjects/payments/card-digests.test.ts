import { describe, expect, it } from 'vitest';
import { cardDigests } from './card-digests';

const secret = { current: 'the-secret-of-today-of-32-signs-x', previous: null };
const card = { processor: 'stripe', card: 'fingerprint-of-a-card', dealershipId: 'yard' };

describe('the digest of a card', () => {
  it('is the same however often it pays a dealership, and tells nothing of the card', () => {
    const [digest] = cardDigests(secret, card);
    expect(cardDigests(secret, { ...card })).toEqual([digest]);
    expect(digest).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(digest, 'base64url').toString('latin1')).not.toContain(card.card);
  });

  it('is another for each card, processor, dealership and secret', () => {
    const all = [
      cardDigests(secret, card),
      cardDigests(secret, { ...card, card: 'another-card' }),
      cardDigests(secret, { ...card, processor: 'test' }),
      cardDigests(secret, { ...card, dealershipId: 'other' }),
      cardDigests({ ...secret, current: 'another-secret-of-32-signs-xxxxxx' }, card),
    ].flat();
    expect(new Set(all).size).toBe(5);
  });

  it('is known by the secret before as well while the secret is changed, and stored by the new one', () => {
    const changed = { current: 'the-secret-of-tomorrow-of-32-sign', previous: secret.current };
    const [stored] = cardDigests({ ...changed, previous: null }, card);
    expect(cardDigests(changed, card)).toEqual([stored, ...cardDigests(secret, card)]);
  });
});
