import type { ChangesResponse } from '@forecourt/api-contract';
import type { PageStore } from './page-store';

/** What is brought along with changes. */
export type FollowingStore = Pick<PageStore<unknown>, 'apply' | 'reset'>;

export interface ChangeSource {
  /** Changes after `after`, waiting for the first one at most as long as the source sees fit. Throws on failure. */
  readonly changesAfter: (after: number) => Promise<ChangesResponse>;
}

export interface ChangeFollower {
  /** Asks once and applies the answer. `false` when the source could not answer: the store keeps what it holds. */
  readonly step: () => Promise<boolean>;
  /** How far it has come; null before the first answer. */
  readonly standing: () => FollowerStanding | null;
}

/** Where a follower stands. */
export interface FollowerStanding {
  /** The last change that was applied. */
  readonly seq: number;
  /** When the source answered last, in milliseconds of `performance.now()`. */
  readonly answeredAt: number;
  /** Whether the last question has stayed without an answer. */
  readonly isLost: boolean;
}

/**
 * Brings a store along with the changes of the platform (DATA-02). The first answer, a `reset`, and an answer from a
 * database that is older than what was seen all drop everything; any other answer drops what its tags name.
 */
export const followChanges = (
  store: FollowingStore,
  source: ChangeSource,
  report: (event: { readonly kind: 'lost' | 'found'; readonly error?: unknown }) => void,
): ChangeFollower => {
  let position: number | undefined;
  let answeredAt = 0;
  let lost = false;
  return {
    standing: () => (position === undefined ? null : { seq: position, answeredAt, isLost: lost }),
    step: async () => {
      try {
        const answer = await source.changesAfter(position ?? 0);
        const unknownPast = position === undefined || answer.reset || answer.seq < position;
        if (unknownPast) store.reset(answer.seq);
        else store.apply(answer.changes, answer.seq);
        position = answer.seq;
        answeredAt = performance.now();
        if (lost) report({ kind: 'found' });
        lost = false;
        return true;
      } catch (error) {
        if (!lost) report({ kind: 'lost', error });
        lost = true;
        return false;
      }
    },
  };
};

/** Steps for ever, with a pause after each step, a longer one after a failure. Ends when `signal` does. */
export const keepFollowing = async (
  follower: ChangeFollower,
  {
    pause,
    pauseMs,
    signal,
  }: {
    readonly pause: (ms: number) => Promise<void>;
    readonly pauseMs: { readonly answered: number; readonly failed: number };
    readonly signal?: AbortSignal;
  },
): Promise<void> => {
  while (signal?.aborted !== true) {
    const answered = await follower.step();
    await pause(answered ? pauseMs.answered : pauseMs.failed);
  }
};
