import { createHmac, timingSafeEqual } from 'node:crypto';
import { type KeyUse, type RotatedSecret, serviceKey } from '@forecourt/api-contract/service';

const signatureOf = (secret: string, use: KeyUse, text: string): Buffer =>
  createHmac('sha256', serviceKey(secret, use)).update(text).digest();

/** A value with a signature of one use, as text for an address or a form. It can be read by anyone and made by us alone. */
export const signPayload = ({ current }: RotatedSecret, use: KeyUse, value: unknown): string => {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${signatureOf(current, use, text).toString('base64url')}`;
};

/** The value that was signed for a use, also by the secret before; undefined for any other text. */
export const openPayload = ({ current, previous }: RotatedSecret, use: KeyUse, token: string): unknown => {
  const [text = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const isOurs = [current, ...(previous === null ? [] : [previous])].some((secret) => {
    const own = signatureOf(secret, use, text);
    return own.length === given.length && timingSafeEqual(own, given);
  });
  return isOurs && rest.length === 0 ? JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) : undefined;
};
