import { ownCarModelsSchema, tradeInEstimateSchema } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { answerOf, type ConditionName } from '@forecourt/domain/valuation';
import { itemTypeSchema } from '@forecourt/domain/vehicle';
import { createRoute, z } from '@hono/zod-openapi';
import type { Db } from '../../ground/database/database';
import { problems } from '../../ground/http/http-problem';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { getSiteDocument } from '../sites';
import { valuationFor } from '../valuation';
import { lookupSettings } from '../vehicle-lookup';
import { estimateTradeIn } from './estimate-trade-in';
import { keptModels } from './kept-models';
import { ownCarKind } from './own-car-kind';
import { ownCarModels } from './own-car-models';
import { valuationTokens } from './valuation-token';

const params = z.object({ website_id: z.string() });
const answer = (name: ConditionName) =>
  z.string().refine((value) => answerOf(name, value) !== undefined, 'is no answer to this question');

/** Kinds of vehicle, as `kinds=car&kinds=truck`; cars where none is named. */
const kindsAsked = z
  .union([itemTypeSchema, z.array(itemTypeSchema)])
  .default('car')
  .transform((kinds) => [kinds].flat());

const models = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/own-cars',
  summary: 'Models of a make and their badges, as they have been advertised (TRAD-01).',
  security: serviceOnly,
  request: { params, query: z.object({ make: z.string().max(60), kinds: kindsAsked }) },
  responses: {
    200: json(ownCarModelsSchema, 'None for a make that nobody advertises.'),
    401: problem('The service token is missing.'),
  },
});

const estimate = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/trade-in-estimate',
  summary: "What a shopper's own vehicle is worth to the dealer of a site (TRAD-01).",
  security: serviceOnly,
  request: {
    params,
    query: z.object({
      make: z.string().min(1).max(60),
      model: z.string().min(1).max(80),
      badge: z.string().max(80).default(''),
      year: z.coerce.number().int().min(1900).max(2099),
      kilometres: z.coerce.number().int().min(0).max(9_999_999),
      body: answer('body'),
      inside: answer('inside'),
      mechanical: answer('mechanical'),
      history: answer('history'),
      accident: answer('accident'),
    }),
  },
  responses: {
    200: json(tradeInEstimateSchema, 'The offer, or why there is none.'),
    400: problem('What was asked cannot be valued.'),
    401: problem('The service token is missing.'),
    404: problem('There is no such site, or it takes no trade-ins.'),
  },
});

const tradingSite = async (db: Db, websiteId: string): Promise<SiteDocument> => {
  const site = await getSiteDocument(db, websiteId);
  if (site === null || !site.vehicle.tradeInAllowed) throw problems.siteNotFound();
  return site;
};

/** Tells our own pages what a shopper's vehicle is worth. Not for browsers: a hosted service is paid for by the question. */
export const tradeInRoutes: RouteModule = (app, { database: { db }, env }) => {
  const valuation = valuationFor(env, db);
  const tokens = valuationTokens(env.serviceToken);
  const modelsOf = keptModels((make, kinds) => ownCarModels(db, make, kinds));
  app.openapi(models, async (c) => {
    const { make, kinds } = c.req.valid('query');
    const found = make === '' ? [] : await modelsOf(make, kinds);
    return c.json({ models: found, lookup: env.settingsOf(lookupSettings) !== null }, 200);
  });
  app.openapi(estimate, async (c) => {
    const { website_id } = c.req.valid('param');
    const { make, model, badge, year, kilometres, ...given } = c.req.valid('query');
    const site = await tradingSite(db, website_id);
    const found = await estimateTradeIn(
      { site, valuation, now: env.now(), onFault: (error) => c.var.log.warn({ err: error }, 'no trade-in estimate') },
      { make, model, badge, year, kilometres },
      given,
      await ownCarKind(db, { make, model }),
    );
    return c.json({ ...found, token: tokens.seal(website_id, found) }, 200);
  });
};
