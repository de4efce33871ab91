import { financeDisclaimerAnswerSchema } from '@forecourt/api-contract';
import { financeDisclaimer } from '@forecourt/finance';
import { createRoute, z } from '@hono/zod-openapi';
import { problems } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { json, problem } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { findSiteVehicleById } from '../vehicles';

const disclaimer = createRoute({
  method: 'get',
  path: '/api/finance-disclaimer',
  summary: 'What the weekly repayment of a vehicle is an example of, in words.',
  request: {
    query: z.object({
      car_id: z
        .string()
        .regex(/^\d{1,18}$/)
        .openapi({ description: 'Id of the vehicle.' }),
    }),
  },
  responses: {
    200: json(financeDisclaimerAnswerSchema, 'The words; null for a vehicle without a repayment.'),
    403: problem('The gateway vouches for no site.'),
    404: problem('No such vehicle on this site, or a site without finance.'),
  },
});

/** GET /api/finance-disclaimer: by car id, for the site that the gateway vouches for (FIN-10). */
export const financeDisclaimerRouteModule: RouteModule = (app, { database: { db } }) => {
  app.openapi(disclaimer, async (c) => {
    const site = await contextOf(c).findSite();
    if (site === null) throw problems.siteNotFound();
    const found = site.flags.finance ? await findSiteVehicleById(db, site, c.req.valid('query').car_id) : null;
    if (found === null) throw problems.vehicleNotFound();
    const { finance: settings, finance_provider: provider } = site;
    return c.json(
      { disclaimer: financeDisclaimer({ vehicle: found.vehicle, settings, provider, now: contextOf(c).now }) },
      200,
    );
  });
};
