import { checkPatienceMs } from '@forecourt/api-contract/operator';
import { createRoute, z } from '@hono/zod-openapi';
import { answeredWithin } from '../../ground/database/database-trouble';
import { problems } from '../../ground/http/http-problem';
import { json, problem } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { searchService } from '../../subjects/search';
import { isSchemaCurrent } from '../metrics/readiness';

const live = createRoute({
  method: 'get',
  path: '/healthz',
  summary: 'Whether the process lives.',
  responses: { 200: json(z.object({ status: z.literal('ok') }), 'It does.') },
});

const ready = createRoute({
  method: 'get',
  path: '/readyz',
  summary: 'Whether it can serve: the database answers with the tables of this release, and the search index is built.',
  responses: {
    200: json(
      z.object({ status: z.literal('ready'), seq: z.number().int() }),
      'It can; `seq` is what the index holds.',
    ),
    503: problem('Not yet.'),
  },
});

export const healthRoutes: RouteModule = (app, { database, services, isLeaving = () => false }) => {
  const search = services.get(searchService);
  app.openapi(live, (c) => c.json({ status: 'ok' as const }, 200));
  app.openapi(ready, async (c) => {
    // Whoever asks here goes to another before this one closes.
    if (isLeaving()) throw problems.leaving();
    if (!(await answeredWithin(checkPatienceMs, isSchemaCurrent(database)))) throw problems.databaseOutdated();
    const seq = await search.reached();
    if (seq === null) throw problems.notReady();
    return c.json({ status: 'ready' as const, seq }, 200);
  });
};
