import { visitorOf } from '@forecourt/api-contract/service';
import { createRoute, z } from '@hono/zod-openapi';
import { HttpProblem, problems } from '../../ground/http/http-problem';
import { contextOf } from '../../ground/http/make-context';
import { problem } from '../../ground/http/route-answers';
import type { RouteModule } from '../../ground/http/route-module';
import { isFromOwnPage } from '../../ground/http/same-origin';
import { limitedFor, limitsKey } from '../../ground/limits/limits';
import { ownKey } from '../../ground/sealing/own-key';
import { hasEnded } from './lead-valuation';
import { saveValuation } from './saved-valuations';
import { valuationLimit } from './valuation-limit';
import { valuationTokens } from './valuation-token';

/** Valuations of one address that are stored in ten minutes. */
const mostOfAddress = 60;

const save = createRoute({
  method: 'post',
  path: '/api/miscellaneous',
  summary: 'Stores a valuation that was shown, on sites that have it so (TRAD-01).',
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({
            column_name: z.literal('valuation'),
            valuation: z.string().max(8000).openapi({ description: 'What proves the estimate: its token.' }),
          }),
        },
      },
    },
  },
  responses: {
    204: { description: 'Stored, now or before.' },
    400: problem('The body is not as described, or the valuation is none of ours.'),
    403: problem('Not through the gateway, or from a page of another site.'),
    404: problem('The site stores no valuations.'),
    410: problem('The offer has ended.'),
    413: problem('The body is too large.'),
    429: problem('Too many in a short time.'),
  },
});

/** POST /api/miscellaneous (TRAD-01). */
export const miscellaneousRoutes: RouteModule = (app, { database: { db }, env }) => {
  const tokens = valuationTokens(env.serviceToken);
  const secret = ownKey(env.serviceToken, limitsKey);
  app.openapi(save, async (c) => {
    const { findSite, askedOrigin, client, now, websiteId } = contextOf(c);
    const site = await findSite();
    if (site === null) throw problems.gatewayNeeded();
    const header = (name: string) => c.req.header(name);
    if (!(await isFromOwnPage({ header, findSite, askedOrigin, addresses: env }))) throw problems.foreignPage();
    if (!site.tradeIn.storeValuation || !site.vehicle.tradeInAllowed)
      throw new HttpProblem(404, 'nothing_stored', 'This site stores no valuations.');
    const { valuation: token } = c.req.valid('json');
    const valuation = tokens.open(websiteId, token);
    if (valuation === null) throw problems.malformedBody();
    if (hasEnded(valuation, site, now)) throw new HttpProblem(410, 'offer_ended', 'This offer has ended.');
    const subject = `${websiteId} ${visitorOf(client ?? '')}`;
    const wait = await limitedFor(db, { limit: valuationLimit, subject, most: mostOfAddress, now, secret });
    if (wait !== null) throw new HttpProblem(429, 'too_many', 'Too many valuations in a short time.');
    await saveValuation({ db, now }, websiteId, token, valuation);
    return c.body(null, 204);
  });
};
