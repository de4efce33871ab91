import { returnedFormSchema } from '@forecourt/api-contract';
import { createRoute, z } from '@hono/zod-openapi';
import { problems } from '../../ground/http/http-problem';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { readReturnedForm } from './returned-forms';

const returned = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/returned-forms/{token}',
  summary: 'A plain form that could not be taken, for its page to be drawn again with what was typed (FORM-03).',
  security: serviceOnly,
  request: { params: z.object({ website_id: z.string(), token: z.string().max(100) }) },
  responses: {
    200: json(returnedFormSchema, 'It waits.'),
    401: problem('The service token is missing.'),
    404: problem('None waits under that token, or not any more.'),
  },
});

/** Gives our own pages the forms that wait for their shoppers. */
export const returnedFormRoutes: RouteModule = (app, { database: { db }, env }) => {
  app.openapi(returned, async (c) => {
    const { website_id, token } = c.req.valid('param');
    const form = await readReturnedForm(db, website_id, token, env.now());
    if (form === null) throw problems.returnedFormNotFound();
    return c.json(form, 200, { 'cache-control': 'no-store' });
  });
};
