import type { Favourite } from '@forecourt/domain/shopper';

/** What a list of kept vehicles is for: to come back to, or to stand side by side (FAVS-01). */
export type SavedMode = 'favourite' | 'compare';

/** The most vehicles of a list: four stand side by side (FAVS-01); one search reads a hundred as they are now. */
export const mostSaved = { compare: 4, favourite: 100 } as const satisfies Record<SavedMode, number>;

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A favourite by its fields alone; none where one is missing. By hand and not by `favouriteSchema`: every page reads the
 * list, and none shall load a validator for it.
 */
const favouriteOf = (entry: unknown): readonly Favourite[] => {
  if (typeof entry !== 'object' || entry === null) return [];
  const { id, name, slug, make, model, primary_image_url }: Partial<Record<keyof Favourite, unknown>> = entry;
  if (!isText(id) || !isText(name) || !isText(slug) || !isText(make) || !isText(model)) return [];
  if (primary_image_url !== null && !isText(primary_image_url)) return [];
  return [{ id, name, slug, make, model, primary_image_url }];
};

/**
 * Kept vehicles from what a device stored as JSON, each once, no more than the mode allows (FAVS-01). An entry that
 * cannot be read is forgotten, the others stay; it never throws.
 */
export const readSaved = (stored: string | null, mode: SavedMode): readonly Favourite[] => {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    const vehicles = Array.isArray(entries) ? entries.flatMap(favouriteOf) : [];
    return [...new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])).values()].slice(0, mostSaved[mode]);
  } catch {
    // Another program's data under this key, or a half-written list. No message would help the shopper.
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
  return saved.length < mostSaved[mode] ? [...saved, ...favouriteOf(vehicle)] : null;
};

/** The list without a vehicle. */
export const withoutSaved = (saved: readonly Favourite[], vehicleId: string): readonly Favourite[] =>
  saved.filter(({ id }) => id !== vehicleId);
