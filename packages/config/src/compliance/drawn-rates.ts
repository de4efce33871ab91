import { type ComplianceFault, quoteAt } from './compliance-rule';
import { amountsIn, comparisonRatesIn, isRepayment, ratesIn } from './read-words';

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

/** The size of the letter at a place of the whole text; 0 beyond its end. */
const sizeAt = (letters: readonly DrawnLetters[], index: number): number => {
  let end = 0;
  for (const run of letters) {
    end += run.text.length;
    if (index < end) return run.size;
  }
  return 0;
};

/** The size of the percentage in a text that begins at a place; 0 for none. */
const sizeOfPercentage = (letters: readonly DrawnLetters[], text: string, start: number): number => {
  const found = percentage.exec(text.slice(start));
  return found === null ? 0 : sizeAt(letters, start + found.index);
};

/**
 * Rates that a page draws without a comparison rate in the same place whose letters are as large, and repayments whose
 * letters are larger than those of the comparison rate beside them. A comparison rate that is smaller is less prominent than
 * its rate and than the repayment (National Credit Code, s 164; ASIC RG 178.23). A repayment without any comparison rate is
 * for the rules of words.
 */
export const findLesserComparisonRates = (places: readonly DrawnPlace[]): readonly ComplianceFault[] =>
  places.flatMap(({ path, letters }) => {
    const text = letters.map((run) => run.text).join('');
    const comparison = comparisonRatesIn(text).map(({ start }) => sizeOfPercentage(letters, text, start));
    const largest = Math.max(0, ...comparison) + rounding;
    const rates = ratesIn(text).filter((index) => sizeOfPercentage(letters, text, index) > largest);
    const repayments = amountsIn(text).filter(
      (amount) => isRepayment(amount) && sizeAt(letters, amount.index) > largest,
    );
    const lesser = [...rates, ...(comparison.length === 0 ? [] : repayments.map(({ index }) => index))];
    return lesser.map((index) => ({ path, quote: quoteAt(text, index) }));
  });
