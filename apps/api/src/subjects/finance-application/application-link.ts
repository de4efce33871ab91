import type { RotatedSecret } from '@forecourt/api-contract/service';
import * as z from 'zod';
import { openPayload, signPayload } from '../../ground/sealing/signed-payload';
import { canonicalOrigin } from '../sites';
import { linkKey } from './application-keys';

/** Days for which a link to an application shows it. */
export const linkDays = 7;
const showingMs = linkDays * 24 * 60 * 60 * 1000;

const payloadSchema = z.tuple([z.uuid(), z.number().int()]);

/** What lets whoever has it read the application of a lead until an instant. It is stored nowhere. */
export const applicationToken = (secret: RotatedSecret, leadId: string, until: Date): string =>
  signPayload(secret, linkKey, [leadId, until.getTime()]);

/** The lead whose application a token shows; null for one that we did not sign, or whose time has passed. */
export const readApplicationToken = (secret: RotatedSecret, token: string, now: Date): string | null => {
  const opened = payloadSchema.safeParse(openPayload(secret, linkKey, token));
  return opened.success && opened.data[1] > now.getTime() ? opened.data[0] : null;
};

/** Where the application of a lead is read: an address of its site, signed and good for so many days. */
export const applicationAddress = (
  site: Parameters<typeof canonicalOrigin>[0],
  addresses: Parameters<typeof canonicalOrigin>[1],
  { leadId, secret, now }: { readonly leadId: string; readonly secret: RotatedSecret; readonly now: Date },
): string => {
  const until = new Date(now.getTime() + showingMs);
  return `${canonicalOrigin(site, addresses)}/api/finance-applications/read?token=${applicationToken(secret, leadId, until)}`;
};
