/** The place of the choice nearest to a value, from 0; of two as near, the higher. */
export const placeOf = (value: number, choices: readonly number[]): number =>
  choices.reduce(
    (best, choice, place) => (Math.abs(choice - value) <= Math.abs((choices[best] ?? choice) - value) ? place : best),
    0,
  );

/** A value held between two ends, as a scale shows it. */
export const held = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
