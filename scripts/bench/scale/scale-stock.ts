import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { getTableColumns } from 'drizzle-orm';
import type { Database } from '../../../apps/api/src/ground/database/database';
import { vehicles } from '../../../apps/api/src/ground/database/schema';
import { importStock } from '../../../apps/api/src/subjects/stock/import-stock';
import { copiedPlace, type Dealer } from './scale-sites';

/** Imports a feed as the command line does. Each picture is one of its own, as photos of vehicles are. */
export const importFeed = async (database: Database, dealership: string, file: string, feed?: string) => {
  let pictures = 0;
  const result = await importStock(database, {
    file,
    ...(feed === undefined ? {} : { feed }),
    dealership,
    profile: 'canonical',
    now: new Date(),
    picture: async (name) => {
      const digest = createHash('sha256').update(`${dealership} ${pictures++} ${name}`).digest('hex');
      return { url: `/media/${digest}`, thumb_url: `/media/${digest}` };
    },
  });
  if (result.rejects.length > 0) throw new Error(JSON.stringify(result.rejects[0]));
  return result;
};

export const feedOf = (folder: string, like: string, kind: 'demo' | 'large' | 'more'): string =>
  join(folder, `${like}.${kind}.csv`);

/**
 * Vehicles of each dealer, the first the most: from a fiftieth of them all down to a thousandth, as dealers differ.
 */
export const stockSizes = (dealers: number, total: number): number[] => {
  const weights = Array.from({ length: dealers }, (_, place) => 1 / Math.sqrt(place + 1));
  const sum = weights.reduce((one, other) => one + other, 0);
  return weights.map((weight) => Math.max(1, Math.round((weight / sum) * total)));
};

/** What of a copied vehicle is its own, as SQL over a vehicle `v` and the number `n` of its copy. */
const ownValues: Readonly<Record<string, string>> = {
  dealership_id: '$1',
  location_id: `regexp_replace(v.location_id, '-[0-9]+$', '') || $4`,
  stocknum: `'S' || n`,
  slug: `regexp_replace(v.slug, '-[^-]+$', '') || '-s' || n || $4`,
  vin: `upper(left(md5($1 || n), 17))`,
  price: `case when v.price > 0 then v.price + 10 * (n % 97) else v.price end`,
  km: `v.km + n % 991`,
  created_at: `v.created_at - (n % 2000) * interval '1 minute'`,
  regplate: `left(md5(n || $1), 6)`,
  feed_digest: `md5(n || v.feed_digest)`,
  primary_image_url: `'/media/' || encode(sha256(convert_to($1 || n, 'UTF8')), 'hex')`,
  images: `(select coalesce(jsonb_agg(jsonb_build_object('url', '/media/' || digest, 'thumb_url', '/media/' || digest)), '[]')
    from (select encode(sha256(convert_to($1 || n || ' ' || place, 'UTF8')), 'hex') as digest
      from generate_series(1, jsonb_array_length(v.images)) as place) as pictures)`,
};

/** Gives a dealer so many vehicles: those of the dealer that it is copied from, again and again, each with its own identity. */
export const copyStock = async (
  { pool }: Database,
  from: Dealer,
  to: Dealer,
  { number, count }: { readonly number: number; readonly count: number },
): Promise<void> => {
  const columns = Object.keys(getTableColumns(vehicles)).filter((name) => name !== 'id');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("set local forecourt.addresses = 'given'");
    await client.query(
      `with source as (select *, row_number() over (order by id) - 1 as place, count(*) over () as total from vehicles where dealership_id = $2)
      insert into vehicles (${columns.map((name) => `"${name}"`).join(', ')})
      select ${columns.map((name) => ownValues[name] ?? `v."${name}"`).join(', ')}
      from generate_series(0, $3::int - 1) as n
      join source v on v.place = n % v.total`,
      [to.dealership.id, from.dealership.id, count, copiedPlace('', number)],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
};
