import { savedVehiclesSchema, tokenHeaders, type WatchedVehicle, watchlistAnswerSchema } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { createRoute, z } from '@hono/zod-openapi';
import type { Db } from '../../ground/database/database';
import type { SavedVehicleRow } from '../../ground/database/schema';
import { HttpProblem, problems } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { accountOf, dropSessionCookies, findShopper, noAccounts } from '../shoppers';
import { getSiteDocument } from '../sites';
import { findSiteVehicles } from '../vehicles';
import { rowsOf } from './saved-rows';
import { savedView } from './saved-view';

const watchlist = createRoute({
  method: 'get',
  path: '/api/watchlist',
  summary: 'What whoever is signed in in this browser has saved and compares; empty for nobody.',
  responses: {
    200: json(watchlistAnswerSchema, 'The lists; the hint goes with a session that has ended.'),
    403: problem('Not through the gateway.'),
    404: problem('The site has no accounts.'),
    503: problem('The session cannot be asked.'),
  },
});

const saved = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/saved-vehicles',
  summary: 'The watchlist of a session, as its vehicles are now (WTCH-03).',
  security: serviceOnly,
  request: {
    params: z.object({ website_id: z.string() }),
    headers: z.object({ [tokenHeaders.session]: z.string().max(100) }),
  },
  responses: {
    200: json(savedVehiclesSchema, 'The newest first.'),
    401: problem('The service token is missing.'),
    404: problem('There is no such site, or the session has ended.'),
  },
});

const idOf = (row: SavedVehicleRow): string => row.vehicle_id.toString();

/** Lists as hearts need them. */
const listsOf = async (db: Db, site: SiteDocument, shopperId: string) => {
  const [kept, compared] = await Promise.all([rowsOf(db, shopperId, 'saved'), rowsOf(db, shopperId, 'compared')]);
  const shown = await findSiteVehicles(db, site, [...new Set([...kept, ...compared].map(idOf))]);
  const watched = (row: SavedVehicleRow): WatchedVehicle => {
    const vehicle = shown.get(idOf(row));
    return { id: idOf(row), name: row.name, make: vehicle?.make ?? '', model: vehicle?.model ?? '' };
  };
  return { saved: kept.map(watched), compared: compared.map(watched) };
};

/** What a shopper keeps, for hearts and for the page of it. */
export const watchlistRoutes: RouteModule = (app, { env, database: { db } }) => {
  app.openapi(watchlist, async (c) => {
    const { actor, websiteId, findSite } = contextOf(c);
    const site = await findSite();
    if (site === null) throw problems.gatewayNeeded();
    if (!site.flags.auth) {
      const { why, error } = noAccounts();
      throw new HttpProblem(404, why, error);
    }
    if (actor.kind === 'unavailable')
      throw new HttpProblem(
        503,
        'session_unavailable',
        'Who is signed in cannot be asked right now.',
        'Try again in a moment.',
      );
    const shopper = actor.kind === 'shopper' ? await findShopper(db, websiteId, actor.id) : null;
    if (shopper === null) {
      // A session that has ended must not be asked about by every page.
      dropSessionCookies(c);
      return c.json({ phone_number: null, saved: [], compared: [] }, 200);
    }
    return c.json({ phone_number: shopper.phone, ...(await listsOf(db, site, shopper.id)) }, 200);
  });

  app.openapi(saved, async (c) => {
    const { website_id } = c.req.valid('param');
    const now = env.now();
    const site = await getSiteDocument(db, website_id);
    if (site === null) throw problems.siteNotFound();
    const account = await accountOf(db, {
      websiteId: website_id,
      token: c.req.header(tokenHeaders.session) ?? '',
      now,
    });
    if (account === null || !site.flags.auth)
      throw new HttpProblem(404, 'session_not_found', 'This session has ended.');
    const rows = await rowsOf(db, account.shopper.id, 'saved');
    const shown = await findSiteVehicles(db, site, rows.map(idOf));
    const vehicles = rows.toReversed().map((row) => savedView(row, shown.get(idOf(row)), { site, now }));
    return c.json({ phone_number: account.shopper.phone, vehicles }, 200, { 'cache-control': 'no-store' });
  });
};
