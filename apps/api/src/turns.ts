/** As many wait as may; whoever is refused so may try again in a moment. */
export class TurnsFull extends Error {
  override readonly name = 'TurnsFull';
}

/**
 * Lets so much work of one kind go on at once; more waits for its turn, in order, and no more than `waitingAtMost`.
 * What is refused throws TurnsFull.
 */
export const createTurns = (atOnce: number, waitingAtMost = Number.POSITIVE_INFINITY) => {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (working < atOnce) working += 1;
    else {
      if (waiting.length >= waitingAtMost) throw new TurnsFull('Too much of this is waiting already.');
      // Whoever ends hands the place on.
      await new Promise<void>((begin) => waiting.push(begin));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) working -= 1;
      else next();
    }
  };
};
