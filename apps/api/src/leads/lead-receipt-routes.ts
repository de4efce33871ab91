import { leadReceiptSchema } from '@forecourt/api-contract';
import { createRoute, z } from '@hono/zod-openapi';
import { and, eq } from 'drizzle-orm';
import { leads, vehicles } from '../database/schema';
import { problems } from '../http/http-problem';
import type { RouteModule } from '../http/route-module';
import { json, problem, serviceOnly } from '../http/routes/route-answers';

const receipt = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/leads/{lead_id}',
  summary:
    'Whether a finished enquiry of that id was stored for the site, and about which vehicle: what the success page confirms (ROUTE-10).',
  security: serviceOnly,
  request: { params: z.object({ website_id: z.string(), lead_id: z.uuid() }) },
  responses: {
    200: json(leadReceiptSchema, 'It was.'),
    400: problem('That is no id of a lead.'),
    401: problem('The service token is missing.'),
    404: problem('The site took no such enquiry.'),
  },
});

/** Tells our own pages that a lead exists and which vehicle it is about, and nothing of the person. */
export const leadReceiptRoutes: RouteModule = (app, { database: { db } }) => {
  app.openapi(receipt, async (c) => {
    const { website_id, lead_id } = c.req.valid('param');
    const [found] = await db
      .select({ lead_id: leads.id, vehicle_slug: vehicles.slug })
      .from(leads)
      .leftJoin(vehicles, eq(vehicles.id, leads.vehicle_id))
      .where(and(eq(leads.id, lead_id), eq(leads.website_id, website_id), eq(leads.form_completed, true)));
    if (found === undefined) throw problems.leadNotFound();
    return c.json(found, 200);
  });
};
