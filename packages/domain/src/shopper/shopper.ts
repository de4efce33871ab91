import * as z from 'zod';

/** A signed-in user (spec section 3): `phone` is what a watchlist is kept by; null until one is given (WTCH-01). */
export const userSchema = z.object({ id: z.string().min(1), phone: z.string().nullable() });
export type User = z.infer<typeof userSchema>;

/** A favourite as it is stored, on the device or with the account (FAVS-01). */
export const favouriteSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  make: z.string(),
  model: z.string(),
  primary_image_url: z.string().nullable(),
});
export type Favourite = z.infer<typeof favouriteSchema>;

/** A saved car of a watchlist: its state is always read anew (WTCH-03). */
export const watchlistItemSchema = favouriteSchema.pick({ id: true });
export type WatchlistItem = z.infer<typeof watchlistItemSchema>;

/** What is remembered of a car that was looked at (HIST-01). */
export const viewedVehicleSchema = z.object({
  id: z.string(),
  stocknum: z.string(),
  make: z.string(),
  model: z.string(),
  body: z.string().nullable(),
  simple_body: z.string().nullable(),
});
export type ViewedVehicle = z.infer<typeof viewedVehicleSchema>;
