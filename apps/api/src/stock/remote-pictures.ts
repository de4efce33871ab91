import type pg from 'pg';

/**
 * Pictures of one row's `feed_pictures` that can be shown by now, in the feed's order: our own addresses as they are,
 * remote ones once they are stored.
 */
const shownPictures = (column: string): string => `
  select coalesce(jsonb_agg(jsonb_build_object('url', address, 'thumb_url', address) order by place), '[]'::jsonb) as images,
         coalesce(jsonb_agg(address order by place), '[]'::jsonb) as thumbnails,
         count(*)::int as photos_count,
         (array_agg(address order by place))[1] as primary_image_url
  from (
    select place, case when name like '/media/%' then name else '/media/' || kept.hash end as address
    from jsonb_array_elements_text(${column}) with ordinality as named(name, place)
    left join remote_pictures kept on kept.url = named.name
  ) shown
  where address is not null`;

/**
 * Puts the remote pictures of the staged rows on the list of what is to be fetched, and gives the rows what is stored
 * already. Answers how many are still to be fetched.
 */
export const showKnownPictures = async (client: pg.ClientBase, dealershipId: string): Promise<number> => {
  await client.query(
    `insert into remote_pictures (url, dealership_id, due_at)
     select distinct named.name, $1, now()
     from stock_staging staged, jsonb_array_elements_text(staged.feed_pictures) as named(name)
     where staged.feed_pictures is not null and named.name not like '/media/%'
     on conflict (url) do nothing`,
    [dealershipId],
  );
  await client.query(
    `update stock_staging staged
     set images = shown.images, thumbnails = shown.thumbnails, photos_count = shown.photos_count,
         primary_image_url = shown.primary_image_url
     from stock_staging named, lateral (${shownPictures('named.feed_pictures')}) shown
     where named.record = staged.record and named.feed_pictures is not null`,
  );
  const { rows } = await client.query<{ count: number }>(
    `select count(distinct kept.url)::int as count
     from stock_staging staged, jsonb_array_elements_text(staged.feed_pictures) as named(name)
     join remote_pictures kept on kept.url = named.name and kept.due_at is not null
     where staged.feed_pictures is not null`,
  );
  return rows[0]?.count ?? 0;
};

/**
 * Gives vehicles the pictures that have been stored since their feed was imported, each with its row in `changes`
 * (DATA-02). Of one dealership, or of all. Answers how many vehicles changed.
 */
export const showStoredPictures = async (
  client: Pick<pg.ClientBase, 'query'>,
  dealershipId: string | null,
): Promise<number> => {
  const { rowCount } = await client.query(
    `with written as (
       update vehicles v
       set images = shown.images, thumbnails = shown.thumbnails, photos_count = shown.photos_count,
           primary_image_url = shown.primary_image_url, updated_at = now()
       from vehicles named, lateral (${shownPictures('named.feed_pictures')}) shown
       where v.id = named.id and named.feed_pictures is not null and ($1::text is null or named.dealership_id = $1)
         and v.feed_pictures = named.feed_pictures and v.images is distinct from shown.images
       returning v.id, v.dealership_id, v.slug)
     insert into changes (kind, dealership_id, vehicle_id, slugs)
     select 'vehicle', dealership_id, id, jsonb_build_array(slug) from written`,
    [dealershipId],
  );
  return rowCount ?? 0;
};
