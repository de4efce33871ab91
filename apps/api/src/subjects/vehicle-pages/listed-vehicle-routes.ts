import { listedPartsSchema, listedVehiclesSchema } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { createRoute, z } from '@hono/zod-openapi';
import { problems } from '../../ground/http/http-problem';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { getSiteDocument } from '../sites';
import { listedParts, listedVehicles } from './listed-vehicles';

const parts = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/listed-vehicles',
  summary: 'When each part of the vehicles that a site lists last changed.',
  security: serviceOnly,
  request: { params: z.object({ website_id: z.string() }) },
  responses: {
    200: json(listedPartsSchema, 'The parts, the first first; none of a site without vehicles.'),
    401: problem('The service token is missing.'),
    404: problem('There is no such site.'),
  },
});

const ofPart = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/listed-vehicles/{part}',
  summary: 'Addresses, changes and pictures of one part of the vehicles that a site lists.',
  security: serviceOnly,
  request: { params: z.object({ website_id: z.string(), part: z.coerce.number().int().min(1) }) },
  responses: {
    200: json(listedVehiclesSchema, 'The vehicles, in the order in which they came into stock.'),
    401: problem('The service token is missing.'),
    404: problem('There is no such site, or there are not as many parts.'),
  },
});

/** What sitemaps are made of (SEO-01): one pass over the stock of a site, whoever answers its searches. */
export const listedVehicleRoutes: RouteModule = (app, { database: { db }, env }) => {
  const siteOf = async (websiteId: string): Promise<SiteDocument> => {
    const site = await getSiteDocument(db, websiteId);
    if (site === null) throw problems.siteNotFound();
    return site;
  };
  app.openapi(parts, async (c) => {
    const site = await siteOf(c.req.valid('param').website_id);
    return c.json({ parts: await listedParts(db, site, env.now()) }, 200);
  });
  app.openapi(ofPart, async (c) => {
    const { website_id, part } = c.req.valid('param');
    const found = await listedVehicles(db, await siteOf(website_id), { part, now: env.now() });
    if (found === null) throw problems.partNotFound();
    return c.json({ vehicles: [...found] }, 200);
  });
};
