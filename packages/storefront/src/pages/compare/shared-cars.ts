import { mostSaved } from '../../features/saved/vehicles/saved-rules';

/** Vehicles that an address names, by their ids, and how many it named beyond those that fit side by side. */
export interface SharedCars {
  readonly ids: readonly string[];
  readonly left: number;
}

/** Ids of vehicles are numbers (`viewedQuery`); anything else in an address names none. */
const isId = (text: string): boolean => /^\d{1,19}$/.test(text);

/**
 * The vehicles that `?cars=` names, each once, the first four of them (FAVS-01). Null where the address has no such
 * parameter: then the page shows what this device keeps.
 */
export const readSharedCars = (query: URLSearchParams): SharedCars | null => {
  if (!query.has('cars')) return null;
  const named = query.getAll('cars').flatMap((text) => text.split(','));
  const ids = [...new Set(named.map((text) => text.trim()).filter(isId))];
  return { ids: ids.slice(0, mostSaved.compare), left: Math.max(0, ids.length - mostSaved.compare) };
};

/** The address of a comparison that others can open: `/compare?cars=101,102`. */
export const sharedCarsPath = (comparePath: string, ids: readonly string[]): string =>
  `${comparePath}?cars=${ids.join(',')}`;
