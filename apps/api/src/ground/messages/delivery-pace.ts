/** The waits of deliveries, in one place. */
export interface DeliveryPace {
  /** Milliseconds until the second try, and most between two tries. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
  /** Milliseconds that a destination is left alone which keeps failing: at first, and at most. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** One worker probes a paused destination; the others wait this many milliseconds for the outcome. */
  readonly trialMs: number;
  /** Milliseconds over which deliveries are spread that were put off together. */
  readonly spreadMs: number;
  /** Milliseconds that a mail server, and a webhook, may take for one message. */
  readonly mailMs: number;
  readonly webhookMs: number;
  /** Seconds after which a job is given up for dead and comes back: longer than any destination is given. */
  readonly jobSeconds: number;
  /** Seconds between repeats of what a dead worker or a failing database left behind: at first, and at most. */
  readonly repeatSeconds: number;
  readonly longestRepeatSeconds: number;
}

/** The pace of deliveries. A `speed` above 1 makes every wait so many times shorter, for tests. */
export const deliveryPace = (speed = 1): DeliveryPace => {
  const ms = (seconds: number): number => Math.round((seconds * 1000) / speed);
  const wholeSeconds = (seconds: number): number => Math.max(1, Math.ceil(seconds / speed));
  return {
    firstWaitMs: ms(30),
    longestWaitMs: ms(60 * 60),
    firstPauseMs: ms(30),
    longestPauseMs: ms(10 * 60),
    trialMs: ms(20),
    spreadMs: ms(5),
    mailMs: ms(45),
    webhookMs: ms(15),
    jobSeconds: wholeSeconds(60),
    repeatSeconds: wholeSeconds(2),
    longestRepeatSeconds: wholeSeconds(60),
  };
};
