import { createHash } from 'node:crypto';
import { slugify } from '@forecourt/domain/slug';
import { type Vehicle, vehicleName, vehicleSlug } from '@forecourt/domain/vehicle';
import type pg from 'pg';
import type { FeedVehicle } from './feed-vehicle';

/** Columns of `vehicles` that an import writes when the feed's row has changed. */
export const feedColumns = [
  'location_id',
  'slug',
  'name',
  'item_type',
  'car_type',
  'status',
  'make',
  'model',
  'badge',
  'series',
  'year',
  'km',
  'colour',
  'interior_colour',
  'price',
  'before_price',
  'offer_price',
  'subscription_price',
  'price_type',
  'preorder',
  'tag',
  'certified',
  'show_on_dealer_website',
  'has_nvic',
  'vin',
  'regplate',
  'rego_expiry',
  'compliance_date',
  'build_date',
  'body',
  'bodyconfiguration',
  'simple_body',
  'fuel',
  'simple_fuel',
  'drive',
  'simple_drive',
  'trans',
  'simple_transmission',
  'gearnum',
  'seats',
  'doors',
  'engine_size',
  'engine_size_litres',
  'variant',
  'caravan',
  'standardEquipment',
  'dealercomments',
  'carsales_title',
  'city',
  'state',
  'private_suburb',
  'private_postcode',
  'photos_count',
  'primary_image_url',
  'images',
  'thumbnails',
  'spin_images',
  'spin_code',
  'spin_interior_image',
  'hotspots',
  'video_url',
  'external_video_url',
  'file',
  'finance_lenders',
  'payment_processors',
  'autograb_data',
  'feed_digest',
  'feed_pictures',
  'feed_spin',
  'feed_spin_interior',
] as const;

/** A vehicle as it waits in the staging table. */
export type StagedVehicle = Omit<FeedVehicle, 'pictures' | 'spin_pictures' | 'spin_interior_picture'> &
  Pick<
    Vehicle,
    | 'slug'
    | 'name'
    | 'images'
    | 'thumbnails'
    | 'photos_count'
    | 'primary_image_url'
    | 'spin_images'
    | 'spin_interior_image'
  > & {
    /** Line and number of the record in the file. */
    readonly line: number;
    readonly record: number;
    readonly feed_digest: string;
    /** Pictures in order, by remote address or by our own, when some have to be fetched; else null. */
    readonly feed_pictures: readonly string[] | null;
    /** The same of the spin's frames and of its view inside. */
    readonly feed_spin: readonly string[] | null;
    readonly feed_spin_interior: string | null;
  };

/** Pictures of a vehicle as they are there now, or their names in order when some have to be fetched. */
export interface StagedPictures
  extends Pick<StagedVehicle, 'images' | 'spin_images' | 'spin_interior_image' | 'feed_spin' | 'feed_spin_interior'> {
  readonly remote: readonly string[] | null;
}

/**
 * Adds what follows from the feed's row: name, slug, picture fields and a digest that tells whether it changed.
 * `json` is what the digest was made of. Of remote pictures it holds the addresses alone: when one has been fetched,
 * the feed has not changed.
 */
export const stage = (
  vehicle: FeedVehicle,
  { images, remote, ...spin }: StagedPictures,
  line: number,
  record: number,
): { readonly staged: StagedVehicle; readonly json: string } => {
  const { pictures: _pictures, spin_pictures: _frames, spin_interior_picture: _inside, ...fields } = vehicle;
  const staged = {
    ...fields,
    ...spin,
    slug: vehicleSlug(vehicle),
    name: vehicleName(vehicle),
    images,
    thumbnails: images.map((image) => image.thumb_url),
    photos_count: images.length,
    primary_image_url: images[0]?.url ?? null,
  };
  // Instants that count only for a new vehicle stay out: a feed that writes "now" must not look changed. So does whether
  // it is reserved, which is compared with the reservation itself.
  const { created_at, sold_at, reserved, ...told } = staged;
  const json = JSON.stringify(remote === null ? told : { ...told, feed_pictures: remote });
  const feed_digest = createHash('sha256').update(json).digest('base64url').slice(0, 24);
  return { staged: { ...staged, line, record, feed_digest, feed_pictures: remote }, json };
};

/** A stock number as it ends an address; two that spell the same there are one number. */
export const addressKey = (stocknum: string): string => slugify(stocknum);

/** Makes the session's staging table: the columns of `vehicles`, kept in memory of this connection alone. */
export const createStaging = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`
    create temporary table stock_staging on commit preserve rows as
      select ${feedColumns.map((column) => `"${column}"`).join(', ')}, stocknum, created_at, sold_at, reserved, 0 as line, 0 as record
      from vehicles with no data`);
};

/** A column that is left out is null all the same, and need not travel. */
const withoutNulls = (row: StagedVehicle) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** Adds rows to the staging table in one statement with one parameter. */
export const addToStaging = async (client: pg.ClientBase, rows: readonly StagedVehicle[]): Promise<void> => {
  if (rows.length === 0) return;
  await client.query('insert into stock_staging select * from json_populate_recordset(null::stock_staging, $1::json)', [
    JSON.stringify(rows.map(withoutNulls)),
  ]);
};

/** Once filled: an index for batches by record, and figures for the planner. */
export const sealStaging = async (client: pg.ClientBase): Promise<void> => {
  await client.query('create index on stock_staging (record)');
  await client.query('create index on stock_staging (stocknum)');
  await client.query('analyze stock_staging');
};
