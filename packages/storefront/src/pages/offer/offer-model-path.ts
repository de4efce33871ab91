import type { Offer } from '@forecourt/domain/offer';

/**
 * Where an offer's model leads: its own override, else /{model-slug}; null for an offer without a model (OFFR-02). An
 * override that is neither a path nor a web address, as a script would be, is passed over.
 */
export const offerModelPath = (model: Offer['model']): string | null => {
  if (model === null) return null;
  const override = model.override_url?.trim() ?? '';
  return /^(https?:\/\/|\/(?!\/))/.test(override) ? override : `/${model.slug}`;
};
