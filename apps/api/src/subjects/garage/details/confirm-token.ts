import { createHash } from 'node:crypto';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import { z } from 'zod';
import { openPayload, signPayload } from '../../../ground/sealing/signed-payload';
import { confirmEmailKey } from '../garage-keys';

/** Milliseconds that a link works. */
export const confirmMs = 24 * 60 * 60 * 1000;

/** Whose address a link confirms: the shopper, a digest of the address, and when it ends. No address stands in an address. */
const confirmed = z.object({ shopper: z.uuid(), email: z.string(), until: z.number() });

/** Digest of an address: another one, written in between, makes the link worth nothing. */
export const emailDigest = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22);

/** The token of the link that goes to an address. */
export const confirmToken = (
  secret: RotatedSecret,
  { shopperId, email, now }: { readonly shopperId: string; readonly email: string; readonly now: Date },
): string =>
  signPayload(secret, confirmEmailKey, {
    shopper: shopperId,
    email: emailDigest(email),
    until: now.getTime() + confirmMs,
  });

/** What a token confirms; null for one that is none of ours, or over. */
export const openConfirmToken = (
  secret: RotatedSecret,
  token: string,
  now: Date,
): { readonly shopper: string; readonly email: string } | null => {
  const opened = confirmed.safeParse(openPayload(secret, confirmEmailKey, token));
  return opened.success && opened.data.until > now.getTime() ? opened.data : null;
};
