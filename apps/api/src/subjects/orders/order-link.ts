import type { RotatedSecret } from '@forecourt/api-contract/service';
import { orderPath } from '@forecourt/config/pages';
import * as z from 'zod';
import { openPayload, signPayload } from '../../ground/sealing/signed-payload';
import { canonicalOrigin } from '../sites';
import { orderLinkKey } from './order-keys';

/** Days for which the link of an order works, from what happened to it last. */
export const linkDays = 30;

const linkSchema = z.object({ o: z.uuid() });

/** The token of an order's link; it is stored nowhere, and its end stands in the order. */
export const orderToken = (secret: RotatedSecret, orderId: string): string =>
  signPayload(secret, orderLinkKey, { o: orderId });

/** The order whose token it is; null for any other text. */
export const orderOfToken = (secret: RotatedSecret, token: string): string | null => {
  const read = linkSchema.safeParse(openPayload(secret, orderLinkKey, token));
  return read.success ? read.data.o : null;
};

/** When the link of an order ends, counted from an instant. */
export const linkEnd = (from: Date): Date => new Date(from.getTime() + linkDays * 24 * 60 * 60 * 1000);

/** Where an order is seen: an address of its site. */
export const orderAddress = (
  site: Parameters<typeof canonicalOrigin>[0],
  addresses: Parameters<typeof canonicalOrigin>[1],
  token: string,
): string => `${canonicalOrigin(site, addresses)}${orderPath(token)}`;
