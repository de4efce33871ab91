import { typedField } from '../form-field/typed-field';

/** A whole figure as people type it, `45,000`, `$45 000`; null for anything else. */
export const figureOf = (typed: string | undefined): number | null => {
  const plain = typedField('figures', typed ?? '').replaceAll('$', '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
};
