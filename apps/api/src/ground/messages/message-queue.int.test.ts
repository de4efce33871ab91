import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailbox, startLeadTests } from '../../../test/test-leads';
import { enqueueMessage, messageQueue, workMessages } from './message-queue';
import { requeueLost } from './requeue-lost';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
beforeAll(async () => {
  tests = await startLeadTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.empty();
  await tests.setDestinations([mailbox('leads')]);
});

const jobs = () =>
  tests.rows(
    `select m.status, j.state, j.retry_count from pgboss.job j join messages m on m.id::text = j.data->>'message'
     where j.name = $1 order by m.template`,
    [messageQueue],
  );

describe('messages of one batch', () => {
  it('[LEAD-02] are delivered beside one of a newer release, which alone comes back', async () => {
    await tests.post(tests.payload());
    await tests.rows(
      `insert into messages select (jsonb_populate_record(m, jsonb_build_object(
         'id', gen_random_uuid(), 'template', 'of-a-newer-release', 'message_id', '<newer@yard.example>'))).* from messages m`,
    );
    const [{ id }] = await tests.rows(`select id from messages where template = 'of-a-newer-release'`);
    await tests.database.db.transaction((tx) => enqueueMessage(tests.boss)(tx, { id, priority: 0 }));
    const failed: unknown[] = [];
    await workMessages(tests.boss, tests.ports(), undefined, () => failed.push('turn'));
    try {
      await expect.poll(() => jobs().then(([, newer]) => newer?.retry_count)).toBeGreaterThan(0);
      expect(await jobs()).toEqual([
        { status: 'delivered', state: 'completed', retry_count: 0 },
        { status: 'pending', state: expect.any(String), retry_count: expect.any(Number) },
      ]);
      expect(failed.length).toBeGreaterThan(0);
    } finally {
      await tests.boss.offWork(messageQueue);
    }
  });
});

describe('a message', () => {
  it('[LEAD-02] whose job was given up is put into the queue again', async () => {
    await tests.post(tests.payload());
    await tests.rows(`update pgboss.job set state = 'cancelled', completed_on = now() where name = $1`, [messageQueue]);
    tests.clock.now = new Date(tests.clock.now.getTime() + 10 * 60_000);
    const lost = () =>
      requeueLost({
        db: tests.database.db,
        enqueue: enqueueMessage(tests.boss),
        templates: tests.templates,
        now: tests.clock.now,
      });
    expect([await lost(), await lost()]).toEqual([1, 0]);
    expect((await jobs()).map(({ state }) => state).sort()).toEqual(['cancelled', 'created']);
  });
});
