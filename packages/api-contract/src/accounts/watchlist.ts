import { shownPriceSchema } from '@forecourt/domain/vehicle-price';
import * as z from 'zod';

/** Lists of an account: vehicles that were saved, and vehicles to compare (WTCH-01, FAVS-01). */
export const watchedLists = ['saved', 'compared'] as const;
export type WatchedList = (typeof watchedLists)[number];

/** A vehicle in a list: enough to know its heart by, and to name it once it is gone. */
export const watchedVehicleSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Empty where the vehicle is nowhere any more. */
  make: z.string(),
  model: z.string(),
});
export type WatchedVehicle = z.infer<typeof watchedVehicleSchema>;

/** GET /api/watchlist: the lists of whoever is signed in, in the order in which vehicles came; for nobody they are empty. */
export const watchlistAnswerSchema = z.object({
  /** E.164: the number that writes name (WTCH-02); null where nobody is signed in. */
  phone_number: z.string().nullable(),
  saved: z.array(watchedVehicleSchema),
  compared: z.array(watchedVehicleSchema),
});
export type WatchlistAnswer = z.infer<typeof watchlistAnswerSchema>;

/** Answer to a write of the watchlist that is done (WTCH-02); one that is not is a problem with `success: false`. */
export const watchlistDoneSchema = z.object({ success: z.literal(true) });

/** Answer to POST /api/watchlist/join: the ids that had no room in the account and stay where they were. */
export const watchlistJoinedSchema = watchlistDoneSchema.extend({
  left: z.object({ saved: z.array(z.string()), compared: z.array(z.string()) }),
});
export type WatchlistJoined = z.infer<typeof watchlistJoinedSchema>;

/**
 * How a saved vehicle stands on its site now (WTCH-03): `announced` is coming soon, `gone` is shown nowhere on the site
 * any more.
 */
export const savedStates = ['available', 'announced', 'reserved', 'sold', 'gone'] as const;
export type SavedState = (typeof savedStates)[number];

/** A vehicle of the watchlist as it is now, beside what it was when it was saved. */
export const savedVehicleSchema = z.object({
  id: z.string(),
  /** Year, make and model; of one that is gone, as it was called when it was saved. */
  name: z.string(),
  /** Badge and series; empty for none. */
  detail: z.string(),
  /** Empty where the vehicle is nowhere any more. */
  make: z.string(),
  model: z.string(),
  state: z.enum(savedStates),
  /** The path of its page; null where it has none any more. */
  path: z.string().nullable(),
  picture: z.string().nullable(),
  /** The price that the site shows now. */
  price: shownPriceSchema,
  /** Its list price in AUD dollars when it was saved; null where the site showed no price. */
  price_then: z.number().nullable(),
  /**
   * AUD dollars that the site asked for it then, its offer price where one was shown; null where that is not known: it is
   * compared by its list price.
   */
  asked_then: z.number().nullable().default(null),
  saved_at: z.string(),
  note: z.string(),
});
export type SavedVehicle = z.infer<typeof savedVehicleSchema>;

/** GET /internal/v1/sites/{website_id}/saved-vehicles: the watchlist of a session, the newest first. */
export const savedVehiclesSchema = z.object({
  /** E.164 of the shopper whose they are. */
  phone_number: z.string(),
  vehicles: z.array(savedVehicleSchema),
});
export type SavedVehicles = z.infer<typeof savedVehiclesSchema>;

/** Most characters of a note. */
export const longestNote = 500;
