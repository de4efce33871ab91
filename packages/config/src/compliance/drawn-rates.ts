import { type ComplianceFault, quoteAt } from './compliance-rule';
import { comparisonRatesIn, ratesIn } from './read-words';

/** A run of letters of one size, as a page draws it. */
export interface DrawnLetters {
  readonly text: string;
  /** Size of the font in CSS pixels. */
  readonly size: number;
}

/** Letters that a reader sees together: of a card, or of a section without the cards in it. */
export interface DrawnPlace {
  readonly path: string;
  readonly letters: readonly DrawnLetters[];
}

/** Browsers round sizes of letters; less than this is no difference. */
const rounding = 0.5;
const percentage = /\d{1,2}(?:\.\d{1,2})?\s?%/;

/** The size of the percentage in a text that begins at a place; null for none. */
const sizeOfPercentage = (letters: readonly DrawnLetters[], text: string, start: number): number | null => {
  const found = percentage.exec(text.slice(start));
  if (found === null) return null;
  const index = start + found.index;
  let end = 0;
  for (const run of letters) {
    end += run.text.length;
    if (index < end) return run.size;
  }
  return null;
};

/**
 * Rates that a page draws without a comparison rate in the same place whose letters are as large. A comparison rate that is
 * smaller is less prominent than its rate (National Credit Code, s 164; ASIC RG 178.23).
 */
export const findLesserComparisonRates = (places: readonly DrawnPlace[]): readonly ComplianceFault[] =>
  places.flatMap(({ path, letters }) => {
    const text = letters.map((run) => run.text).join('');
    const comparison = comparisonRatesIn(text).map(({ start }) => sizeOfPercentage(letters, text, start) ?? 0);
    return ratesIn(text)
      .filter((index) => (sizeOfPercentage(letters, text, index) ?? 0) > Math.max(0, ...comparison) + rounding)
      .map((index) => ({ path, quote: quoteAt(text, index) }));
  });
