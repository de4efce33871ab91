import * as z from 'zod';
import { offerEntrySchema } from './offer-entry';

/** More offers than any dealer has at a time; their list is one page. */
const mostOffers = 200;

/**
 * All offers of a dealership, in the order in which they are listed. They show on every site that shows its stock and
 * has `flags.offers`. What is not in the document any more is withdrawn (OFFR-01).
 */
export const offersDocumentSchema = z.strictObject({
  dealership_id: z.string().min(1),
  offers: z.array(offerEntrySchema).max(mostOffers),
});
export type OffersDocument = z.infer<typeof offersDocumentSchema>;
/** The document as people write it: what has a default may be left out. */
export type OffersDocumentInput = z.input<typeof offersDocumentSchema>;
