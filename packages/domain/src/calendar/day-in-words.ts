const inWords = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A calendar date `YYYY-MM-DD` in words: `2 December 2026`. */
export const dayInWords = (date: string): string => inWords.format(new Date(`${date}T00:00:00Z`));
