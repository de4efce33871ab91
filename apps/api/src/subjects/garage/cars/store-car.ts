import { garageLimits, type OwnCarForm } from '@forecourt/api-contract';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../ground/database/database';
import { ownCars, shoppers } from '../../../ground/database/schema';
import { type Refusal, refusal } from '../../../ground/http/shopper-write';
import { recordGone } from '../record-gone';

/** A number as it is stored; null for nothing. */
const figure = (typed: string): number | null => (typed === '' ? null : Number(typed));

const columnsOf = ({ make, model, year, km, rego, rego_state, service_due }: OwnCarForm) => ({
  ...{ make, model, year: figure(year), km: figure(km) },
  ...{ rego: rego.toUpperCase().replace(/\s+/g, ''), rego_state, service_due: service_due === '' ? null : service_due },
});

/**
 * Adds a vehicle of the shopper's own, or changes the one that the form names.
 * @returns its id
 */
export const storeCar = (
  db: Db,
  { shopperId, now }: { readonly shopperId: string; readonly now: Date },
  form: OwnCarForm,
): Promise<{ readonly id: string } | Refusal> =>
  db.transaction(async (tx) => {
    // One at a time: two tabs must not go over the limit together.
    await tx.select({ id: shoppers.id }).from(shoppers).where(eq(shoppers.id, shopperId)).for('update');
    const stored = { ...columnsOf(form), updated_at: now };
    if (form.id !== '') {
      const [changed] = await tx
        .update(ownCars)
        .set(stored)
        .where(and(eq(ownCars.id, form.id), eq(ownCars.shopper_id, shopperId)))
        .returning({ id: ownCars.id });
      return changed ?? recordGone();
    }
    if ((await tx.$count(ownCars, eq(ownCars.shopper_id, shopperId))) >= garageLimits.cars)
      return refusal(
        409,
        'many_cars',
        `You have reached the limit of ${garageLimits.cars} vehicles. Please remove one that you do not have any more.`,
      );
    const id = uuidv7();
    await tx.insert(ownCars).values({ id, shopper_id: shopperId, created_at: now, ...stored });
    return { id };
  });

/** Takes a vehicle out of an account; one that is gone already is gone. */
export const removeCar = async (db: Db, shopperId: string, id: string): Promise<void> => {
  await db.delete(ownCars).where(and(eq(ownCars.id, id), eq(ownCars.shopper_id, shopperId)));
};
