import type { Reopening } from '@forecourt/domain/opening-hours';

/** When a place opens again, a sentence for each closure; the last closed day is named where there are several. */
export const reopeningWords = (reopenings: readonly Reopening[]): string =>
  reopenings
    .map(({ after, day, time }) =>
      reopenings.length === 1
        ? `We open again on ${day} at ${time}.`
        : `After ${after} we open again on ${day} at ${time}.`,
    )
    .join(' ');
