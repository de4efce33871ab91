import { setTimeout as sleep } from 'node:timers/promises';
import { createApiClient } from '@forecourt/api-contract';
import type {
  CacheHandlerContext,
  CacheHandlerValue,
  CacheHandler as NextCacheHandler,
} from 'next/dist/server/lib/incremental-cache';
import { httpFetch } from '../service-access/http-fetch';
import { serviceAccess } from '../service-access/service-access';
import { asCacheEntry, bytesOf, tagsOf } from './cached-value';
import { followChanges, keepFollowing } from './change-follower';
import { DrawnAnswers } from './drawn-answers';
import { PageStore, type RenderStart } from './page-store';
import { drawAnewHeader, processStore } from './process-store';
import { createRefusalLog } from './refusal-log';

const megabyte = 1024 * 1024;
/** The API holds the question back until something changes, at most this long. */
const longPollMs = 20_000;
const pauseMs = { answered: 50, failed: 1000 };

type Store = PageStore<CacheHandlerValue>;

/** A number of megabytes from the environment, in bytes. */
const bytesFrom = (given: string | undefined, usual: number): number => {
  // An empty value counts as not set.
  const megabytes = Number(given?.trim() || usual);
  return (Number.isFinite(megabytes) ? megabytes : usual) * megabyte;
};

/** Starts the store of this process and has it follow the API's changes for as long as the process lives. */
const startStore = (): Store => {
  const store: Store = new PageStore({ maxBytes: bytesFrom(process.env.FORECOURT_PAGE_CACHE_MB, 256) });
  // A build renders nothing of a dealer and must not need the API.
  if (process.env.NEXT_PHASE === 'phase-production-build') return store;
  const client = createApiClient({ ...serviceAccess(), fetch: httpFetch });
  const answers = new DrawnAnswers({ maxBytes: bytesFrom(process.env.FORECOURT_ANSWER_CACHE_MB, 48) });
  processStore.forecourtDrawnAnswers = answers;
  const follower = followChanges(
    {
      apply: (changes, seq) => {
        store.apply(changes, seq);
        answers.apply(changes, seq);
      },
      reset: (seq) => {
        store.reset(seq);
        answers.reset(seq);
      },
    },
    { changesAfter: (after) => client.getChanges(after, longPollMs) },
    ({ kind, error }) => {
      if (kind === 'found') console.info('Page cache: following changes again.');
      else console.warn('Page cache: changes cannot be followed; serving what is held.', error);
    },
  );
  processStore.forecourtPageFollower = follower;
  void keepFollowing(follower, { pauseMs, pause: (ms) => sleep(ms, undefined, { ref: false }) });
  return store;
};

const storeOfProcess = (): Store => {
  processStore.forecourtPageStore ??= startStore();
  return processStore.forecourtPageStore;
};

const refusals = createRefusalLog((text) => console.warn(text));

/** Where a page is asked for: Next's key of it ends with `$` and the path that its rewrites led to. */
const placeOf = (key: string): string => key.slice(key.indexOf('$') + 1);

/** Whether a place is one word below its site, where a dealer may have a page of its own. */
const isOneWord = (place: string): boolean => /^\/[^/]+\/[^/]+$/.test(place);

/**
 * Next's `cacheHandler`: pages and data in bounded memory, dropped by the tags of the API's change feed. While the
 * API is away it serves what it holds. Next makes one instance for each request, which is how it knows where in the
 * order of changes a render began.
 */
class ForecourtCacheHandler implements NextCacheHandler {
  readonly #store: Store;
  readonly #start: RenderStart;
  /** The page that is drawn here takes the place of a dropped one, and must not be given that. */
  readonly #drawsAnew: boolean;

  constructor({ _requestHeaders: headers }: CacheHandlerContext) {
    this.#store = storeOfProcess();
    this.#start = this.#store.now();
    this.#drawsAnew = headers[drawAnewHeader] !== undefined;
  }

  get: NextCacheHandler['get'] = async (key, { kind }) => {
    const isPage = kind === 'APP_PAGE';
    const cached = this.#store.read(key);
    const outdated =
      cached === undefined && isPage && !this.#drawsAnew ? this.#store.outdated(placeOf(key)) : undefined;
    const found = outdated === undefined ? 'miss' : 'outdated';
    this.#store.countRead(isPage ? 'page' : 'data', cached === undefined ? found : 'hit');
    if (cached !== undefined) return cached;
    // As new as can be: past its time, Next would draw it anew, too, and keep it once more where that fails.
    return outdated === undefined ? null : { ...outdated, lastModified: Date.now() };
  };

  set: NextCacheHandler['set'] = async (key, value, context) => {
    if (value === null) {
      this.#store.remove(key);
      return;
    }
    // Words that somebody made up would push out pages that are there: what is not there is drawn each time.
    if (value.kind === 'APP_PAGE' && value.status === 404 && isOneWord(placeOf(key))) return;
    const cached = asCacheEntry(value);
    const tags = tagsOf(cached, 'tags' in context ? (context.tags ?? []) : []);
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined;
    const bytes = bytesOf(cached);
    const outcome = this.#store.write(
      key,
      {
        value: cached,
        lastModified: Date.now(),
        ...(cacheControl === undefined ? {} : { cacheControl }),
      },
      {
        tags,
        bytes,
        start: this.#start,
        place: cached.kind === 'APP_PAGE' ? placeOf(key) : undefined,
      },
    );
    refusals.note(outcome, { place: placeOf(key), bytes, maxBytes: this.#store.maxBytes });
  };

  revalidateTag: NextCacheHandler['revalidateTag'] = async (tags) => {
    for (const tag of [tags].flat()) this.#store.dropTag(tag);
  };

  resetRequestCache(): void {}
}

// Next loads the handler by its default export.
export default ForecourtCacheHandler;
