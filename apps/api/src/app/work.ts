import { setTimeout as pause } from 'node:timers/promises';
import { createRegistry, serveOperator } from '@forecourt/api-contract/operator';
import { Counter } from 'prom-client';
import { type Database, openDatabase } from '../ground/database/database';
import { watchQueries } from '../ground/database/watch-queries';
import { whenThere } from '../ground/database/when-there';
import { giveUpWaiting } from '../ground/jobs/give-up-waiting';
import { jobCounts } from '../ground/jobs/job-counts';
import type { JobDeps } from '../ground/jobs/job-module';
import { openJobQueue } from '../ground/jobs/job-queue';
import { enqueueMessage } from '../ground/messages/message-queue';
import { checkStart } from '../ground/modules/start-check';
import { keepAlerts } from '../subjects/alerts';
import { recordClockCrossings } from '../subjects/clock';
import { keepEvents } from '../subjects/events';
import { watchOrders } from '../subjects/orders';
import { paymentTurn } from '../subjects/payments';
import { endDueReservations } from '../subjects/reservations';
import { HostedIndex, keepHostedIndex, placeName } from '../subjects/search';
import { endLostRuns } from '../subjects/stock';
import { watchDatabase } from './metrics/database-metrics';
import { watchDealers } from './metrics/dealer-metrics';
import { databaseCheck, queueCheck } from './metrics/readiness';
import { loadJobs, loadPaymentFollowers, loadStartChecks } from './rosters';
import { type Program, runProgram } from './run-program';

/** Milliseconds by which the clocks of two machines may differ. */
const clockSlackMs = 10_000;

const clockMs = 15_000;
/** Short, and without that slack: what is reserved stands in the database, and no other clock has to agree. */
const reservationsMs = 2_000;
/** A payment that nobody told us of is found when it is due; a refund that is owed is sent. */
const paymentsMs = 5_000;
const lostImportsMs = 60_000;
/** Well within the hour by which jobs are given up before pg-boss would delete them. */
const waitingJobsMs = 10 * 60_000;

/** Runs `task` now and every `everyMs` until the end; a failure is logged and the next turn tries again. */
const repeat = async (
  name: string,
  everyMs: number,
  task: () => Promise<void>,
  { stopping, log, turns }: Pick<Program, 'stopping' | 'log'> & { readonly turns: Counter<'turn' | 'outcome'> },
): Promise<void> => {
  while (!stopping.aborted) {
    await task().then(
      () => turns.inc({ turn: name, outcome: 'done' }),
      (error: unknown) => {
        if (stopping.aborted) return;
        turns.inc({ turn: name, outcome: 'failed' });
        log.error({ err: error }, `${name} failed; trying again`);
      },
    );
    await pause(everyMs, undefined, { signal: stopping }).catch(() => undefined);
  }
};

/**
 * The worker: takes jobs, writes clock crossings, tells shoppers what is new and receivers what has happened, and keeps Algolia's index where that is used.
 * Any number of them may run.
 */
runProgram('worker', async (program) => {
  const { env, log, traces, stopping, atEnd } = program;
  const registry = createRegistry('worker');
  const done = new Counter({
    name: 'forecourt_worker_turns_total',
    help: 'What the worker does again and again (clock, reservations, orders, payments, lost imports, waiting jobs), and how it ended.',
    labelNames: ['turn', 'outcome'],
    registers: [registry],
  });
  const begun: { database: Database | null; isWorking: boolean } = { database: null, isWorking: false };
  const operator = await serveOperator({
    address: env.operator,
    registry,
    checks: { database: databaseCheck(() => begun.database), queue: queueCheck(begun) },
  });
  atEnd(() => operator.close());
  if (operator.url !== null) log.info({ url: `${operator.url}/metrics` }, 'metrics');

  const database = await whenThere(() => openDatabase(env), program);
  begun.database = database;
  watchQueries(database, log, { traces });
  atEnd(() => database.close());
  await whenThere(async () => checkStart(await loadStartChecks(), database, env), program);
  watchDatabase(registry, { database, env, log });
  watchDealers(registry, { database, env, log });
  const jobs = await whenThere(
    () => openJobQueue(database, log, 'worker', { speed: env.deliverySpeed, traces }),
    program,
  );
  atEnd(() => jobs.stop({ graceful: true, timeout: 10_000 }));
  const deps: JobDeps = { env, database, jobs, log, count: jobCounts(registry) };
  const jobModules = await loadJobs();
  for (const module of jobModules) {
    await whenThere(() => module.prepare(jobs, env), program);
    await whenThere(() => module.work(deps), program);
  }

  const watchClock = async () => {
    // An API whose clock is a little behind must find the same state when it draws the record again.
    const vehicles = await recordClockCrossings(database.db, new Date(env.now().getTime() - clockSlackMs));
    if (vehicles > 0) log.info({ vehicles }, 'clock crossings written');
  };
  const watchReservations = async () => {
    const ended = await endDueReservations(database.db, env.now());
    if (ended > 0) log.info({ ended }, 'reservations ended');
  };
  const watchHolds = async () => {
    const moment = { now: env.now(), enqueue: enqueueMessage(jobs), mailFrom: env.mailFrom };
    const { ended, released, sold } = await watchOrders(database.db, moment);
    if (ended + released > 0) log.info({ ended, released }, 'orders ended');
    for (const order of sold)
      log.error(
        { order },
        'a vehicle was sold while it is held for a buyer, who is refunded unless the dealer confirms their order',
      );
  };
  const watchImports = async () => {
    const lost = await endLostRuns(database.pool);
    if (lost > 0) log.warn({ dealerships: lost }, 'imports ended that were cut off');
  };
  const watched = { stopping, log, turns: done };
  const followers = await loadPaymentFollowers();
  const turns = Promise.all([
    repeat('clock', clockMs, watchClock, watched),
    repeat('reservations', reservationsMs, watchReservations, watched),
    repeat('orders', reservationsMs, watchHolds, watched),
    repeat('payments', paymentsMs, paymentTurn({ ...deps, followers }), watched),
    repeat('lost imports', lostImportsMs, watchImports, watched),
    repeat('waiting jobs', waitingJobsMs, () => giveUpWaiting(deps), watched),
  ]);
  atEnd(async () => void (await turns));
  const alerts = keepAlerts({ database, env, jobs, log, count: deps.count }, stopping);
  atEnd(async () => void (await alerts));
  const events = keepEvents({ database, env, jobs, log, count: deps.count }, stopping);
  atEnd(async () => void (await events));

  if (env.searchProvider === 'algolia' && env.algolia !== null) {
    const index = new HostedIndex({ access: env.algolia, indexName: env.searchIndex, log });
    const name = placeName(env.algolia, env);
    const pushed = keepHostedIndex({ database, env, index, placeName: name, log }, program.stopping);
    atEnd(async () => void (await pushed));
  }
  begun.isWorking = true;
  log.info({ jobs: jobModules.map(({ name }) => name) }, 'working');
});
