import { savedVehicles } from '../../ground/database/schema';
import { type Refusal, refusal, type ShopperWrite } from '../../ground/http/shopper-write';
import { isRefused, writingShopper } from '../shoppers';
import { rowOfVehicle } from './saved-rows';
import { noteBody, readBody } from './watchlist-body';

/** Writes what a shopper notes about a vehicle that they have saved; an empty note takes it away. */
export const noteCar = async (
  write: Pick<ShopperWrite, 'site' | 'context' | 'sent'>,
): Promise<Refusal | { readonly id: string }> => {
  const shopper = await writingShopper(write);
  if (isRefused(shopper)) return shopper;
  const asked = readBody(noteBody, write.sent);
  if ('kind' in asked) return asked;
  const written = await write.context.db
    .update(savedVehicles)
    .set({ note: asked.note.trim() })
    .where(rowOfVehicle(shopper.id, 'saved', asked.car_id))
    .returning({ id: savedVehicles.vehicle_id });
  if (written.length === 0)
    return refusal(404, 'not_saved', 'This vehicle is not in your watchlist any more. Please save it again first.');
  return { id: asked.car_id };
};
