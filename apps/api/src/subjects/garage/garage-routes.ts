import { garageSchema, tokenHeaders } from '@forecourt/api-contract';
import { createRoute, z } from '@hono/zod-openapi';
import { HttpProblem } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { json, problem, serviceOnly } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { manageTokens } from '../bookings';
import { tokenOf } from '../shoppers';
import { garageRefused } from './account-write';
import { readGarage } from './read-garage';

const ofPage = createRoute({
  method: 'get',
  path: '/internal/v1/sites/{website_id}/garage',
  summary: 'Everything that the account page of a session shows (AUTH-02).',
  security: serviceOnly,
  request: {
    params: z.object({ website_id: z.string() }),
    headers: z.object({ [tokenHeaders.session]: z.string().max(100) }),
  },
  responses: {
    200: json(garageSchema, 'The account with all that it keeps.'),
    401: problem('The service token is missing.'),
    404: problem('The session has ended, or the site has no such page.'),
  },
});

const ofScript = createRoute({
  method: 'get',
  path: '/api/account/garage',
  summary: 'The same for scripts of the page, after a change.',
  responses: {
    200: json(garageSchema, 'The account with all that it keeps.'),
    403: problem('Nobody is signed in, or it came not through the gateway.'),
    404: problem('The site has no account page.'),
    503: problem('The session cannot be asked.'),
  },
});

/** What the account page shows, for its first drawing and for its scripts. */
export const garageRoutes: RouteModule = (app, { env, findSite, database: { db } }) => {
  const signing = { manageToken: manageTokens(env.serviceToken), serviceToken: env.serviceToken };
  app.openapi(ofPage, async (c) => {
    const { website_id } = c.req.valid('param');
    const site = await findSite(website_id);
    const token = c.req.header(tokenHeaders.session) ?? '';
    const isThere = site !== null && garageRefused(site) === null;
    const found = isThere ? await readGarage(db, site, { token, now: env.now(), ...signing }) : null;
    if (found === null) throw new HttpProblem(404, 'session_not_found', 'This session has ended.');
    return c.json(found, 200, { 'cache-control': 'no-store' });
  });
  app.openapi(ofScript, async (c) => {
    const { actor, findSite: siteAsked, now } = contextOf(c);
    const site = await siteAsked();
    const none = site === null ? null : garageRefused(site);
    if (site === null || none !== null)
      throw new HttpProblem(404, none?.why ?? 'no_garage', none?.error ?? 'There is no such site.');
    if (actor.kind === 'unavailable')
      throw new HttpProblem(
        503,
        'session_unavailable',
        'Who is signed in cannot be asked right now.',
        'Try again in a moment.',
      );
    const found = await readGarage(db, site, { token: tokenOf(c, 'session') ?? '', now, ...signing });
    if (found === null)
      throw new HttpProblem(403, 'signed_out', 'You are not signed in any more.', 'Sign in and try again.');
    return c.json(found, 200);
  });
};
