import pLimit from 'p-limit';

/** As many wait as may; whoever is refused so may try again in a moment. */
export class TurnsFull extends Error {
  override readonly name = 'TurnsFull';
}

/** Work in turns, and whether no more may wait for one. */
export interface Turns {
  /**
   * What `work` answers when its turn has come. `isWanted` is asked then: work that nobody waits for any more is not done,
   * so that a crowd is not served answers that came too late for it.
   * @throws TurnsFull where as many wait as may, or nobody waits for this any more: it was not begun
   */
  <Result>(work: () => Promise<Result>, isWanted?: () => boolean): Promise<Result>;
  readonly isFull: () => boolean;
}

/** Lets so much work of one kind go on at once; more waits for its turn, in order, and no more than `waitingAtMost`. */
export const createTurns = (atOnce: number, waitingAtMost = Number.POSITIVE_INFINITY): Turns => {
  const limit = pLimit(atOnce);
  const isFull = (): boolean => limit.activeCount + limit.pendingCount >= atOnce + waitingAtMost;
  const inTurn = async <Result>(work: () => Promise<Result>, isWanted = () => true): Promise<Result> => {
    if (isFull()) throw new TurnsFull('Too much of this is waiting already.');
    return limit(async () => {
      if (!isWanted()) throw new TurnsFull('Nobody waits for this any more.');
      return work();
    });
  };
  return Object.assign(inTurn, { isFull });
};
