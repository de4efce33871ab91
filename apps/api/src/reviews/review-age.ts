/** Days for which what Google says may be kept: its terms allow no longer (docs/decisions/0045-reviews.md). */
const keptDays = 30;

/** What Google said before this instant is not shown any more. */
export const heldSince = (now: Date): Date => new Date(now.getTime() - keptDays * 86_400_000);
