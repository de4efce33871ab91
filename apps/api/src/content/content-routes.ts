import { pageContentSchema } from '@forecourt/api-contract';
import { isContentKey } from '@forecourt/config/content';
import { createRoute, z } from '@hono/zod-openapi';
import { problems } from '../http/http-problem';
import type { RouteModule } from '../http/route-module';
import { json, problem, serviceOnly } from '../http/routes/route-answers';
import { getSiteDocument } from '../sites/public-site';
import { pageContent } from './page-content';

const route = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/content/{key}',
  summary: 'What a page of a site says now.',
  security: serviceOnly,
  request: { params: z.object({ website_id: z.string(), key: z.string() }) },
  responses: {
    200: json(pageContentSchema, 'Its blocks, those that are published or the default.'),
    401: problem('The service token is missing.'),
    404: problem('There is no such site, or no such page with content.'),
  },
});

export const contentRoutes: RouteModule = (app, { database: { db } }) => {
  app.openapi(route, async (c) => {
    const { website_id, key } = c.req.valid('param');
    if (!isContentKey(key)) throw problems.contentNotFound();
    const site = await getSiteDocument(db, website_id);
    if (site === null) throw problems.siteNotFound();
    const { blocks, ...answer } = await pageContent({ db, site, log: c.var.log }, key);
    return c.json({ ...answer, blocks: [...blocks] }, 200);
  });
};
