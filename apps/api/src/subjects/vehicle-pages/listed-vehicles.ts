import { type ListedParts, type ListedVehicle, listedVehiclesOfPart } from '@forecourt/api-contract';
import type { SiteDocument } from '@forecourt/config/site-document';
import { siteShows } from '@forecourt/config/stock-source';
import { soldState } from '@forecourt/domain/sold-vehicle';
import { isAvailable } from '@forecourt/domain/vehicle';
import { primaryImage, vehicleImages } from '@forecourt/domain/vehicle-images';
import { isShownAmount } from '@forecourt/domain/vehicle-price';
import { isInPreset, presetFilter } from '@forecourt/search/parameters';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../ground/database/database';
import { dealerships, vehicles } from '../../ground/database/schema';

/** Rows read at a time: a part passes through the process and is never held whole as rows. */
const pageSize = 2_000;

/** Addresses of all pictures, which are most of a row. */
const allPictures = sql<readonly string[]>`jsonb_path_query_array(${vehicles.images}, '$[*].url')`;

/** What a list of addresses needs of a vehicle: a tenth of its row. */
const columns = {
  id: vehicles.id,
  dealership_slug: dealerships.slug,
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
  dealershipSlugs: readonly string[],
  { after, withPictures }: { readonly after: bigint; readonly withPictures: boolean },
) =>
  db
    .select({ ...columns, pictures: withPictures ? allPictures : sql<readonly string[]>`'[]'::jsonb` })
    .from(vehicles)
    .innerJoin(dealerships, eq(dealerships.id, vehicles.dealership_id))
    .where(and(gt(vehicles.id, after), inArray(dealerships.slug, [...dealershipSlugs])))
    .orderBy(asc(vehicles.id))
    .limit(pageSize);

type Row = Awaited<ReturnType<typeof readPage>>[number];

const picturesOf = ({ pictures, primary_image_url }: Row) => ({
  images: pictures.map((url) => ({ url, thumb_url: url })),
  primary_image_url,
});

/**
 * Whether the site has a page of the vehicle that its lists lead to: it shows it, its page is there as that of a vehicle
 * (a sold one's for `soldCarDays`), and the site's preset has it.
 */
const isListed = (site: SiteDocument, row: Row, now: Date): boolean => {
  if (!siteShows(site, row)) return false;
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
 * Every vehicle that a site lists, in the order of ids: one pass over its stock, page by page.
 * @param wantsPictures whether the caller does; a site whose preset asks for them reads them anyway
 */
async function* listedRows(
  db: Pick<Db, 'select'>,
  site: SiteDocument,
  { now, wantsPictures }: { readonly now: Date; readonly wantsPictures: boolean },
): AsyncGenerator<Row> {
  const withPictures = wantsPictures || presetFilter(site.search.preset).includes('has_photos');
  const sources = [...new Set(site.stockFrom.map(({ dealership }) => dealership))];
  for (let after = 0n; ; ) {
    const rows = await readPage(db, sources, { after, withPictures });
    for (const row of rows) if (isListed(site, row, now)) yield row;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = last.id;
  }
}

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
  for await (const { updated_at } of listedRows(db, site, { now, wantsPictures: false })) {
    const part = Math.floor(place / ofPart);
    const before = newest[part];
    if (before === undefined || before < updated_at) newest[part] = updated_at;
    place += 1;
  }
  return newest.map((changed) => ({ changed_at: changed.toISOString() }));
};

/** The vehicles of one part, from 1; null when there are not as many. */
export const listedVehicles = async (
  db: Pick<Db, 'select'>,
  site: SiteDocument,
  { part, now, ofPart = listedVehiclesOfPart }: { readonly part: number; readonly now: Date; readonly ofPart?: number },
): Promise<readonly ListedVehicle[] | null> => {
  const found: ListedVehicle[] = [];
  let place = 0;
  for await (const row of listedRows(db, site, { now, wantsPictures: true })) {
    if (place >= part * ofPart) break;
    if (place >= (part - 1) * ofPart)
      found.push({ slug: row.slug, changed_at: row.updated_at.toISOString(), image: primaryImage(picturesOf(row)) });
    place += 1;
  }
  return found.length === 0 ? null : found;
};
