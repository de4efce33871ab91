import type { RotatedSecret } from '@forecourt/api-contract/service';
import * as z from 'zod';
import { openPayload, signPayload } from '../../ground/sealing/signed-payload';
import type { ContentPlace } from './find-content';
import { previewKey } from './preview-key';

/** What the address of a preview is good for. */
export interface Preview extends ContentPlace {
  /** One revision; null for the draft as it is when somebody looks. */
  readonly revision: number | null;
  /** Until when, in milliseconds since 1970. */
  readonly expiresAt: number;
}

const payloadSchema = z.tuple([z.string(), z.string(), z.number().int().nullable(), z.number().int()]);

/** The token of a preview's address: what it shows and until when, signed. It holds no secret and is stored nowhere. */
export const previewToken = ({ website_id, key, revision, expiresAt }: Preview, secret: RotatedSecret): string =>
  signPayload(secret, previewKey, [website_id, key, revision, expiresAt]);

/** What a token is good for; null for one that we did not sign, and for one whose time has passed. */
export const readPreviewToken = (token: string, secret: RotatedSecret, now: Date): Preview | null => {
  const opened = payloadSchema.safeParse(openPayload(secret, previewKey, token));
  if (!opened.success) return null;
  const [website_id, key, revision, expiresAt] = opened.data;
  return expiresAt > now.getTime() ? { website_id, key, revision, expiresAt } : null;
};
