import pLimit from 'p-limit';

/** As many wait as may; whoever is refused so may try again in a moment. */
export class TurnsFull extends Error {
  override readonly name = 'TurnsFull';
}

/**
 * Lets so much work of one kind go on at once; more waits for its turn, in order, and no more than `waitingAtMost`.
 * What is refused throws TurnsFull.
 */
export const createTurns = (atOnce: number, waitingAtMost = Number.POSITIVE_INFINITY) => {
  const limit = pLimit(atOnce);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waitingAtMost)
      throw new TurnsFull('Too much of this is waiting already.');
    return limit(work);
  };
};
