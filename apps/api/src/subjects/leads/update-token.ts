import { createHmac, timingSafeEqual } from 'node:crypto';
import { tokenDigest } from '../../ground/sealing/token-digest';

/**
 * Gives the token that may add to a partial lead (LEAD-05). Nobody can guess it, and the same lead has the same, so that
 * an answer lost on its way can be given again.
 * @param secret known to our own programs only
 */
export const updateTokens =
  (secret: string) =>
  (leadId: string): string =>
    createHmac('sha256', secret).update(`lead-update:${leadId}`).digest('base64url');

/** Whether a token is the one whose digest is kept. Takes the same time either way. */
export const isToken = (token: string, digest: string | null): boolean => {
  if (digest === null) return false;
  const [given, kept] = [Buffer.from(tokenDigest(token)), Buffer.from(digest)];
  return given.length === kept.length && timingSafeEqual(given, kept);
};
