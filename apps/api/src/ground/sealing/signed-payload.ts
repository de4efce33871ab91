import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import { type OwnKey, ownKey } from './own-key';

const signatureOf = (secret: string, key: OwnKey, text: string): Buffer =>
  createHmac('sha256', ownKey({ current: secret }, key))
    .update(text)
    .digest();

/** A value with a signature of one use, as text for an address or a form. It can be read by anyone and made by us alone. */
export const signPayload = ({ current }: RotatedSecret, key: OwnKey, value: unknown): string => {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${signatureOf(current, key, text).toString('base64url')}`;
};

/** The value that was signed for a use, also by the secret before; undefined for any other text. */
export const openPayload = ({ current, previous }: RotatedSecret, key: OwnKey, token: string): unknown => {
  const [text = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const isOurs = [current, ...(previous === null ? [] : [previous])].some((secret) => {
    const own = signatureOf(secret, key, text);
    return own.length === given.length && timingSafeEqual(own, given);
  });
  return isOurs && rest.length === 0 ? JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) : undefined;
};
