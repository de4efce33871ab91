import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/test-database';
import { migrateTo, migrationNames } from '../../../test/test-migrations';
import type { Database } from './database';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.close());

const before = (name: string): string => {
  const names = migrationNames();
  return names[names.indexOf(name) - 1] ?? '';
};

describe('addresses that vehicles shared before they were unique', () => {
  it('[STCK-04] stay with the vehicle that sites show at them; the others get their own, to which the old one leads', async () => {
    await migrateTo(database, before('0025_vehicle_addresses'));
    const { pool } = database;
    await pool.query(`
      insert into dealerships (id, slug, name, document)
        select name, name, name, '{}' from unnest(array['east', 'north', 'south']) as name;
      insert into sites (website_id, slug, document) values
        ('group', 'group', '{"stockFrom":[{"dealership":"south"},{"dealership":"north"}]}'),
        ('north', 'north', '{"stockFrom":[{"dealership":"north"}]}');
      insert into vehicles (dealership_id, stocknum, slug, name, item_type, car_type, status, make, model, year, show_on_dealer_website)
        select dealer, stocknum, slug, 'A car', 'car', 'Used', 'in_stock', 'Kia', 'Rio', 2020, shown
        from (values ('north', '1', 'rio-1', true), ('south', '1', 'rio-1', true), ('east', '1', 'rio-1', true),
          ('north', '2', 'rio-2', true), ('south', '2', 'rio-2', false), ('north', '3', 'rio-1-north', true),
          ('east', '4', 'rio-4', true)) as given (dealer, stocknum, slug, shown);`);
    await migrateTo(database, '0025_vehicle_addresses');
    const all = async (sql: string) => (await pool.query({ text: sql, rowMode: 'array' })).rows;
    expect(await all('select dealership_id, stocknum, slug from vehicles order by 1, 2')).toEqual([
      ['east', '1', 'rio-1-east'],
      ['east', '4', 'rio-4'],
      ['north', '1', 'rio-1-north-2'],
      ['north', '2', 'rio-2'],
      ['north', '3', 'rio-1-north'],
      ['south', '1', 'rio-1'],
      ['south', '2', 'rio-2-south'],
    ]);
    expect(
      await all(
        'select f.dealership_id, f.slug, v.slug from vehicle_slugs f join vehicles v on v.id = vehicle_id order by 1, 2',
      ),
    ).toEqual([
      ['east', 'rio-1', 'rio-1-east'],
      ['north', 'rio-1', 'rio-1-north-2'],
      ['south', 'rio-2', 'rio-2-south'],
    ]);
    // An import of the release before writes the slug of every vehicle that changed: nobody moves by that.
    const present = await all('select id, slug from vehicles order by 1');
    await pool.query('update vehicles set slug = slug, price = 1');
    expect(await all('select id, slug from vehicles order by 1')).toEqual(present);
    expect(await all("select slugs, facts->0->>'make', facts->0 = facts->1 from changes order by slugs->>0")).toEqual([
      [['rio-1-east', 'rio-1'], 'Kia', true],
      [['rio-1-north-2', 'rio-1'], 'Kia', true],
      [['rio-2-south', 'rio-2'], 'Kia', true],
    ]);
  });
});
