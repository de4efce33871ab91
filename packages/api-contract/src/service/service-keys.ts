import { hash, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * What proves one of our services to another: `api-proof` is how the gateway proves to the API that a request came
 * through it, `template-proof` the same to a template app, `bearer` opens the API's service routes.
 */
export type KeyUse = 'api-proof' | 'template-proof' | 'bearer';

/**
 * The key of one use (HKDF with SHA-256, RFC 5869), 43 characters of base64url. Who learns one key learns neither the
 * secret nor another key.
 */
export const derivedKey = (secret: string, use: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'forecourt', use, 32)).toString('base64url');

/** The key of FORECOURT_SERVICE_TOKEN by which services prove themselves to each other. */
export const serviceKey = (secret: string, use: KeyUse): string => derivedKey(secret, use);

/** A secret and, while it is being changed, the one before it. */
export interface RotatedSecret {
  readonly current: string;
  readonly previous: string | null;
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/**
 * Tells whether a key is the one of its use. Takes the same time for every guess, since digests of one length are
 * compared, and the key of the previous secret too.
 */
export const keyCheck = (
  { current, previous }: RotatedSecret,
  use: KeyUse,
): ((given: string | undefined) => boolean) => {
  const accepted = [current, ...(previous === null ? [] : [previous])].map((secret) => digest(serviceKey(secret, use)));
  return (given) => {
    if (given === undefined) return false;
    const asked = digest(given);
    return accepted.filter((key) => timingSafeEqual(key, asked)).length > 0;
  };
};
