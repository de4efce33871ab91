import { siteOfferSchema, siteOffersSchema } from '@forecourt/api-contract';
import { createRoute, z } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import { problems } from '../../ground/http/http-problem';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { getSiteDocument } from '../sites';
import { siteOffers } from './site-offers';

const all = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/offers',
  summary: 'The offers that a site may show now.',
  security: serviceOnly,
  request: { params: z.object({ website_id: z.string() }) },
  responses: {
    200: json(siteOffersSchema, 'The offers, none where the site has no offers.'),
    401: problem('The service token is missing.'),
    404: problem('There is no such site.'),
  },
});

const one = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/offers/{offer_id}',
  summary: 'One offer that a site may show now.',
  security: serviceOnly,
  request: { params: z.object({ website_id: z.string(), offer_id: z.string() }) },
  responses: {
    200: json(siteOfferSchema, 'The offer.'),
    401: problem('The service token is missing.'),
    404: problem('No such site, or no such offer on it.'),
  },
});

export const offerRoutes: RouteModule = (app, { database: { db }, env }) => {
  const offersOn = async (websiteId: string, log: Pick<Logger, 'error'>) => {
    const site = await getSiteDocument(db, websiteId);
    if (site === null) throw problems.siteNotFound();
    return siteOffers({ db, site, now: env.now(), log });
  };
  app.openapi(all, async (c) => {
    const offers = await offersOn(c.req.valid('param').website_id, c.var.log);
    return c.json({ offers: [...offers] }, 200);
  });
  app.openapi(one, async (c) => {
    const { website_id, offer_id } = c.req.valid('param');
    const found = (await offersOn(website_id, c.var.log)).find(({ id }) => id === offer_id);
    if (found === undefined) throw problems.offerNotFound();
    return c.json(found, 200);
  });
};
