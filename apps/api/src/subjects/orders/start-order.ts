import type { SiteDocument } from '@forecourt/config/site-document';
import type { OrderKind } from '@forecourt/domain/order';
import { isFeeLost } from '@forecourt/domain/order-law';
import { isAvailable, isReservable, vehicleName } from '@forecourt/domain/vehicle';
import { controlledVehicle } from '@forecourt/domain/vehicle-controls';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../ground/database/database';
import { orders, shoppers } from '../../ground/database/schema';
import { findSiteVehicleById } from '../vehicles';
import { orderFigures } from './order-figures';
import { linkEnd } from './order-link';
import { recordEvent } from './order-store';
import { orderedVehicle } from './order-vehicle';

/** Whether a site takes orders of a kind at all (SITE-04). */
export const takesOrders = ({ flags }: Pick<SiteDocument, 'flags'>, kind: OrderKind): boolean =>
  kind === 'buy' ? flags['buy-online'] : flags.reserve;

/** What came of beginning an order. */
export type StartedOrder =
  | { readonly kind: 'started'; readonly id: string; readonly slug: string }
  /** Somebody else has the vehicle, or nobody can have it online; its page says more. */
  | {
      readonly kind: 'taken';
      readonly slug: string;
      readonly why: 'reserved' | 'sold' | 'not-reservable' | 'not-online';
    }
  | { readonly kind: 'unknown' };

/** What is known of somebody who is signed in. */
const knownAnswers = async (db: Pick<Db, 'select'>, shopperId: string | null) => {
  if (shopperId === null) return {};
  const [row] = await db.select().from(shoppers).where(eq(shoppers.id, shopperId));
  if (row === undefined) return {};
  const [name = '', ...more] = row.name.split(' ');
  return { name, last_name: more.join(' '), phone: row.phone, email: row.email ?? '' };
};

/** Begins an order of a vehicle. Nothing is held yet: that takes who it is, and their word. */
export const startOrder = async (
  db: Db,
  {
    site,
    now,
    who,
    shopperId,
  }: {
    readonly site: SiteDocument;
    readonly now: Date;
    readonly who: string;
    readonly shopperId: string | null;
  },
  { carId, kind }: { readonly carId: string; readonly kind: OrderKind },
): Promise<StartedOrder> => {
  const found = /^\d{1,18}$/.test(carId) ? await findSiteVehicleById(db, site, carId) : null;
  if (found === null) return { kind: 'unknown' };
  const { vehicle } = found;
  const { slug } = vehicle;
  if (!isAvailable(vehicle)) return { kind: 'taken', slug, why: 'sold' };
  if (vehicle.reserved) return { kind: 'taken', slug, why: 'reserved' };
  if (!isReservable(controlledVehicle(vehicle))) return { kind: 'taken', slug, why: 'not-reservable' };
  const id = uuidv7();
  const answers = await knownAnswers(db, shopperId);
  const { state, regions } = orderedVehicle(site, found);
  const figures = orderFigures({ site, vehicle, kind, answers, state, regions });
  if (isFeeLost(site.vehicle, figures.feeCents)) return { kind: 'taken', slug, why: 'not-online' };
  await db.transaction(async (tx) => {
    await tx.insert(orders).values({
      ...{ id, kind, answers, state: 'started', website_id: site.website_id, dealership_id: found.dealership.id },
      vehicle_id: BigInt(vehicle.id),
      vehicle_name: vehicleName(vehicle),
      stocknum: vehicle.stocknum,
      price_cents: figures.priceCents,
      shopper_id: shopperId,
      link_ends_at: linkEnd(now),
      created_at: now,
      updated_at: now,
    });
    await recordEvent(tx, { id, state: 'started' }, { at: now, who, act: 'started' });
  });
  return { kind: 'started', id, slug };
};
