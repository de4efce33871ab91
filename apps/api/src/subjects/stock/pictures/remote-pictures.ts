import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Tx } from '../../../ground/database/database';
import { listedFactsSql } from '../../../ground/database/listed-facts';

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

/** Rows of `table` that lack a picture that they name. To look at the others costs seconds in a large yard. */
const lacksSome = (table: string): string => `(
  jsonb_array_length(${table}.feed_pictures) > ${table}.photos_count
  or jsonb_array_length(${table}.feed_spin) > jsonb_array_length(${table}.spin_images)
  or (${table}.feed_spin_interior is not null and ${table}.spin_interior_image is null))`;

/**
 * Gives vehicles the pictures that have been stored since their feed was imported, each with its row in `changes`
 * (DATA-02). Of one dealership, whose vehicles are all looked at, or of all that lack one. Answers how many vehicles
 * changed.
 */
export const showStoredPictures = async (
  client: Pick<pg.ClientBase, 'query'>,
  dealershipId: string | null,
): Promise<number> => {
  const { rowCount } = await client.query(
    `with written as (
       update vehicles v set ${assignments}, updated_at = now()
       from vehicles named, lateral (${shownPictures('named')}) shown
       where v.id = named.id and ${namesSome('named')}
         and ${dealershipId === null ? lacksSome('named') : 'named.dealership_id = $1'}
         and v.feed_digest is not distinct from named.feed_digest
         and ${rowOf('v')} is distinct from ${rowOf('shown')}
       returning v.id, v.dealership_id, v.slug, ${listedFactsSql('named')} as old_facts, ${listedFactsSql('v')} as facts)
     insert into changes (kind, dealership_id, vehicle_id, slugs, facts)
     select 'vehicle', dealership_id, id, jsonb_build_array(slug), jsonb_build_array(old_facts, facts) from written`,
    dealershipId === null ? [] : [dealershipId],
  );
  return rowCount ?? 0;
};

/** Leaves the pictures that a dealership named first, and that vehicles of others name too, to one of those. */
export const leavePicturesToOthers = async (tx: Tx, dealershipId: string): Promise<void> => {
  await tx.execute(sql`
    update remote_pictures kept set dealership_id = other.dealership_id
    from (select distinct on (named.name) named.name, v.dealership_id
          from vehicles v, ${sql.raw(namedIn('v'))}
          where v.dealership_id <> ${dealershipId} and ${sql.raw(namesSome('v'))}
          order by named.name, v.dealership_id) other
    where kept.dealership_id = ${dealershipId} and kept.url = other.name`);
};
