import { join } from 'node:path';
import type { Env } from '../env';
import type { JobModule } from '../jobs/job-module';
import { deliveryPace } from './delivery-pace';
import { type MailPort, outboxMail, smtpMail } from './mail';
import { logOutcome } from './message-log';
import { enqueueMessage, messageQueue, prepareMessages, workMessages } from './message-queue';
import { webhookSender } from './webhook';

/** Where messages go while no SMTP is set: a folder that the CLI reads. */
export const outboxFolder = (env: Pick<Env, 'dataDir'>): string => join(env.dataDir, 'outbox');

/** SMTP when SMTP_URL is set, else the outbox folder. */
export const mailFor = (env: Pick<Env, 'dataDir' | 'smtpUrl' | 'deliverySpeed'>): MailPort =>
  env.smtpUrl === null ? outboxMail(outboxFolder(env)) : smtpMail(env.smtpUrl, deliveryPace(env.deliverySpeed).mailMs);

/** Messages, delivered in the worker. */
export const messageJobs: JobModule = {
  name: messageQueue,
  prepare: (jobs, env) => prepareMessages(jobs, deliveryPace(env?.deliverySpeed)),
  work: ({ env, database: { db }, jobs, log }) => {
    const pace = deliveryPace(env.deliverySpeed);
    return workMessages(
      jobs,
      {
        db,
        pace,
        mail: mailFor(env),
        mailFrom: env.mailFrom,
        addresses: env,
        webhook: webhookSender({ ...env, timeoutMs: pace.webhookMs }),
        enqueue: enqueueMessage(jobs),
        now: env.now,
        random: Math.random,
      },
      logOutcome(log),
    );
  },
};
