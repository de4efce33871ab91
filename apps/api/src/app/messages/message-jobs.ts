import type { Env } from '../../ground/env/env';
import type { JobModule } from '../../ground/jobs/job-module';
import type { DeliveredMessage } from '../../ground/messages/deliver-message';
import { deliveryPace } from '../../ground/messages/delivery-pace';
import { type MailPort, smtpMail } from '../../ground/messages/mail';
import { logOutcome } from '../../ground/messages/message-log';
import { enqueueMessage, messageQueue, prepareMessages, workMessages } from '../../ground/messages/message-queue';
import type { MessageTemplates } from '../../ground/messages/message-template';
import { outboxFolder, outboxMail, outboxSms } from '../../ground/messages/outbox';
import { httpSms, type SmsPort } from '../../ground/messages/sms';
import { webhookSender } from '../../ground/messages/webhook';

/** SMTP when SMTP_URL is set, else the outbox folder. */
const mailFor = (env: Pick<Env, 'dataDir' | 'smtpUrl' | 'deliverySpeed'>): MailPort =>
  env.smtpUrl === null ? outboxMail(outboxFolder(env)) : smtpMail(env.smtpUrl, deliveryPace(env.deliverySpeed).mailMs);

/** The provider when SMS_URL is set, else the outbox folder. */
const smsFor = (env: Pick<Env, 'dataDir' | 'sms' | 'deliverySpeed'>): SmsPort =>
  env.sms === null ? outboxSms(outboxFolder(env)) : httpSms(env.sms, deliveryPace(env.deliverySpeed).webhookMs);

/** Messages, delivered in the worker. */
export const messageJobs = (templates: MessageTemplates): JobModule => ({
  name: messageQueue,
  prepare: (jobs, env) => prepareMessages(jobs, deliveryPace(env?.deliverySpeed)),
  work: ({ env, database: { db }, jobs, log, count }) => {
    const pace = deliveryPace(env.deliverySpeed);
    const told = logOutcome(log, templates);
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
        secrets: env,
        templates,
        webhook: webhookSender({ ...env, timeoutMs: pace.webhookMs }),
        enqueue: enqueueMessage(jobs),
        now: env.now,
        random: Math.random,
      },
      tell,
      () => count(messageQueue, 'error'),
    );
  },
});
