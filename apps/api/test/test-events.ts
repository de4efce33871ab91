import { type EventName, type EventWebhook, eventNames } from '@forecourt/config/dealership';
import type { Vehicle } from '@forecourt/domain/vehicle';
import pino from 'pino';
import { loadTemplates } from '../src/app/rosters';
import { openJobQueue } from '../src/ground/jobs/job-queue';
import { type DeliveryDeps, deliverMessage } from '../src/ground/messages/deliver-message';
import { DeliveryFailure } from '../src/ground/messages/delivery-failure';
import { deliveryPace } from '../src/ground/messages/delivery-pace';
import { enqueueMessage, prepareMessages } from '../src/ground/messages/message-queue';
import { runUpkeep } from '../src/ground/modules/upkeep';
import { EventFollower } from '../src/subjects/events/event-follower';
import { eventUpkeep } from '../src/subjects/events/event-upkeep';
import { eventsWebhook } from '../src/subjects/events/event-webhook';
import { sendEvents } from '../src/subjects/events/send-events';
import { emptyTables } from './empty-tables';
import { testEnv } from './test-app';
import { testCli } from './test-cli';
import { createTestDatabase, untilDecided } from './test-database';
import { testSecrets } from './test-leads';
import { addTestVehicle, applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from './test-stock';

const start = new Date('2026-11-21T01:00:00Z');
export const hour = 60 * 60_000;

/** A receiver as a document names it, whose address holds a token. */
export const receiver = (name = 'crm', events: readonly EventName[] = eventNames): EventWebhook => ({
  url: `https://${name}.example/stock?token=T0K3N`,
  key_id: '1',
  secret: 'YARD_CRM',
  events: [...events],
});

/** A receiver that does not answer. */
export const away: DeliveryDeps['webhook'] = () => Promise.reject(new DeliveryFailure('http_503'));

type Body = ReturnType<typeof eventsWebhook.schema.parse> & {
  readonly stream: string;
  readonly after: number;
  readonly is_gap: boolean;
  readonly events: readonly {
    readonly event: string;
    readonly sequence: number;
    readonly vehicle?: { readonly stock_number: string };
  }[];
};

/** What a receiver took. */
export interface TakenEvents {
  /** Its host, and the key by which it was signed. */
  readonly to: string;
  readonly by: string;
  /** Of idempotency. */
  readonly key: string;
  readonly body: Body;
}

const silent = pino({ level: 'silent' });
const sender = 'leads@forecourt.example';

/**
 * For tests of events: a database with the dealerships `yard` and `other`, a worker that is moved on by hand, and what
 * receivers have taken.
 */
export const createEventsBench = async () => {
  const database = await createTestDatabase();
  const boss = await openJobQueue(database, pino({ level: 'silent' }), 'sender');
  await prepareMessages(boss);
  const templates = await loadTemplates();
  const clock = { now: start };
  const taken: TakenEvents[] = [];
  const errors: unknown[] = [];
  const counted: string[] = [];

  const setReceivers = (...event_webhooks: EventWebhook[]) =>
    applyTestDealerships(
      database.db,
      dealershipNamed('yard', event_webhooks.length === 0 ? {} : { event_webhooks }),
      dealershipNamed('other'),
    );
  const newFollower = () =>
    new EventFollower({
      ...{ database, env: { now: () => clock.now }, log: silent },
      count: (job, outcome) => counted.push(`${job} ${outcome}`),
    });
  const follow = async (follower = newFollower()) => {
    await untilDecided(database);
    while ((await follower.followOnce()) > 0);
  };
  const send = () =>
    sendEvents({
      ...{ db: database.db, now: clock.now, log: { error: (told: object) => void errors.push(told) } as never },
      maker: { enqueue: enqueueMessage(boss), mailFrom: sender },
    });
  const take: DeliveryDeps['webhook'] = async (destination, body, key) => {
    taken.push({
      to: new URL(destination.url).hostname,
      by: destination.key_id,
      key,
      body: eventsWebhook.schema.parse(JSON.parse(body)) as Body,
    });
  };
  /** One try of every message that waits; how each ended. */
  const deliver = async (webhook = take) => {
    const { rows } = await database.pool.query(
      "select id from messages where status = 'pending' order by created_at, id",
    );
    const outcomes: string[] = [];
    for (const { id } of rows) {
      const { outcome } = await deliverMessage(
        {
          ...{ db: database.db, templates, webhook, secrets: testSecrets, pace: deliveryPace(), random: () => 0 },
          mail: { send: async () => undefined },
          sms: { send: async () => undefined },
          ...{ mailFrom: sender, addresses: { publicScheme: 'http' as const, publicPort: 3000 } },
          ...{ enqueue: enqueueMessage(boss), now: () => clock.now },
        },
        id,
      );
      outcomes.push(outcome.kind);
    }
    return outcomes;
  };
  /** All that a worker does until nothing is on its way. */
  const work = async (webhook = take) => {
    await follow();
    while (await send()) await deliver(webhook);
  };

  await setReceivers();
  await applyTestSites(database.db, siteNamed('yard'));
  return {
    ...{ database, clock, taken, errors, counted },
    ...{ setReceivers, newFollower, follow, send, take, deliver, work },
    later: (ms: number): void => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    clearAway: () => runUpkeep(eventUpkeep, { db: database.db, now: clock.now, log: silent } as never),
    /** Events that were taken, each by its name and the vehicle's stock number. */
    told: (): readonly string[] =>
      taken.flatMap(({ body }) =>
        body.events.map(({ event, vehicle }) => `${event} ${vehicle?.stock_number ?? ''}`.trim()),
      ),
    forecourt: (...args: string[]) =>
      testCli(
        database,
        testEnv(() => clock.now),
      )(...args),
    /** One vehicle that a new receiver of everything knows. */
    begin: async (): Promise<Vehicle> => {
      await setReceivers();
      await follow();
      const ute = await addTestVehicle(database.db, 'yard', {
        ...{ stocknum: 'S1', slug: 'a-ute', price: 40_000, km: 10_000 },
      });
      await setReceivers(receiver());
      await work();
      if (taken.length > 0) throw new Error('A new receiver was told of what was there before.');
      return ute;
    },
    reset: async (): Promise<void> => {
      await emptyTables(
        database,
        'messages',
        'message_attempts',
        'vehicle_reservations',
        'content',
        'delivery_circuits',
      );
      await database.pool.query('delete from vehicles');
      for (const list of [taken, errors, counted]) list.length = 0;
      clock.now = start;
    },
    close: async (): Promise<void> => {
      await boss.stop({ graceful: false });
      await database.close();
    },
  };
};
export type EventsBench = Awaited<ReturnType<typeof createEventsBench>>;
