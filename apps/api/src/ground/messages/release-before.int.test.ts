// While instances are replaced one by one, the release before reads and writes its own names of the same rows.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../../../test/empty-tables';
import { createTestDatabase } from '../../../test/test-database';
import { mailbox, startLeadTests, startSmtp } from '../../../test/test-leads';
import { runMigrations } from '../database/migrate';
import { migrationsFolder } from '../env/paths';
import { smtpMail } from './mail';
import { formerMessageQueue, messageQueue, workMessages } from './message-queue';

let tests: Awaited<ReturnType<typeof startLeadTests>>;
beforeAll(async () => {
  tests = await startLeadTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  await tests.empty();
  await tests.setDestinations([mailbox('leads')]);
});

const id = '019aa000-0000-7000-8000-000000000001';

describe('the release before', () => {
  it('[LEAD-02] reads the deliveries that this release writes, and can settle them', async () => {
    const { lead_id } = await (await tests.post(tests.payload())).json();
    expect(await tests.rows('select lead_id, status, attempts from lead_deliveries for update')).toEqual([
      { lead_id, status: 'pending', attempts: 0 },
    ]);
    const [{ delivery }] = await tests.rows(
      `update lead_deliveries set attempts = attempts + 1, status = 'delivered', next_attempt_at = null
       where status = 'pending' returning id as delivery`,
    );
    await tests.rows(
      `insert into lead_delivery_attempts (id, delivery_id, at, outcome, duration_ms)
       values (default, $1, now(), 'delivered', 5)`,
      [delivery],
    );
    expect(await tests.rows('select message, outcome from message_attempts')).toEqual([
      { message: delivery, outcome: 'delivered' },
    ]);
    expect(await tests.rows('select template, status, attempts from messages')).toEqual([
      { template: 'lead', status: 'delivered', attempts: 1 },
    ]);
  });

  it('[LEAD-02] may leave deliveries and jobs, which this release delivers like all others', async () => {
    const { lead_id } = await (await tests.post(tests.payload())).json();
    await emptyTables(tests.database, 'messages');
    await tests.boss.deleteAllJobs(messageQueue);
    await tests.rows(
      `insert into lead_deliveries (id, lead_id, destination, status, message_id, attempts, next_attempt_at, last_error, delivered_at, created_at)
       values ($1, $2, $3, default, $4, default, $5, default, default, $5)`,
      [id, lead_id, JSON.stringify(mailbox('leads')), `<${id}@yard.example>`, tests.clock.now],
    );
    await tests.boss.send(formerMessageQueue, { delivery_id: id });
    const smtp = await startSmtp(() => 'take');
    try {
      await workMessages(tests.boss, tests.ports({ mail: smtpMail(smtp.url) }));
      await expect.poll(() => tests.rows('select status from lead_deliveries')).toEqual([{ status: 'delivered' }]);
      expect(smtp.taken.map(({ messageId }) => messageId)).toEqual([`<${id}@yard.example>`]);
    } finally {
      await smtp.close();
    }
  });
});

describe('the upgrade', () => {
  it('[DATA-01] [LEAD-02] carries every delivery over, with its tries and its Message-ID', async () => {
    const database = await createTestDatabase({ isEmpty: true });
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-migrations-'));
    try {
      cpSync(migrationsFolder, folder, { recursive: true });
      const journalPath = join(folder, 'meta', '_journal.json');
      const journal = JSON.parse(readFileSync(journalPath, 'utf8'));
      const before = journal.entries.filter(({ idx }: { idx: number }) => idx < 10);
      writeFileSync(journalPath, JSON.stringify({ ...journal, entries: before }));
      await migrate(database.db, { migrationsFolder: folder });
      await database.pool.query(`
        insert into dealerships (id, slug, name, document) values ('yard', 'yard', 'Yard', '{}');
        insert into leads (id, website_id, dealership_id, category, submission) values ('${id}', 'yard', 'yard', 'general', '{}');
        insert into lead_deliveries (id, lead_id, destination, status, message_id, attempts)
          values ('${id}', '${id}', '{"kind":"email","to":["leads@yard.example"]}', 'failed', '<one@yard.example>', 60);
        insert into lead_delivery_attempts (delivery_id, at, outcome, duration_ms) values ('${id}', now(), 'timeout', 5);`);
      await runMigrations(database.pool);
      const rows = async (query: string) => (await database.pool.query(query)).rows;
      expect(await rows('select id, template, lead_id, status, message_id, attempts from messages')).toEqual([
        { id, template: 'lead', lead_id: id, status: 'failed', message_id: '<one@yard.example>', attempts: 60 },
      ]);
      expect(await rows('select message, outcome from message_attempts')).toEqual([
        { message: id, outcome: 'timeout' },
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await database.close();
    }
  });
});
