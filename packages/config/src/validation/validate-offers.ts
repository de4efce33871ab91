import { type OffersDocument, offersDocumentSchema } from '../offers-document/offers-document';
import type { Checked } from './fault';
import { schemaFaults } from './schema-faults';

/** Checks the offers of a dealership: every fault at once with path and reason, unknown keys among them. */
export const validateOffers = (input: unknown): Checked<OffersDocument> => {
  const faults = schemaFaults(offersDocumentSchema, input);
  if (faults.length > 0) return { ok: false, faults };
  const value = offersDocumentSchema.parse(input);
  const ids = value.offers.map(({ id }) => id);
  const repeated = ids.flatMap((id, index) =>
    ids.indexOf(id) < index
      ? [{ path: `offers[${index}].id`, reason: `The id "${id}" stands twice. Give each offer its own.` }]
      : [],
  );
  return repeated.length > 0 ? { ok: false, faults: repeated } : { ok: true, value };
};
