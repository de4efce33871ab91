import { vehicleAddressSchema, vehicleResponseSchema } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { createRoute, z } from '@hono/zod-openapi';
import { problems } from '../../ground/http/http-problem';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { getSiteDocument } from '../sites';
import { valuationSettings } from '../valuation';
import { vehicleAddress } from '../vehicles';
import { getVehicle } from './get-vehicle';

const params = z.object({ website_id: z.string(), slug: z.string() });

const vehicle = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/vehicles/{slug}',
  summary: 'One vehicle as a site may show it.',
  security: serviceOnly,
  request: { params },
  responses: {
    200: json(vehicleResponseSchema, 'The vehicle.'),
    401: problem('The service token is missing.'),
    404: problem('No such site, or no such vehicle on it.'),
  },
});

const address = createRoute({
  method: 'get',
  path: '/internal/sites/{website_id}/vehicle-address/{slug}',
  summary: 'Where a vehicle address leads now.',
  security: serviceOnly,
  request: { params },
  responses: {
    200: json(vehicleAddressSchema, 'Here, moved, gone or unknown.'),
    401: problem('The service token is missing.'),
    404: problem('There is no such site.'),
  },
});

export const vehicleRoutes: RouteModule = (app, { database: { db }, env }) => {
  const siteOf = async (websiteId: string): Promise<SiteDocument> => {
    const site = await getSiteDocument(db, websiteId);
    if (site === null) throw problems.siteNotFound();
    return site;
  };
  app.openapi(vehicle, async (c) => {
    const { website_id, slug } = c.req.valid('param');
    const found = await getVehicle(
      { db, site: await siteOf(website_id), now: env.now(), fromOwnStock: env.settingsOf(valuationSettings) === null },
      slug,
    );
    if (found === null) throw problems.vehicleNotFound();
    return c.json(found, 200);
  });
  app.openapi(address, async (c) => {
    const { website_id, slug } = c.req.valid('param');
    return c.json(await vehicleAddress({ db, site: await siteOf(website_id), now: env.now() }, slug), 200);
  });
};
