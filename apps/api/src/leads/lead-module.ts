import { join } from 'node:path';
import { leadResponseSchema } from '@forecourt/api-contract';
import { leadSubmissionSchema } from '@forecourt/domain';
import type { Env } from '../env';
import type { AppEnv } from '../http/app-context';
import type { RouteModule } from '../http/route-module';
import type { JobModule } from '../jobs/job-module';
import { getSiteDocument } from '../sites/public-site';
import { enqueueLeadDelivery, leadDeliveryQueue, prepareLeadDelivery, workLeadDelivery } from './delivery-queue';
import { type MailPort, outboxMail, smtpMail } from './lead-mail';
import { leadRoutes } from './lead-routes';

/** Where messages go while no SMTP is set: a folder that the CLI reads. */
export const outboxFolder = (env: Pick<Env, 'dataDir'>): string => join(env.dataDir, 'outbox');

/** SMTP when SMTP_URL is set, else the outbox folder. */
export const mailFor = (env: Pick<Env, 'dataDir' | 'smtpUrl'>): MailPort =>
  env.smtpUrl === null ? outboxMail(outboxFolder(env)) : smtpMail(env.smtpUrl);

/** POST /api/leads for the site that the gateway vouches for. */
export const leadRouteModule: RouteModule = (app, { database: { db }, env, jobs }) => {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/leads',
    summary: 'Takes an enquiry. A plain form is answered with 303 to the success page.',
    request: {
      body: {
        content: {
          'application/json': { schema: leadSubmissionSchema },
          'application/x-www-form-urlencoded': { schema: {} },
        },
      },
    },
    responses: {
      201: { description: 'The lead is stored.', content: { 'application/json': { schema: leadResponseSchema } } },
      200: { description: 'It was stored before.', content: { 'application/json': { schema: leadResponseSchema } } },
      303: { description: 'To the success page (plain form).' },
      422: { description: 'What to mend, by field.', content: { 'application/json': { schema: leadResponseSchema } } },
    },
  });
  app.route(
    '/',
    leadRoutes<AppEnv>({
      db,
      now: env.now,
      enqueue: enqueueLeadDelivery(jobs),
      findSite: async (context) => (context.var.site === null ? null : getSiteDocument(db, context.var.site)),
      onError: (error, context) => context.var.log.error({ err: error }, 'lead failed'),
    }),
  );
};

/** Deliveries of leads, taken in the worker. */
export const leadDeliveryJobs: JobModule = {
  name: leadDeliveryQueue,
  prepare: prepareLeadDelivery,
  work: ({ env, database: { db }, jobs }) => workLeadDelivery(jobs, { db, mail: mailFor(env), now: env.now }),
};
