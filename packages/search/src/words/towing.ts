/** Kilograms between two of the weights that are words of a record, and the first and the last of them. */
const step = 250;
const first = 500;
const last = 4500;

/** The weights that are words of a record, in kilograms. */
export const weights: readonly number[] = Array.from(
  { length: (last - first) / step + 1 },
  (_, at) => first + at * step,
);

/** A weight as a word. */
export const towedWeight = (kilograms: number): string => `${kilograms}kg`;

/** The weights as words. One is no misspelling of another: `2500kg` is not `3500kg`. */
export const towedWeights: readonly string[] = weights.map(towedWeight);

/** Ways to say a weight to be towed: its figure, and `t` where that counts tonnes. */
const phrases = [
  /\b(?:can )?tow(?:s|ing)?(?: (?:capacity|rating))?(?: (?:of|at least|over|up to|min))? (\d{1,2},\d{3}|\d{1,5}(?:\.\d{1,2})?) ?(kg|kilo|t)(?:grams?|onnes?|ons?|s)?\b/gi,
  /\b(\d{1,2},\d{3}|\d{1,5}(?:\.\d{1,2})?) ?(kg|kilo|t)(?:grams?|onnes?|ons?|s)?(?: braked)? tow(?:ing)?(?: (?:capacity|rating))?\b/gi,
] as const;

/**
 * The words of a search with a weight to be towed as records have it: "3.5t towing" is `tow 3500kg`. A weight between two
 * of theirs is the upper one, so that nothing is found that tows less; one above them stays as it was typed.
 * @param text Cleaned.
 */
export const withTowedWeight = (text: string): string =>
  phrases.reduce(
    (said, form) =>
      said.replace(form, (typed: string, figure: string, unit: string) => {
        const asked = Number(figure.replace(',', '')) * (/^t/i.test(unit) ? 1000 : 1);
        const weight = weights.find((one) => one >= asked);
        return weight === undefined ? typed : `tow ${towedWeight(weight)}`;
      }),
    text,
  );
