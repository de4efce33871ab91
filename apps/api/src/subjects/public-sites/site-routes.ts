import { createHash } from 'node:crypto';
import { publicSiteSchema, siteTableSchema } from '@forecourt/api-contract';
import { createRoute, z } from '@hono/zod-openapi';
import { problems } from '../../ground/http/http-problem';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { createProcessors, processorSources } from '../payments';
import { searchAccessOf } from '../search';
import { getSiteTable } from '../sites';
import { getPublicSite } from './public-site';

const table = createRoute({
  method: 'get',
  path: '/internal/sites',
  summary: 'Every live site with its hosts: the table of the gateway.',
  security: serviceOnly,
  responses: { 200: json(siteTableSchema, 'The table.'), 401: problem('The service token is missing.') },
});

const one = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}',
  summary: 'A site as its pages may know it.',
  security: serviceOnly,
  request: { params: z.object({ website_id: z.string() }) },
  responses: {
    200: json(publicSiteSchema, 'The site.'),
    401: problem('The service token is missing.'),
    404: problem('There is no such site.'),
  },
});

export const siteRoutes: RouteModule = (app, { database, env }) => {
  const { db } = database;
  const processor = processorSources(database, env);
  const processors = createProcessors(database, env);
  let told = '';
  app.openapi(table, async (c) => {
    const found = await getSiteTable(db, env.templates, processor);
    // Every gateway asks each second: what it is given is worth a line once it is another.
    const digest = createHash('sha256').update(JSON.stringify(found.sites)).digest('hex');
    if (digest !== told) c.var.log.info({ sites: found.sites.length, seq: found.seq }, 'site table changed');
    told = digest;
    return c.json(found, 200);
  });
  app.openapi(one, async (c) => {
    const settings = {
      env,
      processors,
      searchAccess: (site: Parameters<typeof searchAccessOf>[0]) => searchAccessOf(site, env),
    };
    const site = await getPublicSite(db, settings, c.req.valid('param').website_id);
    if (site === null) throw problems.siteNotFound();
    // The contract's schema is checked on the way out in tests; here the types agree by construction.
    return c.json(site as z.output<typeof publicSiteSchema>, 200);
  });
};
