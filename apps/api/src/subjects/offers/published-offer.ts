import type { OfferEntry } from '@forecourt/config/offers-document';
import type { Offer } from '@forecourt/domain/offer';
import { plainWords } from '../../ground/safe-html/plain-words';
import { sanitizeHtml } from '../../ground/safe-html/sanitize-html';

/** The offer as it is published: without what only places it, its markup sanitised, its disclaimer in words (OFFR-01). */
export const publishedOffer = ({ stocknum: _stocknum, ...entry }: OfferEntry): Offer => ({
  ...entry,
  disclaimer: plainWords(entry.disclaimer ?? '') || null,
  sanitized_description: sanitizeHtml(entry.description),
});
