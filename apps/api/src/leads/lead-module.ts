import { leadResponseSchema } from '@forecourt/api-contract';
import { serviceKey } from '@forecourt/api-contract/service';
import { leadSubmissionSchema } from '@forecourt/domain/lead';
import { financeQuoteSchema } from '@forecourt/finance';
import { z } from '@hono/zod-openapi';
import { contextOf } from '../context/make-context';
import { logRefused } from '../context/refused-write';
import type { AppEnv } from '../http/app-context';
import type { RouteModule } from '../http/route-module';
import { counted } from '../jobs/job-counts';
import type { JobModule } from '../jobs/job-module';
import { enqueueMessage } from '../messages/message-queue';
import { outboxFolder } from '../messages/outbox';
import { receiptLimit } from '../receipts/receipt-limit';
import { valuationTokens } from '../trade-in/valuation-token';
import { leadsLimitedFor, mayKeepForm } from './lead-limits';
import { leadRoutes } from './lead-routes';
import { keepLeads, leadUpkeepQueue, prepareLeadUpkeep, workLeadUpkeep } from './lead-upkeep';
import { updateTokens } from './update-token';

/** What is sent: the shared payload, the signs that hold robots off, and what adds to a partial lead. */
const leadRequestSchema = leadSubmissionSchema.extend({
  company_website: z.string().optional().openapi({ description: 'Stays empty: people do not see it (LEAD-04).' }),
  elapsed_ms: z.number().optional().openapi({ description: 'Milliseconds since the form appeared (LEAD-04).' }),
  finance: financeQuoteSchema
    .nullish()
    .openapi({ description: 'Figures of the finance calculator, when a quote is asked (FIN-07).' }),
  valuation: z.string().nullish().openapi({ description: 'Proves the offer for the own vehicle (TRAD-01).' }),
  update_token: z
    .string()
    .optional()
    .openapi({ description: 'With lead_id: adds to that partial lead, or completes it (LEAD-05).' }),
});

/** POST /api/leads for the site that the gateway vouches for. */
export const leadRouteModule: RouteModule = (app, { database: { db }, env, jobs }) => {
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
  const limitsKey = serviceKey(env.serviceToken.current, 'lead-limits');
  app.route(
    '/',
    leadRoutes<AppEnv>({
      db,
      now: env.now,
      enqueue: enqueueMessage(jobs),
      mailFrom: env.mailFrom,
      tokens: valuationTokens(env.serviceToken),
      env,
      askedOrigin: (c) => contextOf(c).askedOrigin,
      mayReceive: receiptLimit({ secret: limitsKey, now: env.now, smsPerSite: env.smsPerSite }),
      updateToken: updateTokens(serviceKey(env.serviceToken.current, 'lead-updates')),
      limit: (site, c, phone) =>
        leadsLimitedFor(
          { db, now: contextOf(c).now, limits: env.leadLimits, secret: limitsKey },
          { websiteId: site.website_id, address: contextOf(c).client, phone },
        ),
      mayBeKept: (site, c) =>
        mayKeepForm(
          { db, now: contextOf(c).now, secret: limitsKey },
          { websiteId: site.website_id, address: contextOf(c).client },
        ),
      findSite: (c) => contextOf(c).findSite(),
      onRefused: ({ why, status }, c) => logRefused(c.var.log, { what: 'lead', why, status }),
      onError: (error, c) => c.var.log.error({ err: error }, 'lead failed'),
    }),
  );
};

/** Upkeep of leads, by one worker at a time. */
export const leadUpkeepJobs: JobModule = {
  name: leadUpkeepQueue,
  prepare: prepareLeadUpkeep,
  work: ({ env, database: { db }, jobs, log, count }) =>
    workLeadUpkeep(jobs, () =>
      counted(count, leadUpkeepQueue, async () => {
        await keepLeads({
          db,
          enqueue: enqueueMessage(jobs),
          now: env.now(),
          outbox: outboxFolder(env),
          sealingKey: env.sealingKey,
          log,
        });
        return undefined;
      }),
    ),
};
