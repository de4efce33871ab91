import { leadReceiptSchema } from '@forecourt/api-contract';
import { createRoute, z } from '@hono/zod-openapi';
import { and, eq } from 'drizzle-orm';
import { leads, vehicles } from '../../ground/database/schema';
import { problems } from '../../ground/http/http-problem';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { addingMs, photographedKinds, photosLeft, photoToken } from '../lead-photos';

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
export const leadReceiptRoutes: RouteModule = (app, { database: { db }, env }) => {
  app.openapi(receipt, async (c) => {
    const { website_id, lead_id } = c.req.valid('param');
    const [found] = await db
      .select({
        lead_id: leads.id,
        vehicle_slug: vehicles.slug,
        category: leads.category,
        created_at: leads.created_at,
        erased_at: leads.erased_at,
      })
      .from(leads)
      .leftJoin(vehicles, eq(vehicles.id, leads.vehicle_id))
      .where(and(eq(leads.id, lead_id), eq(leads.website_id, website_id), eq(leads.form_completed, true)));
    if (found === undefined) throw problems.leadNotFound();
    const { vehicle_slug, category, created_at, erased_at } = found;
    const until = new Date(created_at.getTime() + addingMs);
    const takesPhotos = photographedKinds.includes(category) && erased_at === null && until > env.now();
    const photos = takesPhotos
      ? { token: photoToken(env.serviceToken, 'add', lead_id, until), left: await photosLeft(db, lead_id) }
      : null;
    return c.json({ lead_id, vehicle_slug, photos }, 200);
  });
};
