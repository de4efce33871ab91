import { gaugeOf, type Sample, shortMemory } from '@forecourt/api-contract/operator';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Database } from '../../ground/database/database';
import type { Env } from '../../ground/env/env';
import { type DatabaseFigures, readDatabaseFigures } from './database-figures';

/**
 * Figures of the platform from the database, as gauges. API and worker report the same ones, so that they are known
 * while one of the two is away: take the largest (`max`), never the sum. While the database is away only
 * `forecourt_database_up` is reported.
 */
export const watchDatabase = (
  registry: Registry,
  { database, env, log }: { readonly database: Database; readonly env: Pick<Env, 'now'>; readonly log: Logger },
): void => {
  const figures = shortMemory(
    () => readDatabaseFigures(database, env.now()),
    (error) => log.warn({ err: error }, 'the figures of the database cannot be read'),
  );
  const gauge = (
    name: string,
    help: string,
    read: (found: DatabaseFigures) => readonly Sample[] | number | null,
    labelNames?: readonly string[],
  ): void => {
    gaugeOf(
      registry,
      { name: `forecourt_${name}`, help, ...(labelNames === undefined ? {} : { labelNames }) },
      async () => {
        const found = await figures();
        const value = found === null ? null : read(found);
        if (value === null) return [];
        return typeof value === 'number' ? [{ value }] : value;
      },
    );
  };

  gaugeOf(
    registry,
    { name: 'forecourt_database_up', help: '1 when the database answered in time, 0 when it did not.' },
    async () => [{ value: (await figures()) === null ? 0 : 1 }],
  );
  gaugeOf(
    registry,
    {
      name: 'forecourt_database_connections',
      help: 'Connections of this process: in use, idle; and who waits for one.',
      labelNames: ['state'],
    },
    () => {
      const { totalCount, idleCount, waitingCount } = database.pool;
      return [
        { labels: { state: 'used' }, value: totalCount - idleCount },
        { labels: { state: 'idle' }, value: idleCount },
        { labels: { state: 'waiting' }, value: waitingCount },
      ];
    },
  );

  gauge(
    'deliveries',
    'Deliveries that wait to go out, and dead letters, which were given up.',
    ({ deliveries }) => [
      { labels: { state: 'waiting' }, value: deliveries.waiting },
      { labels: { state: 'dead' }, value: deliveries.dead },
    ],
    ['state'],
  );
  gauge(
    'deliveries_oldest_seconds',
    'Seconds since the oldest delivery that waits was made.',
    ({ deliveries }) => deliveries.oldestSeconds,
  );
  gauge(
    'deliveries_overdue_seconds',
    'Seconds since the delivery that is longest due was to be tried.',
    ({ deliveries }) => deliveries.overdueSeconds,
  );
  gauge(
    'delivery_destinations_paused',
    'Destinations left alone for a while since they kept failing.',
    ({ deliveries }) => deliveries.pausedDestinations,
  );
  gauge('leads_held', 'Leads that are kept until somebody has looked at them.', ({ held }) => held.leads);
  gauge(
    'leads_held_oldest_seconds',
    'Seconds for which the lead that is kept longest has been.',
    ({ held }) => held.oldestSeconds,
  );
  gauge('shoppers', 'Accounts of shoppers, on all sites.', ({ accounts }) => accounts.shoppers);
  gauge('shopper_sessions', 'Sessions in which a shopper is signed in.', ({ accounts }) => accounts.sessions);
  gauge(
    'orders',
    'Vehicles that are held for buyers, while they pay and after it; sold while they were held; refunds that are late.',
    ({ orders }) => [
      { labels: { state: 'paying' }, value: orders.paying },
      { labels: { state: 'held' }, value: orders.held },
      { labels: { state: 'sold-while-held' }, value: orders.soldWhileHeld },
      { labels: { state: 'refund-overdue' }, value: orders.refundsOverdue },
    ],
    ['state'],
  );
  gauge(
    'event_receivers',
    'Receivers of events: told of what happens, and dropped since they took nothing for too long.',
    ({ events }) => [
      { labels: { state: 'told' }, value: events.told },
      { labels: { state: 'dropped' }, value: events.dropped },
    ],
    ['state'],
  );
  gauge(
    'events_oldest_seconds',
    'Seconds since the oldest event was made that a receiver which is told has not taken.',
    ({ events }) => events.oldestSeconds,
  );
  gauge(
    'events_lag_seconds',
    'Seconds since the oldest change was made that was not looked at for receivers of events.',
    ({ events }) => events.lagSeconds,
  );
  gauge(
    'queue_jobs',
    'Jobs of each queue: due, for later, active, failed.',
    ({ queues }) =>
      queues.flatMap(({ queue, overdueSeconds, ...states }) =>
        Object.entries(states).map(([state, value]) => ({ labels: { queue, state }, value })),
      ),
    ['queue', 'state'],
  );
  gauge(
    'queue_overdue_seconds',
    'Seconds for which the job that is longest due has not been taken.',
    ({ queues }) => queues.map(({ queue, overdueSeconds }) => ({ labels: { queue }, value: overdueSeconds })),
    ['queue'],
  );
  gauge('spine_seq', 'The last change that followers may read.', ({ spine }) => spine.position);
  gauge(
    'spine_published_seq',
    'The change up to which every living search index has come.',
    ({ spine }) => spine.published,
  );
  gauge('spine_newest_age_seconds', 'Seconds since the last change was made.', ({ spine }) => spine.newestSeconds);
  gauge(
    'spine_lag_seconds',
    'Seconds since the oldest change was made that not every search index has applied.',
    ({ spine }) => spine.lagSeconds,
  );
  gauge(
    'clock_lag_seconds',
    'Seconds since the instant up to which the passing of time is on the spine.',
    ({ spine }) => spine.clockSeconds,
  );
};
