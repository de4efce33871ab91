/** Days for which what Google says may be kept: its terms allow no longer (docs/decisions/0045-reviews.md). */
const keptDays = 30;

/** Google's reviews fetched before this instant are no longer shown. */
export const heldSince = (now: Date): Date => new Date(now.getTime() - keptDays * 86_400_000);
