/** How fast bodies of requests are read. */
export interface PaceRules {
  /** Bytes of all bodies together in a second. */
  readonly bytesPerSecond: number;
}

/**
 * Sixteen forms of photos at half a megabyte a second each, about what phones send, and a feed of 1 GB in two minutes. A
 * sender close to us could send a hundred times as much, and all that we, the API and its disk do for others would wait.
 */
export const usualBodyPace: PaceRules = { bytesPerSecond: 8 * 1024 * 1024 };

/** Milliseconds that an idle pace has in store. */
const storedMs = 20;

/** What the pace reads the time by, and waits with. */
export interface PaceClock {
  readonly now: () => number;
  /** Calls back once this turn of the event loop is over, and so many milliseconds have passed. */
  readonly after: (ms: number, action: () => void) => void;
}

const usualClock: PaceClock = {
  now: () => performance.now(),
  after: (ms, action) => {
    if (ms < 1) setImmediate(action);
    else setTimeout(action, ms);
  },
};

/** Gives turns for reading a part of a body. */
export interface BodyPace {
  /** @param read reads a part, and returns how many bytes it had */
  whenDue(read: () => number): void;
}

/**
 * Lets the bodies of large requests be read in turns: one part of one body in a turn of the event loop, in which everybody
 * else's requests are served too, and no more bytes in a second than the rules say. Bodies share alike, as they came.
 */
export const createBodyPace = ({ bytesPerSecond }: PaceRules, clock: PaceClock = usualClock): BodyPace => {
  const waiting: (() => number)[] = [];
  let isGiving = false;
  /** When all that was read so far would have come at this pace. */
  let caughtUpAt = 0;
  const give = (): void => {
    const read = waiting.shift();
    if (read === undefined) {
      isGiving = false;
      return;
    }
    const bytes = read();
    caughtUpAt = Math.max(caughtUpAt, clock.now() - storedMs) + (bytes / bytesPerSecond) * 1000;
    clock.after(Math.max(0, caughtUpAt - clock.now()), give);
  };
  return {
    whenDue: (read) => {
      waiting.push(read);
      if (isGiving) return;
      isGiving = true;
      clock.after(0, give);
    },
  };
};
