import type { WriteOutcome } from './page-store';

/** Writes refused as outdated in a row from which it is no bad luck any more: some are with each large change. */
const outdatedInARow = 20;
/** Milliseconds between two lines about the same. */
const pauseMs = { outdated: 10 * 60_000, 'too-large': 60_000 } as const;

const inMegabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

/** What is known of a write. */
interface Written {
  /** What was to be cached: the page's path within the app, with its site; no query. */
  readonly place: string;
  readonly bytes: number;
  readonly maxBytes: number;
}

export interface RefusalLog {
  note(outcome: WriteOutcome, written: Written): void;
}

/**
 * Says in the log when the page cache refuses what is written: a cache that keeps nothing looks like a slow one. A line
 * about the same thing is not repeated for a while, and then says how many it stands for.
 * @param clock milliseconds that only grow
 */
export const createRefusalLog = (
  warn: (text: string) => void,
  clock: () => number = () => performance.now(),
): RefusalLog => {
  let inARow = 0;
  const untold = { outdated: 0, 'too-large': 0 };
  const quietUntil: { outdated: number; 'too-large': number } = { outdated: 0, 'too-large': 0 };

  const tell = (what: 'outdated' | 'too-large', words: string): void => {
    if (clock() < quietUntil[what]) return;
    quietUntil[what] = clock() + pauseMs[what];
    warn(`Page cache: ${words}`);
    untold[what] = 0;
  };

  return {
    note: (outcome, { place, bytes, maxBytes }) => {
      if (outcome === 'stored') {
        inARow = 0;
        return;
      }
      untold[outcome] += 1;
      if (outcome === 'too-large') {
        tell(
          outcome,
          `${place} takes ${inMegabytes(bytes)} and is not cached: all together may take ${inMegabytes(maxBytes)} (FORECOURT_PAGE_CACHE_MB). ${untold[outcome]} refused for their size since the last such line.`,
        );
        return;
      }
      inARow += 1;
      if (inARow < outdatedInARow) return;
      tell(
        outcome,
        `the last ${inARow} writes were refused since something had changed after their render began, and none was cached in between. A large import does that for a while; if it goes on, nothing is cached: see docs/guides/operate.md. ${untold[outcome]} refused since the last such line.`,
      );
    },
  };
};
