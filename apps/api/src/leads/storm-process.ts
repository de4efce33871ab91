/**
 * For tests: the endpoint and the worker of leads in one process, made to be killed. Its clock runs a thousand times as
 * fast as the world's, so that the waits between tries are milliseconds. Prints its port.
 */
import { createAdaptorServer } from '@hono/node-server';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { databaseAt } from '../database/database';
import { createLog } from '../log';
import { getSiteDocument } from '../sites/public-site';
import { logOutcome } from './delivery-log';
import { enqueueLeadDelivery, leadDeliveryQueue, prepareLeadDelivery, workLeadDelivery } from './delivery-queue';
import { smtpMail } from './lead-mail';
import { leadRoutes } from './lead-routes';
import { webhookSender } from './lead-webhook';
import { updateTokens } from './update-token';

const speed = 1000;
const env = z
  .object({
    STORM_DATABASE: z.string(),
    STORM_SMTP: z.string(),
    STORM_SECRET: z.string(),
    STORM_EPOCH: z.coerce.number(),
  })
  .parse(process.env);

const now = () => new Date(env.STORM_EPOCH + (Date.now() - env.STORM_EPOCH) * speed);
const database = databaseAt(env.STORM_DATABASE);
const log = createLog('storm', { logLevel: 'debug' });
// A killed process is noticed within seconds here, where production takes a minute.
const boss = new PgBoss({
  connectionString: env.STORM_DATABASE,
  superviseIntervalSeconds: 1,
  monitorIntervalSeconds: 1,
});
boss.on('error', (error) => log.error({ err: error }, 'job queue'));
await boss.start();
await prepareLeadDelivery(boss);
await boss.updateQueue(leadDeliveryQueue, { expireInSeconds: 4 });
const queue = enqueueLeadDelivery(boss);
const enqueue: typeof queue = (tx, id, afterMs = 0) => queue(tx, id, Math.ceil(afterMs / speed));

const app = leadRoutes({
  db: database.db,
  now,
  enqueue,
  updateToken: updateTokens('secret of tests'),
  limit: async () => null,
  findSite: () => getSiteDocument(database.db, 'yard'),
  onError: (error) => log.error({ err: error }, 'lead failed'),
});
const server = createAdaptorServer({ fetch: app.fetch });
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const address = server.address();
process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);

await workLeadDelivery(
  boss,
  {
    db: database.db,
    mail: smtpMail(env.STORM_SMTP, 1500),
    mailFrom: 'leads@forecourt.example',
    webhook: webhookSender({
      allowPrivateAddresses: true,
      namedSecret: () => env.STORM_SECRET,
      now: () => new Date(),
      timeoutMs: 700,
    }),
    enqueue,
    now,
    random: Math.random,
  },
  logOutcome(log),
);
