import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import { type OwnKey, ownKey } from './own-key';

const signatureOf = (secret: string, key: OwnKey, text: string): string =>
  createHmac('sha256', ownKey({ current: secret }, key))
    .update(text)
    .digest('base64url');

/** Compared as text: what a lenient reader would take for the same bytes is another token. Takes the same time either way. */
const isSame = (given: string, own: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(own)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * A value with a signature of one use, as text for an address or a form. It can be read by anyone and made by us alone, and
 * there is one text for each value, so that what is stored by its token is stored once.
 */
export const signPayload = ({ current }: RotatedSecret, key: OwnKey, value: unknown): string => {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${signatureOf(current, key, text)}`;
};

/** The value that was signed for a use, also by the secret before; undefined for any other text. */
export const openPayload = ({ current, previous }: RotatedSecret, key: OwnKey, token: string): unknown => {
  const [text = '', signature = '', ...rest] = token.split('.');
  const secrets = [current, ...(previous === null ? [] : [previous])];
  const isOurs = rest.length === 0 && secrets.some((secret) => isSame(signature, signatureOf(secret, key, text)));
  return isOurs ? JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) : undefined;
};
