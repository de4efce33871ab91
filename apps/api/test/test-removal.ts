import type { Dealership } from '@forecourt/config/dealership';
import type { SiteDocumentInput } from '@forecourt/config/site-document';
import type { CliContext } from '../src/ground/cli/cli-context';
import { getSiteDocument } from '../src/subjects/sites';
import { sampleRowsOf } from './sample-rows';
import { testEnv } from './test-app';
import { testCli } from './test-cli';
import { mailbox, payloadAbout, type startLeadTests, testPerson } from './test-leads';
import { addTestVehicle, applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from './test-stock';

/** For tests: sites and dealerships with everything that the platform can have of one, to be removed. */
export const removalBench = (tests: Awaited<ReturnType<typeof startLeadTests>>, dataDir: string) => {
  const { db } = tests.database;
  const env = { ...testEnv(() => tests.clock.now), dataDir };
  const tablesWith = async (column: string): Promise<readonly string[]> =>
    (
      await tests.rows(
        `select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
         where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = $1 order by table_name`,
        [column],
      )
    ).map(({ table_name }) => table_name);

  return {
    db,
    env,
    forecourt: testCli(tests.database, env),
    /** The same with a person at the terminal who types this whatever they are asked. */
    typing: (typed: string, asked: string[] = []) => {
      const person: CliContext['ask'] = async (question) => {
        asked.push(question);
        return typed;
      };
      return testCli(tests.database, env, person);
    },
    /** A dealership of that name with a vehicle on sale, and a site of the same name. */
    open: async (slug: string, site: Partial<SiteDocumentInput> = {}, dealership: Partial<Dealership> = {}) => {
      const lead_destinations = [mailbox('leads')];
      await applyTestDealerships(
        db,
        dealershipNamed(slug, { lead_destinations, lead_retention_days: 30, ...dealership }),
      );
      await applyTestSites(db, siteNamed(slug, site));
      return addTestVehicle(db, slug, { slug: 'a-ute', stocknum: 'S1' });
    },
    /** An enquiry about a vehicle of a site; its id. */
    enquire: async (slug: string, vehicleId: string, message = 'Is it still there?'): Promise<string> => {
      const body = payloadAbout(vehicleId, { userData: { ...testPerson, message } });
      const answer = await tests.post(body, { findSite: () => getSiteDocument(db, slug) });
      return (await answer.json()).lead_id;
    },
    /** Rows of everything that a site can have besides its document and its leads. */
    fillSite: async (site: string, vehicleId: string): Promise<void> => {
      for (const statement of [
        `insert into content (website_id, key, revision, state, blocks, who) values
           ('${site}', 'home', 1, 'past', '[]', 'Avery'), ('${site}', 'home', 2, 'live', '[]', 'Avery'),
           ('${site}', 'about-us', 1, 'draft', '[]', 'Avery'),
           ('${site}', 'redirects', 1, 'live', '[{"from": "/a", "to": "/b"}, {"from": "/c", "to": "/d"}]', 'Avery')`,
        `insert into media (hash, content_type, width, height, bytes) values ('${site}', 'image/jpeg', 1, 1, 1)`,
        `insert into content_media (website_id, hash, name, who) values ('${site}', '${site}', 'a.jpg', 'Avery')`,
        `insert into vehicle_counts (website_id, vehicle_id, views) values ('${site}', ${vehicleId}, 7)`,
        `insert into saved_valuations (id, website_id, valuation) values (gen_random_uuid(), '${site}', '{}')`,
        `insert into returned_forms (token_digest, website_id, sealed, expires_at) values ('${site}', '${site}', 's', now())`,
        `insert into finance_applications (id, token_digest, website_id, sealed, created_at, expires_at)
           values (gen_random_uuid(), 'open ${site}', '${site}', 's', now(), now() + interval '1 day')`,
        ...sampleRowsOf('site', { site, dealership: site, vehicle: vehicleId }),
      ])
        await tests.rows(statement);
    },
    /** A test drive that was booked with an enquiry, in an hour. */
    book: async (leadId: string): Promise<void> => {
      await tests.rows(
        `with booking as (
           insert into bookings (id, website_id, dealership_id, location_id, lead_id, starts_at, ends_at, status, link_until, timed_at, created_at, updated_at)
             select gen_random_uuid(), website_id, dealership_id, 'yard', id, now() + interval '1 hour', now() + interval '2 hours', 'confirmed', now(), now(), now(), now()
             from leads where id = $1 returning *
         )
         insert into booking_pieces (dealership_id, location_id, seat, piece, booking_id)
           select dealership_id, location_id, 1, '2027-01-01T00:00:00Z', id from booking`,
        [leadId],
      );
    },
    /** The same of a dealership and a vehicle of it. */
    fillDealership: async (dealership: string, vehicleId: string): Promise<void> => {
      for (const statement of [
        `insert into offer_lists (dealership_id, document)
           values ('${dealership}', '{"dealership_id": "${dealership}", "offers": [{"id": "a"}, {"id": "b"}]}')`,
        `insert into reviews (dealership_id, source, source_id, author, rating, written_on)
           values ('${dealership}', 'import', 'r1', 'Robin', 5, '2026-01-01')`,
        `insert into review_summaries (dealership_id, source, count) values ('${dealership}', 'google', 9)`,
        `with run as (insert into stock_runs (id, dealership_id, profile, feed, source_name, status)
             values (gen_random_uuid(), '${dealership}', 'canonical', 'canonical', 'a.csv', 'done') returning id)
           insert into stock_rejects (run_id, line, reasons, row) select id, 2, '[]', '{}' from run`,
        `insert into stock_feeds (dealership_id, name, url, profile, schedule, zone)
           values ('${dealership}', 'main', 'https://feed.example/a.csv', 'canonical', '0 6 * * *', 'UTC')`,
        `insert into stock_keys (id, dealership_id, label, digest)
           values (gen_random_uuid(), '${dealership}', 'supplier', '${dealership}')`,
        `insert into remote_pictures (url, dealership_id) values ('https://feed.example/${dealership}.jpg', '${dealership}')`,
        `insert into vehicle_slugs (dealership_id, slug, vehicle_id) values ('${dealership}', 'a-former-ute', ${vehicleId})`,
        `update vehicles set reserved = true where id = ${vehicleId}`,
        ...sampleRowsOf('dealership', { site: dealership, dealership, vehicle: vehicleId }),
      ])
        await tests.rows(statement);
    },
    /** How many rows each table with such a column has of it; those without any are left out. */
    rowsOf: async (column: 'website_id' | 'dealership_id', id: string): Promise<Readonly<Record<string, number>>> => {
      const counts: Record<string, number> = {};
      for (const table of await tablesWith(column)) {
        const [row] = await tests.rows(`select count(*)::int as count from ${table} where ${column} = $1`, [id]);
        if (row?.count > 0) counts[table] = row?.count;
      }
      return counts;
    },
    tablesWith,
  };
};
