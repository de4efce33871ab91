import * as z from 'zod';
import { stateSchema } from '../vehicle/vocabulary-schemas';

/** A trade-in valuation (spec section 3): the offer in AUD dollars, null when none could be made, and the answers. */
export const valuationSchema = z.object({
  offer_price: z.number().nonnegative().nullable(),
  adjustmentAnswers: z.record(z.string(), z.string()),
  rego: z.string(),
  regoState: stateSchema,
});
export type Valuation = z.infer<typeof valuationSchema>;
