import { phoneRevealPath, phoneRevealSchema } from '@forecourt/api-contract';
import { createRoute } from '@hono/zod-openapi';
import { problems } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { logRefused } from '../../ground/http/refused-write';
import { problem } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { isFromOwnPage } from '../../ground/http/same-origin';
import { isPerson } from './is-person';
import { visitorCountsService } from './visitor-counts-service';
import { VisitorShares } from './visitor-shares';

const reveal = createRoute({
  method: 'post',
  path: phoneRevealPath,
  summary: "Logs that a shopper had a dealer's number shown on a vehicle's page (SIDE-03).",
  request: { body: { required: true, content: { 'application/json': { schema: phoneRevealSchema } } } },
  responses: {
    204: { description: 'Taken; counted unless a robot sent it or the vehicle is none of the site’s.' },
    400: problem('The body is not as described.'),
    403: problem('Not through the gateway, for another site than that of the host, or from a page of another.'),
    413: problem('The body is too large.'),
  },
});

/**
 * POST /api/phone-reveals (SIDE-03). It answers without asking the database, unless an old browser says only which page it
 * is on; what does not fit is left out there. No `shopperWrite`: a count is nobody's own, so it asks for no session.
 */
export const phoneRevealRouteModule: RouteModule = (app, { env, services }) => {
  const visitorCounts = services.get(visitorCountsService);
  const shares = new VisitorShares(env.now);
  app.openapi(reveal, async (c) => {
    const { websiteId, client, askedOrigin, findSite, log } = contextOf(c);
    const { car_id, dealership_id, website_id } = c.req.valid('json');
    if (website_id !== websiteId) throw problems.gatewayNeeded();
    const header = (name: string) => c.req.header(name);
    if (!(await isFromOwnPage({ header, findSite, askedOrigin, addresses: env }))) throw problems.foreignPage();
    if (isPerson(c.req.header('user-agent'))) {
      const subject = { websiteId: website_id, dealershipId: dealership_id, vehicleId: car_id };
      if (shares.take('phone_reveals', subject, client)) visitorCounts.add('phone_reveals', subject);
      else logRefused(log, { what: 'phone-reveal', why: 'share', status: 204 });
      log.info({ car_id, dealership_id, website_id }, 'phone number revealed');
    }
    return c.body(null, 204);
  });
};
