import type { SiteOffer } from '@forecourt/api-contract';
import type { Dealership } from '@forecourt/config/dealership';
import { type OfferEntry, offersDocumentSchema } from '@forecourt/config/offers-document';
import type { SiteDocument } from '@forecourt/config/site-document';
import { siteShows } from '@forecourt/config/stock-source';
import { isOfferShown } from '@forecourt/domain/offer';
import { isAvailable, type Vehicle, vehicleName } from '@forecourt/domain/vehicle';
import { isPlaceholderImage } from '@forecourt/domain/vehicle-images';
import { shownPrice } from '@forecourt/domain/vehicle-price';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Db } from '../../ground/database/database';
import { offerLists, vehicles } from '../../ground/database/schema';
import { readStored } from '../../ground/database/stored-document';
import { siteDealerships } from '../sites';
import { vehicleFromRow } from '../vehicles';
import { publishedOffer } from './published-offer';

interface OfferContext {
  readonly db: Db;
  readonly site: SiteDocument;
  readonly now: Date;
  readonly log: Pick<Logger, 'error'>;
}

/** An offer with the dealership that makes it. */
interface MadeOffer {
  readonly entry: OfferEntry;
  readonly dealership: Dealership;
}

const storedOffers = (dealership: Dealership, document: unknown): MadeOffer[] => {
  const read = readStored(offersDocumentSchema, document);
  if (!(read instanceof z.ZodError)) return read.data.offers.map((entry) => ({ entry, dealership }));
  throw new Error(`The stored offers of dealership ${dealership.id} cannot be read: ${z.prettifyError(read)}`);
};

const offersOf = async (db: Db, dealerships: readonly Dealership[]): Promise<MadeOffer[]> => {
  const ids = dealerships.map(({ id }) => id);
  const rows = await db.select().from(offerLists).where(inArray(offerLists.dealership_id, ids));
  return dealerships.flatMap((dealership) => {
    const row = rows.find(({ dealership_id }) => dealership_id === dealership.id);
    return row === undefined ? [] : storedOffers(dealership, row.document);
  });
};

const keyOf = (dealershipId: string, ...names: readonly string[]): string =>
  JSON.stringify([dealershipId, ...names.map((name) => name.toLowerCase())]);

/** The vehicles that offers are for, by dealership and stock number. */
const tiedVehicles = async (db: Db, made: readonly MadeOffer[]): Promise<ReadonlyMap<string, Vehicle>> => {
  const wanted = made.flatMap(({ entry: { stocknum }, dealership }) =>
    stocknum === null ? [] : [and(eq(vehicles.dealership_id, dealership.id), eq(vehicles.stocknum, stocknum))],
  );
  if (wanted.length === 0) return new Map();
  const slugs = new Map(made.map(({ dealership }) => [dealership.id, dealership.slug]));
  const rows = await db
    .select()
    .from(vehicles)
    .where(or(...wanted));
  return new Map(
    rows.map((row) => [
      keyOf(row.dealership_id, row.stocknum),
      vehicleFromRow(row, slugs.get(row.dealership_id) ?? row.dealership_id),
    ]),
  );
};

/** A picture of the stock, and the paint of the vehicle in it. */
interface StockPicture {
  readonly url: string;
  readonly colour: string | null;
}

/** The first real picture of each model that an offer is for, in the stock of the dealership that makes the offer. */
const modelPictures = async (db: Db, made: readonly MadeOffer[]): Promise<ReadonlyMap<string, StockPicture>> => {
  const wanted = made.flatMap(({ entry: { manufacturer, model }, dealership }) =>
    manufacturer === null || model === null
      ? []
      : [
          and(
            eq(vehicles.dealership_id, dealership.id),
            sql`lower(${vehicles.make}) = ${manufacturer.toLowerCase()}`,
            sql`lower(${vehicles.model}) = ${model.name.toLowerCase()}`,
          ),
        ],
  );
  if (wanted.length === 0) return new Map();
  const { dealership_id, make, model, primary_image_url: url, colour } = vehicles;
  const rows = await db
    .select({ dealership_id, make, model, url, colour })
    .from(vehicles)
    .where(and(or(...wanted), isNotNull(url), eq(vehicles.sold, false), eq(vehicles.show_on_dealer_website, true)))
    .orderBy(vehicles.id);
  const pictures = new Map<string, StockPicture>();
  for (const row of rows) {
    const key = keyOf(row.dealership_id, row.make, row.model);
    if (row.url !== null && !isPlaceholderImage(row.url) && !pictures.has(key))
      pictures.set(key, { url: row.url, colour: row.colour });
  }
  return pictures;
};

const pictureOf = (vehicle: Vehicle | null): StockPicture | undefined =>
  vehicle === null || vehicle.primary_image_url === null || isPlaceholderImage(vehicle.primary_image_url)
    ? undefined
    : { url: vehicle.primary_image_url, colour: vehicle.colour };

/** One offer of each id, which is its address. Documents that share one are refused, so a second is a fault of ours. */
const oneOfEach = (offers: readonly SiteOffer[], { site, log }: OfferContext): readonly SiteOffer[] => {
  const makers = new Map<string, string>();
  return offers.filter(({ id, dealership }) => {
    const maker = makers.get(id);
    if (maker === undefined) {
      makers.set(id, dealership.id);
      return true;
    }
    log.error(
      { site: site.website_id, offer: id, shown: maker, left_out: dealership.id },
      'two offers of one id on a site: the second is left out; apply it under another id',
    );
    return false;
  });
};

/**
 * Every offer that a site may show now, dealership by dealership in the site's order (OFFR-02): without those that it is
 * excluded from, and those for a vehicle that it does not show or that was sold longer ago than `soldCarDays`. None where
 * `flags.offers` is off. Descriptions are sanitised here (OFFR-01), so that a rule that is mended mends every offer.
 */
export const siteOffers = async (context: OfferContext): Promise<readonly SiteOffer[]> => {
  const { db, site, now } = context;
  if (!site.flags.offers) return [];
  const made = await offersOf(db, await siteDealerships(db, site));
  const [tied, pictures] = await Promise.all([tiedVehicles(db, made), modelPictures(db, made)]);
  const offers = made.flatMap(({ entry, dealership }): SiteOffer[] => {
    const vehicle = entry.stocknum === null ? null : tied.get(keyOf(dealership.id, entry.stocknum));
    if (vehicle === undefined || (vehicle !== null && !siteShows(site, vehicle))) return [];
    if (!isOfferShown(entry, { website_id: site.website_id, state: site.state, vehicle, now }, site.vehicle)) return [];
    const offer = publishedOffer(entry);
    const fromStock =
      offer.image_or_model_image?.url == null
        ? (pictureOf(vehicle) ?? pictures.get(keyOf(dealership.id, entry.manufacturer ?? '', entry.model?.name ?? '')))
        : undefined;
    return [
      {
        ...offer,
        image_or_model_image: fromStock === undefined ? offer.image_or_model_image : { url: fromStock.url },
        image_colour: fromStock?.colour ?? null,
        dealership: { id: dealership.id, slug: dealership.slug, name: dealership.name },
        vehicle:
          vehicle === null
            ? null
            : {
                id: vehicle.id,
                slug: vehicle.slug,
                name: vehicleName(vehicle),
                car_type: vehicle.car_type,
                sold: !isAvailable(vehicle),
                shown_price: shownPrice(vehicle, site.vehicle),
              },
      },
    ];
  });
  return oneOfEach(offers, context);
};
