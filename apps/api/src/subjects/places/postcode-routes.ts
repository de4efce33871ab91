import { postcodePlaceSchema } from '@forecourt/api-contract';
import { createRoute, z } from '@hono/zod-openapi';
import { problems } from '../../ground/http/http-problem';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { geocoderFor } from './geocoder-for';

const place = createRoute({
  method: 'get',
  path: '/internal/v1/postcodes/{postcode}',
  summary: 'Where an Australian postcode lies (GEO-01).',
  security: serviceOnly,
  request: { params: z.object({ postcode: z.string().regex(/^\d{4}$/) }) },
  responses: {
    200: json(postcodePlaceSchema, 'Its coordinates in degrees.'),
    400: problem('That is no postcode: it has four digits.'),
    401: problem('The service token is missing.'),
    404: problem('There is no such postcode.'),
  },
});

/** Tells our own pages where a postcode lies. Not for browsers: a hosted geocoder is paid for by the question. */
export const postcodeRoutes: RouteModule = (app, { env, log }) => {
  const geocode = geocoderFor(env, log);
  app.openapi(place, async (c) => {
    const found = await geocode(c.req.valid('param').postcode);
    if (found === null) throw problems.postcodeNotFound();
    return c.json(found, 200);
  });
};
