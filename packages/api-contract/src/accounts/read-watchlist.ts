import { isText, orNull, readFields } from '@forecourt/domain/read-fields';
import type { WatchedVehicle, WatchlistAnswer, WatchlistJoined } from './watchlist';

// What pages read in the browser, without the library of the schemas (`watchlist.ts`).

const isListOf =
  <Value>(isOne: (value: unknown) => value is Value) =>
  (value: unknown): value is readonly Value[] =>
    Array.isArray(value) && value.every(isOne);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isWatched = (value: unknown): value is WatchedVehicle =>
  isRecord(value) && isText(value.id) && isText(value.name) && isText(value.make) && isText(value.model);

/**
 * An answer as `watchlistAnswerSchema` reads it.
 * @throws TypeError that names the field that does not fit.
 */
export const readWatchlist = (answer: unknown): WatchlistAnswer => {
  const { phone_number, saved, compared } = readFields<{
    readonly phone_number: string | null;
    readonly saved: readonly WatchedVehicle[];
    readonly compared: readonly WatchedVehicle[];
  }>('Watchlist', answer, {
    phone_number: orNull(isText),
    saved: isListOf(isWatched),
    compared: isListOf(isWatched),
  });
  const only = ({ id, name, make, model }: WatchedVehicle): WatchedVehicle => ({ id, name, make, model });
  return { phone_number, saved: saved.map(only), compared: compared.map(only) };
};

/**
 * What had no room, as `watchlistJoinedSchema` reads it.
 * @throws TypeError that names the field that does not fit.
 */
export const readJoined = (answer: unknown): WatchlistJoined['left'] => {
  const { left } = readFields<{ readonly left: Readonly<Record<string, unknown>> }>('Joined', answer, {
    left: isRecord,
  });
  const { saved, compared } = readFields<{ readonly saved: readonly string[]; readonly compared: readonly string[] }>(
    'Joined',
    left,
    { saved: isListOf(isText), compared: isListOf(isText) },
  );
  return { saved: [...saved], compared: [...compared] };
};
