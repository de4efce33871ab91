import type { Order, OrderAlternative } from '@forecourt/api-contract';
import type { RotatedSecret } from '@forecourt/api-contract/service';
import { paymentPath } from '@forecourt/config/pages';
import type { SiteDocument } from '@forecourt/config/site-document';
import { vehicleName } from '@forecourt/domain/vehicle';
import { isPlaceholderImage } from '@forecourt/domain/vehicle-images';
import { askedAmount, formatDollars, shownPrice } from '@forecourt/domain/vehicle-price';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../../ground/database/database';
import { type OrderRow, payments } from '../../ground/database/schema';
import { paymentToken, receiptPdfPath } from '../payments';
import { SearchAwayError, type SearchProvider } from '../search';
import { similarIds } from '../vehicle-pages';
import { findSiteVehicles } from '../vehicles';
import { type OrderedVehicle, vehicleOfOrder } from './order-vehicle';
import { orderView, vehicleState } from './order-view';

/** What reading an order takes. */
export interface ReadPlace {
  readonly db: Db;
  readonly site: SiteDocument;
  readonly now: Date;
  readonly serviceToken: RotatedSecret;
  readonly search: Pick<SearchProvider, 'hitsOf'>;
  readonly indexName: string;
  readonly isSignedIn: boolean;
  readonly log: Pick<Logger, 'warn'>;
}

const priceWords = (price: ReturnType<typeof shownPrice>): string => {
  const asked = askedAmount(price);
  if (asked !== null) return formatDollars(asked);
  return 'label' in price ? price.label : '';
};

/** Vehicles like one that cannot be had any more. Without the search there are none, and the order is shown all the same. */
const alternatives = async (place: ReadPlace, { vehicle }: OrderedVehicle): Promise<readonly OrderAlternative[]> => {
  const { db, site, search, indexName, log } = place;
  const ids = await similarIds({ search, indexName, site }, vehicle).catch((error: unknown) => {
    if (!(error instanceof SearchAwayError)) throw error;
    log.warn({ err: error }, 'an order is shown without similar vehicles');
    return [];
  });
  const shown = await findSiteVehicles(db, site, ids);
  return ids.flatMap((id) => {
    const found = shown.get(id);
    if (found === undefined) return [];
    return [
      {
        id,
        slug: found.slug,
        name: vehicleName(found),
        picture: isPlaceholderImage(found.primary_image_url) ? null : found.primary_image_url,
        price: priceWords(shownPrice(found, site.vehicle)),
      },
    ];
  });
};

const receiptPaths = (token: string) => ({ receiptPath: paymentPath(token), receiptPdfPath: receiptPdfPath(token) });

/** An order as its shopper sees it now. */
export const readOrder = async (place: ReadPlace, order: OrderRow): Promise<Order> => {
  const { db, site, now, serviceToken, isSignedIn } = place;
  const found = await vehicleOfOrder(db, site, order);
  const [row] =
    order.payment_id === null ? [] : await db.select().from(payments).where(eq(payments.id, order.payment_id));
  const isTaken = vehicleState({ order, found, site, now }) !== 'free';
  return orderView({
    ...{ order, site, found, isSignedIn, now },
    payment: row === undefined ? null : { ...row, ...receiptPaths(paymentToken(serviceToken, row.id)) },
    similar: isTaken && found !== null ? await alternatives(place, found) : [],
  });
};
