import { isAvailable } from '@forecourt/domain/vehicle';
import { and, eq } from 'drizzle-orm';
import { savedVehicles } from '../../ground/database/schema';
import { type Refusal, refusal, type ShopperWrite } from '../../ground/http/shopper-write';
import { isRefused, writingShopper } from '../shoppers';
import { findSiteVehicles } from '../vehicles';
import { holdLists, mostOf, rowOf, rowOfVehicle } from './saved-rows';
import { carBody, readBody, unnamedNumber } from './watchlist-body';

/** What a list has no room for. */
const fullWords = {
  saved: `You can save up to ${mostOf.saved} vehicles. Please remove one to save another.`,
  compared: `You can keep up to ${mostOf.compared} vehicles to compare. Please remove one to add another.`,
} as const;

/**
 * Keeps a vehicle in a list of whoever is signed in, with what the site asks for it now. Again it changes nothing; one that
 * the site does not show, or that has sold, is taken only where it is there already (WTCH-02, WTCH-03).
 */
export const saveCar = async (
  write: Pick<ShopperWrite, 'site' | 'context' | 'sent'>,
): Promise<Refusal | { readonly isNew: boolean }> => {
  const shopper = await writingShopper(write);
  if (isRefused(shopper)) return shopper;
  const {
    site,
    sent,
    context: { db, now },
  } = write;
  const asked = readBody(carBody, sent);
  if ('kind' in asked) return asked;
  const { car_id: id, list: kind } = asked;
  const unnamed = unnamedNumber(asked, sent);
  if (unnamed !== null) return unnamed;
  return db.transaction(async (tx) => {
    await holdLists(tx, shopper.id);
    const [known] = await tx
      .select({ id: savedVehicles.vehicle_id })
      .from(savedVehicles)
      .where(rowOfVehicle(shopper.id, kind, id));
    if (known !== undefined) return { isNew: false };
    const vehicle = (await findSiteVehicles(tx, site, [id])).get(id);
    if (vehicle === undefined)
      return refusal(404, 'vehicle_not_found', 'This vehicle is not on this website any more.');
    if (!isAvailable(vehicle)) return refusal(409, 'sold', 'This vehicle has sold. Please choose another one.');
    const kept = await tx.$count(
      savedVehicles,
      and(eq(savedVehicles.shopper_id, shopper.id), eq(savedVehicles.kind, kind)),
    );
    if (kept >= mostOf[kind]) return refusal(409, 'full', fullWords[kind]);
    await tx.insert(savedVehicles).values(rowOf(vehicle, { shopperId: shopper.id, kind, site, now }));
    return { isNew: true };
  });
};

/** Takes a vehicle out of a list; one that is not there is no fault (WTCH-02). */
export const removeCar = async (
  write: Pick<ShopperWrite, 'site' | 'context' | 'sent'>,
): Promise<Refusal | { readonly id: string }> => {
  const shopper = await writingShopper(write);
  if (isRefused(shopper)) return shopper;
  const { sent, context } = write;
  const asked = readBody(carBody, sent);
  if ('kind' in asked) return asked;
  const unnamed = unnamedNumber(asked, sent);
  if (unnamed !== null) return unnamed;
  await context.db.delete(savedVehicles).where(rowOfVehicle(shopper.id, asked.list, asked.car_id));
  return { id: asked.car_id };
};
