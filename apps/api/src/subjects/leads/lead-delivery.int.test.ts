import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, testBearer, testEnv, testProof } from '../../../test/test-app';
import { startLeadTests } from '../../../test/test-leads';
import { upkeepQueue } from '../../app/jobs/upkeep-jobs';
import { loadJobs } from '../../app/rosters';
import { type JobQueue, openJobQueue } from '../../ground/jobs/job-queue';
import { createLog } from '../../ground/log/log';
import { messageQueue } from '../../ground/messages/message-queue';
import { outboxFolder } from '../../ground/messages/outbox';
import { EmbeddedSearch } from '../search/embedded-search';
import { storeCounts } from '../visitor-counts/store-counts';
import { VisitorCounts } from '../visitor-counts/visitor-counts';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
let folder: string;
let worker: JobQueue;
const senders: JobQueue[] = [];
const clock = () => new Date();
const env = () => ({ ...testEnv(clock), dataDir: folder, leadLimits: { perAddress: 3, perPhone: 100, perSite: 100 } });

beforeAll(async () => {
  tests = await startLeadTests();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-module-'));
  worker = await openJobQueue(tests.database, createLog('test', env()), 'worker');
});
afterAll(async () => {
  for (const sender of senders) await sender.stop({ graceful: false });
  await worker.stop({ graceful: false });
  await tests.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The jobs that have to do with messages. */
const deliveringJobs = async () =>
  (await loadJobs()).filter(({ name }) => name === messageQueue || name === upkeepQueue);

/** An API as production wires it, with a queue connection of its own. */
const startApi = async () => {
  const log = createLog('test', env());
  const jobs = await openJobQueue(tests.database, log, 'sender');
  senders.push(jobs);
  for (const module of await deliveringJobs()) await module.prepare(jobs, env());
  const search = new EmbeddedSearch({ database: tests.database, env: env(), log });
  const visitorCounts = new VisitorCounts({ write: (counted) => storeCounts(tests.database, counted), log });
  return createTestApp({ env: env(), database: tests.database, search, jobs, visitorCounts, log });
};
type Api = Awaited<ReturnType<typeof startApi>>;
const submit = (api: Api, message: string, client = '203.0.113.7') =>
  api.request('/api/leads', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forecourt-gateway': testProof,
      'x-forecourt-site': 'yard',
      'x-forecourt-client': client,
    },
    body: JSON.stringify(tests.payload({ userData: { ...tests.payload().userData, message } })),
  });
const until = async (what: () => Promise<boolean> | boolean) => {
  while (!(await what())) await pause(50);
};

describe('the wiring of leads', () => {
  it('[LEAD-04] two APIs count one address together', async () => {
    const [one, two] = [await startApi(), await startApi()];
    const statuses = [];
    for (const [number, api] of [one, two, one, two, one].entries())
      statuses.push((await submit(api, `Question ${number}`)).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect((await submit(two, 'Question', '203.0.113.8')).status).toBe(201);
  });

  it('an own page learns whether an enquiry was stored and about which vehicle, on its site alone, and nothing else', async () => {
    const api = await startApi();
    const ask = async (path: string, token = testBearer) =>
      api.request(`/internal/v1/sites/${path}`, { headers: { authorization: `Bearer ${token}` } });
    const { lead_id } = await (await submit(api, 'Did it come?', '203.0.113.20')).json();
    const known = await ask(`yard/leads/${lead_id}`);
    expect([known.status, await known.json()]).toEqual([
      200,
      { lead_id, vehicle_slug: tests.vehicle.path.replace('/cars/', ''), photos: null },
    ]);
    expect((await ask(`other/leads/${lead_id}`)).status).toBe(404);
    expect((await ask(`yard/leads/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await ask('yard/leads/x')).status).toBe(400);
    expect((await ask(`yard/leads/${lead_id}`, 'no token of ours')).status).toBe(401);
    await tests.rows('update leads set form_completed = false where id = $1', [lead_id]);
    expect((await ask(`yard/leads/${lead_id}`)).status).toBe(404);
    await tests.rows('update leads set form_completed = true where id = $1', [lead_id]);
  });

  it('accepts a form from the origin that the browser asked for, only as the gateway reports it', async () => {
    const api = await startApi();
    const from = async (origin: string, gateway: string) =>
      (
        await api.request('/api/leads', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            origin,
            ...{ 'x-forecourt-gateway': gateway, 'x-forecourt-site': 'yard', 'x-forecourt-client': '203.0.113.30' },
            ...{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'yard.localhost:8443' },
          },
          body: JSON.stringify(tests.payload()),
        })
      ).status;
    expect(await from('https://yard.localhost:8443', testProof)).toBe(201);
    expect(await from('http://yard.localhost:8443', testProof)).toBe(403);
    expect(await from('https://yard.localhost:8443', 'no gateway')).toBe(403);
  });

  it('[LEAD-02] a worker delivers the leads that APIs stored, and its upkeep finds deliveries whose job is lost', async () => {
    await tests.boss.deleteAllJobs(messageQueue);
    await tests.rows("update messages set next_attempt_at = now() - interval '1 hour'");
    const deps = {
      env: env(),
      database: tests.database,
      jobs: worker,
      log: createLog('test', env()),
      count: () => undefined,
    };
    for (const module of await deliveringJobs()) {
      await module.prepare(worker, env());
      await module.work(deps);
    }
    const api = await startApi();
    expect((await submit(api, 'Delivered at once', '203.0.113.9')).status).toBe(201);
    await until(() =>
      tests.rows("select 1 from messages where status = 'delivered'").then((rows) => rows.length === 1),
    );
    expect((await worker.getSchedules()).map(({ name, cron }) => [name, cron])).toEqual([
      [upkeepQueue, '*/10 * * * *'],
    ]);
    await worker.send(upkeepQueue, {});
    await until(() =>
      tests.rows("select 1 from messages where status <> 'delivered'").then((rows) => rows.length === 0),
    );
    expect(readdirSync(outboxFolder(env())).filter((name) => name.endsWith('.eml'))).toHaveLength(7);
  });
});
