import * as z from 'zod';
import { type Favourite, favouriteSchema } from './shopper';

/** What a list of kept vehicles is for: to come back to, or to stand side by side (FAVS-01). */
export type SavedMode = 'favourite' | 'compare';

/** The most vehicles of a list: four stand side by side (FAVS-01); one search reads a hundred as they are now. */
export const mostSaved = { compare: 4, favourite: 100 } as const satisfies Record<SavedMode, number>;

/**
 * Kept vehicles from what a device stored as JSON, each once, no more than the mode allows (FAVS-01). An entry that
 * cannot be read is forgotten, the others stay; it never throws.
 */
export const readSaved = (stored: string | null, mode: SavedMode): readonly Favourite[] => {
  try {
    const entries = z
      .array(z.unknown())
      .catch([])
      .parse(JSON.parse(stored ?? '[]'));
    const vehicles = entries.flatMap((entry) => favouriteSchema.safeParse(entry).data ?? []);
    return [...new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])).values()].slice(0, mostSaved[mode]);
  } catch {
    // Someone else's words under our key, or a half-written list: there is nobody to tell.
    return [];
  }
};

/** The list with another vehicle at its end; the same list when it is there already, null when there is no room. */
export const withSaved = (
  saved: readonly Favourite[],
  vehicle: Favourite,
  mode: SavedMode,
): readonly Favourite[] | null => {
  if (saved.some(({ id }) => id === vehicle.id)) return saved;
  return saved.length < mostSaved[mode] ? [...saved, favouriteSchema.parse(vehicle)] : null;
};

/** The list without a vehicle. */
export const withoutSaved = (saved: readonly Favourite[], vehicleId: string): readonly Favourite[] =>
  saved.filter(({ id }) => id !== vehicleId);
