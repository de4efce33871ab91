import { visitorOf } from '@forecourt/api-contract/service';
import { createRoute, z } from '@hono/zod-openapi';
import { problems } from '../../ground/http/http-problem';
import { refusalAnswer } from '../../ground/http/problem-answer';
import { problem } from '../../ground/http/route-answers';
import { formBytes } from '../../ground/http/route-group';
import type { RouteModule } from '../../ground/http/route-module';
import { comeLater, refusal, shopperWrite } from '../../ground/http/shopper-write';
import { limitedFor, limitsKey } from '../../ground/limits/limits';
import { ownKey } from '../../ground/sealing/own-key';
import { hasEnded } from './lead-valuation';
import { saveValuation } from './saved-valuations';
import { valuationLimit } from './valuation-limit';
import { valuationTokens } from './valuation-token';

/** Valuations of one address that are stored in ten minutes. */
const mostOfAddress = 60;

const bodySchema = z.object({
  column_name: z.literal('valuation'),
  valuation: z.string().max(8000).openapi({ description: 'What proves the estimate: its token.' }),
});

/** A valuation that is stored. */
const stored = { kind: 'stored' } as const;
type Stored = typeof stored;

const save = createRoute({
  method: 'post',
  path: '/api/miscellaneous',
  summary: 'Stores a valuation that was shown, on sites that have it so (TRAD-01).',
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: bodySchema,
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
    415: problem('The body is no JSON.'),
    429: problem('Too many in a short time; `retry-after` says when the next is taken.'),
    503: problem(
      'The database is away, or who is signed in cannot be asked; `retry-after` says when to send it again.',
    ),
  },
});

/** POST /api/miscellaneous (TRAD-01). */
export const miscellaneousRoutes: RouteModule = (app, { database: { db }, env }) => {
  const tokens = valuationTokens(env.serviceToken);
  const secret = ownKey(env.serviceToken, limitsKey);
  app.openAPIRegistry.registerPath(save);
  app.post(
    '/api/miscellaneous',
    shopperWrite<Stored>({
      what: 'valuation',
      accepts: ['json'],
      mostBytes: formBytes,
      addresses: env,
      take: async ({ site, sent, context: { client, now, websiteId } }) => {
        if (!site.tradeIn.storeValuation || !site.vehicle.tradeInAllowed)
          return refusal(404, 'nothing_stored', 'This site stores no valuations.');
        const read = bodySchema.safeParse(sent.json);
        const valuation = read.success ? tokens.open(websiteId, read.data.valuation) : null;
        if (!read.success || valuation === null) throw problems.malformedBody();
        if (hasEnded(valuation, site, now)) return refusal(410, 'offer_ended', 'This offer has ended.');
        const subject = `${websiteId} ${visitorOf(client ?? '')}`;
        const wait = await limitedFor(db, { limit: valuationLimit, subject, most: mostOfAddress, now, secret });
        if (wait !== null) return comeLater(wait, 429, 'too_many', 'Too many valuations in a short time.');
        await saveValuation({ db, now }, websiteId, read.data.valuation, valuation);
        return stored;
      },
      accept: ({ c }) => c.body(null, 204),
      refuse: ({ c, refused }) => refusalAnswer(c, refused),
    }),
  );
};
