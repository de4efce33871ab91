import { firstViewHeader, type VehicleView, vehicleViewSchema } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { soldState } from '@forecourt/domain/sold-vehicle';
import { isAvailable, type Vehicle } from '@forecourt/domain/vehicle';
import { createRoute, z } from '@hono/zod-openapi';
import { problems } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { logRefused } from '../../ground/http/refused-write';
import { json, problem } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import type { ShopperContext } from '../../ground/http/shopper-context';
import { findSiteVehicle } from '../vehicles';
import { isPerson } from './is-person';
import { storedViews } from './store-counts';
import { visitorCountsService } from './visitor-counts-service';
import { VisitorShares } from './visitor-shares';

/** What a page was drawn from, as it sends it along. Anything else than a state of the vehicle is an older one. */
const drawnSchema = z.object({
  photos_count: z.string().max(20).optional().openapi({ description: 'Pictures that the page was drawn with.' }),
  updated_at: z.string().max(40).optional().openapi({ description: 'The vehicle’s updated_at when it was drawn.' }),
  website_id: z.string().max(200).optional().openapi({ description: 'The site; that of the host, if given.' }),
});
type Drawn = z.infer<typeof drawnSchema>;

const view = createRoute({
  method: 'get',
  path: '/cars/{slug}/view.json',
  summary: 'How often a vehicle’s page was seen on the site of the host, and what may have changed since it was drawn.',
  request: {
    params: z.object({ slug: z.string() }),
    query: drawnSchema,
    headers: z.object({
      [firstViewHeader.name]: z
        .string()
        .optional()
        .openapi({ description: `\`${firstViewHeader.value}\`: the first look of a visit at this vehicle, counted.` }),
    }),
  },
  responses: {
    200: json(vehicleViewSchema, 'Counts of this site alone.'),
    403: problem('Not through the gateway.'),
    404: problem('The site shows no such vehicle, or it is another site.'),
    503: problem('The database is away.'),
  },
});

const carFields = (vehicle: Vehicle): VehicleView['car_fields'] => ({
  id: vehicle.id,
  status: vehicle.status,
  sold: vehicle.sold,
  reserved: vehicle.reserved,
  available: isAvailable(vehicle),
  price: vehicle.price,
  before_price: vehicle.before_price,
  price_type: vehicle.price_type,
  preorder: vehicle.preorder,
  photos_count: vehicle.photos_count,
  updated_at: vehicle.updated_at,
});

/** Whether a page shows an older state of the vehicle. A page that does not state what it shows counts as current. */
const isBehind = ({ photos_count, updated_at }: Drawn, vehicle: Vehicle): boolean =>
  (photos_count !== undefined && photos_count !== String(vehicle.photos_count)) ||
  (updated_at !== undefined && updated_at !== vehicle.updated_at);

/** GET /cars/{slug}/view.json (VDP-07). The count is taken in memory and stored later: the answer never waits for it. */
export const vehicleViewRouteModule: RouteModule = (app, { database: { db }, env, services }) => {
  const visitorCounts = services.get(visitorCountsService);
  const shares = new VisitorShares(env.now);
  const siteOf = async ({ findSite }: ShopperContext, asked: string | undefined): Promise<SiteDocument> => {
    const site = await findSite();
    if (site === null) throw problems.gatewayNeeded();
    if (asked !== undefined && asked !== site.website_id) throw problems.vehicleNotFound();
    return site;
  };
  app.openapi(view, async (c) => {
    const drawn = c.req.valid('query');
    const context = contextOf(c);
    const site = await siteOf(context, drawn.website_id);
    const found = await findSiteVehicle(db, site, c.req.valid('param').slug);
    if (found === null) throw problems.vehicleNotFound();
    const { vehicle } = found;
    const subject = { websiteId: site.website_id, dealershipId: vehicle.dealership_id, vehicleId: vehicle.id };
    const isFirst = c.req.header(firstViewHeader.name) === firstViewHeader.value;
    const hasPage = soldState(vehicle, site.vehicle, context.now) === 'shown';
    const isCounted = isFirst && hasPage && isPerson(c.req.header('user-agent'));
    if (isCounted && shares.take('views', subject, context.client)) visitorCounts.add('views', subject);
    else if (isCounted) logRefused(context.log, { what: 'vehicle-view', why: 'share', status: 200 });
    const stored = await storedViews(db, site.website_id, vehicle.id);
    return c.json(
      {
        views: stored + visitorCounts.pending(subject).views,
        car_fields: carFields(vehicle),
        changed: isBehind(drawn, vehicle),
      },
      200,
    );
  });
};
