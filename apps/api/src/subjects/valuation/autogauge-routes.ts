import { autogaugeSchema } from '@forecourt/domain/autogauge';
import { createRoute, z } from '@hono/zod-openapi';
import { HttpProblem, problems } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { json, problem } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { comparePrice } from './compare-price';
import { ValuationFault } from './valuation';
import { valuationFor } from './valuation-for';

const autogauge = createRoute({
  method: 'get',
  path: '/cars/{slug}/autogauge',
  summary: "Where a vehicle's price stands in its market, for the site that the gateway vouches for.",
  request: { params: z.object({ slug: z.string() }) },
  responses: {
    200: json(autogaugeSchema, 'Fields that cannot be told are null.'),
    403: problem('Not through the gateway.'),
    404: problem('The site shows no such vehicle, or compares no prices.'),
    503: problem('The valuation service or the database is away.'),
  },
});

/** GET {car path}/autogauge (AUTO-03). */
export const autogaugeRoutes: RouteModule = (app, { database: { db }, env }) => {
  const valuation = valuationFor(env, db);
  app.openapi(autogauge, async (c) => {
    const site = await contextOf(c).findSite();
    if (site === null) throw problems.gatewayNeeded();
    try {
      const answer = await comparePrice({ db, site, valuation }, c.req.valid('param').slug);
      if (answer === null) throw problems.vehicleNotFound();
      return c.json(answer, 200);
    } catch (error) {
      if (!(error instanceof ValuationFault)) throw error;
      c.var.log.warn({ err: error }, 'no valuation');
      throw new HttpProblem(503, 'valuation_unavailable', 'Prices cannot be compared right now.', 'Try again later.');
    }
  });
};
