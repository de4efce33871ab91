import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Tx } from '../../../ground/database/database';
import { lacksPicturesSql } from '../../../ground/database/lacking-pictures';
import { listedFactsSql } from '../../../ground/database/listed-facts';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** Every picture that a row of `table` names, by remote address or by our own. */
const namedIn = (table: string): string => `
  jsonb_array_elements_text(coalesce(${table}.feed_pictures, '[]') || coalesce(${table}.feed_spin, '[]')
    || case when ${table}.feed_spin_interior is null then '[]'::jsonb
            else jsonb_build_array(${table}.feed_spin_interior) end) as named(name)`;

const namesSome = (table: string): string =>
  `(${table}.feed_pictures is not null or ${table}.feed_spin is not null or ${table}.feed_spin_interior is not null)`;

/** Our own address of a name, once it is stored; null until then. */
const addressOf = (name: string): string =>
  `case when ${name} like '/media/%' then ${name}
        else (select '/media/' || kept.hash from remote_pictures kept where kept.url = ${name}) end`;

/**
 * The picture fields of a row of `table` as they can be shown by now, in the feed's order: our own addresses as they
 * are, remote ones once they are stored. A spin is shown when all its frames are there.
 */
const shownPictures = (table: string): string => `
  select
    case when ${table}.feed_pictures is null then ${table}.images else photos.images end as images,
    case when ${table}.feed_pictures is null then ${table}.thumbnails else photos.thumbnails end as thumbnails,
    case when ${table}.feed_pictures is null then ${table}.photos_count else photos.count end as photos_count,
    case when ${table}.feed_pictures is null then ${table}.primary_image_url else photos.first end as primary_image_url,
    case when ${table}.feed_spin is null then ${table}.spin_images else spin.frames end as spin_images,
    case when ${table}.feed_spin_interior is null then ${table}.spin_interior_image
         else ${addressOf(`${table}.feed_spin_interior`)} end as spin_interior_image
  from (
    select coalesce(jsonb_agg(jsonb_build_object('url', address, 'thumb_url', address) order by place), '[]'::jsonb) as images,
           coalesce(jsonb_agg(address order by place), '[]'::jsonb) as thumbnails,
           count(*)::int as count,
           (array_agg(address order by place))[1] as first
    from (select place, ${addressOf('name')} as address
          from jsonb_array_elements_text(${table}.feed_pictures) with ordinality as listed(name, place)) found
    where address is not null
  ) photos, (
    select case when count(*) = count(address) then coalesce(jsonb_agg(address order by place), '[]'::jsonb)
                else '[]'::jsonb end as frames
    from (select place, ${addressOf('name')} as address
          from jsonb_array_elements_text(${table}.feed_spin) with ordinality as listed(name, place)) found
  ) spin`;

const fields = [
  'images',
  'thumbnails',
  'photos_count',
  'primary_image_url',
  'spin_images',
  'spin_interior_image',
] as const;
const assignments = fields.map((field) => `${field} = shown.${field}`).join(', ');
const rowOf = (table: string): string => `(${fields.map((field) => `${table}.${field}`).join(', ')})`;

/**
 * Puts the remote pictures of the staged rows on the list of what is to be fetched, and gives the rows what is stored
 * already. Answers how many are still to be fetched.
 */
export const showKnownPictures = async (client: pg.ClientBase, dealershipId: string): Promise<number> => {
  await client.query(
    `insert into remote_pictures (url, dealership_id, due_at)
     select distinct named.name, $1, now()
     from stock_staging staged, ${namedIn('staged')}
     where ${namesSome('staged')} and named.name not like '/media/%'
     on conflict (url) do nothing`,
    [dealershipId],
  );
  await client.query(
    `update stock_staging staged set ${assignments}
     from stock_staging named, lateral (${shownPictures('named')}) shown
     where named.record = staged.record and ${namesSome('named')}`,
  );
  const { rows } = await client.query<{ count: number }>(
    `select count(distinct kept.url)::int as count
     from stock_staging staged, ${namedIn('staged')}
     join remote_pictures kept on kept.url = named.name and kept.due_at is not null
     where ${namesSome('staged')}`,
  );
  return rows[0]?.count ?? 0;
};

/** Gives vehicles that are in `where` what is stored by now. `values` are its parameters. */
const showWhere = async (client: Queryable, where: string, values: readonly unknown[]): Promise<number> => {
  const { rowCount } = await client.query(
    `with written as (
       update vehicles v set ${assignments}, updated_at = now()
       from vehicles named, lateral (${shownPictures('named')}) shown
       where v.id = named.id and ${where}
         and v.feed_digest is not distinct from named.feed_digest
         and ${rowOf('v')} is distinct from ${rowOf('shown')}
       returning v.id, v.dealership_id, v.slug, ${listedFactsSql('named')} as old_facts, ${listedFactsSql('v')} as facts)
     insert into changes (kind, dealership_id, vehicle_id, slugs, facts)
     select 'vehicle', dealership_id, id, jsonb_build_array(slug), jsonb_build_array(old_facts, facts) from written`,
    [...values],
  );
  return rowCount ?? 0;
};

/** Rows of vehicles that name one of the addresses of the parameter. */
const namesOneOf = (parameter: `$${number}`): string => `(named.feed_pictures ?| ${parameter}::text[]
  or named.feed_spin ?| ${parameter}::text[] or named.feed_spin_interior = any(${parameter}::text[]))`;

/**
 * Gives the vehicles of a dealership that lack one of these pictures what has been stored since their feed was imported,
 * each with its row in `changes` (DATA-02). Answers how many vehicles changed.
 */
export const showStoredPictures = (client: Queryable, dealershipId: string, urls: readonly string[]): Promise<number> =>
  showWhere(client, `named.dealership_id = $1 and ${lacksPicturesSql('named.')} and ${namesOneOf('$2')}`, [
    dealershipId,
    urls,
  ]);

/**
 * Shows what is stored now in the place of what was, at addresses that had a picture before: the vehicles that show that
 * lack nothing. Looks at every vehicle of the dealership, or at all for addresses of nobody. Answers how many vehicles
 * changed.
 */
export const showReplacedPictures = (
  client: Queryable,
  dealershipId: string | null,
  urls: readonly string[],
): Promise<number> =>
  dealershipId === null
    ? showWhere(client, namesOneOf('$1'), [urls])
    : showWhere(client, `named.dealership_id = $1 and ${namesOneOf('$2')}`, [dealershipId, urls]);

/** The dealerships with a vehicle that lacks a picture: from one to the next, by the index that holds those vehicles. */
const lackingDealerships = `
  with recursive lacking as (
    select min(v.dealership_id) as id from vehicles v where ${lacksPicturesSql('v.')}
    union all
    select (select min(v.dealership_id) from vehicles v where ${lacksPicturesSql('v.')} and v.dealership_id > lacking.id)
    from lacking where lacking.id is not null)
  select id from lacking where id is not null`;

/**
 * Gives all vehicles that lack a picture what has been stored since, as {@link showStoredPictures} does. Dealership by
 * dealership: the database takes a third of all rows for lacking, and would read all vehicles for a look at all at once.
 */
export const showAllStoredPictures = async (client: Queryable): Promise<number> => {
  let count = 0;
  const { rows } = await client.query<{ id: string }>(lackingDealerships);
  for (const { id } of rows)
    count += await showWhere(client, `named.dealership_id = $1 and ${lacksPicturesSql('named.')}`, [id]);
  return count;
};

/**
 * Leaves the pictures that a removed dealership named first to whoever else names them. One that is still to be fetched,
 * or could not be, goes to a dealership with a vehicle that lacks it, and with none is forgotten. One that is stored
 * stays without a dealership, as long as its original, so that nobody needs to know who else shows it.
 */
export const leavePicturesToOthers = async (tx: Tx, dealershipId: string): Promise<void> => {
  const { rows } = await tx.execute<{ id: string }>(sql.raw(lackingDealerships));
  for (const { id } of rows) {
    if (id === dealershipId) continue;
    await tx.execute(sql`
      update remote_pictures kept set dealership_id = ${id}
      from (select distinct named.name from vehicles v, ${sql.raw(namedIn('v'))}
            where v.dealership_id = ${id} and ${sql.raw(lacksPicturesSql('v.'))}) lacked
      where kept.dealership_id = ${dealershipId} and kept.hash is null and kept.url = lacked.name`);
  }
  await tx.execute(sql`delete from remote_pictures where dealership_id = ${dealershipId} and hash is null`);
  await tx.execute(sql`update remote_pictures set dealership_id = null where dealership_id = ${dealershipId}`);
};
