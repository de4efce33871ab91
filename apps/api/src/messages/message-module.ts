import type { Env } from '../env';
import type { JobModule } from '../jobs/job-module';
import { photoToken } from '../lead-photos/photo-token';
import type { DeliveredMessage } from './deliver-message';
import { deliveryPace } from './delivery-pace';
import { type MailPort, smtpMail } from './mail';
import { logOutcome } from './message-log';
import { enqueueMessage, messageQueue, prepareMessages, workMessages } from './message-queue';
import { outboxFolder, outboxMail, outboxSms } from './outbox';
import { httpSms, type SmsPort } from './sms';
import { webhookSender } from './webhook';

/** SMTP when SMTP_URL is set, else the outbox folder. */
export const mailFor = (env: Pick<Env, 'dataDir' | 'smtpUrl' | 'deliverySpeed'>): MailPort =>
  env.smtpUrl === null ? outboxMail(outboxFolder(env)) : smtpMail(env.smtpUrl, deliveryPace(env.deliverySpeed).mailMs);

/** The provider when SMS_URL is set, else the outbox folder. */
export const smsFor = (env: Pick<Env, 'dataDir' | 'sms' | 'deliverySpeed'>): SmsPort =>
  env.sms === null ? outboxSms(outboxFolder(env)) : httpSms(env.sms, deliveryPace(env.deliverySpeed).webhookMs);

/** Messages, delivered in the worker. */
export const messageJobs: JobModule = {
  name: messageQueue,
  prepare: (jobs, env) => prepareMessages(jobs, deliveryPace(env?.deliverySpeed)),
  work: ({ env, database: { db }, jobs, log, count }) => {
    const pace = deliveryPace(env.deliverySpeed);
    const told = logOutcome(log);
    const tell = (delivered: DeliveredMessage): void => {
      told(delivered);
      count(
        delivered.template === null ? messageQueue : `${messageQueue}:${delivered.template}`,
        delivered.outcome.kind,
      );
    };
    return workMessages(
      jobs,
      {
        db,
        pace,
        mail: mailFor(env),
        sms: smsFor(env),
        mailFrom: env.mailFrom,
        addresses: env,
        photoToken: (leadId, until) => photoToken(env.serviceToken, 'see', leadId, until),
        linkSecret: env.serviceToken,
        sealingKey: env.sealingKey,
        webhook: webhookSender({ ...env, timeoutMs: pace.webhookMs }),
        enqueue: enqueueMessage(jobs),
        now: env.now,
        random: Math.random,
      },
      tell,
      () => count(messageQueue, 'error'),
    );
  },
};
