import { type ChangesResponse, changesResponseSchema } from '@forecourt/api-contract';
import { createRoute, z } from '@hono/zod-openapi';
import type { AppDeps } from '../../ground/http/app-context';
import { problems } from '../../ground/http/http-problem';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { tagsOf } from '../../ground/spine/change-tags';
import { publishedPosition } from '../../ground/spine/follower-registry';
import { isPlaceLost, type Position, readChanges } from '../../ground/spine/read-changes';
import { searchService } from '../../subjects/search';
import { siteDirectory } from '../../subjects/sites';

/** Longest wait of one poll in milliseconds: below the usual patience of proxies. */
const longestWaitMs = 25_000;
/** Milliseconds between reads of the database: indexes of other instances move without notice. */
const lookMs = 250;
/** Milliseconds until the next of the times at which all who wait look: together, so that they read once. */
const untilNextLook = (): number => Math.ceil(lookMs - (performance.now() % lookMs));

const route = createRoute({
  method: 'get',
  path: '/internal/changes',
  summary: 'Cache tags touched by changes that the search index has applied, waiting for the first.',
  security: serviceOnly,
  request: {
    query: z.object({
      after: z.coerce.number().int().min(0),
      wait: z.coerce.number().int().min(0).default(0),
    }),
  },
  responses: {
    200: json(changesResponseSchema, 'Changes in order. Ask on from `seq`.'),
    401: problem('The service token is missing.'),
    503: problem('No search index is ready.'),
  },
});

/**
 * What a page cache at `after` must drop; null when there is nothing yet. Changes are published only up to the place
 * that every living engine has applied, else a page could be rendered again from a stale index and kept.
 */
const changesSince = async (
  { database: { db }, env }: AppDeps,
  after: number,
  published: Position | null,
): Promise<ChangesResponse | null> => {
  if (published === null) throw problems.notReady();
  // Where every engine is, nothing is lost.
  if (published === after && after > 0) return null;
  if (after === 0 || (await isPlaceLost(db, after))) return { seq: published, reset: true, changes: [] };
  if (published <= after) return null;
  const batch = await readChanges(db, after, { upTo: published });
  if (batch.changes.length === 0) return null;
  const directory = await siteDirectory(db);
  const byPosition = new Map<number, Set<string>>();
  for (const change of batch.changes) {
    const tags = byPosition.get(change.position) ?? new Set();
    for (const tag of tagsOf(change, directory, env.now())) tags.add(tag);
    byPosition.set(change.position, tags);
  }
  return {
    seq: batch.position,
    reset: false,
    changes: [...byPosition].map(([seq, tags]) => ({ seq, tags: [...tags] })),
  };
};

export const changeRoutes: RouteModule = (app, deps) => {
  const search = deps.services.get(searchService);
  let looking: Promise<Position | null> | undefined;
  /** Reads once for all who look in the same turn of the event loop: each page cache of each process waits here. */
  const look = (): Promise<Position | null> => {
    if (looking === undefined) {
      looking = publishedPosition(deps.database.db);
      setImmediate(() => {
        looking = undefined;
      });
    }
    return looking;
  };
  app.openapi(route, async (c) => {
    const { after, wait } = c.req.valid('query');
    const deadline = performance.now() + Math.min(wait, longestWaitMs);
    const ended = AbortSignal.any([c.req.raw.signal, deps.stopping]);
    for (;;) {
      const answer = await changesSince(deps, after, await look());
      const left = deadline - performance.now();
      if (answer !== null || left <= 0 || ended.aborted) {
        return c.json(answer ?? { seq: after, reset: false, changes: [] }, 200);
      }
      await search.advanced(Math.min(left, untilNextLook()), ended);
    }
  });
};
