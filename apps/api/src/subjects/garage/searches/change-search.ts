import type { AlertsForm, SavedAlertsForm } from '@forecourt/api-contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../ground/database/database';
import { savedSearches, shoppers } from '../../../ground/database/schema';
import type { Refusal } from '../../../ground/http/shopper-write';
import { recordGone } from '../record-gone';
import { type AlertChange, agreeToAlerts } from './agree-to-alerts';

type Changed = Promise<Refusal | Record<never, never>>;

/** Changes what a search is called and how its shopper is told of it, with the consent that this needs. */
export const changeSearch = (db: Db, asked: AlertChange, form: AlertsForm): Changed =>
  db.transaction((tx) =>
    agreeToAlerts(tx, asked, form, async () => {
      const { id, name, frequency, channel } = form;
      const changed = await tx
        .update(savedSearches)
        .set({ name, frequency, channel })
        .where(and(eq(savedSearches.id, id), eq(savedSearches.shopper_id, asked.shopper.id)))
        .returning({ id: savedSearches.id });
      return changed.length === 0 ? recordGone() : {};
    }),
  );

/** Changes how a shopper is told of the vehicles that they saved, with the consent that this needs. */
export const changeSavedAlerts = (db: Db, asked: AlertChange, form: SavedAlertsForm): Changed =>
  db.transaction((tx) =>
    agreeToAlerts(tx, asked, form, async () => {
      const changed = await tx
        .update(shoppers)
        .set({ saved_frequency: form.frequency, saved_channel: form.channel })
        .where(eq(shoppers.id, asked.shopper.id))
        .returning({ id: shoppers.id });
      return changed.length === 0 ? recordGone() : {};
    }),
  );

/** Takes a search out of an account; one that is gone already is gone. */
export const removeSearch = async (db: Db, shopperId: string, id: string): Promise<void> => {
  await db.delete(savedSearches).where(and(eq(savedSearches.id, id), eq(savedSearches.shopper_id, shopperId)));
};
