import type { OfferEntry } from '@forecourt/config/offers-document';
import type { Offer } from '@forecourt/domain/offer';
import { plainWords } from '../../ground/safe-html/plain-words';
import { sanitizeHtml } from '../../ground/safe-html/sanitize-html';

/** The offer as it is published: without what only places it, its markup sanitised, its other texts in words (OFFR-01). */
export const publishedOffer = ({ stocknum: _stocknum, ...entry }: OfferEntry): Offer => ({
  ...entry,
  disclaimer: plainWords(entry.disclaimer ?? '') || null,
  eligibility: plainWords(entry.eligibility ?? '') || null,
  claim: plainWords(entry.claim ?? '') || null,
  sanitized_description: sanitizeHtml(entry.description),
});
