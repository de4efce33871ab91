/**
 * Every wording that has ever stood beside the opt-in box, under the name that its form sends. A wording that shoppers
 * have read is never edited or removed: a new one gets a new name, and stored consents keep theirs.
 */
export const optInWordings = {
  '1': 'Send me offers and news by email or SMS. I can stop them at any time.',
} as const;

/** The name of the wording that forms show now; they send it as `opt_in_wording`. */
export const currentOptIn = '1' satisfies keyof typeof optInWordings;
