import { type ListedParts, type ListedVehicle, listedVehiclesOfPart } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { siteShows } from '@forecourt/config/stock-source';
import { soldState } from '@forecourt/domain/sold-vehicle';
import { isAvailable } from '@forecourt/domain/vehicle';
import { primaryImage, vehicleImages } from '@forecourt/domain/vehicle-images';
import { isShownAmount } from '@forecourt/domain/vehicle-price';
import { isInPreset, presetFilter } from '@forecourt/search/parameters';
import { and, asc, count, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { dealerships, vehicles } from '../../ground/database/schema';

/** Rows read at a time: a part passes through the process and is never held whole as rows. */
const pageSize = 2_000;

const day = 86_400_000;

/** Addresses of all pictures, which are most of a row. */
const allPictures = sql<readonly string[]>`jsonb_path_query_array(${vehicles.images}, '$[*].url')`;

/** The slugs of the dealerships whose stock a site shows, by their ids. */
type StockOwners = ReadonlyMap<string, string>;

const ownersOf = async (db: Pick<Db, 'select'>, site: SiteDocument): Promise<StockOwners> => {
  const slugs = new Set(site.stockFrom.map(({ dealership }) => dealership));
  const rows = await db
    .select({ id: dealerships.id, slug: dealerships.slug })
    .from(dealerships)
    .where(inArray(dealerships.slug, [...slugs]));
  return new Map(rows.map(({ id, slug }) => [id, slug]));
};

/** What is asked of the stock: by whom it is owned, by which site and when. */
interface Listing {
  readonly site: SiteDocument;
  readonly owners: StockOwners;
  readonly now: Date;
}

/**
 * Rows that a site may list: those of the dealerships whose stock it shows, but for what was sold too long ago for a page
 * of its own. `isListed` decides; this keeps years of sales from being read. Dealerships are named by their ids: of one,
 * an index has the rows in order.
 */
const candidates = ({ site, owners, now }: Listing): SQL | undefined => {
  const soldSince = new Date(now.getTime() - site.vehicle.soldCarDays * day).toISOString();
  return and(
    inArray(vehicles.dealership_id, [...owners.keys()]),
    or(
      sql`not ${vehicles.sold} and ${vehicles.status} <> 'sold'`,
      sql`coalesce(${vehicles.sold_at}, ${vehicles.updated_at}) >= ${soldSince}::timestamptz`,
    ),
  );
};

/** What a list of addresses needs of a vehicle: a tenth of its row. */
const columns = {
  id: vehicles.id,
  dealership_id: vehicles.dealership_id,
  slug: vehicles.slug,
  make: vehicles.make,
  car_type: vehicles.car_type,
  item_type: vehicles.item_type,
  location_id: vehicles.location_id,
  show_on_dealer_website: vehicles.show_on_dealer_website,
  status: vehicles.status,
  sold: vehicles.sold,
  sold_at: vehicles.sold_at,
  updated_at: vehicles.updated_at,
  certified: vehicles.certified,
  price: vehicles.price,
  primary_image_url: vehicles.primary_image_url,
};

const readPage = (
  db: Pick<Db, 'select'>,
  wanted: SQL | undefined,
  { after, withPictures }: { readonly after: bigint; readonly withPictures: boolean },
) =>
  db
    .select({ ...columns, pictures: withPictures ? allPictures : sql<null>`null` })
    .from(vehicles)
    .where(and(gt(vehicles.id, after), wanted))
    .orderBy(asc(vehicles.id))
    .limit(pageSize);

type Row = Awaited<ReturnType<typeof readPage>>[number];

const picturesOf = ({ pictures, primary_image_url }: Pick<Row, 'pictures' | 'primary_image_url'>) => ({
  images: (pictures ?? []).map((url) => ({ url, thumb_url: url })),
  primary_image_url,
});

/**
 * Whether the site has a page of the vehicle that its lists lead to: it shows it, its page is there as that of a vehicle
 * (a sold one's for `soldCarDays`), and the site's preset has it.
 */
const isListed = ({ site, owners, now }: Listing, row: Row): boolean => {
  const dealership_slug = owners.get(row.dealership_id);
  if (dealership_slug === undefined || !siteShows(site, { ...row, dealership_slug })) return false;
  const sale = {
    status: row.status,
    sold: row.sold,
    sold_at: row.sold_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  };
  if (soldState(sale, site.vehicle, now) !== 'shown') return false;
  const available = isAvailable(sale);
  return (
    isInPreset(site.search, {
      available,
      sold_recent: !available,
      status: available ? row.status : 'sold',
      car_type: row.car_type,
      certified: row.certified,
      has_price: isShownAmount(row.price),
      has_photos: vehicleImages(picturesOf(row)).length > 0,
    }) === true
  );
};

/**
 * Every vehicle that a site lists, in the order of ids: one pass over its stock, a page at a time. Pictures are read by
 * it only where the site's preset asks for them, and are null elsewhere.
 */
async function* listedPages(db: Pick<Db, 'select'>, listing: Listing): AsyncGenerator<readonly Row[]> {
  const withPictures = presetFilter(listing.site.search.preset).includes('has_photos');
  const wanted = candidates(listing);
  for (let after = 0n; ; ) {
    const rows = await readPage(db, wanted, { after, withPictures });
    yield rows.filter((row) => isListed(listing, row));
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = last.id;
  }
}

/** The same rows with their pictures. */
const addPictures = async (db: Pick<Db, 'select'>, rows: readonly Row[]): Promise<readonly Row[]> => {
  const ids = rows.filter(({ pictures }) => pictures === null).map(({ id }) => id);
  if (ids.length === 0) return rows;
  const read = await db
    .select({ id: vehicles.id, pictures: allPictures })
    .from(vehicles)
    .where(inArray(vehicles.id, ids));
  const found = new Map(read.map(({ id, pictures }) => [id, pictures]));
  return rows.map((row) => ({ ...row, pictures: row.pictures ?? found.get(row.id) ?? null }));
};

/**
 * Parts of the vehicles that a site lists, with the newest change of each.
 * @param ofPart vehicles of a part
 */
export const listedParts = async (
  db: Pick<Db, 'select'>,
  site: SiteDocument,
  now: Date,
  ofPart: number = listedVehiclesOfPart,
): Promise<ListedParts['parts']> => {
  const newest: Date[] = [];
  let place = 0;
  for await (const rows of listedPages(db, { site, owners: await ownersOf(db, site), now })) {
    for (const { updated_at } of rows) {
      const part = Math.floor(place / ofPart);
      const before = newest[part];
      if (before === undefined || before < updated_at) newest[part] = updated_at;
      place += 1;
    }
  }
  return newest.map((changed) => ({ changed_at: changed.toISOString() }));
};

/** Whether the site may list as many vehicles as lie before a part, and one more: a count, which reads no row for us. */
const mayHavePart = async (db: Pick<Db, 'select'>, listing: Listing, before: number): Promise<boolean> => {
  const [counted] = await db.select({ most: count() }).from(vehicles).where(candidates(listing));
  return (counted?.most ?? 0) > before;
};

/**
 * The vehicles of one part, from 1; null when there are not as many. Anybody may ask for any number: one that the stock
 * is too small for costs a count, and pictures are read for the vehicles of the part alone.
 */
export const listedVehicles = async (
  db: Pick<Db, 'select'>,
  site: SiteDocument,
  { part, now, ofPart = listedVehiclesOfPart }: { readonly part: number; readonly now: Date; readonly ofPart?: number },
): Promise<readonly ListedVehicle[] | null> => {
  const from = (part - 1) * ofPart;
  const listing: Listing = { site, owners: await ownersOf(db, site), now };
  if (!(await mayHavePart(db, listing, from))) return null;
  const found: ListedVehicle[] = [];
  let place = 0;
  for await (const rows of listedPages(db, listing)) {
    const ofThis = rows.slice(Math.max(from - place, 0), Math.max(from + ofPart - place, 0));
    for (const row of await addPictures(db, ofThis))
      found.push({ slug: row.slug, changed_at: row.updated_at.toISOString(), image: primaryImage(picturesOf(row)) });
    place += rows.length;
    if (place >= from + ofPart) break;
  }
  return found.length === 0 ? null : found;
};
