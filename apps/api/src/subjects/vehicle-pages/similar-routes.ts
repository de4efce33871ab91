import { similarIdsSchema } from '@forecourt/api-contract';
import { createRoute, z } from '@hono/zod-openapi';
import { problems } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { json, problem } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { SearchAwayError, searchService } from '../search';
import { findSiteVehicle } from '../vehicles';
import { similarIds } from './similar-ids';

const similar = createRoute({
  method: 'get',
  path: '/cars/{slug}/similar',
  summary: 'Ids of vehicles like this one on the site of the host, the most similar first.',
  request: { params: z.object({ slug: z.string() }) },
  responses: {
    200: json(similarIdsSchema, 'At most six; none is an answer too.'),
    403: problem('Not through the gateway.'),
    404: problem('The site shows no such vehicle.'),
    503: problem('The index is being built, or the database is away.'),
  },
});

/** GET /cars/{slug}/similar (SIM-03). */
export const similarRouteModule: RouteModule = (app, { database: { db }, env, services }) => {
  const search = services.get(searchService);
  app.openapi(similar, async (c) => {
    const site = await contextOf(c).findSite();
    if (site === null) throw problems.gatewayNeeded();
    const found = await findSiteVehicle(db, site, c.req.valid('param').slug);
    if (found === null) throw problems.vehicleNotFound();
    const ids = await similarIds({ search, indexName: env.searchIndex, site }, found.vehicle).catch(
      (error: unknown) => {
        throw error instanceof SearchAwayError ? problems.notReady() : error;
      },
    );
    return c.json({ ids: [...ids] }, 200);
  });
};
