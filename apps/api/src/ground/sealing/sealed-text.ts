import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import type { OwnKey } from './own-key';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string, { name }: OwnKey): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'forecourt', name, 32));

/**
 * A text that only who has the secret can read (AES-256-GCM, a key for each use by HKDF), as base64url.
 * @param of what it belongs to, such as the id of its row: it is opened for that alone
 */
export const sealText = (secret: string, key: OwnKey, text: string, of = ''): string => {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyOf(secret, key), iv, { authTagLength: tagBytes });
  sealing.setAAD(Buffer.from(of));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
};

/**
 * The text that was sealed.
 * @throws when the secret or the purpose is another one, or any byte was changed
 */
export const openText = (secret: string, key: OwnKey, sealed: string, of = ''): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, keyOf(secret, key), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  opening.setAAD(Buffer.from(of));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8');
};

/** A name for a secret that does not reveal the secret: it identifies which one sealed a text. */
export const secretName = (secret: string): string =>
  createHash('sha256').update(`name of ${secret}`).digest('base64url').slice(0, 12);

/** The secret of that name, the present one or the one before it; null when it is neither. */
export const secretNamed = ({ current, previous }: RotatedSecret, name: string): string | null =>
  [current, previous].find((secret) => secret !== null && secretName(secret) === name) ?? null;
