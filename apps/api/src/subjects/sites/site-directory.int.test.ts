import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { applyTestDealerships, applyTestSites, dealershipNamed, siteNamed } from '../../../test/test-stock';
import type { Database } from '../../ground/database/database';
import { readSiteDirectory, siteDirectory } from './site-directory';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  await applyTestDealerships(database.db, dealershipNamed('yard'), dealershipNamed('far'));
  await applyTestSites(
    database.db,
    siteNamed('yard'),
    siteNamed('far'),
    siteNamed('group', {
      dealership_id: 'yard',
      stockFrom: [{ dealership: 'yard' }, { dealership: 'far' }],
      locations: [{ id: 'yard-yard' }],
    }),
  );
});
afterAll(() => database.close());

const directory = () => siteDirectory(database.db);
const nameOf = async (site: string) => (await directory()).sites.get(site)?.document.name;

it('returns the same object until a document changes, equal to one that is read anew', async () => {
  const held = await directory();
  expect(await directory()).toBe(held);
  const { dealershipsOf: _held, ...documents } = held;
  const { dealershipsOf: _anew, ...anew } = await readSiteDirectory(database.db);
  expect(documents).toEqual(anew);
  expect(held.byDealership.get('far')).toEqual(['far', 'group']);
});

it('reads only the documents that have changed, and keeps the others', async () => {
  const held = await directory();
  await applyTestSites(database.db, siteNamed('far', { name: 'Far and away' }));
  const select = vi.spyOn(database.db, 'select');
  const now = await directory();
  // Three queries for the revisions, and one for the changed document.
  expect(select).toHaveBeenCalledTimes(4);
  select.mockRestore();
  expect(now.sites.get('far')?.document.name).toBe('Far and away');
  expect(now.sites.get('yard')).toEqual(held.sites.get('yard'));
  expect(now.sites.get('yard')?.document).toBe(held.sites.get('yard')?.document);
  expect(now.dealerships.get('yard')).toBe(held.dealerships.get('yard'));
});

it("follows a dealership's document, which renews the sites that show it", async () => {
  const { revision } = (await directory()).sites.get('group') ?? { revision: 0 };
  await applyTestDealerships(database.db, dealershipNamed('far', { name: 'Renamed' }));
  const now = await directory();
  expect(now.dealerships.get('far')?.name).toBe('Renamed');
  expect(now.sites.get('group')?.revision).toBe(revision + 1);
});

it('notices every write, also one made by hand without a change on the spine', async () => {
  await database.db.execute(
    sql`update sites set document = jsonb_set(document, '{name}', '"By hand"') where website_id = 'yard'`,
  );
  expect(await nameOf('yard')).toBe('By hand');
});

it('drops a site that is gone, and reads it anew when it comes back at its first revision', async () => {
  await database.db.execute(sql`delete from sites where website_id = 'far'`);
  expect(await nameOf('far')).toBeUndefined();
  expect((await directory()).byDealership.get('far')).toEqual(['group']);
  await applyTestSites(database.db, siteNamed('far', { name: 'Here again' }));
  expect(await nameOf('far')).toBe('Here again');
});

it('leaves out a document that cannot be read, logs it, and takes it back once it can be read', async () => {
  const stored = sql`update sites set document = jsonb_set(document, '{hosts}', ${'[]'}::jsonb) where website_id = 'far'`;
  await database.db.execute(stored);
  expect((await directory()).unreadable).toEqual([expect.objectContaining({ kind: 'site', id: 'far' })]);
  expect(await nameOf('far')).toBeUndefined();
  await applyTestSites(database.db, siteNamed('far'));
  expect((await directory()).unreadable).toEqual([]);
  expect(await nameOf('far')).toBeDefined();
});
