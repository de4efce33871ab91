import { createHmac, timingSafeEqual } from 'node:crypto';
import { ownCarOfferSchema, ownCarSchema, tradeInEstimateSchema } from '@forecourt/api-contract';
import { type RotatedSecret, serviceKey } from '@forecourt/api-contract/service';
import { z } from 'zod';
import type { UnsealedEstimate } from './estimate-trade-in';

const sealedSchema = z.object({
  website_id: z.string(),
  car: ownCarSchema,
  adjustmentAnswers: z.record(z.string(), z.string()),
  offer: ownCarOfferSchema.nullable(),
  reason: tradeInEstimateSchema.shape.reason,
});

/** Proves what was offered: the estimate itself with a signature, so that nothing of it is kept until someone sends it. */
export interface ValuationTokens {
  readonly seal: (websiteId: string, estimate: UnsealedEstimate) => string;
  /** The estimate that a token of this site proves; null for any other text. */
  readonly open: (websiteId: string, token: string) => UnsealedEstimate | null;
}

const signatureOf = (secret: string, text: string): Buffer =>
  createHmac('sha256', serviceKey(secret, 'valuations')).update(text).digest();

/** Tokens by the service secret; those of the one before it are taken while it is named. */
export const valuationTokens = ({ current, previous }: RotatedSecret): ValuationTokens => ({
  seal: (websiteId, estimate) => {
    const text = Buffer.from(JSON.stringify({ website_id: websiteId, ...estimate })).toString('base64url');
    return `${text}.${signatureOf(current, text).toString('base64url')}`;
  },
  open: (websiteId, token) => {
    const [text = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const isOurs = [current, ...(previous === null ? [] : [previous])].some((secret) => {
      const own = signatureOf(secret, text);
      return own.length === given.length && timingSafeEqual(own, given);
    });
    if (!isOurs) return null;
    const { website_id, ...estimate } = sealedSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return website_id === websiteId ? estimate : null;
  },
});
