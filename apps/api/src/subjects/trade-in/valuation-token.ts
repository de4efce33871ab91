import { ownCarOfferSchema, ownCarSchema, tradeInEstimateSchema } from '@forecourt/api-contract';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import { z } from 'zod';
import type { UnsealedEstimate } from '../../ground/database/schema/shapes/unsealed-estimate';
import { openPayload, signPayload } from '../../ground/sealing/signed-payload';
import { valuationKey } from './valuation-key';

const sealedSchema = z.object({
  website_id: z.string(),
  car: ownCarSchema,
  adjustmentAnswers: z.record(z.string(), z.string()),
  offer: ownCarOfferSchema.nullable(),
  reason: tradeInEstimateSchema.shape.reason,
});

/**
 * Proves an offer: the token is the estimate itself with a signature, so that nothing is stored until somebody sends
 * it.
 */
export interface ValuationTokens {
  readonly seal: (websiteId: string, estimate: UnsealedEstimate) => string;
  /** The estimate that a token of this site proves; null for any other text. */
  readonly open: (websiteId: string, token: string) => UnsealedEstimate | null;
}

/** Tokens by the service secret; those of the one before it are taken while it is named. */
export const valuationTokens = (secret: RotatedSecret): ValuationTokens => ({
  seal: (website_id, estimate) => signPayload(secret, valuationKey, { website_id, ...estimate }),
  open: (websiteId, token) => {
    const opened = sealedSchema.safeParse(openPayload(secret, valuationKey, token));
    if (!opened.success) return null;
    const { website_id, ...estimate } = opened.data;
    return website_id === websiteId ? estimate : null;
  },
});
