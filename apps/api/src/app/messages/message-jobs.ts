import type { JobModule } from '../../ground/jobs/job-module';
import type { DeliveredMessage } from '../../ground/messages/deliver-message';
import { deliveryPace } from '../../ground/messages/delivery-pace';
import { logOutcome } from '../../ground/messages/message-log';
import { mailFor, smsFor } from '../../ground/messages/message-ports';
import { enqueueMessage, messageQueue, prepareMessages, workMessages } from '../../ground/messages/message-queue';
import type { MessageTemplates } from '../../ground/messages/message-template';
import { webhookSender } from '../../ground/messages/webhook';

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
