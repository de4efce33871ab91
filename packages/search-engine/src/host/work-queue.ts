import type { Steps } from './index-host';

/** A piece of work and what to do when it has ended. */
export interface Work {
  readonly begin: () => Steps;
  readonly ended: (error?: unknown) => void;
}

/** Time that work may take before messages that have arrived go first, in milliseconds. */
const SLICE = 1;

/**
 * Work that changes indexes, one piece after another in the order it came, in slices of about a millisecond so that
 * searches do not wait for it. What is only tidying is done while there is nothing else.
 */
export class WorkQueue {
  private readonly waiting: Work[] = [];
  private readonly tidy: () => boolean;
  private current: { readonly steps: Steps; readonly work: Work } | undefined;
  private running = false;

  /** @param tidy does a small piece of tidying and returns whether there is more. */
  constructor(tidy: () => boolean) {
    this.tidy = tidy;
  }

  add(work: Work): void {
    this.waiting.push(work);
    this.wake();
  }

  /** Has tidying looked for, now that something may be there to tidy. */
  wake(): void {
    if (this.running) return;
    this.running = true;
    setImmediate(() => this.turn());
  }

  private turn(): void {
    const end = performance.now() + SLICE;
    let more = true;
    while (more && performance.now() < end) more = this.step();
    this.running = more;
    // setImmediate lets messages that have arrived go first.
    if (more) setImmediate(() => this.turn());
  }

  /** Does one step of whatever is to be done. Returns false when nothing is. */
  private step(): boolean {
    if (!this.current) {
      const work = this.waiting.shift();
      if (!work) return this.tidy();
      this.current = { steps: work.begin(), work };
    }
    const { steps, work } = this.current;
    try {
      if (!steps.next().done) return true;
    } catch (error) {
      this.current = undefined;
      work.ended(error);
      return true;
    }
    this.current = undefined;
    work.ended();
    return true;
  }
}
