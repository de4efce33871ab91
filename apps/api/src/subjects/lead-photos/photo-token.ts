import type { RotatedSecret } from '@forecourt/api-contract/service';
import * as z from 'zod';
import { openPayload, signPayload } from '../../ground/sealing/signed-payload';
import { photoKey } from './photo-key';

/** What an address of a lead's photos is good for: to add some, or to see them. */
export type PhotoRight = 'add' | 'see';

const payloadSchema = z.tuple([z.enum(['add', 'see']), z.uuid(), z.number().int()]);

/** The token of an address that adds photos to a lead or shows them, until an instant. It is stored nowhere. */
export const photoToken = (secret: RotatedSecret, right: PhotoRight, leadId: string, until: Date): string =>
  signPayload(secret, photoKey, [right, leadId, until.getTime()]);

/** The lead that a token is for; null for one that we did not sign, of the other right, or whose time has passed. */
export const readPhotoToken = (secret: RotatedSecret, right: PhotoRight, token: string, now: Date): string | null => {
  const opened = payloadSchema.safeParse(openPayload(secret, photoKey, token));
  if (!opened.success) return null;
  const [given, leadId, until] = opened.data;
  return given === right && until > now.getTime() ? leadId : null;
};
