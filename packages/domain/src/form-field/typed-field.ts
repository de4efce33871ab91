import { oneLine } from '../typed-text/one-line';
import type { FieldInput } from './field-row';

/** Letters, figures and signs as a keyboard has them: full-width figures, typographic hyphens and their like become plain. */
const plain = (typed: string): string =>
  oneLine(typed)
    .normalize('NFKC')
    .replace(/[\p{Pd}−]/gu, '-');

/** The same without marks that stand on or between figures and are not seen. */
const plainFigures = (typed: string): string => plain(typed).replace(/[\p{M}\p{Cf}]/gu, '');

/** How what was typed into some kinds of field is cleaned; any other is one line. */
const cleaned: Partial<Readonly<Record<FieldInput, (typed: string) => string>>> = {
  email: (typed) => plain(typed).replace(/’/g, "'"),
  // What people and address books put between its digits becomes a space.
  phone: (typed) => plainFigures(typed).replace(/[ .,/·•・]+/g, ' '),
  postcode: plainFigures,
  figures: (typed) => plainFigures(typed).replace(/[ ,]/g, ''),
};

/**
 * What somebody typed or pasted into a field, without what they did not mean: marks that nobody sees, other blanks than
 * spaces, hyphens and dots of a typesetter's. Browser and API clean by this one rule, so they judge alike (FORM-04).
 */
export const typedField = (input: FieldInput, typed: string): string => (cleaned[input] ?? oneLine)(typed).trim();
