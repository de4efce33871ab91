// What databases of every age meet: new ones run all migrations at once, old ones those that they lack. Runs on the
// embedded PostgreSQL and on the one that `npm run test:integration` is given, the oldest that we support.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRows } from '../../../test/sample-rows';
import { createTestDatabase } from '../../../test/test-database';
import { countRows, describeSchema, migrateTo, migrationNames } from '../../../test/test-migrations';
import { type Database, databaseAt } from './database';
import { runMigrations } from './migrate';

const id = '019aa000-0000-7000-8000-00000000000';

/**
 * Rows as the release wrote them that had this migration as its last. A table needs some here: a migration that breaks
 * on rows is not found on empty tables. Those of later migrations stand in `test/rows`.
 */
const rowsOf: Readonly<Record<string, string>> = {
  '0000_base': `
    insert into dealerships (id, slug, name, document) values ('yard', 'yard', 'Yard', '{}');
    insert into sites (website_id, slug, document) values ('yard', 'yard', '{}');
    insert into site_hosts (host, website_id) values ('yard.example', 'yard');
    insert into vehicles (dealership_id, stocknum, slug, name, item_type, car_type, status, make, model, year, reserved)
      values ('yard', 'S1', 'a-ute', 'A ute', 'car', 'Used', 'in_stock', 'Kia', 'Rio', 2020, false),
        ('yard', 'S2', 'a-van', 'A van', 'car', 'Used', 'in_stock', 'Kia', 'Rio', 2021, true);
    insert into vehicles (dealership_id, stocknum, slug, name, item_type, car_type, status, make, model, year, sold, sold_at)
      values ('yard', 'S3', 'a-bus', 'A bus', 'car', 'Used', 'sold', 'Kia', 'Rio', 2019, true, now());
    insert into vehicle_slugs (dealership_id, slug, vehicle_id) values ('yard', 'the-ute', 1);
    insert into leads (id, website_id, dealership_id, vehicle_id, category, submission)
      values ('${id}1', 'yard', 'yard', 1, 'vehicle', '{}');
    insert into lead_deliveries (id, lead_id, destination, message_id)
      values ('${id}2', '${id}1', '{"kind":"email","to":["leads@yard.example"]}', '<one@yard.example>');
    insert into idempotency_keys (website_id, key, lead_id, request_digest) values ('yard', 'one', '${id}1', 'digest');
    insert into media (hash, content_type, width, height, bytes) values ('a1', 'image/webp', 4, 3, 9);
    insert into stock_runs (id, dealership_id, profile, feed, source_name, status)
      values ('${id}3', 'yard', 'canonical', 'nightly', 'stock.csv', 'done');
    insert into stock_rejects (run_id, line, reasons, row) values ('${id}3', 2, '[]', '{}');
    insert into changes (kind, vehicle_id) values ('vehicle', 1);
    insert into followers (name, position) values ('search', 0);
    insert into clock_marks (name, at) values ('clock', now());`,
  '0001_stock_in': `
    insert into stock_feeds (dealership_id, name, url, profile, schedule, zone)
      values ('yard', 'nightly', 'https://feeds.example/stock.csv', 'canonical', '0 3 * * *', 'Australia/Perth');
    insert into stock_keys (id, dealership_id, label, digest) values ('${id}4', 'yard', 'supplier', 'digest');
    insert into remote_pictures (url, dealership_id, hash) values ('https://feeds.example/1.jpg', 'yard', 'a1');`,
  '0002_leads_out': `
    insert into lead_delivery_attempts (delivery_id, at, outcome, duration_ms) values ('${id}2', now(), 'timeout', 5);
    insert into delivery_circuits (destination, failures) values ('mail:yard.example', 3);
    insert into request_counts (key, began_at, count) values ('lead:203.0.113.7', now(), 1);`,
  '0005_vehicle_counts': `insert into vehicle_counts (website_id, vehicle_id, views) values ('yard', 1, 7);`,
  '0006_hosted_index_places': `insert into hosted_index_places (name, position) values ('index', 1);`,
  '0007_offers': `insert into offer_lists (dealership_id, document) values ('yard', '[]');`,
  '0010_content': `
    insert into content (website_id, key, revision, state, blocks, who) values ('yard', 'about', 1, 'live', '[]', 'Avery'),
      ('yard', 'about', 2, 'draft', '[]', 'Avery');`,
  '0011_messages': `
    insert into messages (id, template, destination, message_id)
      values ('${id}5', 'receipt', '{"kind":"email","to":["avery@example.com"]}', '<two@yard.example>');`,
  '0012_returned_forms': `
    insert into returned_forms (token_digest, website_id, sealed, expires_at) values ('digest', 'yard', 'sealed', now());`,
  '0013_writes_sent_twice': `
    insert into idempotency_keys (website_id, key, request_digest, result) values ('yard', 'two', 'digest', 'sealed');`,
  '0015_reviews': `
    insert into review_summaries (dealership_id, source, average_rating, count) values ('yard', 'google', 4.5, 2);
    insert into reviews (dealership_id, source, source_id, author, rating, written_on)
      values ('yard', 'google', 'one', 'Sam', 5, '2026-01-31');`,
  '0016_content_media': `
    insert into content_media (website_id, hash, name, who) values ('yard', 'a1', 'yard.webp', 'Avery');
    insert into map_pictures (question, hash) values ('where', 'a1');`,
  '0017_compliance_answers': `
    insert into compliance_answers (document, rule, path, quote, who) values ('yard', 'rate', 'offers.0', '1 %', 'Avery');`,
  '0018_lead_photos': `
    insert into lead_photos (id, lead_id, picture, width, height) values ('${id}6', '${id}1', '\\x00', 4, 3);
    insert into saved_valuations (id, website_id, valuation) values ('${id}7', 'yard', '{}');`,
  '0020_finance_applications': `
    insert into finance_applications (id, token_digest, website_id, sealed, lead_id, created_at, expires_at)
      values ('${id}8', 'digest', 'yard', 'sealed', '${id}1', now(), now());`,
};

describe('migrations', () => {
  const names = migrationNames();
  let fresh: Database;
  let aged: Database;
  let old: Database;
  beforeAll(async () => {
    [fresh, aged, old] = await Promise.all([
      createTestDatabase({ isEmpty: true }),
      createTestDatabase({ isEmpty: true }),
      createTestDatabase({ isEmpty: true }),
    ]);
    await runMigrations(fresh.pool);
  });
  afterAll(async () => {
    await Promise.all([fresh, aged, old].map((database) => database.close()));
  });

  it('[DATA-01] run one release after the other, over the rows of each, lead to the schema of a new database and lose no row', async () => {
    for (const name of names) {
      const before = await countRows(aged);
      await migrateTo(aged, name);
      const after = await countRows(aged);
      const lost = [...before].filter(([table, count]) => (after.get(table) ?? 0) < count);
      expect(lost, `rows lost by ${name}`).toEqual([]);
      await aged.pool.query(rowsOf[name] ?? sampleRows(name, { site: 'yard', dealership: 'yard', vehicle: '1' }));
    }
    expect(await describeSchema(aged)).toEqual(await describeSchema(fresh));
    const empty = [...(await countRows(aged))].filter(([, count]) => count === 0).map(([table]) => table);
    expect(empty, 'tables that no release here has written to: add rows in test/rows').toEqual([]);
  });

  it('[DATA-01] run at once over the rows of the first release lead to the same schema, and nothing is left to run', async () => {
    await migrateTo(old, names[0] ?? '');
    await old.pool.query(rowsOf[names[0] ?? ''] ?? '');
    await runMigrations(old.pool);
    expect(await describeSchema(old)).toEqual(await describeSchema(fresh));
    const applied = async ({ pool }: Database) =>
      (await pool.query('select hash, created_at from drizzle.__drizzle_migrations order by id')).rows;
    expect(await applied(old)).toEqual(await applied(fresh));
    expect(await applied(aged)).toEqual(await applied(fresh));
    const again = databaseAt(old.url);
    try {
      await runMigrations(again.pool);
    } finally {
      await again.close();
    }
    expect(await applied(old)).toHaveLength(names.length);
  });

  it('keep what was live before there was a history as its first version', async () => {
    const { rows } = await aged.pool.query(
      `select kind, version, action, who, document is not null as whole from document_versions
         where who = 'not known' order by kind, document_id, version`,
    );
    expect(rows).toContainEqual({ kind: 'site', version: 1, action: 'found', who: 'not known', whole: true });
    expect(rows).toContainEqual({ kind: 'dealership', version: 1, action: 'found', who: 'not known', whole: true });
  });

  it('name only releases that there are beside the rows of this test', () => {
    expect(Object.keys(rowsOf).filter((name) => !names.includes(name))).toEqual([]);
  });
});
