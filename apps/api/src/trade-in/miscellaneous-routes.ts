import { serviceKey, visitorOf } from '@forecourt/api-contract/service';
import { createRoute, z } from '@hono/zod-openapi';
import { lt } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { contextOf } from '../context/make-context';
import { isFromOwnPage } from '../context/same-origin';
import type { Db } from '../database/database';
import { savedValuations } from '../database/schema';
import { HttpProblem, problems } from '../http/http-problem';
import type { RouteModule } from '../http/route-module';
import { problem } from '../http/routes/route-answers';
import { limitedFor } from '../limits/limits';
import { valuationTokens } from './valuation-token';

/** Valuations of one address that are stored in ten minutes. */
const mostOfAddress = 60;
/** How long a stored valuation is kept, in milliseconds. */
const keptMs = 365 * 24 * 60 * 60 * 1000;

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
    204: { description: 'Stored.' },
    400: problem('The body is not as described, or the valuation is none of ours.'),
    403: problem('Not through the gateway, or from a page of another site.'),
    404: problem('The site stores no valuations.'),
    429: problem('Too many in a short time.'),
  },
});

/** Forgets stored valuations whose time is over. */
export const forgetValuations = async (db: Db, now: Date): Promise<void> => {
  await db.delete(savedValuations).where(lt(savedValuations.created_at, new Date(now.getTime() - keptMs)));
};

/** POST /api/miscellaneous (TRAD-01). */
export const miscellaneousRoutes: RouteModule = (app, { database: { db }, env }) => {
  const tokens = valuationTokens(env.serviceToken);
  const secret = serviceKey(env.serviceToken.current, 'lead-limits');
  app.openapi(save, async (c) => {
    const { findSite, askedOrigin, client, now, websiteId } = contextOf(c);
    const site = await findSite();
    if (site === null) throw problems.gatewayNeeded();
    const header = (name: string) => c.req.header(name);
    if (!(await isFromOwnPage({ header, findSite, askedOrigin, addresses: env }))) throw problems.foreignPage();
    if (!site.tradeIn.storeValuation || !site.vehicle.tradeInAllowed)
      throw new HttpProblem(404, 'nothing_stored', 'This site stores no valuations.');
    const valuation = tokens.open(websiteId, c.req.valid('json').valuation);
    if (valuation === null) throw problems.malformedBody();
    const subject = `${websiteId} ${visitorOf(client ?? '')}`;
    const wait = await limitedFor(db, { limit: 'valuation-address', subject, most: mostOfAddress, now, secret });
    if (wait !== null) throw new HttpProblem(429, 'too_many', 'Too many valuations in a short time.');
    await db.insert(savedValuations).values({ id: uuidv7(), website_id: websiteId, valuation, created_at: now });
    return c.body(null, 204);
  });
};
