import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import type { ChangeFollower } from './change-follower';
import type { DrawnAnswers } from './drawn-answers';
import type { PageStore } from './page-store';

/**
 * The page store of this process, once Next has asked for it, and what brings it along with changes. The template app's server and the pages that Next has
 * bundled hold copies of this module each.
 */
export const processStore: typeof globalThis & {
  forecourtPageStore?: PageStore<CacheHandlerValue>;
  forecourtPageFollower?: Pick<ChangeFollower, 'standing'>;
  /** Answers to queries that were asked for again; brought along with the same changes. */
  forecourtDrawnAnswers?: DrawnAnswers;
} = globalThis;

/** Next's header for a request that draws a cached page anew whatever is cached; its value is a secret of the build. */
export const drawAnewHeader = 'x-prerender-revalidate';
