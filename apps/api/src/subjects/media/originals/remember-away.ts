import { type Originals, StorageAway } from './originals';

/** Milliseconds for which nobody asks a storage that was away. */
const awayMs = 5_000;

/**
 * A storage that is left alone for a moment after it was away: whoever asks meanwhile gets the same fault at once. One of
 * those that come then asks again, and the others wait for no answer that will not come.
 */
export const rememberAway = (
  originals: Originals,
  { clock = () => performance.now() }: { readonly clock?: () => number } = {},
): Originals => {
  let away: { readonly fault: StorageAway; readonly until: number } | null = null;
  const ask = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    if (away !== null) {
      if (clock() < away.until) throw away.fault;
      // This one asks; the others are answered as before until it knows.
      away = { ...away, until: clock() + awayMs };
    }
    try {
      const answer = await call();
      away = null;
      return answer;
    } catch (error) {
      if (error instanceof StorageAway) away = { fault: error, until: clock() + awayMs };
      throw error;
    }
  };
  return {
    place: originals.place,
    sizeOf: (hash) => ask(() => originals.sizeOf(hash)),
    read: (hash) => ask(() => originals.read(hash)),
    write: (hash, bytes) => ask(() => originals.write(hash, bytes)),
    remove: (hash) => ask(() => originals.remove(hash)),
    probe: () => originals.probe(),
  };
};
