/** Milliseconds. Tests take shorter ones. */
export interface PulseTimes {
  /** A look at what waits. */
  readonly look: number;
  /** Quiet after which the service is asked for a sign of life. */
  readonly ask: number;
  /** Time after which it is asked once more, on another connection. */
  readonly again: number;
  /** Quiet after which it counts as hung. */
  readonly hung: number;
}

const usualTimes: PulseTimes = { look: 100, ask: 300, again: 1_000, hung: 2_000 };

/** Whether a service that others wait for still lives. */
export interface ServicePulse {
  /** True from when the service counts as hung until it answers anything again. */
  readonly isHung: () => boolean;
  /** To be called on every answer of the service, whoever asked: where it answers others it only is busy. */
  readonly heard: () => void;
  /**
   * Watches while an answer is awaited; `onHung` is called once if the service hangs, at once where it does already.
   * @returns ends the watch
   */
  readonly watch: (onHung: () => void) => () => void;
}

/**
 * Tells a service that hangs (stopped, its event loop blocked) from one that is slow: while somebody waits and nothing
 * comes, it is asked for a sign of life, and a second time when that stays out. Only when neither is answered, nor anybody
 * else, it counts as hung: one question that is lost or late says nothing. Quiet is counted in looks,
 * each for little more than its length, so that a process that was itself held up on a busy machine does not blame the
 * other for it. A hung service is asked on until it answers.
 * @param probe asks for something that costs the service nothing; settles with any answer, also a refused connection. Of
 *   several processes: with the first answer, and a refusal only once all have refused
 */
export const servicePulse = (
  probe: (signal: AbortSignal) => Promise<unknown>,
  times: PulseTimes = usualTimes,
): ServicePulse => {
  const waiting = new Set<() => void>();
  let hung = false;
  let quietMs = 0;
  /** Questions since it was heard of last, and the quiet before the latest. */
  let asked = 0;
  let askedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let lookedAt = 0;

  const heard = (): void => {
    hung = false;
    quietMs = 0;
    asked = 0;
  };
  const ask = (): void => {
    asked += 1;
    askedAt = quietMs;
    const limit = new AbortController();
    const giveUp = setTimeout(() => limit.abort(), times.hung * 2);
    giveUp.unref();
    probe(limit.signal)
      .then(heard, () => {
        // No connection at all is an answer: whoever waits learns it himself.
        if (!limit.signal.aborted) heard();
      })
      .finally(() => clearTimeout(giveUp));
  };
  const look = (): void => {
    const now = performance.now();
    quietMs += Math.min(now - lookedAt, times.look * 1.5);
    lookedAt = now;
    if (waiting.size === 0 && !hung) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    if (quietMs >= times.ask && (asked === 0 || quietMs - askedAt >= times.again)) ask();
    if (quietMs < times.hung || asked < 2) return;
    hung = true;
    for (const tell of [...waiting]) tell();
    waiting.clear();
  };

  return {
    isHung: () => hung,
    heard,
    watch: (onHung) => {
      if (hung) {
        onHung();
        return () => undefined;
      }
      // Nobody waited, so nothing need have come.
      if (waiting.size === 0) {
        quietMs = 0;
        asked = 0;
      }
      if (timer === undefined) {
        lookedAt = performance.now();
        timer = setInterval(look, times.look);
        timer.unref();
      }
      const own = () => onHung();
      waiting.add(own);
      return () => waiting.delete(own);
    },
  };
};
