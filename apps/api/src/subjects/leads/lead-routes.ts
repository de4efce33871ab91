import { leadResponseSchema } from '@forecourt/api-contract';
import { formerHiddenFields, hiddenField } from '@forecourt/domain/enquiry';
import { leadSubmissionSchema } from '@forecourt/domain/lead';
import { financeQuoteSchema } from '@forecourt/finance';
import { z } from '@hono/zod-openapi';
import type { RouteModule } from '../../ground/http/route-module';
import { shopperWrite } from '../../ground/http/shopper-write';
import { limitsKey } from '../../ground/limits/limits';
import { enqueueMessage } from '../../ground/messages/message-queue';
import { ownKey } from '../../ground/sealing/own-key';
import { valuationTokens } from '../trade-in';
import { acceptLead, type MayBeKept, refuseLead } from './answer-lead';
import { updateKey } from './lead-keys';
import { leadsLimitedFor, mayKeepForm } from './lead-limits';
import { receiptLimit } from './receipts/receipt-limit';
import { type LeadDeps, takeLead } from './take-lead';
import { updateTokens } from './update-token';

const trap = z.string().optional();

/** What is sent: the shared payload, the signs that robots are known by, and what adds to a partial lead. */
const leadRequestSchema = leadSubmissionSchema.extend({
  [hiddenField]: trap.openapi({
    description: 'Stays empty: people do not see it. Filled in, it marks the lead (LEAD-04).',
  }),
  ...Object.fromEntries(
    formerHiddenFields.map((name) => [name, trap.openapi({ description: 'The same of the release before.' })]),
  ),
  elapsed_ms: z
    .number()
    .optional()
    .openapi({ description: 'Milliseconds since the form was first touched; very few mark the lead (LEAD-04).' }),
  finance: financeQuoteSchema
    .nullish()
    .openapi({ description: 'Figures of the finance calculator, when a quote is asked (FIN-07).' }),
  valuation: z.string().nullish().openapi({ description: 'Proves the offer for the own vehicle (TRAD-01).' }),
  update_token: z
    .string()
    .optional()
    .openapi({ description: 'With lead_id: adds to that partial lead, or completes it (LEAD-05).' }),
});

/** Largest form taken, in bytes. */
const largestForm = 64 * 1024;

/**
 * The handler of POST /api/leads (LEAD-01): JSON from scripts is answered with `{ lead_id }` or `{ error, fields }`; a
 * plain form with 303 to the success page, or to the form's own page, which names the faults and has what was typed.
 */
export const leadHandler = ({
  patienceMs,
  mayBeKept,
  ...deps
}: LeadDeps & {
  readonly mayBeKept: MayBeKept;
  /** Longest wait for the database, in milliseconds. */
  readonly patienceMs?: number;
}) =>
  shopperWrite({
    what: 'lead',
    accepts: ['form', 'json'],
    mostBytes: largestForm,
    addresses: deps.addresses,
    ...(patienceMs === undefined ? {} : { patienceMs }),
    take: takeLead(deps),
    accept: acceptLead,
    refuse: refuseLead({ mayBeKept }),
  });

/** POST /api/leads for the site that the gateway vouches for. */
export const leadRouteModule: RouteModule = (app, { env, jobs }) => {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/leads',
    summary: 'Takes an enquiry. A plain form is answered with 303 to the success page.',
    request: {
      body: {
        content: {
          'application/json': { schema: leadRequestSchema },
          'application/x-www-form-urlencoded': { schema: {} },
        },
      },
    },
    responses: {
      201: { description: 'The lead is stored.', content: { 'application/json': { schema: leadResponseSchema } } },
      200: { description: 'It was stored before.', content: { 'application/json': { schema: leadResponseSchema } } },
      303: { description: 'To the success page, or back to the form with what is to be mended (plain form).' },
      403: { description: 'From a page of another site, or with a wrong update_token.' },
      413: { description: 'Larger than a form may be.' },
      415: { description: 'Neither JSON nor a plain form.' },
      429: { description: 'Too many in a short time; `retry-after` says when more are taken.' },
      503: {
        description: 'The database is away; `retry-after` says when to send it again.',
        content: { 'application/json': { schema: leadResponseSchema } },
      },
      422: { description: 'What to mend, by field.', content: { 'application/json': { schema: leadResponseSchema } } },
    },
  });
  const secret = ownKey(env.serviceToken, limitsKey);
  app.post(
    '/api/leads',
    leadHandler({
      enqueue: enqueueMessage(jobs),
      mailFrom: env.mailFrom,
      tokens: valuationTokens(env.serviceToken),
      addresses: env,
      mayReceive: receiptLimit({ secret, now: env.now, smsPerSite: env.smsPerSite }),
      updateToken: updateTokens(ownKey(env.serviceToken, updateKey)),
      limit: ({ context: { db, now, websiteId, client } }, phone) =>
        leadsLimitedFor({ db, now, limits: env.leadLimits, secret }, { websiteId, address: client, phone }),
      mayBeKept: ({ context: { db, now, websiteId, client } }) =>
        mayKeepForm({ db, now, secret }, { websiteId, address: client }),
    }),
  );
};
