import { deliveryAnswerSchema } from '@forecourt/api-contract';
import { deliveryTo } from '@forecourt/config/delivery';
import { type DeliveryState, deliveryReducer } from '@forecourt/domain/delivery';
import { typedField } from '@forecourt/domain/form-field';
import { vehicleName } from '@forecourt/domain/vehicle';
import { createRoute, z } from '@hono/zod-openapi';
import { problems } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { json, problem } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { findSiteVehicle } from '../vehicles';
import { deliveryPage } from './delivery-page';

const delivery = createRoute({
  method: 'get',
  path: '/api/delivery',
  summary: 'What delivery of a vehicle to a postcode costs. A page where a plain form asks for text/html.',
  request: {
    query: z.object({
      slug: z.string().max(200).openapi({ description: 'Of the vehicle, as its address has it.' }),
      postcode: z
        .string()
        .max(20)
        .openapi({ description: 'Four digits; of anything else the page says so, and the answer is null.' }),
    }),
  },
  responses: {
    200: {
      ...json(deliveryAnswerSchema, 'Region and price; null for a place that is not known.'),
      content: { 'application/json': { schema: deliveryAnswerSchema }, 'text/html': { schema: z.string() } },
    },
    403: problem('The gateway vouches for no site.'),
    404: problem('No such vehicle on this site, or no delivery of it.'),
  },
});

/** Whether a browser shows the answer itself: a plain form's, where scripts are off. */
const wantsPage = (accept: string | undefined): boolean => (accept ?? '').includes('text/html');

/** GET /api/delivery: rates of the vehicle's own dealership, for the site that the gateway vouches for (DELV-01). */
export const deliveryRouteModule: RouteModule = (app, { database: { db } }) => {
  app.openapi(delivery, async (c) => {
    const { slug, postcode: typed } = c.req.valid('query');
    const postcode = typedField('postcode', typed);
    const site = await contextOf(c).findSite();
    if (site === null) throw problems.siteNotFound();
    const found = await findSiteVehicle(db, site, slug);
    const regions = found?.dealership.delivery_regions;
    if (found === null || regions === undefined || !site.flags.delivery) throw problems.vehicleNotFound();
    c.header('vary', 'accept');
    const result = deliveryTo(regions, postcode);
    if (!wantsPage(c.req.header('accept'))) return c.json({ result }, 200);
    const asked = deliveryReducer({ kind: 'idle' }, { type: 'asked', postcode });
    const state: DeliveryState = deliveryReducer(asked, { type: 'answered', postcode, result });
    const vehicle = { slug: found.vehicle.slug, name: vehicleName(found.vehicle), path: found.vehicle.path };
    return c.html(String(await deliveryPage({ siteName: site.name, vehicle, postcode, state })), 200);
  });
};
