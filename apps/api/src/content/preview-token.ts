import { createHmac, timingSafeEqual } from 'node:crypto';
import { type RotatedSecret, serviceKey } from '@forecourt/api-contract/service';
import * as z from 'zod';
import type { ContentPlace } from './find-content';

/** What the address of a preview is good for. */
export interface Preview extends ContentPlace {
  /** One revision; null for the draft as it is when somebody looks. */
  readonly revision: number | null;
  /** Until when, in milliseconds since 1970. */
  readonly expiresAt: number;
}

const payloadSchema = z.tuple([z.string(), z.string(), z.number().int().nullable(), z.number().int()]);

const signed = (payload: string, secret: string): Buffer =>
  createHmac('sha256', serviceKey(secret, 'content-previews')).update(payload).digest();

/** The token of a preview's address: what it shows and until when, signed. It holds no secret and is stored nowhere. */
export const previewToken = ({ website_id, key, revision, expiresAt }: Preview, { current }: RotatedSecret): string => {
  const payload = Buffer.from(JSON.stringify([website_id, key, revision, expiresAt])).toString('base64url');
  return `${payload}.${signed(payload, current).toString('base64url')}`;
};

const readPayload = (payload: string): Preview | null => {
  try {
    const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    if (!parsed.success) return null;
    const [website_id, key, revision, expiresAt] = parsed.data;
    return { website_id, key, revision, expiresAt };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** What a token is good for; null for one that we did not sign, and for one whose time has passed. */
export const readPreviewToken = (token: string, { current, previous }: RotatedSecret, now: Date): Preview | null => {
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  const given = Buffer.from(signature, 'base64url');
  const isOurs = [current, ...(previous === null ? [] : [previous])].some((secret) => {
    const own = signed(payload, secret);
    return own.length === given.length && timingSafeEqual(own, given);
  });
  const preview = isOurs ? readPayload(payload) : null;
  return preview !== null && preview.expiresAt > now.getTime() ? preview : null;
};
