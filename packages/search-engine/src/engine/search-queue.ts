/**
 * Turns at the worker, which all owners of keys (sites) share: the owners that wait take turns, and each may have no more
 * searches waiting than its share of the room. A flood of one owner is refused, and delays another owner's search by one
 * search of each.
 */
export class SearchQueue {
  /** Searches that wait by owner, oldest first; the owner whose turn is next is first. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private readonly atOnce: number;
  private readonly room: number;
  private begun = 0;

  /** @param atOnce searches that the worker has before it. @param room searches that may wait, shared among owners. */
  constructor(atOnce: number, room: number) {
    this.atOnce = atOnce;
    this.room = room;
  }

  /**
   * Asks for a turn. Who gets one gives it back with `leave`.
   * @returns true when the turn has come, false when `signal` fired before; undefined when the owner's share is full.
   */
  enter(owner: string, signal?: AbortSignal): Promise<boolean> | undefined {
    if (signal?.aborted) return Promise.resolve(false);
    if (this.begun < this.atOnce) {
      this.begun++;
      return Promise.resolve(true);
    }
    const own = this.waiting.get(owner) ?? [];
    const owners = this.waiting.size + (own.length === 0 ? 1 : 0);
    if (own.length >= Math.max(1, Math.floor(this.room / owners))) return undefined;
    this.waiting.set(owner, own);
    return new Promise((resolve) => {
      const begin = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve(true);
      };
      const giveUp = () => {
        own.splice(own.indexOf(begin), 1);
        if (own.length === 0) this.waiting.delete(owner);
        resolve(false);
      };
      own.push(begin);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** Gives a turn back; the next owner in line has it. */
  leave(): void {
    const next = this.waiting.entries().next().value;
    if (next === undefined) {
      this.begun--;
      return;
    }
    const [owner, own] = next;
    const begin = own.shift();
    // The owner goes to the end of the queue if it has more requests waiting.
    this.waiting.delete(owner);
    if (own.length > 0) this.waiting.set(owner, own);
    begin?.();
  }
}
